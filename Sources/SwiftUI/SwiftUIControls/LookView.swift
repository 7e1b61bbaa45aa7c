import ControlLooks
import CoreGraphics
import DisplayList
import LayoutEngine
import SwiftUICore

/// A look of a control as a view: it is as large as the look says, and draws the look's parts with the paints of the place.
nonisolated package struct LookView<Look: ControlLook>: View {
  private let look: AnimatedLook<Look>

  package init(_ look: Look) {
    self.look = AnimatedLook(look: look)
  }
}

extension LookView: UnaryView {
  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let look: _GraphValue<AnimatedLook<Look>> = inputs.animated(view.part(\.look))
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "look layout") {
      let look: Look = look.read().look
      return LookLayout(width: look.width, height: look.height)
    }
    outputs.display = DisplayAttribute.node(inputs: inputs, "look drawing") { size in
      let look: Look = look.read().look
      let isReversed: Bool = look.isMirrored && inputs.environment(LayoutDirectionKey.self).value == .rightToLeft
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
      let bounds = CGRect(origin: .zero, size: size)
      let context: ShapeStyleContext = inputs.styleContext
      return look.parts(in: size).flatMap { part in
        part.items(isReversed ? part.path.applying(mirror) : part.path, in: bounds, context)
      }
    }
    return outputs
  }
}

/// A look whose moving number goes gradually in an animated change.
nonisolated private struct AnimatedLook<Look: ControlLook>: Animatable, Equatable {
  var look: Look

  var animatableData: CGFloat {
    get { look.moving }
    set { look.moving = newValue }
  }
}

nonisolated private struct LookLayout: TransparentLayout, Equatable {
  let width: LookExtent
  let height: LookExtent

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    CGSize(width: width.length(for: proposal.width), height: height.length(for: proposal.height))
  }

  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    var answer = SizeAnswer(sizeThatFits(proposal, children: children), .only(proposal))
    if width.isFixed { answer.scope[.horizontal] = .all }
    if height.isFixed { answer.scope[.vertical] = .all }
    return answer
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] { [] }
}

extension LookPart {
  fileprivate func items(_ path: CGPath, in bounds: CGRect, _ context: ShapeStyleContext) -> [DisplayItem] {
    guard path.isFinite else { return [] }
    let style = AnyShapeStyle(role.style.opacity(opacity))
    var items: [DisplayItem] = style.items(in: bounds, context: context) { paint in
      guard let stroke else { return [.fill(path, paint, evenOdd: false)] }
      var line = Stroke(width: stroke.width)
      line.cap = .round
      line.join = .round
      return [.stroke(path, paint, line)]
    }
    if let shadow {
      let color = RGBA(hex: 0, alpha: shadow.opacity)
      items = [.group(.shadow(color, radius: shadow.radius, x: 0, y: shadow.offset), items)]
    }
    return items
  }
}

extension LookRole {
  /// The style that the role stands for.
  fileprivate var style: AnyShapeStyle {
    switch self {
    case .tint: AnyShapeStyle(.tint)
    case .onTint, .knob: AnyShapeStyle(.white)
    case .fill(let level): LookStyles.fills[min(level, 3)]
    case .label(let level): LookStyles.labels[min(level, 3)]
    case .raised: AnyShapeStyle(RaisedStyle())
    case .separator: AnyShapeStyle(.separator)
    case .background: AnyShapeStyle(.background)
    case .color(let red, let green, let blue):
      AnyShapeStyle(Color(.sRGB, red: red, green: green, blue: blue, opacity: 1))
    }
  }
}

nonisolated private struct RaisedStyle: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color(.sRGB, white: 0.39) : Color.white
  }
}

private enum LookStyles {
  static let fills: [AnyShapeStyle] = [
    AnyShapeStyle(.fill), AnyShapeStyle(.fill.secondary), AnyShapeStyle(.fill.tertiary),
    AnyShapeStyle(.fill.quaternary),
  ]
  static let labels: [AnyShapeStyle] = [
    AnyShapeStyle(.primary), AnyShapeStyle(.secondary), AnyShapeStyle(.tertiary), AnyShapeStyle(.quaternary),
  ]
}
