import DisplayList

extension Color: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.setPaint(.color(resolved(in: shape.context.colors)))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.setPaint(.color(RGBA(self)))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(system: .red) }
  public static var orange: Color { Color(system: .orange) }
  public static var yellow: Color { Color(system: .yellow) }
  public static var green: Color { Color(system: .green) }
  public static var mint: Color { Color(system: .mint) }
  public static var teal: Color { Color(system: .teal) }
  public static var cyan: Color { Color(system: .cyan) }
  public static var blue: Color { Color(system: .blue) }
  public static var indigo: Color { Color(system: .indigo) }
  public static var purple: Color { Color(system: .purple) }
  public static var pink: Color { Color(system: .pink) }
  public static var brown: Color { Color(system: .brown) }
  public static var gray: Color { Color(system: .gray) }
  public static var white: Color { Color(.sRGB, white: 1) }
  public static var black: Color { Color(.sRGB, white: 0) }
  public static var clear: Color { Color(.sRGB, white: 0, opacity: 0) }
}
