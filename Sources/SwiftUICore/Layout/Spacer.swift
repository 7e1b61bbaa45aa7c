import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// Flexible space along the axis of the stack around it, or along both.
nonisolated public struct Spacer: View {
  /// The least length; nil for the default distance of neighbours.
  public var minLength: CGFloat?

  /// Makes a space that grows along the axis of its stack, or along both axes outside of one.
  ///
  /// - Parameter minLength: The least length in points; nil, the default, is the default distance between views, 8.
  @inlinable public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
    let axis: () -> Axis? = inputs.stackAxis
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "spacer") {
      SpacerLayout(axis: axis(), minLength: view.read().minLength)
    }
    return outputs
  }
}

/// A hairline across the axis of the stack around it.
nonisolated public struct Divider: View {
  public nonisolated init() {}
}

extension Divider: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewOutputs {
    let axis: () -> Axis? = inputs.stackAxis
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "divider") {
      // A phone's is a pixel thin, a desktop's a point.
      let isPhone: Bool = inputs.environment(IdiomKey.self).value == .phone
      let scale: CGFloat = isPhone ? inputs.environment(DisplayScaleKey.self).value : 1
      return DividerLayout(axis: axis(), thickness: 1 / scale)
    }
    outputs.display = DisplayAttribute.node(inputs: inputs, "divider") { size in
      let style: ShapeStyleContext = inputs.styleContext
      let path: CGPath = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
      return [.fill(path, .color(SystemColor.separator.resolved(in: style.colors)), evenOdd: false)]
    }
    return outputs
  }
}
