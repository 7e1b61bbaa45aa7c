import Foundation
import UIFoundation

/// A place in a menu whose elements are made when the menu is shown.
///
/// ```swift
/// let tags = ["Home", "Work"]
/// let menu = UIMenu(children: [
///   UIDeferredMenuElement { completion in completion(tags.map { tag in UIAction(title: tag) { _ in } }) }
/// ])
/// print(menu.children.count)
/// ```
///
/// Until the elements are there the menu says that they are loading.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  private let keeps: Bool
  /// The elements that the provider gave, where they are kept.
  private let kept = DeferredElements()

  /// Elements that are made once and kept.
  ///
  /// - Parameter elementProvider: Makes the elements, and gives them to the closure that it is called with, at once or later.
  public convenience init(
    _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) { self.init(elementProvider, keeps: true) }

  /// Elements that are made anew each time that the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, keeps: false) }

  private init(
    _ provider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void, keeps: Bool
  ) {
    self.provider = provider
    self.keeps = keeps
    super.init(title: "", image: nil, subtitle: nil)
  }

  /// The elements for a menu that is shown.
  ///
  /// - Parameter shown: Those of this showing, for elements that are not kept.
  final func elements(_ shown: DeferredElements) -> DeferredElements { keeps ? kept : shown }

  /// Asks for the elements, unless they are there or on their way.
  final func load(_ elements: DeferredElements) {
    guard !elements.isAsked else { return }
    elements.isAsked = true
    provider { elements.take($0) }
  }
}

/// Elements of a menu that come later.
final class DeferredElements {
  /// Counts changes of the elements.
  let changes = ChangeCount()
  /// Nil as long as they are not there.
  private(set) var elements: [UIMenuElement]?
  fileprivate var isAsked: Bool = false

  /// A second answer counts for nothing.
  fileprivate func take(_ new: [UIMenuElement]) {
    guard elements == nil else { return }
    elements = new
    changes.change()
  }
}
