import AccessibilityTree
import CoreGraphics
import HostInterface
import ReactiveGraph

/// The accessibility of a window: the sources that views feed, the resolved tree, and what assistive technologies do.
package final class AccessibilityRoot {
  /// The window itself.
  package let source: AccessibilitySource
  package let resolver: AccessibilityResolver
  /// The views that have to say what they are when somebody reads the tree.
  package let statements: DeferredWork = DeferredWork()
  private unowned let graph: Graph
  /// Called with each change of the tree, for a receiver that keeps a copy of it.
  package var onUpdate: ((AccessibilityUpdate) -> Void)?

  /// What runs when an action is performed, by the source that declared it.
  private var handlers: [UInt64: Handlers] = [:]

  private enum Handlers {
    case control(any OperableControl)
    case several([AccessibilityActionCode: AccessibilityHandler])

    subscript(action: AccessibilityActionCode) -> AccessibilityHandler? {
      switch self {
      case .control(let control): control.actions.contains(action) ? { _ in control.perform(action) } : nil
      case .several(let handlers): handlers[action]
      }
    }
  }

  /// What makes the stops of a rotor ready, by the source that has the rotor and in the order of its stops.
  private var preparations: [UInt64: [(() -> Void)?]] = [:]
  /// What brings a view with a key into being, by the source of the container that makes its views when they are seen.
  private var revealers: [UInt64: (AccessibilityKey) -> Bool] = [:]
  /// What brings a rectangle of a viewport's own space into sight, by the source of the viewport.
  private var showers: [UInt64: (CGRect) -> Void] = [:]
  /// Told when the reader's cursor comes to or leaves a source's element.
  private var focusObservers: [FocusKey: FocusObserver] = [:]
  /// The views of another framework in the window: asked before the containers, and told of the cursor.
  package weak var companion: (any AccessibilityCompanion)?
  /// Where the cursor was when the companion was told last.
  private var toldFocus: UInt64?
  private var requestedFocus: (source: AccessibilitySource, refuse: () -> Void)?

  init(in graph: Graph, settings: HostSettings, window: HostWindow) {
    self.graph = graph
    source = AccessibilitySource(id: 0, kind: .container)
    source.properties = AccessibilityProperties(role: .window)
    source.bounds = CGRect(origin: .zero, size: window.size)
    resolver = AccessibilityResolver(root: source, order: AccessibilityOrder(settings: settings))
  }

  func apply(_ settings: HostSettings) {
    resolver.order = AccessibilityOrder(settings: settings)
  }

  func resize(to window: HostWindow) {
    source.bounds = CGRect(origin: .zero, size: window.size)
  }

  /// The resolved tree after bringing it up to date.
  package var tree: AccessibilityTree {
    refresh()
    return resolver.tree
  }

  /// Brings the tree up to date, moves the cursor where a view asked for it, and says what changed.
  @discardableResult
  package func update() -> AccessibilityUpdate {
    refresh()
    return resolver.lastUpdate
  }

  /// Whether the tree has to be up to date after each frame, also where nobody reads it now: views follow the cursor,
  /// the cursor follows the views, or more has changed than is good to remember.
  package var isDue: Bool {
    // Not compared with nil, for which a closure would be wrapped anew each frame.
    if case .some = requestedFocus { return true }
    if case .some = Self.onIssue { return true }
    return !focusObservers.isEmpty || resolver.focus != nil || resolver.changeCount > Self.mostChanges
  }

  private static let mostChanges: Int = 1 << 14

  /// Brings the tree up to date and moves the cursor where a view asked for it.
  package func refresh() {
    graph.perform(statements)
    resolver.refresh()
    if let onUpdate, !resolver.lastUpdate.isEmpty { onUpdate(resolver.lastUpdate) }
    if let wanted = requestedFocus {
      requestedFocus = nil
      if let id = node(for: wanted.source) {
        resolver.focus = id
        show(id)
      } else {
        // Hidden, or gone again: the cursor stays where it is.
        wanted.refuse()
      }
    }
    tellObservers()
    check()
  }
}

/// A focus state that watches a source.
private struct FocusKey: Hashable {
  let source: UInt64
  let box: ObjectIdentifier
}

private struct FocusObserver {
  let source: AccessibilitySource
  var tell: (Bool) -> Void
  /// What it was told last.
  var isFocused: Bool
}

extension AccessibilityRoot {
  /// Sets what runs when an action of a source is performed.
  package func setHandlers(_ new: [AccessibilityActionCode: (AccessibilityActionInput) -> Void], for source: UInt64) {
    handlers[source] = new.isEmpty ? nil : .several(new)
  }

  /// Lets a control perform the actions of a source.
  package func setControl(_ control: any OperableControl, for source: UInt64) {
    handlers[source] = .control(control)
  }

  /// The same for actions that need nothing said along.
  @_disfavoredOverload
  package func setHandlers(_ new: [AccessibilityActionCode: () -> Void], for source: UInt64) {
    setHandlers(new.mapValues { handler in { _ in handler() } }, for: source)
  }

  /// Lets a container that makes its views lazily bring one of them into sight; the closure is false for unknown keys.
  package func setRevealer(_ reveal: ((AccessibilityKey) -> Bool)?, for source: UInt64) {
    revealers[source] = reveal
  }

  /// Lets a viewport bring a part of its content into sight.
  package func setShower(_ show: ((CGRect) -> Void)?, for source: UInt64) {
    showers[source] = show
  }

  func setPreparations(_ new: [(() -> Void)?], for source: UInt64) {
    preparations[source] = new.isEmpty ? nil : new
  }

  func observeFocus(of source: AccessibilitySource, by box: ObjectIdentifier, _ tell: ((Bool) -> Void)?) {
    let key = FocusKey(source: source.id, box: box)
    let known: FocusObserver? = focusObservers.removeValue(forKey: key)
    if let tell {
      focusObservers[key] = FocusObserver(source: source, tell: tell, isFocused: known?.isFocused ?? false)
    } else if let known, known.isFocused {
      known.tell(false)
    }
  }

  /// Moves the cursor to a source's element after the next update.
  /// - Parameter refuse: Called instead when the source has no element.
  func requestFocus(_ source: AccessibilitySource, refuse: @escaping () -> Void) {
    requestedFocus = (source, refuse)
  }

  /// Gives the cursor back where a view asked for it to leave.
  func resignFocus(_ source: AccessibilitySource) {
    if requestedFocus?.source === source { requestedFocus = nil }
    if resolver.focus == node(for: source) { resolver.focus = nil }
  }

  /// The element that stands for a source: the outermost one that takes it in, itself, or the first inside it.
  package func node(for source: AccessibilitySource) -> UInt64? {
    var found: UInt64?
    var next: AccessibilitySource? = source
    while let current = next {
      let takesIn: Bool =
        current.kind == .element || current.childBehavior == .combine || current.childBehavior == .ignore
      if takesIn, resolver.tree[current.id] != nil { found = current.id }
      next = current.parent
    }
    return found ?? firstNode(in: source)
  }

  private func firstNode(in source: AccessibilitySource) -> UInt64? {
    if resolver.tree[source.id] != nil { return source.id }
    for child in source.children {
      if let found = firstNode(in: child) { return found }
    }
    return nil
  }

  /// Performs an action of a node; false when it has none of the kind.
  ///
  /// Leaving, scrolling and the magic tap are for the containers around a node when it does not take them itself.
  @discardableResult
  package func perform(
    _ kind: AccessibilityActionCode, input: AccessibilityActionInput = .none, on id: UInt64
  ) -> Bool {
    guard let node = tree[id] else { return false }
    if companion?.perform(kind, input: input, on: id) == true { return true }
    let isForContainers: Bool = kind == .escape || kind == .scroll || kind == .magicTap
    let candidates: [AccessibilityNode] = [node] + (isForContainers ? resolver.tree.ancestors(of: id) : [])
    for candidate in candidates {
      guard let action = candidate.properties.actions.first(where: { $0.kind == kind }),
        let handler = handlers[action.source ?? candidate.id]?[action.declared]
      else { continue }
      handler(input)
      return true
    }
    return false
  }

  /// Edits the text of a node; false when it has none, or does not allow the edit.
  @discardableResult
  package func edit(_ edit: AccessibilityTextEdit, on id: UInt64) -> Bool {
    guard let node = tree[id], node.properties.editing != nil else { return false }
    // A combined element acts through the source of its actions.
    let source: UInt64 = node.properties.actions.first?.source ?? id
    for candidate in [id, source] {
      if case .control(let control)? = handlers[candidate] { return control.edit(edit) }
    }
    return false
  }

  /// Makes a stop of a rotor ready, before the cursor moves there; false when there is nothing to do.
  @discardableResult
  package func prepare(stop: Int, ofRotorFrom source: UInt64) -> Bool {
    guard let all = preparations[source], all.indices.contains(stop), let prepare = all[stop] else { return false }
    prepare()
    return true
  }

  /// Brings the element of a rotor's stop into being where a container knows it; false when it is there already.
  func reveal(stop: Int, ofRotorFrom source: UInt64) -> Bool {
    for id in resolver.rotorNodes.sorted() {
      for rotor in resolver.tree[id]?.properties.rotors ?? [] where rotor.source == source {
        guard rotor.stops.indices.contains(stop), rotor.stops[stop].target == nil, let key = rotor.stops[stop].key
        else { return false }
        return reveal(key)
      }
    }
    return false
  }

  /// Lets the containers that make their views lazily bring the view with a key into being; false when none knows it.
  func reveal(_ key: AccessibilityKey) -> Bool {
    revealers.sorted { $0.key < $1.key }.contains { $0.value(key) }
  }

  /// The element that stands for a source in the tree as it is now; nil when none does.
  package func element(for source: AccessibilitySource) -> UInt64? {
    refresh()
    return node(for: source)
  }

  /// Brings an element into sight in the viewports around it that show it in part or not at all, innermost first.
  package func show(_ id: UInt64) {
    for viewport in resolver.tree.ancestors(of: id) {
      guard let shower = showers[viewport.id], let clip = viewport.clip,
        let frame = resolver.tree.frame(of: id, in: viewport.id), !clip.contains(frame)
      else { continue }
      shower(frame)
    }
  }

  /// The cursor of an assistive technology moved.
  package func moveFocus(to id: UInt64?) {
    resolver.focus = id
    if let id {
      // What is there may have changed since somebody looked.
      refresh()
      show(id)
    }
    tellObservers()
  }

  /// A new screen came up: the cursor goes to its first element (behaviour 368).
  package func moveFocusToFirst() {
    moveFocus(to: tree.firstContentElement()?.id)
  }

  /// Called for each rule of G8 that an update breaks; tests set it.
  package nonisolated(unsafe) static var onIssue: ((AccessibilityTreeIssue) -> Void)?

  private func check() {
    guard let onIssue = Self.onIssue else { return }
    for issue in resolver.tree.issues(after: resolver.lastUpdate) { onIssue(issue) }
  }

  /// Tells the observers of all sources whose element the cursor left or reached, those that it left first.
  private func tellObservers() {
    let focus: UInt64? = resolver.focus
    if focus != toldFocus {
      toldFocus = focus
      companion?.focusDidMove(to: focus)
    }
    guard !focusObservers.isEmpty else { return }
    var changed: [(FocusKey, Bool)] = []
    for (key, observer) in focusObservers {
      let isFocused: Bool = focus != nil && node(for: observer.source) == focus
      if isFocused != observer.isFocused { changed.append((key, isFocused)) }
    }
    changed.sort { ($0.1 ? 1 : 0, $0.0.source) < ($1.1 ? 1 : 0, $1.0.source) }
    for (key, isFocused) in changed {
      focusObservers[key]?.isFocused = isFocused
      focusObservers[key]?.tell(isFocused)
    }
  }
}

/// The views of another framework in a window, whose objects assistive technologies ask by methods.
package protocol AccessibilityCompanion: AnyObject {
  /// Performs an action of an element by an object's own method; false where no object takes it.
  func perform(_ kind: AccessibilityActionCode, input: AccessibilityActionInput, on id: UInt64) -> Bool
  /// The cursor came to another element, or left all.
  func focusDidMove(to id: UInt64?)
}

extension AccessibilityOrder {
  init(settings: HostSettings) {
    self = settings.idiom == .phone ? .phone : .desktop
    isRightToLeft = settings.isRightToLeft
  }
}
