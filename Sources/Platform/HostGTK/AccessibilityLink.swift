import AccessibilityATSPI
import AccessibilityTree
import CGtk
import CGtkView
import CoreGraphics
import HostInterface
import SwiftUICore

/// What assistive technologies get to know of a window, and what they ask of it.
///
/// While somebody listens, each frame's changes are handed to the bus; its thread answers from its own copy. While nobody
/// does, the changes of half a second are handed over at once, so that whoever comes and looks sees the window as it is.
final class AccessibilityLink {
  private(set) unowned(unsafe) var window: GTKWindow!
  private let id: UInt64
  private var info: AccessibilityBusWindow?
  private let waiting = LoopTimer()
  private var keyboardFocus: AccessibilityNode.ID?
  private weak var focusTarget: FocusTarget?
  /// Whether the tree changed since the element with the keyboard's focus was looked for.
  private var isTreeNew: Bool = true
  private var cursor: AccessibilityNode.ID?
  /// The one of both that moved last.
  private(set) var focus: AccessibilityNode.ID?

  /// The changes of the tree that are not handed over yet; nil where each is handed over as it comes.
  private var held: [AccessibilityUpdate]?

  /// The changes of the tree of which companions have not been told; nil where there are none.
  private var besides: [AccessibilityUpdate]?

  private nonisolated(unsafe) static var lastID: UInt64 = 0

  init() {
    Self.lastID += 1
    id = Self.lastID
  }

  private var bus: AccessibilityBus? { window?.app.bus }

  /// Whether somebody on the bus hears of changes.
  var isObserved: Bool { bus?.isObserved ?? false }

  func begin(_ window: GTKWindow) {
    self.window = window
    window.app.setLink(self, for: id)
    tellWindow()
    bus?.update(id, window.graph.accessibility.tree, focus: nil)
    companionsDidChange()
    window.graph.accessibility.onUpdate = { [weak self] update in
      guard let self else { return }
      isTreeNew = true
      besides?.append(update)
      if held != nil { held?.append(update) } else { bus?.update(id, [update], focus: focus) }
    }
  }

  /// Begins to keep changes for companions with the first one, and no longer does without any.
  func companionsDidChange() {
    guard let window else { return }
    besides = window.app.companions.isEmpty ? nil : besides ?? []
  }

  func end() {
    waiting.cancel()
    bus?.removeWindow(id)
    window.app.setLink(nil, for: id)
    window = nil
  }

  /// The title, size or phase of the window may have changed.
  func tellWindow() {
    guard let window, let bus else { return }
    let now = AccessibilityBusWindow(
      title: window.scene.title, size: window.graph.size, origin: window.place.origin,
      isActive: window.scene.phase == .active, isShown: window.scene.phase != .background)
    guard now != info else { return }
    info = now
    bus.setWindow(id, now)
  }

  /// The views are up to date.
  func frameDidUpdate() {
    tellCompanions()
    guard window != nil, let bus else { return }
    if bus.isObserved { return push() }
    if !waiting.isWaiting { waiting.start(after: 0.5) { [weak self] in self?.push() } }
  }

  /// Companions hear of each frame at once, for they answer keys.
  private func tellCompanions() {
    guard let window, besides != nil else { return }
    window.graph.accessibility.refresh()
    let changes: [AccessibilityUpdate] = besides ?? []
    besides = []
    MainActor.assumeIsolated {
      for companion in window.app.companions { companion.windowDidUpdate(window, changes) }
    }
  }

  private func push() {
    guard let window else { return }
    waiting.cancel()
    tellWindow()
    let graph: ViewGraph = window.graph
    // What has changed and where the focus is now are told at once: the selection of a field that is told before the field
    // has the focus is all that a reader would say of it.
    held = []
    let old: AccessibilityNode.ID? = focus
    defer {
      if let held, !held.isEmpty || focus != old { bus?.update(id, held, focus: focus) }
      held = nil
    }
    graph.accessibility.refresh()
    let newCursor: AccessibilityNode.ID? = graph.accessibility.resolver.tree.focus
    // A person who hears the name of a button has to be able to press it: where nothing has the keyboard, it follows the cursor.
    if let newCursor, newCursor != cursor, graph.focus.current == nil, isObserved,
      graph.focus.move(toElement: newCursor, in: graph)
    {
      window.frames.request()
    }
    let newKeyboard: AccessibilityNode.ID? = focusedElement(in: graph)
    var moved: AccessibilityNode.ID? = focus
    if newCursor != cursor { moved = newCursor ?? newKeyboard }
    if newKeyboard != keyboardFocus { moved = newKeyboard ?? newCursor }
    keyboardFocus = newKeyboard
    cursor = newCursor
    // What was heard last is gone or covered by a modal, and nothing else has the focus: the screen is read from its first element
    // on (behaviours 366 to 368).
    if moved == nil, let focus, graph.accessibility.tree[focus] == nil {
      moved = graph.accessibility.tree.firstContentElement()?.id
    }
    focus = moved
  }

  /// The element with the keyboard's focus. It is looked for only when another target has the focus, or when there is no
  /// such element and the tree changed: a scrolling frame must not cost the size of the tree (G2).
  private func focusedElement(in graph: ViewGraph) -> AccessibilityNode.ID? {
    guard let target = graph.focus.current else {
      focusTarget = nil
      return nil
    }
    let isKnown: Bool = keyboardFocus.map { graph.accessibility.resolver.tree[$0] != nil } ?? !isTreeNew
    if target === focusTarget, isKnown { return keyboardFocus }
    focusTarget = target
    isTreeNew = false
    return graph.focus.focusedElement(in: graph)
  }

  // MARK: - Requests

  /// Does on the main actor what an assistive technology asked for.
  func perform(_ request: AccessibilityBusRequest) {
    guard let window else { return }
    let graph: ViewGraph = window.graph
    let element: AccessibilityNode.ID = request.element
    switch request.kind {
    case .action(let kind, let input): graph.send(.accessibilityAction(element: element, action: kind, input: input))
    case .focus:
      graph.update()
      graph.focus.move(toElement: element, in: graph)
      graph.send(.accessibilityFocus(element))
    case .activateWindow: window.present()
    case .scrollIntoView:
      graph.update()
      graph.accessibility.refresh()
      graph.accessibility.show(element)
    case .prepareRotorStop(let rotor, let stop): graph.send(.accessibilityPreparation(rotor: rotor, stop: stop))
    case .setNumber(let number): step(element, to: number, in: graph)
    case .setText(let text): edit(element, .set(text), in: graph)
    case .replaceText(let range, let text): edit(element, .replace(range, with: text), in: graph)
    case .copyText(let range): edit(element, .copy(range), in: graph)
    case .cutText(let range): edit(element, .cut(range), in: graph)
    case .pasteText(let offset): edit(element, .paste(at: offset), in: graph)
    case .selectText(let range): edit(element, .select(range), in: graph)
    }
    window.frames.request()
  }

  private func edit(_ element: AccessibilityNode.ID, _ edit: AccessibilityTextEdit, in graph: ViewGraph) {
    graph.send(.accessibilityTextEdit(element: element, edit))
  }

  /// Brings an adjustable element to a value by its own steps, as far as these lead there.
  private func step(_ element: AccessibilityNode.ID, to number: Double, in graph: ViewGraph) {
    func value() -> Double? { graph.accessibility.tree[element]?.properties.numericValue }
    guard let start = value(), start != number else { return }
    let kind: AccessibilityActionCode = start < number ? .increment : .decrement
    for _ in 0..<1000 {
      guard let now = value(), kind == .increment ? now < number : now > number else { return }
      guard graph.send(.accessibilityAction(element: element, action: kind)) else { return }
      graph.update()
      if value() == now { return }
    }
  }
}
