import AccessibilityTree
import CoreGraphics
import InputEngine
import ReactiveGraph
import SwiftUICore

extension View {
  /// Shows a menu when the view is clicked with the second button or pressed for a while.
  ///
  /// The menu's key (or Shift with F10) opens it for the view with the focus, and assistive technologies by their action that
  /// shows menus. Without items there is no menu.
  ///
  /// ```swift
  /// struct Chapter: View {
  ///   @State private var isThere = true
  ///   var body: some View {
  ///     if isThere {
  ///       Text("Chapter 1")
  ///         .contextMenu {
  ///           Button("Copy") { UIPasteboard.general.string = "Chapter 1" }
  ///           Button("Delete", role: .destructive) { isThere = false }
  ///         }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter menuItems: Makes the items.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
  }

  /// Shows a menu with a preview of the view above it, where a finger opens the menu.
  ///
  /// - Parameters:
  ///   - menuItems: Makes the items.
  ///   - preview: Makes the view that is shown with the menu.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Shows a menu; the older form, in which no menu can be given.
  @available(*, deprecated, message: "Use contextMenu(menuItems:).")
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView()))
  }
}

/// The items of a context menu, for the older form of the modifier.
@available(*, deprecated, message: "Use contextMenu(menuItems:).")
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview

  @MainActor func body(content: Content) -> some View {
    if MenuItemList.isEmpty(items) {
      content
    } else {
      ContextMenuHolder(content: content, target: { _ in true }, items: { _ in items }, preview: preview)
    }
  }
}

package enum MenuItemList {
  /// Whether a builder gave no items, so that there is no menu.
  package static func isEmpty<Items: View>(_ items: Items) -> Bool {
    ControlPart.isNone(items) || (items as? any OptionalItems)?.isNone == true
  }
}

/// A context menu whose items depend on the place of the pointer, such as that of a list for the row under it.
package nonisolated struct TargetedContextMenu<Target, Items: View>: ViewModifier {
  private let target: (CGPoint?) -> Target
  private let items: (Target) -> Items
  private let handle: ContextMenuHandle?

  /// - Parameters:
  ///   - handle: Opens and closes the menu from outside; nil for a menu that the view alone opens.
  ///   - target: Says for which things the menu is, when it is opened at a point of the window; nil for a menu that a key or
  ///     an assistive technology opens.
  ///   - items: Makes the items; no menu opens where the builder gives none.
  package init(
    handle: ContextMenuHandle? = nil, target: @escaping (CGPoint?) -> Target,
    @ViewBuilder items: @escaping (Target) -> Items
  ) {
    self.handle = handle
    self.target = target
    self.items = items
  }

  @MainActor package func body(content: Content) -> some View {
    ContextMenuHolder(
      content: content,
      target: { point in
        let target: Target = target(point)
        return MenuItemList.isEmpty(items(target)) ? nil : target
      }, items: items, preview: EmptyView(), handle: handle)
  }
}

/// Opens and closes a context menu from outside of its view.
nonisolated package final class ContextMenuHandle {
  /// Opens the menu at a point of the window, or beside the view for nil; true where a finger asks for it, so that there is a preview.
  package fileprivate(set) var open: (CGPoint?, Bool) -> Void = { _, _ in }
  package fileprivate(set) var close: () -> Void = {}
  /// The view that is shown with the menu where a finger opened it; nil for none.
  package var preview: () -> AnyView? = { nil }
  /// Where the items lie in the window; empty while no menu is open.
  package fileprivate(set) var frame: CGRect = .zero
  /// Called when the items lie elsewhere.
  package var frameDidChange: () -> Void = {}
  /// Called when the menu is gone.
  package var didClose: () -> Void = {}

  package init() {}
}

/// The view with the menu, and where the menu is open.
private struct ContextMenuHolder<Content: View, Target, Items: View, Preview: View>: View {
  let content: Content
  let target: (CGPoint?) -> Target?
  let items: (Target) -> Items
  let preview: Preview
  let handle: ContextMenuHandle?
  @State private var opened: (place: ContextMenuPlace, target: Target)?

  init(
    content: Content, target: @escaping (CGPoint?) -> Target?, items: @escaping (Target) -> Items, preview: Preview,
    handle: ContextMenuHandle? = nil
  ) {
    self.handle = handle
    self.content = content
    self.target = target
    self.items = items
    self.preview = preview
  }

  var body: some View {
    let _: Void = connect()
    content
      .modifier(ContextMenuTrigger { open(at: $0) })
      .accessibilityAction(.showMenu) { open(at: .view) }
      .modifier(
        PresentationModifier(
          item: { opened }, id: { AnyHashable($0.place) },
          traits: { _ in PresentationTraits(keepsFocusedValues: true, backdrop: AnyView(PressOutside { close() }))
          },
          dismiss: { close() }
        ) { opened in
          ContextMenuPanel(items: items(opened.target), preview: shownPreview, place: opened.place, handle: handle) {
            close()
          }
        })
  }

  /// What is shown with the menu: what the handle gives, or else the preview of the modifier.
  private var shownPreview: AnyView? {
    if let given = handle?.preview() { return given }
    return ControlPart.isNone(preview) ? nil : AnyView(preview)
  }

  private func connect() {
    guard let handle else { return }
    handle.open = { point, showsPreview in
      open(at: point.map { .point($0, showsPreview: showsPreview) } ?? .view)
    }
    handle.close = { close() }
  }

  private func close() {
    guard opened != nil else { return }
    opened = nil
    handle?.frame = .zero
    handle?.didClose()
  }

  private func open(at place: ContextMenuPlace) {
    opened = target(place.location).map { (place, $0) }
  }
}

private protocol OptionalItems {
  var isNone: Bool { get }
}

extension Optional: OptionalItems {
  fileprivate var isNone: Bool { self == nil }
}

/// Where a context menu opens.
private enum ContextMenuPlace: Hashable {
  /// Beside the view.
  case view
  /// At a point of the window; with a preview where a finger pressed.
  case point(CGPoint, showsPreview: Bool)

  var location: CGPoint? {
    if case .point(let point, _) = self { point } else { nil }
  }
}

private struct ContextMenuPanel<Items: View>: View {
  let items: Items
  let preview: AnyView?
  let place: ContextMenuPlace
  let handle: ContextMenuHandle?
  let close: () -> Void

  private var anchor: PopupAnchor {
    if case .point(let point, _) = place { .point(point) } else { .presenter }
  }

  private var showsPreview: Bool {
    if case .point(_, let showsPreview) = place { showsPreview } else { false }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if showsPreview, let preview {
        preview.background(.background).clipShape(RoundedRectangle(cornerRadius: 14)).shadow(radius: 10)
      }
      MenuPanel(session: MenuSession(close: close), content: items, close: close)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: { frame in
          handle?.frame = frame
          handle?.frameDidChange()
        }
    }
    .modifier(PopupModifier(at: anchor))
  }
}

/// Asks for a menu: by the second button of a pointer at once, by a finger after a while, and by the menu key.
nonisolated private struct ContextMenuTrigger: PrimitiveModifier {
  let open: (ContextMenuPlace) -> Void

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    let open: (ContextMenuPlace) -> Void = { place in
      guard inputs.environment(IsEnabledKey.self).peek else { return }
      inputs.graph.untracked { modifier.read() }.open(place)
    }
    let target = ContextMenuTarget(inputs.slot, open)
    inner.addFocusCommands(target)
    var outputs: _ViewOutputs = body(inner)
    inputs.window.hitTargets.add(target, to: &outputs, inputs)
    return outputs
  }
}

nonisolated private final class ContextMenuTarget: HitTarget, FocusCommandHandler {
  let slot: GeometrySlot
  private let open: (ContextMenuPlace) -> Void
  private lazy var entries: [ArenaEntry] = makeEntries()

  init(_ slot: GeometrySlot, _ open: @escaping (ContextMenuPlace) -> Void) {
    self.slot = slot
    self.open = open
  }

  var hitArea: HitArea { .drawing }

  func gestures(at hit: PointerHit) -> [ArenaEntry] { entries }

  func handle(_ command: FocusCommand) -> Bool {
    guard case .keyPress(let key) = command, key.phase == .down, key.opensContextMenu else { return false }
    open(.view)
    return true
  }

  private func makeEntries() -> [ArenaEntry] {
    let click = ContextClickRecognizer()
    click.observe { [weak self, unowned click] report in
      if report == .ended { self?.open(.point(click.location, showsPreview: false)) }
    }
    let press = LongPressRecognizer()
    press.kinds = [.touch, .pen]
    press.observe { [weak self, unowned press] report in
      if report == .ended { self?.open(.point(press.location, showsPreview: true)) }
    }
    return [ArenaEntry(click), ArenaEntry(press)]
  }
}

extension KeyPress {
  /// Whether the key asks for a context menu: the menu key, or Shift with F10.
  package var opensContextMenu: Bool {
    key == KeyEquivalent(.menu) || key == KeyEquivalent(.function(10)) && modifiers.contains(.shift)
  }
}
