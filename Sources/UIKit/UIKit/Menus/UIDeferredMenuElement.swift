import Foundation
import UIFoundation

/// A place in a menu whose elements are made when the menu is shown.
///
/// ```swift
/// UIMenu(children: [
///   UIDeferredMenuElement { completion in
///     store.loadTags { tags in completion(tags.map { tag in UIAction(title: tag) { _ in } }) }
///   }
/// ])
/// ```
///
/// Until the elements are there the menu says that they are loading.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  private let keeps: Bool
  /// Counts changes of the elements.
  final let changes = ChangeCount()
  /// The elements; nil as long as they are not there.
  private(set) final var elements: [UIMenuElement]?
  /// Tells the answers of earlier requests from those of the last one.
  private var request: Int = 0
  private var isLoading: Bool = false

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

  /// The menu with the element is shown.
  final func load() {
    if keeps, elements != nil || isLoading { return }
    request += 1
    isLoading = true
    let current: Int = request
    provider { [weak self] elements in self?.take(elements, for: current) }
  }

  private func take(_ new: [UIMenuElement], for request: Int) {
    guard request == self.request else { return }
    isLoading = false
    elements = new
    changes.change()
  }

  /// The menu is gone: what is not kept is made again.
  final func unload() {
    guard !keeps, !isLoading || elements != nil else { return }
    request += 1
    isLoading = false
    elements = nil
  }
}
