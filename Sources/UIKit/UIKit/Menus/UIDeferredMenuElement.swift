import Foundation
import UIFoundation

/// Stands in a menu for elements that come later (behaviour 603).
///
/// Until they are there, the menu shows that they are awaited.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private var keepsElements: Bool = true
  /// The elements that were delivered, where they are kept.
  private(set) final var known: [UIMenuElement]?

  /// - Parameter elementProvider: Called when the menu is first shown; it calls what it is given with the elements, once. They are kept.
  public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil, subtitle: nil)
  }

  /// An element whose provider is called each time that the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = Self(elementProvider)
    element.keepsElements = false
    return element
  }

  /// Asks for the elements; an answer after the first one is not heard.
  final func load(_ deliver: @escaping ([UIMenuElement]) -> Void) {
    if let known { return deliver(known) }
    var isAnswered: Bool = false
    provider { [weak self] elements in
      guard !isAnswered else { return }
      isAnswered = true
      if let self, keepsElements { known = elements }
      deliver(elements)
    }
  }
}
