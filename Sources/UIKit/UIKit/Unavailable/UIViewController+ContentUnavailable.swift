import Foundation
import SwiftUICore
import UIFoundation

/// What a controller shows in place of its content.
@MainActor
final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller is to be asked before the next layout.
  var isAsked: Bool = false
}

extension UIViewController {
  /// What is shown over the controller's view, which has nothing to show; nil, the default, for nothing.
  ///
  /// Set it in `updateContentUnavailableConfiguration(using:)`, which is called again when something changes.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set {
      guard newValue != nil || unavailable?.configuration != nil else { return }
      let holder: UnavailableContent = unavailable ?? UnavailableContent()
      unavailable = holder
      holder.configuration = newValue
      show(holder)
    }
  }

  /// What configurations go by now: the traits, and the text of the search.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search, search.isActive || search.searchBar.text?.isEmpty == false {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Asks for `updateContentUnavailableConfiguration(using:)` before the next frame.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    let holder: UnavailableContent = unavailable ?? UnavailableContent()
    unavailable = holder
    guard !holder.isAsked else { return }
    holder.isAsked = true
    guard let graph = viewIfLoaded?.layoutRoot?.graph else { return }
    graph.afterUpdate { [weak self] in MainActor.assumeIsolated { self?.updateUnavailableIfNeeded() } }
  }

  /// Asks the controller, where somebody wished it.
  func updateUnavailableIfNeeded() {
    guard let holder = unavailable, holder.isAsked else { return }
    holder.isAsked = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private func show(_ holder: UnavailableContent) {
    let state: UIContentUnavailableConfigurationState = contentUnavailableConfigurationState
    guard let configuration = holder.configuration?.updated(for: state) else {
      holder.view?.removeFromSuperview()
      return holder.view = nil
    }
    if let view = holder.view, view.supports(configuration) { return view.configuration = configuration }
    holder.view?.removeFromSuperview()
    let made: any UIView & UIContentView = configuration.makeContentView()
    holder.view = made
    loadViewIfNeeded()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
  }
}
