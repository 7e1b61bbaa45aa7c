import SwiftUICore

/// The looks of lists.
public protocol ListStyle {
  /// Which of the looks it is.
  nonisolated var _kind: _ListStyleKind { get }
}

/// One of the looks of lists.
public struct _ListStyleKind: Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered
    /// A form on cards, and the rows of a table: on desktops they have measures of their own.
    case form, table
  }

  package var kind: Kind
  /// Whether every other row has another ground.
  package var alternatesRowBackgrounds: Bool = false
}

/// Rows on cards in groups on phones, and inset rows on desktops.
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(kind: .automatic) }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}

/// Sections apart from each other, from edge to edge.
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(kind: .grouped) }
}

/// Sections on cards with round corners.
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(kind: .insetGrouped) }
}

/// Rows with a margin at both sides.
public struct InsetListStyle: ListStyle {
  private let alternatesRowBackgrounds: Bool

  public nonisolated init() { self.init(alternatesRowBackgrounds: false) }

  /// - Parameter alternatesRowBackgrounds: Whether every other row has another ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  public nonisolated var _kind: _ListStyleKind {
    _ListStyleKind(kind: .inset, alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Rows of a column that leads to others, whose sections people can close.
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(kind: .sidebar) }
}

/// Rows in a frame.
public struct BorderedListStyle: ListStyle {
  private let alternatesRowBackgrounds: Bool

  public nonisolated init() { self.init(alternatesRowBackgrounds: false) }

  /// - Parameter alternatesRowBackgrounds: Whether every other row has another ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  public nonisolated var _kind: _ListStyleKind {
    _ListStyleKind(kind: .bordered, alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }

  /// - Parameter alternatesRowBackgrounds: Whether every other row has another ground.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// - Parameter alternatesRowBackgrounds: Whether every other row has another ground.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

struct ListStyleKey: EnvironmentKey {
  static var defaultValue: _ListStyleKind { _ListStyleKind(kind: .automatic) }
}

extension View {
  /// Sets the looks of lists inside the view.
  ///
  /// - Parameter style: The style.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleKind, style._kind)
  }
}

extension EnvironmentValues {
  package var listStyleKind: _ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}
