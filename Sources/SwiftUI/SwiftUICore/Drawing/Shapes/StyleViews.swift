import LayoutEngine

/// Lowers a style that is shown as a view: it fills the space that it is given.
enum StyleViewLowering {
  static func make<S: ShapeStyle>(_ style: _GraphValue<S>, inputs: _ViewInputs) -> _ViewOutputs {
    _ShapeView<Rectangle, S>._makeView(
      view: style[{ _ShapeView(shape: Rectangle(), style: $0) }], inputs: inputs)
  }
}

extension Color: View, UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewOutputs {
    StyleViewLowering.make(view, inputs: inputs)
  }
}

extension LinearGradient: View, UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<LinearGradient>, inputs: _ViewInputs) -> _ViewOutputs {
    StyleViewLowering.make(view, inputs: inputs)
  }
}

extension RadialGradient: View, UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<RadialGradient>, inputs: _ViewInputs) -> _ViewOutputs {
    StyleViewLowering.make(view, inputs: inputs)
  }
}

extension AngularGradient: View, UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<AngularGradient>, inputs: _ViewInputs) -> _ViewOutputs {
    StyleViewLowering.make(view, inputs: inputs)
  }
}
