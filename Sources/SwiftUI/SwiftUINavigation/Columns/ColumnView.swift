import AccessibilityTree
import CoreGraphics
import DisplayList
import HostInterface
import ReactiveGraph
import SwiftUICollections
import SwiftUICore

/// One column with its stack of screens.
struct ColumnView: View {
  let controller: SplitController
  let column: SplitColumn
  let situation: SplitSituation
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion: Bool

  init(controller: SplitController, column: SplitColumn, situation: SplitSituation) {
    self.controller = controller
    self.column = column
    self.situation = situation
  }

  var body: some View {
    let isCollapsed: Bool = situation.isCollapsed
    let slides: Bool = !reducesMotion && (idiom == .phone || !isCollapsed)
    ColumnStack(column: column)
      .transformEnvironment(\.horizontalSizeClass) { if isCollapsed { $0 = .compact } }
      .transformEnvironment(\.listStyleKind) { [idiom, column] style in
        if style.kind == .automatic, column.index == 0, idiom == .desktop { style.kind = .sidebar }
      }
      .background { ColumnGround(isSidebar: column.index == 0 && !isCollapsed, isRaised: isRaised) }
      .modifier(
        SwipeBack(
          isOn: isCollapsed && column.index > 0, isCovered: !situation.shows(column.index), drag: controller.drag,
          mayGoBack: { controller.mayLeave(column) && !column.stack.innermost.hasOwnWayBack },
          goBack: { controller.leave(column) })
      )
      .modifier(
        ColumnLook(
          position: position, part: isCollapsed ? 0.3 : 1, slides: slides,
          direction: direction == .rightToLeft ? -1 : 1)
      )
      .focusSection()
      .accessibilityElement(children: .contain)
      .accessibilityLabel(column.name)
      .attaching(AccessibilityAttachmentModifier { properties, _ in properties.role = .landmark })
      .modifier(ScreenModifier(isShown: situation.shows(column.index), staysDrawn: true))
  }

  private var isRaised: Bool { situation.isOverlaid && column.next != nil }

  /// How far the column is from its place; the one below a column that is dragged away comes along.
  private var position: Double {
    let position: Double = situation.positions[column.index]
    guard situation.isCollapsed, position < 0, situation.firstShown == column.index + 1 else { return position }
    return position + controller.drag.value
  }
}

/// The stack of a column, in whose inputs the column is.
nonisolated private struct ColumnStack: View {
  let column: SplitColumn
}

extension ColumnStack: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let column: SplitColumn = inputs.graph.untracked { view.read() }.column
    var inner: _ViewInputs = inputs
    inner.navigation = column.stack
    inner[SplitColumnKey.self] = column
    inner[SelectionFollowerKey.self] = column
    inner.preferences.remove(BarWishesKey.self)
    inner.preferences.add(ColumnWidthKey.self)
    inner.environment = inputs.environment.overriding("column") { values in
      values[DismissKey.self] = DismissAction { column.dismiss() }
    }
    let stack: StackController = column.stack
    var outputs: _ViewOutputs = StackScreens._makeView(
      view: _GraphValue { StackScreens(controller: stack) }, inputs: inner)
    if let wish = outputs.preferences[ColumnWidthKey.self] {
      ColumnWidthNode(wish, of: column, in: inputs.graph).setNeedsEvaluation()
    }
    outputs.preferences[ColumnWidthKey.self] = nil
    return outputs
  }
}

/// Tells a column how wide its views want it.
private final class ColumnWidthNode: GraphNode {
  private let wish: Attribute<ColumnWidth??>
  private let column: SplitColumn

  init(_ wish: Attribute<ColumnWidth??>, of column: SplitColumn, in graph: Graph) {
    self.wish = wish
    self.column = column
    super.init(in: graph, "column width wish")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    // A column whose views leave, because it is not shown, keeps its width.
    if let width = wish.value ?? nil { column.width.set(width) }
    return false
  }
}

/// What a column stands on: it covers what lies below it.
private struct ColumnGround: View {
  let isSidebar: Bool
  let isRaised: Bool

  var body: some View {
    Rectangle().fill(.background)
      .overlay { if isSidebar { Rectangle().fill(.bar) } }
      .ignoresSafeArea()
      .shadow(color: .black.opacity(isRaised ? 0.3 : 0), radius: isRaised ? 8 : 0)
      .accessibilityHidden(true)
  }
}

/// Where a column is drawn on its way to its place and from there; at the end of the way it is not drawn.
nonisolated private struct ColumnLook: SingleEffectModifier {
  /// 0 in its place, 1 at the trailing edge, -1 where it has left at the leading edge or is covered.
  var position: Double
  /// The part of its width by which it moves towards the leading edge.
  let part: CGFloat
  /// Whether it moves, and does not fade.
  let slides: Bool
  /// 1 from left to right, -1 from right to left.
  let direction: CGFloat

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  func effect(size: CGSize, inputs: _ViewInputs) -> Effect? {
    if abs(position) >= 0.999 { return .opacity(0) }
    if position == 0 { return nil }
    guard slides else { return position > 0 || part == 1 ? .opacity(1 - abs(position)) : nil }
    let distance: CGFloat = position > 0 ? position : position * part
    return .transform(CGAffineTransform(translationX: distance * size.width * direction, y: 0))
  }
}
