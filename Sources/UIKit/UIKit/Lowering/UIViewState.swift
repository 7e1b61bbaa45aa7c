import CoreGraphics
import DisplayList
import QuartzCore
import ReactiveGraph
import SwiftUICore

/// How a view looks in its place in a window, followed for all that shows it.
///
/// What changes gradually gets a node that moves it with the first change that is animated; what few views have, such as
/// clips, masks and borders, gets one when the view has it.
final class UIViewState: GraphNode {
  let view: UIView
  /// The environment of the view and all inside, which gets keys with the first traits that the view overrides.
  let environment: EnvironmentScope
  private let inputs: _ViewInputs
  private let subgraph: Subgraph
  private var overridesTraits: Bool = false
  private var observing = Observing()
  private var current: UIViewLook?
  private var opacity: AnimatedValue<Double>?
  private var radius: AnimatedValue<CGFloat>?
  private var transform: AnimatedValue<UIViewTransform>?
  /// What shows the view; set once it is made.
  var display: UIViewDisplay? {
    didSet { if let current { display?.follow(current) } }
  }

  init(_ view: UIView, _ inputs: _ViewInputs) {
    self.view = view
    self.inputs = inputs
    environment = inputs.environment.opened()
    subgraph = inputs.graph.currentSubgraph
    super.init(in: inputs.graph, "UIView")
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  /// The look that the view has or is going to; the node under evaluation comes to depend on it.
  var look: UIViewLook {
    track()
    guard let current else { preconditionFailure("The look of a view depends on itself.") }
    return current
  }

  /// The opacity, the corners' radius and the transform as they are now, perhaps on their way.
  var shownOpacity: Double { value(opacity, \.opacity) }
  var shownRadius: CGFloat { value(radius, \.corners.radius) }
  var shownTransform: UIViewTransform { value(transform, \.transform) }

  private func value<Value>(_ motion: AnimatedValue<Value>?, _ path: KeyPath<UIViewLook, Value>) -> Value {
    track()
    return motion?.value ?? look[keyPath: path]
  }

  override func evaluate() -> Bool {
    let new: UIViewLook = observing.run(for: self, host: inputs.window) {
      MainActor.assumeIsolated { UIViewLook(view) }
    }
    guard let old = current else {
      current = new
      overrideTraits()
      display?.follow(new)
      return true
    }
    guard new != old else { return false }
    follow(&opacity, \.opacity, old, new)
    follow(&radius, \.corners.radius, old, new)
    follow(&transform, \.transform, old, new)
    current = new
    overrideTraits()
    display?.follow(new)
    return true
  }

  /// Sets keys in the environment once the view has traits of its own, which few have; those follow its look from then on.
  private func overrideTraits() {
    guard !overridesTraits, let first = current?.traits, !first.isEmpty else { return }
    // The node that evaluates the look cannot ask for it; what follows the traits can.
    var isFollowed: Bool = false
    overridesTraits = environment.override("traits") { [unowned self] in $0.apply(isFollowed ? look.traits : first) }
    isFollowed = true
  }

  override func invalidated() {
    opacity = nil
    radius = nil
    transform = nil
    display = nil
  }

  /// Makes what moves a part of the look, where that changes gradually for the first time.
  private func follow<Value: Animatable & Equatable>(
    _ motion: inout AnimatedValue<Value>?, _ path: KeyPath<UIViewLook, Value>, _ old: UIViewLook, _ new: UIViewLook
  ) {
    guard motion == nil, old[keyPath: path] != new[keyPath: path], mayMove else { return }
    let made: AnimatedValue<Value> = graph.with(subgraph) {
      AnimatedValue(
        _GraphValue { [unowned self] in look[keyPath: path] }, from: old[keyPath: path], host: inputs.window,
        transactions: inputs.transactions, environment: inputs.environment)
    }
    made.setNeedsEvaluation()
    motion = made
  }

  /// Whether the change that is under way is animated, or its speed is followed for one that will be.
  private var mayMove: Bool {
    let transaction: Transaction = graph.untracked { inputs.transactions?.transaction ?? inputs.window.transaction }
    return transaction.animation != nil || transaction.tracksVelocity
  }
}

/// What draws a view: its effects around its background, all inside and its border.
final class UIViewDisplay {
  /// Around all: opacity and transform, and where pointers reach the view.
  let outer: DisplayNode
  /// What is drawn, with the effects that few views have.
  let inner: DisplayNode
  private unowned let state: UIViewState
  private let inputs: _ViewInputs
  private let subgraph: Subgraph
  private var hasEffects: Bool = false
  private var hasBorder: Bool = false

  /// - Parameters:
  ///   - outside: The inputs in the space around the view's transform.
  ///   - inputs: Those inside.
  init(of state: UIViewState, content: DisplayNode?, outside: _ViewInputs, _ inputs: _ViewInputs) {
    self.state = state
    self.inputs = inputs
    subgraph = inputs.graph.currentSubgraph
    let ground: DisplayNode = UIViewGround(state: state, inputs: inputs).node
    inner = .group([ground] + (content.map { [$0] } ?? []), id: inputs.window.nextID())
    outer = EffectAttribute.wrap(inner, inputs: outside, "UIView effects") { [unowned state] size in
      var effects: [Effect] = []
      let opacity: Double = state.shownOpacity
      if opacity < 1 { effects.append(.opacity(max(0, opacity))) }
      let transform: CGAffineTransform = state.shownTransform.transform(size: size)
      if !transform.isIdentity { effects.append(.transform(transform)) }
      return effects
    }
  }

  /// Makes what the look needs and earlier looks did not, and says whether pointers reach the view.
  func follow(_ look: UIViewLook) {
    outer.ignoresPoints = !look.takesTouches
    if !hasEffects, look.hasEffects {
      hasEffects = true
      inputs.graph.with(subgraph) {
        EffectAttribute.keep(on: inner, inputs: inputs, "UIView edges") { [unowned state] size in
          state.look.effects(size: size, radius: state.shownRadius)
        }
      }
    }
    if !hasBorder, look.hasBorder {
      hasBorder = true
      inputs.graph.with(subgraph) {
        let scope: EnvironmentScope = inputs.environment
        let border: DisplayNode = DisplayAttribute.node(inputs: inputs, "UIView border") { [unowned state] size in
          state.look.border(size, scope.group(DrawnTraits.self).value.collection)
        }
        inner.children.append(border)
      }
    }
  }
}
