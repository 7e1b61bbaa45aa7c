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
  /// By which responders know for which place they give elements.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Makes the elements of a place that a responder fills.
  @MainActor @preconcurrency
  open class Provider: NSObject {
    let provide: @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    /// - Parameter elementProvider: Makes the elements, and gives them to the closure that it is called with, at once or later.
    public init(
      elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) {
      provide = elementProvider
      super.init()
    }
  }

  /// The name of the place.
  public let identifier: Identifier
  private let provider: (@MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void)?
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

  /// Elements that the first responder gives that has any, from the one on that has the keyboard: see
  /// `UIResponder.provider(for:)`. None where no responder gives some.
  ///
  /// - Parameters:
  ///   - identifier: By which responders know the place.
  ///   - shouldCacheItems: Whether the elements are kept once they were made. The default is false.
  open class func usingFocus(
    identifier: Identifier, shouldCacheItems: Bool = false
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(nil, keeps: shouldCacheItems, identifier) }

  private init(
    _ provider: (@MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void)?, keeps: Bool,
    _ identifier: Identifier = Identifier(UUID().uuidString)
  ) {
    self.identifier = identifier
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
    if let provider { return provider { elements.take($0) } }
    let responders: [UIResponder] = UIApplication.shared.responders(for: nil)
    guard let found = responders.lazy.compactMap({ $0.provider(for: self) }).first else { return elements.take([]) }
    found.provide { elements.take($0) }
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
