import InputEngine
import ReactiveGraph

/// Where the keyboard's input goes in one window.
///
/// Views that can take the focus register a target. Hosts move the focus between targets; focus states, focused values
/// and the views' environment follow.
package final class FocusScope: WindowService {
  /// The targets, oldest first.
  package private(set) var targets: [FocusTarget] = []
  private let source: Source<FocusTarget?>
  /// The target behind an open menu: it has the focused values meanwhile.
  private let held: Source<FocusTarget?>
  private let sceneContexts: Source<[FocusContext]>
  /// The same list at once: inside a pass a source is set at its end.
  private var scenes: [FocusContext] = []
  /// The values of the focused view and of those around it.
  let values: Rule<FocusedValues>
  /// The modifiers that may ask for the focus.
  var preferred: [FocusContext] = []
  /// Whether the focus is shown: a person uses the keyboard.
  private let ring: Source<Bool>
  /// Whether the window has the keyboard.
  private let windowActive: Source<Bool>
  private var ringNode: FocusRing?
  unowned let window: ViewGraph
  /// Where the focus may be; the last one counts.
  var confinements: [FocusConfinement] = []
  /// The views of another framework in the window: asked before the focus moves, and told of it.
  package weak var companion: (any FocusCompanion)?
  /// How the keyboard moves the focus at the moment; nil where a click or a program does.
  package var heading: FocusHeading?
  /// How focus states are linked with views.
  private var links: [ObjectIdentifier: [any FocusLink]] = [:]

  package init(window: ViewGraph) {
    let graph: Graph = window.graph
    let source = Source<FocusTarget?>(in: graph, "focus", nil, equal: ===)
    let contexts = Source<[FocusContext]>(in: graph, "scene focus", []) { $0.elementsEqual($1, by: ===) }
    let held = Source<FocusTarget?>(in: graph, "focus behind menus", nil, equal: ===)
    self.source = source
    self.held = held
    self.window = window
    ring = Source(in: graph, "focus ring", false)
    windowActive = Source(in: graph, "window has the keyboard", true)
    sceneContexts = contexts
    values = Rule(in: graph, "focused values", equal: { $0.isSame(as: $1) }) {
      var values = FocusedValues()
      for context in contexts.value { context.values.map { values.merge($0.value) } }
      let target: FocusTarget? = held.value ?? source.value
      for context in (target?.chain ?? []).reversed() { context.values.map { values.merge($0.value) } }
      return values
    }
  }

  /// The target that has the focus.
  package var current: FocusTarget? { source.last ?? nil }

  /// Whether the focus is shown around the target that has it.
  var showsRing: Bool {
    get { ring.last ?? false }
    set {
      guard newValue != showsRing else { return }
      if newValue, ringNode == nil { ringNode = FocusRing(window) { [unowned self] in shownTarget } }
      ring.set(newValue)
    }
  }

  /// Keeps the focused values of a target while a menu has the focus; nil ends that.
  func hold(_ target: FocusTarget?) { if target !== held.last ?? nil { held.set(target) } }

  /// The target around which the focus is shown; the node under evaluation depends on it.
  private var shownTarget: FocusTarget? {
    guard ring.value, let target = source.value, target.showsEffect() else { return nil }
    return target
  }

  /// Whether a target has the focus; the node under evaluation depends on it.
  package func isFocused(_ target: FocusTarget) -> Bool { source.value === target }

  /// Whether the window has the keyboard; the node under evaluation depends on it.
  package var isWindowActive: Bool { windowActive.value }

  func windowFocusDidChange(_ isFocused: Bool) { windowActive.set(isFocused) }

  /// Whether a control has the focus; the node under evaluation depends on it.
  package func isFocused(_ control: any KeyboardControl) -> Bool { source.value?.control === control }

  /// Moves the focus; false when the target cannot take it.
  @discardableResult
  package func move(to target: FocusTarget?) -> Bool {
    if let target {
      guard target.control != nil || targets.contains(where: { $0 === target }), target.canFocus() else { return false }
    }
    let old: FocusTarget? = current
    guard old !== target else { return true }
    if target != nil, companion?.mayMove(from: old, to: target) == false { return false }
    source.set(target)
    let before: [FocusContext] = old?.chain ?? []
    let after: [FocusContext] = target?.chain ?? []
    for context in before where !after.contains(where: { $0 === context }) { links(of: context).forEach { $0.lost() } }
    for context in after.reversed() where !before.contains(where: { $0 === context }) {
      links(of: context).forEach { $0.gained() }
    }
    old?.changed?(false)
    target?.changed?(true)
    companion?.didMove(from: old, to: target)
    return true
  }

  /// The first target inside a context that can take the focus.
  func target(in context: FocusContext) -> FocusTarget? {
    func isInside(_ target: FocusTarget) -> Bool { target.chain.contains { $0 === context } }
    if let target = firstTarget(where: isInside) { return target }
    // Controls have no target before they get the focus.
    let controls: [FocusTarget] = window.hitTargets.all.compactMap(\.control).map { FocusTarget(of: $0) }
    return TreeOrder.sorted(controls.filter { $0.canFocus() && isInside($0) }, by: \.slot).first
  }

  /// The first in the tree of the targets that can take the focus.
  func firstTarget(where isWanted: (FocusTarget) -> Bool) -> FocusTarget? {
    TreeOrder.sorted(targets.filter { $0.canFocus() && isWanted($0) }, by: \.slot).first
  }

  // MARK: - Registration

  package func add(_ target: FocusTarget) {
    targets.append(target)
  }

  /// A target that goes takes the focus with it.
  package func remove(_ target: FocusTarget) {
    if current === target { move(to: nil) }
    targets.removeAll { $0 === target }
  }

  func link(_ link: any FocusLink, to context: FocusContext) {
    links[ObjectIdentifier(context), default: []].append(link)
    if current?.chain.contains(where: { $0 === context }) == true { link.gained() }
  }

  func unlink(_ link: any FocusLink, from context: FocusContext) {
    let id = ObjectIdentifier(context)
    links[id]?.removeAll { $0 === link }
    if links[id]?.isEmpty == true { links[id] = nil }
    link.lost()
  }

  private func links(of context: FocusContext) -> [any FocusLink] { links[ObjectIdentifier(context)] ?? [] }

  func addScene(_ context: FocusContext) {
    scenes.append(context)
    sceneContexts.set(scenes)
  }

  func removeScene(_ context: FocusContext) {
    scenes.removeAll { $0 === context }
    sceneContexts.set(scenes)
  }

  /// Where several views set the same value for the scene, the last of them in the tree counts.
  package func passDidEnd() {
    guard scenes.count > 1 else { return }
    scenes = TreeOrder.sorted(scenes, by: \.slot)
    sceneContexts.set(scenes)
  }
}

/// The views of another framework in a window, which have a say in where the focus goes.
package protocol FocusCompanion: AnyObject {
  /// Whether the focus may leave one target for another one; not asked where a target goes away.
  func mayMove(from old: FocusTarget?, to new: FocusTarget?) -> Bool
  func didMove(from old: FocusTarget?, to new: FocusTarget?)
  /// A key sends the focus in a direction, in which the nearest place is `next`; nil where there is none.
  ///
  /// - Returns: Whether the companion has moved the focus itself.
  func redirect(_ direction: FocusDirection, from current: FocusTarget, to next: FocusTarget?) -> Bool
}

extension FocusCompanion {
  package func redirect(_ direction: FocusDirection, from current: FocusTarget, to next: FocusTarget?) -> Bool { false }
}

/// How the keyboard moves the focus.
package enum FocusHeading: Hashable, Sendable {
  case next
  case previous
  case direction(FocusDirection)
}

/// A view that can take the focus.
package final class FocusTarget {
  let context: FocusContext?
  package let slot: GeometrySlot
  let canFocus: () -> Bool
  /// Called when the target gets or loses the focus.
  package var changed: ((Bool) -> Void)?
  /// The control that has the focus, if it is one.
  package weak var control: (any KeyboardControl)?
  /// Whether the focus serves to select and copy only: the keyboard does not go there, and a control around is used instead.
  package var isForSelecting: Bool = false
  /// What edits text here: it gets the events of the input method.
  package weak var textInput: (any TextInputTarget)?
  /// Whether the focus is shown around the view.
  package var showsEffect: () -> Bool = { true }
  /// Whether what is inside of the view can have the focus as well.
  package var holdsOthers: Bool = false

  package init(in context: FocusContext?, at slot: GeometrySlot, canFocus: @escaping () -> Bool) {
    self.context = context
    self.slot = slot
    self.canFocus = canFocus
  }

  /// The modifiers around it that have to do with focus, innermost first.
  var chain: [FocusContext] {
    var chain: [FocusContext] = []
    var next: FocusContext? = context
    while let context = next {
      chain.append(context)
      next = context.parent
    }
    return chain
  }
}

/// One modifier that has to do with focus, and those around it.
package final class FocusContext {
  let parent: FocusContext?
  let slot: GeometrySlot
  /// What the modifier puts among the values of the focused view.
  let values: Source<FocusedValues>?
  /// What the modifier says about where the focus goes at first.
  let role: () -> DefaultFocusRole
  /// What the modifier does with keys and commands while the focus is inside.
  let commands: (any FocusCommandHandler)?
  /// Whether the views inside are a section for keys that move the focus.
  let isSection: Bool

  init(
    parent: FocusContext?, in slot: GeometrySlot, values: Source<FocusedValues>? = nil,
    commands: (any FocusCommandHandler)? = nil, isSection: Bool = false,
    role: @escaping () -> DefaultFocusRole = { .none }
  ) {
    self.parent = parent
    self.slot = slot
    self.values = values
    self.commands = commands
    self.isSection = isSection
    self.role = role
  }

  /// A view that does something with keys and commands while the focus is inside.
  package convenience init(parent: FocusContext?, in slot: GeometrySlot, commands: any FocusCommandHandler) {
    self.init(parent: parent, in: slot, values: nil, commands: commands)
  }
}

private enum FocusContextKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> FocusContext? { nil }
}

extension _ViewInputs {
  /// The innermost modifier around the view that has to do with the keyboard's focus.
  package var focusContext: FocusContext? {
    get { self[FocusContextKey.self] }
    set { self[FocusContextKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Where the keyboard's input goes in the window.
  package var focus: FocusScope { service(FocusScope.self) }
}

/// A focus state's interest in a view.
protocol FocusLink: AnyObject {
  func gained()
  func lost()
}
