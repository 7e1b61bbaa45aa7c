import CoreGraphics
import UIFoundation

extension UITableView {
  /// The form of a table.
  public enum Style: Int, Sendable {
    case plain = 0
    /// Sections apart from each other, from edge to edge.
    case grouped = 1
    /// Sections on cards.
    case insetGrouped = 2
  }

  /// Where a row is to be seen.
  public enum ScrollPosition: Int, Sendable {
    /// As little as shows the row.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go. Rows fade here and those around them move, whichever is named, except for `none`, which is at once.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// From what separators' insets count.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// When cells measure themselves again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// A height that follows from what is shown.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The name of the magnifying glass in an index.
  public nonisolated static let indexSearch: String = "{search}"
}

extension UITableViewCell {
  /// What a cell is made of by itself.
  public enum CellStyle: Int, Sendable {
    /// A text, and a picture before it.
    case `default` = 0
    /// A text, and a second one at the other end.
    case value1 = 1
    /// A short text in the colour of the tint, and a second one beside it.
    case value2 = 2
    /// A text, and a smaller one below.
    case subtitle = 3
  }

  /// What separates rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// What a cell is about to show.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
