/// Which columns of a split view are visible where there is room for several (behaviour 100).
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case automatic, all, doubleColumn, detailOnly
  }

  package let kind: Kind

  /// The trailing column alone.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }
  /// The content and the detail of three columns; both of two.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
  /// As many as the width and the style suggest.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
}

/// A column of a split view (behaviour 105).
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case sidebar, content, detail
  }

  package let kind: Kind

  /// The leading column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .sidebar) }
  /// The middle one of three columns; with two columns it stands for the detail.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .content) }
  /// The trailing column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .detail) }
}
