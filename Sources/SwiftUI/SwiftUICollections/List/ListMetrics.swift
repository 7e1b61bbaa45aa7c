import HostInterface
import LayoutEngine

/// The measures of a list in one style, in points: a value without views, so that other kinds of lists can look alike.
///
/// Those of desktops are recorded ones of macOS 26 (iamcgn/swiftui-web, Fixtures/Goldens/list: basic, pinning), those of
/// phones the published ones of table views.
package struct ListMetrics: Equatable, Sendable {
  /// How wide and high the place is at least in which a finger presses a control in a row: as high as the lowest row.
  package static let touchReach: CGFloat = 44

  /// How the rows of a section stand together.
  package enum Grouping: Hashable, Sendable {
    /// One under the other, sections as well.
    case none
    /// Sections apart, each on a ground from edge to edge.
    case bands
    /// Sections apart, each on a card.
    case cards
  }

  /// Where lines between rows are drawn.
  package enum Separators: Hashable, Sendable {
    case none
    /// Between the rows of a section.
    case inside
    /// Before the first row and behind the last as well.
    case around
  }

  package var grouping: Grouping
  package var separators: Separators
  /// From the edges of the list to what a row's ground covers, and to the rows' insets.
  package var groundMargin: CGFloat
  package var margin: CGFloat
  /// Around a row's content, inside of the margin.
  package var rowInsets: EdgeInsets
  package var minRowHeight: CGFloat
  package var headerInsets: EdgeInsets
  package var minHeaderHeight: CGFloat
  package var footerInsets: EdgeInsets
  package var minFooterHeight: CGFloat
  /// Before the first row and behind the last one.
  package var edgeMargins: CGFloat
  /// Between a section and the next, and so much more before one with a header.
  package var sectionSpacing: CGFloat
  package var headerSpacing: CGFloat = 0
  /// What a line between two rows takes of the length.
  package var separatorRoom: CGFloat = 0
  /// Where footers stand: 0 for the leading edge, 1 for the trailing one.
  package var footerAlignment: CGFloat = 0
  package var cornerRadius: CGFloat
  /// The corners of the ground of a selected row.
  package var selectionRadius: CGFloat
  /// Whether a line ends at the row's ground or before its trailing inset.
  package var separatorsReachEdge: Bool
  package var pinsHeaders: Bool
  package var alternatesRows: Bool

  package init(_ kind: _ListStyleKind, idiom: Idiom) {
    self = idiom == .phone ? .phone(kind.kind) : .desktop(kind.kind)
    alternatesRows = kind.alternatesRowBackgrounds
  }

  private init(_ grouping: Grouping, _ separators: Separators, groundMargin: CGFloat, margin: CGFloat) {
    self.grouping = grouping
    self.separators = separators
    self.groundMargin = groundMargin
    self.margin = margin
    rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    minRowHeight = 44
    headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    minHeaderHeight = 28
    footerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    minFooterHeight = 28
    edgeMargins = 0
    sectionSpacing = 0
    cornerRadius = 0
    selectionRadius = 0
    separatorsReachEdge = true
    pinsHeaders = false
    alternatesRows = false
  }

  private static func phone(_ kind: _ListStyleKind.Kind) -> ListMetrics {
    switch kind {
    case .automatic, .insetGrouped, .form: return cards(margin: 16, radius: 10)
    case .grouped:
      var metrics = ListMetrics(.bands, .around, groundMargin: 0, margin: 0)
      metrics.edgeMargins = 35
      metrics.sectionSpacing = 17
      return metrics
    case .sidebar:
      var metrics: ListMetrics = cards(margin: 16, radius: 10)
      metrics.sectionSpacing = 8
      return metrics
    case .plain, .inset, .bordered, .table:
      var metrics = ListMetrics(.none, .around, groundMargin: 0, margin: 0)
      metrics.pinsHeaders = true
      return metrics
    }
  }

  private static func cards(margin: CGFloat, radius: CGFloat) -> ListMetrics {
    var metrics = ListMetrics(.cards, .inside, groundMargin: margin, margin: margin)
    metrics.edgeMargins = 35
    metrics.sectionSpacing = 17
    metrics.cornerRadius = radius
    return metrics
  }

  private static func desktop(_ kind: _ListStyleKind.Kind) -> ListMetrics {
    let side: CGFloat = 16
    var metrics = ListMetrics(.none, .inside, groundMargin: 10, margin: side)
    metrics.rowInsets = EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    metrics.minRowHeight = 24
    metrics.headerInsets = EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    metrics.footerInsets = metrics.headerInsets
    metrics.minFooterHeight = 24
    metrics.edgeMargins = 10
    metrics.selectionRadius = 6
    metrics.separatorsReachEdge = false
    metrics.pinsHeaders = true
    switch kind {
    case .automatic, .inset: break
    case .plain:
      metrics.groundMargin = 0
      metrics.selectionRadius = 0
    case .bordered:
      metrics.groundMargin = 1
      metrics.edgeMargins = 1
      metrics.margin = 8
      metrics.selectionRadius = 0
    case .sidebar:
      metrics.separators = .none
      metrics.pinsHeaders = false
    case .form:
      // Recorded: Docs/elements/Form, "Grouped constants".
      metrics.grouping = .cards
      metrics.groundMargin = 20
      metrics.margin = 20
      metrics.rowInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      metrics.minRowHeight = 0
      metrics.headerInsets = EdgeInsets(top: 0, leading: 10, bottom: 10, trailing: 10)
      metrics.minHeaderHeight = 0
      metrics.footerInsets = EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 10)
      metrics.minFooterHeight = 0
      metrics.footerAlignment = 1
      metrics.edgeMargins = 20
      metrics.sectionSpacing = 10
      metrics.headerSpacing = 20
      metrics.separatorRoom = 1
      metrics.cornerRadius = 10
      metrics.pinsHeaders = false
    case .table:
      // Recorded: Docs/elements/Table, "Measured".
      metrics.separators = .none
      metrics.margin = 0
      metrics.rowInsets = EdgeInsets()
      metrics.edgeMargins = 5
    case .grouped, .insetGrouped:
      metrics.grouping = .cards
      metrics.groundMargin = 20
      metrics.margin = 20
      metrics.rowInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      metrics.headerInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      metrics.footerInsets = metrics.headerInsets
      metrics.edgeMargins = 20
      metrics.sectionSpacing = 10
      metrics.cornerRadius = 10
      metrics.pinsHeaders = false
    }
    return metrics
  }
}
