import AccessibilityTree
import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph

/// All that is presented in front of one view: the window's content, or the content of a presentation.
///
/// Presentations of views inside of a presentation lie in that presentation's own level, so levels nest as presentations do.
package final class PresentationLevel {
  private let shown: Source<[Presentation]>
  /// The same list at once: inside a pass a source is set at its end.
  private var list: [Presentation] = []
  /// The animation of the last change.
  private(set) var animation: Animation?

  init(in graph: Graph) {
    shown = Source(in: graph, "presentations", []) { $0.elementsEqual($1, by: ===) }
  }

  /// The presentations, the front one last; the node under evaluation depends on them.
  var presentations: [Presentation] { shown.value }

  func add(_ presentation: Presentation) {
    list.append(presentation)
    animation = presentation.traits.animation
    shown.set(list)
  }

  func remove(_ presentation: Presentation) {
    guard list.contains(where: { $0 === presentation }) else { return }
    list.removeAll { $0 === presentation }
    animation = presentation.traits.animation
    if shown.isAlive { shown.set(list) }
  }
}

enum PresentationLevelKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> PresentationLevel? { nil }
}

/// Makes room in front of a view for what views inside of it present.
package nonisolated struct PresentationLevelModifier: PrimitiveModifier {
  package init() {}

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let level = PresentationLevel(in: inputs.graph)
    var inner: _ViewInputs = inputs
    inner.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    inner[PresentationLevelKey.self] = level
    let behind: _ViewOutputs = body(inner)
    guard let layout = behind.layout else { return behind }
    var frontInputs: _ViewInputs = inputs.inStack(nil)
    frontInputs.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let front: _ViewOutputs = PresentedViews._makeView(
      view: _GraphValue { PresentedViews(level: level) }, inputs: frontInputs)
    let both: [_ViewOutputs] = [behind, front]
    let children = [inner.slot.holding(behind), frontInputs.slot.holding(front)]
    let attribute = LayoutAttribute(
      in: inputs, "presentations", children: { [layout] + (front.layout.map { [$0] } ?? []) }
    ) {
      PresentationLayout()
    }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: attribute, children: { children })
    var outputs = _ViewOutputs()
    outputs.layout = attribute
    outputs.display = .group(both.compactMap(\.display), id: inputs.window.nextID())
    outputs.accessibility = .transparent(both.compactMap(\.accessibility), id: inputs.window.nextID())
    outputs.preferences = .combining(both.map(\.preferences), inputs: inputs)
    return outputs
  }
}

/// The view behind answers and is placed as if it were alone; what is presented gets all of its place.
private struct PresentationLayout: TransparentLayout, Equatable {
  private let layers = LayerLayout()

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    layers.sizeThatFits(proposal, children: children)
  }

  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    layers.answer(proposal, children: children)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.indices.map { index in
      LayoutPlacement(origin: .zero, proposal: index == 0 ? proposal : ProposedViewSize(size))
    }
  }

  func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    layers.explicitAlignment(of: key, in: size, proposal: proposal, children: children)
  }

  func explicitGuides(children: [LayoutNode]) -> GuideSet { layers.explicitGuides(children: children) }

  func spacing(children: [LayoutNode]) -> ViewSpacing { layers.spacing(children: children) }

  func priority(children: [LayoutNode]) -> Double { layers.priority(children: children) }

  func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? {
    layers.value(for: key, children: children)
  }
}

/// The presented views of a level, the front one last.
private struct PresentedViews: View {
  let level: PresentationLevel

  var body: some View {
    let presentations: [Presentation] = level.presentations
    ZStack {
      ForEach(presentations) { presentation in
        if let backdrop = presentation.traits.backdrop, presentation.isModal {
          PresentedView(presentation: presentation, isBackdrop: true, backdrop: backdrop).transition(.opacity)
        }
        PresentedView(presentation: presentation, isBackdrop: false, backdrop: nil)
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(presentation.isModal ? .isModal : [])
          .accessibilityAction(.escape) { presentation.dismissInteractively() }
          .transition(presentation.traits.transition)
      }
    }
    .animation(level.animation, value: presentations.map(\.id))
  }
}

/// One presented view, or the backdrop behind it, in the environment of the presenting view.
nonisolated private struct PresentedView: View {
  let presentation: Presentation
  let isBackdrop: Bool
  let backdrop: AnyView?
}

extension PresentedView: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown: Self = inputs.graph.untracked { view.read() }
    let presentation: Presentation = shown.presentation
    var inner: _ViewInputs = inputs
    inner.environment = presentation.environment.overriding("presentation") { values in
      values[PresentationKey.self] = presentation
      values[DismissKey.self] = DismissAction { presentation.dismiss() }
      values[IsPresentedKey.self] = true
      values.isInRow = false
      values[KeyboardShortcutKey.self] = nil
    }
    inner.focusContext = nil
    if let backdrop = shown.backdrop {
      return AnyView._makeView(view: _GraphValue { backdrop }, inputs: inner)
    }
    if presentation.traits.isModal {
      let focus: FocusScope = inputs.window.focus
      let confinement = FocusConfinement(
        to: inputs.slot, takesFocus: presentation.traits.takesFocus, keepsValues: presentation.traits.keepsFocusedValues
      ) {
        presentation.isModalNow
      }
      focus.begin(confinement)
      inputs.graph.currentSubgraph.onEnd { [weak focus] in focus?.end(confinement) }
    }
    return PresentationLevelModifier._makeView(
      modifier: _GraphValue { PresentationLevelModifier() }, inputs: inner, body: presentation.makeView)
  }
}
