import SwiftUIControls
import SwiftUICore

/// The looks of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A table, which its style shows.
public struct TableStyleConfiguration {
  let content: ControlPart
}

extension TableStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(AutomaticTableStyle(), TableStyleBody.self)
}

nonisolated private struct TableStyleBody<Style: TableStyle>: ControlStyleBody {
  let style: Style
  let configuration: TableStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the looks of tables inside the view.
  ///
  /// - Parameter style: The style.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<TableStyleBody<S>>(style))
  }

  /// Shows or hides the headers of the columns of tables inside the view.
  ///
  /// - Parameter visibility: Whether the headers are there.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

private struct TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

/// Every other row on a band.
public struct AutomaticTableStyle: TableStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    StyledTable(configuration: configuration, alternatesRows: true, isBordered: false)
  }
}

/// Rows with a margin at both sides.
public struct InsetTableStyle: TableStyle {
  private let alternatesRowBackgrounds: Bool

  public nonisolated init() { self.init(alternatesRowBackgrounds: true) }

  /// - Parameter alternatesRowBackgrounds: Whether every other row has another ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) { self.alternatesRowBackgrounds = alternatesRowBackgrounds }

  public func makeBody(configuration: Configuration) -> some View {
    StyledTable(configuration: configuration, alternatesRows: alternatesRowBackgrounds, isBordered: false)
  }
}

/// Rows in a frame.
public struct BorderedTableStyle: TableStyle {
  private let alternatesRowBackgrounds: Bool

  public nonisolated init() { self.init(alternatesRowBackgrounds: true) }

  /// - Parameter alternatesRowBackgrounds: Whether every other row has another ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) { self.alternatesRowBackgrounds = alternatesRowBackgrounds }

  public func makeBody(configuration: Configuration) -> some View {
    StyledTable(configuration: configuration, alternatesRows: alternatesRowBackgrounds, isBordered: true)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// - Parameter alternatesRowBackgrounds: Whether every other row has another ground.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// - Parameter alternatesRowBackgrounds: Whether every other row has another ground.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// A table with the ground of its style.
private struct StyledTable: View {
  let configuration: TableStyleConfiguration
  let alternatesRows: Bool
  let isBordered: Bool
  @Environment(\.isPhone) private var isPhone: Bool

  init(configuration: TableStyleConfiguration, alternatesRows: Bool, isBordered: Bool) {
    self.configuration = configuration
    self.alternatesRows = alternatesRows
    self.isBordered = isBordered
  }

  var body: some View {
    TablePart(part: configuration.content)
      .environment(
        \.listStyleKind,
        isPhone
          ? _ListStyleKind(kind: .plain)
          : _ListStyleKind(kind: .table, alternatesRowBackgrounds: alternatesRows)
      )
      .overlay { if isBordered, !isPhone { Rectangle().strokeBorder(Color.separator, lineWidth: 1) } }
  }
}

nonisolated private struct TablePart: View, ControlPartView {
  let part: ControlPart
}
