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
  public static var red: Color { Color(.red) }
  public static var orange: Color { Color(.orange) }
  public static var yellow: Color { Color(.yellow) }
  public static var green: Color { Color(.green) }
  public static var mint: Color { Color(.mint) }
  public static var teal: Color { Color(.teal) }
  public static var cyan: Color { Color(.cyan) }
  public static var blue: Color { Color(.blue) }
  public static var indigo: Color { Color(.indigo) }
  public static var purple: Color { Color(.purple) }
  public static var pink: Color { Color(.pink) }
  public static var brown: Color { Color(.brown) }
  public static var gray: Color { Color(.gray) }
  public static var white: Color { Color(.sRGB, white: 1) }
  public static var black: Color { Color(.sRGB, white: 0) }
  public static var clear: Color { Color(.sRGB, white: 0, opacity: 0) }
}
