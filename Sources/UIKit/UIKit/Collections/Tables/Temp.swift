import CoreGraphics
import UIFoundation

/// A list of rows; made for its appearance, and draws no rows.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The form of a list.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  open var separatorInset: UIEdgeInsets = .zero
  open var rowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 0
  open var estimatedRowHeight: CGFloat = -1
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
}

/// A row of a list; made for its appearance.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
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

  open var selectionStyle: SelectionStyle = .default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  open var separatorInset: UIEdgeInsets = .zero
}

/// The header of a section of a list; made for its appearance.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  open var backgroundView: UIView?
}

/// A grid of cells; made for its appearance, and draws none.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  open var backgroundView: UIView?
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
}
