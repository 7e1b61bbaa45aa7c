import ReactiveGraph
import SwiftUIControls
import SwiftUICore

/// Shows views in two or three columns, in which what is chosen in a leading column decides what later columns show
/// (behaviour 98).
///
/// A list with a selection in a leading column drives the columns behind it: the program reads the selection there. A link in a
/// leading column shows its screen in the next column.
///
/// ```swift
/// struct Mail: View {
///   let letters: [String: [String]]
///   @State private var folder: String?
///   @State private var letter: String?
///   var body: some View {
///     NavigationSplitView {
///       List(letters.keys.sorted(), id: \.self, selection: $folder) { Text($0) }
///     } content: {
///       List(letters[folder ?? ""] ?? [], id: \.self, selection: $letter) { Text($0) }
///     } detail: {
///       Text(letter ?? "No letter")
///     }
///   }
/// }
/// ```
///
/// Where the width is compact, or the view narrow, the columns collapse into one stack, which shows the last column for which
/// something has been chosen; going back takes the choice back. Each column is a navigation stack with a bar of its own,
/// unless its view is a `NavigationStack`.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let settings: SplitSettings
  let hasContent: Bool
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// - Parameters:
  ///   - settings: What the program reads and sets.
  ///   - hasContent: Whether there is a middle column.
  package init(
    _ settings: SplitSettings = SplitSettings(), sidebar: Sidebar, content: Content, hasContent: Bool = true,
    detail: Detail
  ) {
    self.settings = settings
    self.sidebar = sidebar
    self.content = content
    self.hasContent = hasContent
    self.detail = detail
  }

  /// Makes three columns.
  ///
  /// - Parameters:
  ///   - sidebar: Makes the leading column.
  ///   - content: Makes the middle column.
  ///   - detail: Makes the trailing column.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns, of which the program shows and hides the leading ones (behaviour 100).
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are visible where there is room; the person changes it with the bar's button.
  ///   - sidebar: Makes the leading column.
  ///   - content: Makes the middle column.
  ///   - detail: Makes the trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(visibility: columnVisibility), sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns, of which the program names the one that is on top when they collapse (behaviour 105).
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column on top of the collapsed stack; it follows where the person goes.
  ///   - sidebar: Makes the leading column.
  ///   - content: Makes the middle column.
  ///   - detail: Makes the trailing column.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(compactColumn: preferredCompactColumn), sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns, whose visibility and top column the program reads and sets (behaviours 100, 105).
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are visible where there is room.
  ///   - preferredCompactColumn: The column on top of the collapsed stack.
  ///   - sidebar: Makes the leading column.
  ///   - content: Makes the middle column.
  ///   - detail: Makes the trailing column.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(visibility: columnVisibility, compactColumn: preferredCompactColumn), sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  ///
  /// - Parameters:
  ///   - sidebar: Makes the leading column.
  ///   - detail: Makes the trailing column.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), hasContent: false, detail: detail())
  }

  /// Makes two columns, of which the program shows and hides the leading one (behaviour 100).
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are visible where there is room; the person changes it with the bar's button.
  ///   - sidebar: Makes the leading column.
  ///   - detail: Makes the trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(visibility: columnVisibility), sidebar: sidebar(), content: EmptyView(), hasContent: false,
      detail: detail())
  }

  /// Makes two columns, of which the program names the one that is on top when they collapse (behaviour 105).
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column on top of the collapsed stack; it follows where the person goes.
  ///   - sidebar: Makes the leading column.
  ///   - detail: Makes the trailing column.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(compactColumn: preferredCompactColumn), sidebar: sidebar(), content: EmptyView(),
      hasContent: false, detail: detail())
  }

  /// Makes two columns, whose visibility and top column the program reads and sets (behaviours 100, 105).
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are visible where there is room.
  ///   - preferredCompactColumn: The column on top of the collapsed stack.
  ///   - sidebar: Makes the leading column.
  ///   - detail: Makes the trailing column.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(visibility: columnVisibility, compactColumn: preferredCompactColumn), sidebar: sidebar(),
      content: EmptyView(), hasContent: false, detail: detail())
  }
}

/// What the program reads and sets of a split view.
nonisolated package struct SplitSettings {
  package var visibility: Binding<NavigationSplitViewVisibility>?
  package var compactColumn: Binding<NavigationSplitViewColumn>?
  /// How the columns share the room; nil for what the style says.
  package var sharing: SplitSharing?
  /// The wishes of columns of split view controllers, by the place of the column; those of its views count after it.
  package var widths: [Int: ColumnWidth] = [:]
  /// Whether there is no button for the sidebar.
  package var removesToggle: Bool = false

  package init(
    visibility: Binding<NavigationSplitViewVisibility>? = nil, compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
  }
}

extension NavigationSplitView: UnaryView {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let style: ControlStyle<NavigationSplitViewStyleConfiguration> = .around(inputs)
    let hasContent: Bool = inputs.graph.untracked { view.read().hasContent }
    let controller = SplitController(inputs, hasContent: hasContent) { view.read().settings }
    let sidebar: _GraphValue<Sidebar> = view.part(\.sidebar)
    controller.columns[0].stack.setRoot { Sidebar._makeView(view: sidebar, inputs: $0) }
    if hasContent {
      let content: _GraphValue<Content> = view.part(\.content)
      controller.columns[1].stack.setRoot { Content._makeView(view: content, inputs: $0) }
    }
    let detail: _GraphValue<Detail> = view.part(\.detail)
    controller.columns[controller.columns.count - 1].stack.setRoot { Detail._makeView(view: detail, inputs: $0) }
    for column in controller.columns { column.stack.begin([]) }
    let configuration = NavigationSplitViewStyleConfiguration(controller: controller)
    return style.makeView(_GraphValue { configuration }, inputs: inputs)
  }
}
