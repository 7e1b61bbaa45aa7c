import Foundation
import FoundationGaps
import UIFoundation

extension UIMenu {
  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// As it suits the menu: rows, and symbols in a palette.
    case automatic = -1
    /// Symbols beside each other, without titles.
    case small = 0
    /// Symbols beside each other, with titles below.
    case medium = 1
    /// Rows.
    case large = 2
  }

  /// Whether the elements stand beside each other.
  var isRow: Bool {
    switch preferredElementSize {
    case .small, .medium: true
    case .large: false
    case .automatic: options.contains(.displayAsPalette)
    }
  }
}

/// How the elements of a menu are shown.
@MainActor @preconcurrency
open class UIMenuDisplayPreferences: NSObject, NSCopying {
  @MainActor @preconcurrency public override init() { super.init() }

  /// How many lines a title may have; 0, the default, for as many as it needs.
  open var maximumNumberOfTitleLines: Int = 0

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let handed: HandedOver<UIMenuDisplayPreferences> = MainActor.assumeIsolated {
      let copy = UIMenuDisplayPreferences()
      copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
      return HandedOver(value: copy)
    }
    return handed.value
  }
}
