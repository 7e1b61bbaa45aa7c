import UIFoundation

extension UISplitViewController {
  /// Which columns there are.
  public enum Style: Int, Sendable {
    /// Two controllers that the program sets as `viewControllers`, without bars of the framework's.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    /// The one at the edge.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The one with the details.
    case secondary = 2
    /// The controller that is shown in place of all columns where there is room for one.
    case compact = 3
    /// A further column at the other edge.
    case inspector = 4
  }

  /// Which columns are shown, and how they share the room.
  public enum DisplayMode: Int, Sendable {
    /// As many columns as there is room for.
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    /// The primary column pushes the secondary one aside.
    case twoDisplaceSecondary = 6

    /// The primary column hidden, as it was called before there were columns.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// Both columns beside each other.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The primary column over the secondary one.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns that come get room.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// Beside the secondary column, which gets smaller.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// The columns that come push the secondary column aside.
    case displace = 3
  }

  /// The edge at which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The surface behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// Whether a bar has the button that shows and hides the primary column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// How the split view around a view shows its columns.
  public enum LayoutEnvironment: Int, Sendable {
    /// There is no split view around.
    case none = 0
    /// Beside each other.
    case expanded = 1
    /// On each other, as screens of a stack.
    case collapsed = 2
  }

  /// A width for what suits the column.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }
}

/// How the split view around a view shows its columns.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

extension UITraitCollection {
  /// How the split view around shows its columns.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}
