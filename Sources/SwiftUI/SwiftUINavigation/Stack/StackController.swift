import AccessibilityTree
import Diagnostics
import ReactiveGraph
import SwiftUICollections
import SwiftUICore

/// The screens of one navigation stack: which there are, in their order, and what follows when one is pushed or popped.
///
/// The controller knows no views. Links and destinations inside of the stack find it in their inputs
/// (`StackControllerKey`); a container that shows the pushed screens in another place, such as the sidebar of a split view,
/// gives its views the controller of that place.
package final class StackController {
  private let shown: Source<[StackScreen]>
  /// The same list at once: inside a pass a source is set at its end.
  private var list: [StackScreen] = []
  private let path: () -> StackPath?
  private var destinations: [ObjectIdentifier: DestinationEntry] = [:]
  private let subgraph: Subgraph
  /// Nil once the window has gone, with which all views go.
  @WeakWindow private(set) var window: ViewGraph?
  private let graph: Graph
  private let environment: EnvironmentScope
  /// How far a person has dragged the top screen away, from 0 to 1.
  let drag: NotedSource<Double>
  /// The column of a split view whose stack it is.
  weak var column: SplitColumn?
  /// The stack of a column that shows this one.
  weak var container: StackController?
  /// The stack that a column shows.
  weak var inner: StackController?
  /// Whether the last change of the screens is to be seen as a movement.
  private(set) var isAnimated: Bool = true

  /// - Parameters:
  ///   - environment: The environment of the stack.
  ///   - path: Gives the path that the app keeps; nil where the stack keeps its own.
  init(in window: ViewGraph, environment: EnvironmentScope, path: @escaping () -> StackPath?) {
    graph = window.graph
    self.environment = environment
    self.path = path
    subgraph = window.graph.currentSubgraph
    shown = Source(in: window.graph, "screens", []) { $0.elementsEqual($1, by: ===) }
    drag = NotedSource(in: window, "dragged screen", 0)
    self.window = window
  }

  /// The screens, the top one last; the node under evaluation depends on them.
  var screens: [StackScreen] { shown.value }

  /// The screens as they will be after the pass.
  package var current: [StackScreen] { list }

  /// Whether a screen lies below another; the node under evaluation depends on it.
  func isCovered(_ screen: StackScreen) -> Bool { shown.value.last !== screen }

  /// The screen below another one; the node under evaluation depends on it.
  func screen(below screen: StackScreen) -> StackScreen? {
    let all: [StackScreen] = shown.value
    guard let index = all.firstIndex(where: { $0 === screen }), index > 0 else { return nil }
    return all[index - 1]
  }

  /// How far the screen above another one is dragged away, from 0 to 1; the node under evaluation depends on it.
  func dragged(above screen: StackScreen) -> Double {
    let all: [StackScreen] = shown.value
    guard all.count > 1, all[all.count - 2] === screen else { return 0 }
    return drag.value
  }

  // MARK: - Pushing

  func setRoot(_ make: @escaping (_ViewInputs) -> _ViewOutputs) {
    add(StackScreen(id: nextID, origin: .root, make: make))
  }

  /// A number for a new screen.
  var nextID: UInt64 { window?.nextID() ?? 0 }

  /// Pushes the screen of a value, by way of the app's path where there is one. A leading column of a split view shows it in
  /// the next column.
  package func push(_ value: any Hashable) {
    if let next = column?.next { return next.show(value, from: self) }
    guard let path = graph.untracked(path) else {
      add(screen(for: AnyHashable(value)))
      publish()
      return
    }
    guard path.append(value) else {
      return Diagnostics.warnOnce(
        "A link of a navigation stack has a value of type \(type(of: value)), which the stack's path does not hold: it "
          + "pushes nothing. Give the stack a NavigationPath, or the link a value of the path's type.")
    }
  }

  /// Pushes a screen that a view asks for. It lies above all that is there; that of a view in a leading column of a split
  /// view is shown in the next column.
  func present(_ screen: StackScreen) {
    if let next = column?.next { return next.show(screen) }
    add(screen)
    publish()
  }

  private func add(_ screen: StackScreen) { list.append(screen) }

  private func publish(isAnimated: Bool = true) {
    drag.jump(to: 0)
    guard shown.isAlive else { return }
    self.isAnimated = isAnimated
    if shown.peek.last !== list.last { announce() }
    shown.set(list)
  }

  /// Shows a screen, or none, in place of all from a number on.
  func replace(from index: Int, by screen: StackScreen?) {
    remove(from: index)
    if let screen { add(screen) }
    publish(isAnimated: false)
  }

  /// Tells screen readers that another screen has come up: its title is said, and the reader's cursor goes to its first
  /// element (behaviour 368).
  func announce() {
    let hasCursor: Bool = window?.accessibility.resolver.focus != nil
    window?.afterUpdate { [weak self] in
      guard let self, let window, shown.isAlive, let top = list.last else { return }
      if let title = graph.untracked({ top.shownTitle }) {
        let words: String = graph.untracked { title.string(in: EnvironmentValues(scope: self.environment)) }
        window.announce(AccessibilityAnnouncement(words))
      }
      guard hasCursor, let source = top.source, let first = window.accessibility.element(for: source) else { return }
      window.accessibility.moveFocus(to: first)
    }
  }

  func screen(for value: AnyHashable) -> StackScreen {
    let source: Source<StackDestination?> = destination(of: type(of: value.base))
    return StackScreen(id: nextID, origin: .value(value)) { inputs in
      let content = ContentNode<AnyView>(in: inputs.window, "destination") {
        source.value?.make(value) ?? AnyView(MissingDestination(type: "\(type(of: value.base))"))
      }
      return AnyView._makeView(view: _GraphValue(content), inputs: inputs)
    }
  }

  // MARK: - The app's path

  /// Makes the screens those of a path: screens of values at which the old and the new path agree stay.
  ///
  /// Where they differ, all that lies above goes, also what views of those screens presented.
  func follow(_ values: [AnyHashable]) {
    let places: [Int] = list.indices.filter { list[$0].value != nil }
    let old: [AnyHashable] = places.compactMap { list[$0].value }
    let common: Int = zip(old, values).prefix { $0 == $1 }.count
    guard common < old.count || common < values.count else { return }
    if common < old.count { remove(from: places[common]) }
    for value in values[common...] { add(screen(for: value)) }
    publish()
  }

  /// Shows the first screens before there are any views, so that none of them comes with an animation. A stack that comes in a later
  /// pass than the window's first one gets its screens in the pass after that.
  func begin(_ values: [AnyHashable]) {
    for value in values { add(screen(for: value)) }
    isAnimated = false
    shown.set(list)
  }

  // MARK: - Popping

  /// Whether a person may go back: there is a screen to pop, and it does not hide its back button.
  package var mayGoBack: Bool {
    guard let top = list.last, hasOwnWayBack || mayGoOut else { return false }
    return graph.untracked { top.wishes?().hidesBackButton } != true
  }

  /// Whether a person may drag the top screen away.
  var maySwipeBack: Bool {
    guard mayGoBack else { return false }
    return graph.untracked { list.last?.wishes?().looks.allowsSwipeBack }?() ?? true
  }

  /// Does what the back button of the top screen does, where there is one.
  func goBack() {
    guard mayGoBack else { return }
    if let action = graph.untracked({ list.last?.wishes?().looks.backAction }) { action() } else { pop() }
  }

  /// Pops the top screen; where there is none above the root, goes back to what lies before the stack.
  package func pop() { if hasOwnWayBack { pop(to: list.count - 2) } else { goOut() } }

  /// Goes back from a screen for one of its views.
  func dismiss(_ screen: StackScreen) {
    if screen.isBase, mayGoOut { goOut() } else { pop(screen) }
  }

  /// Pops a screen and all above it.
  func pop(_ screen: StackScreen) {
    if let index = list.firstIndex(where: { $0 === screen }), index > 0 { pop(to: index - 1) }
  }

  /// Pops all screens above one.
  func pop(above screen: StackScreen) {
    if let index = list.firstIndex(where: { $0 === screen }) { pop(to: index) }
  }

  /// Pops all screens above one, which is known by its place from the root.
  package func pop(to index: Int) {
    guard index >= 0, index < list.count - 1 else { return }
    let values: Int = list[(index + 1)...].count { $0.value != nil }
    // The path of the app decides about its screens: one that stays the same keeps them.
    if values > 0, let path = graph.untracked(path) {
      if list[index + 1].value == nil { remove(from: index + 1) }
      path.removeLast(values)
    } else {
      remove(from: index + 1)
    }
    publish()
  }

  /// Takes away a screen that the view which presented it presents no more, and all above it.
  func end(_ screen: StackScreen) {
    if let next = column?.next { next.end(screen) }
    guard let index = list.firstIndex(where: { $0 === screen }) else { return }
    let values: Int = list[index...].count { $0.value != nil }
    remove(from: index)
    if values > 0, let path = graph.untracked(path) { window?.afterUpdate { path.removeLast(values) } }
    publish()
  }

  private func remove(from index: Int) {
    let gone: [StackScreen] = Array(list[index...])
    list.removeSubrange(index...)
    for screen in gone.reversed() {
      if case .presented(let end) = screen.origin { window?.afterUpdate(end) }
    }
  }

  // MARK: - Destinations

  /// Whether there is a destination for values of the value's type.
  func hasDestination(for value: any Hashable) -> Bool {
    destinations[ObjectIdentifier(Swift.type(of: value))]?.all.isEmpty == false
  }

  /// The destination of values of a type; the node that reads it depends on it alone.
  private func destination(of type: Any.Type) -> Source<StackDestination?> { entry(for: type).chosen }

  private func entry(for type: Any.Type) -> DestinationEntry {
    let id = ObjectIdentifier(type)
    if let known = destinations[id] { return known }
    let entry: DestinationEntry = graph.with(subgraph) { DestinationEntry(in: graph) }
    destinations[id] = entry
    return entry
  }

  /// Takes a destination for values of a type. Of several for one type the one that came first counts: that which is
  /// closest to the root.
  func add(_ destination: StackDestination, for type: Any.Type) {
    let entry: DestinationEntry = entry(for: type)
    entry.all.append(destination)
    entry.choose()
  }

  func remove(_ destination: StackDestination, for type: Any.Type) {
    guard let entry = destinations[ObjectIdentifier(type)] else { return }
    entry.all.removeAll { $0 === destination }
    entry.choose()
  }
}

/// Makes the screens of values of one type.
final class StackDestination {
  let make: (AnyHashable) -> AnyView?

  init(_ make: @escaping (AnyHashable) -> AnyView?) { self.make = make }
}

/// The destinations for one type.
private final class DestinationEntry {
  var all: [StackDestination] = []
  let chosen: Source<StackDestination?>

  init(in graph: Graph) { chosen = Source(in: graph, "destination of a type", nil, equal: ===) }

  func choose() { if chosen.isAlive { chosen.set(all.first) } }
}

enum StackControllerKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> StackController? { nil }
}

extension _ViewInputs {
  /// The navigation stack to which links inside of the view belong.
  package var navigation: StackController? {
    get { self[StackControllerKey.self] }
    set { self[StackControllerKey.self] = newValue }
  }
}
