import ReactiveGraph
import SwiftUIControls
import SwiftUICore

/// One item of a toolbar.
///
/// ```swift
/// struct Chapters: View {
///   @State private var count = 1
///   var body: some View {
///     List(0..<count, id: \.self) { Text("Chapter \($0 + 1)") }
///       .toolbar {
///         ToolbarItem(placement: .primaryAction) {
///           Button("Add", systemImage: "plus") { count += 1 }
///         }
///       }
///   }
/// }
/// ```
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let view: ToolbarItemView<Content>
  let showsByDefault: Bool
  public let id: ID

  fileprivate init(id: ID, placement: ToolbarItemPlacement, showsByDefault: Bool = true, content: Content) {
    self.id = id
    self.placement = placement
    self.showsByDefault = showsByDefault
    view = ToolbarItemView(content: content)
  }

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    let inputs: _ViewInputs = inputs.toolbar { content.read().placement }
    return ToolbarItemView<Content>._makeViewList(view: content.part(\.view), inputs: inputs)
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  ///
  /// - Parameters:
  ///   - placement: Where it stands. The default is `.automatic`.
  ///   - content: Makes its view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(id: (), placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Makes an item of a toolbar that can be customized.
  ///
  /// - Parameters:
  ///   - id: Tells the item from others of the toolbar.
  ///   - placement: Where it stands. The default is `.automatic`.
  ///   - content: Makes its view.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(id: id, placement: placement, content: content())
  }

  /// Makes an item of a toolbar that can be customized.
  ///
  /// - Parameters:
  ///   - id: Tells the item from others of the toolbar.
  ///   - placement: Where it stands. The default is `.automatic`.
  ///   - showsByDefault: Whether it is there before somebody customizes the toolbar; an item that is not stands in the menu.
  ///   - content: Makes its view.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(
      id: id, placement: showsByDefault ? placement : .secondaryAction, showsByDefault: showsByDefault,
      content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several items of a toolbar in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let view: ModifiedContent<Content, ToolbarItemLook>

  /// Makes a group: each view is an item.
  ///
  /// - Parameters:
  ///   - placement: Where the items stand. The default is `.automatic`.
  ///   - content: Makes the views.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    view = ModifiedContent(content: content(), modifier: ToolbarItemLook())
  }

  /// Makes a group that becomes a menu with a label where there is little room; here it stands as a menu.
  ///
  /// - Parameters:
  ///   - placement: Where the items stand. The default is `.automatic`.
  ///   - content: Makes the items.
  ///   - label: Makes the label of the menu.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    let labeled = LabeledToolbarItemGroupContent(content: content(), label: label())
    view = ModifiedContent(content: labeled, modifier: ToolbarItemLook())
  }

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    let inputs: _ViewInputs = inputs.toolbar { content.read().placement }
    return ModifiedContent<Content, ToolbarItemLook>._makeViewList(view: content.part(\.view), inputs: inputs)
  }
}

/// The items of a group with a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor public var body: some View {
    Menu {
      content
    } label: {
      label
    }
    .menuIndicator(.hidden)
  }
}

/// Room between items of a toolbar.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  let view: ToolbarSpace

  /// Makes room.
  ///
  /// - Parameters:
  ///   - sizing: As much as there is, the default, or a fixed distance.
  ///   - placement: Where it stands. The default is `.automatic`.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
    view = ToolbarSpace(sizing: sizing)
  }

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    let inputs: _ViewInputs = inputs.toolbar { content.read().placement }
    return .element(content.part(\.view), inputs)
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {}

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A fixed distance.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// The view of a spacer.
struct ToolbarSpace: View {
  let sizing: SpacerSizing

  nonisolated init(sizing: SpacerSizing) { self.sizing = sizing }

  var body: some View {
    if sizing.isFlexible { Spacer(minLength: 8) } else { Spacer().frame(width: 12) }
  }
}

/// The actions that belong to the title of a screen, in a menu beside it.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let content: Content

  /// Makes the menu that the bar has of itself, which is none here.
  public init() where Content == EmptyView { content = EmptyView() }

  /// Makes a menu.
  ///
  /// - Parameter content: Makes its items.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    Content._makeViewList(view: content.part(\.content), inputs: inputs.toolbar { .titleMenu })
  }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}

/// An item that bars have of themselves, put in a place by the app. Bars here have none of them: it shows nothing.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Makes an item.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList { .empty }
}

/// The view of one item.
nonisolated struct ToolbarItemView<Content: View>: View {
  let content: Content

  @MainActor var body: some View { HStack(spacing: 8) { content }.modifier(ToolbarItemLook()) }
}

/// How controls look in a bar: without borders, and labels by their icons alone. In a menu they look as its items.
struct ToolbarItemLook: ViewModifier {
  @Environment(\.isInToolbarMenu) private var isInMenu: Bool

  nonisolated init() {}

  func body(content: Content) -> some View {
    if isInMenu {
      content
    } else {
      content.buttonStyle(.borderless).labelStyle(ToolbarLabel()).menuIndicator(.hidden)
    }
  }
}

/// Labels in bars: the icon, or the title where there is no icon.
private struct ToolbarLabel: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(.iconOnly) }
}

struct ToolbarMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether items of toolbars stand in a menu.
  var isInToolbarMenu: Bool {
    get { self[ToolbarMenuKey.self] }
    set { self[ToolbarMenuKey.self] = newValue }
  }
}
