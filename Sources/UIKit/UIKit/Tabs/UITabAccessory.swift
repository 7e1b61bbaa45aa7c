import FoundationGaps
import UIFoundation

/// A view that stands at the bar with the tabs, above them.
@MainActor @preconcurrency
open class UITabAccessory: NSObject {
  /// How much room an accessory has.
  public enum Environment: Int, Sendable {
    /// The view is in no accessory.
    case none = 0
    /// A line of its own.
    case regular = 1
    /// Beside the tabs of a small bar: bars here keep their size.
    case inline = 2
  }

  /// - Parameter contentView: The view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
    contentView.traitOverrides[UITraitTabAccessoryEnvironment.self] = .regular
  }

  public let contentView: UIView
}

/// How much room the accessory of a bar with tabs has, in which a view is.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue = UITabAccessory.Environment.none
}

extension UITraitCollection {
  /// How much room the accessory of a bar with tabs has, in which the view is.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}
