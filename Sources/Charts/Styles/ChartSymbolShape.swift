import CoreGraphics
import SwiftUICore

/// A shape that stands for a value in a chart.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large, and in the same place, as the square from 0 to 1.
  var perceptualUnitRect: CGRect { get }
}

/// A symbol of the framework.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Form: Hashable, Sendable {
    case circle
    case square
    case triangle
    case diamond
    case pentagon
    case plus
    case cross
    case asterisk
  }

  let form: Form
  /// The width of the outline, for one that is not filled.
  var lineWidth: CGFloat?

  init(_ form: Form) { self.form = form }

  /// The symbol as an outline inside of its edge.
  ///
  /// - Parameter lineWidth: The width of the outline, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    var shape: BasicChartSymbolShape = self
    shape.lineWidth = max(0, lineWidth)
    return shape
  }

  /// Each form is as large as the square in area; what is drawn of lines counts with the hull of its ends.
  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch form {
      case .square: 1
      // The area of a circle is π/4 of that of its box.
      case .circle: 2 / CGFloat.pi.squareRoot()
      case .triangle: 1.35
      // Half of its box.
      case .diamond: 2.0.squareRoot()
      case .pentagon: 1.2
      case .plus, .cross, .asterisk: 1.2
      }
    // The middle of a triangle is a third of the way up.
    let lift: CGFloat = form == .triangle ? side / 12 : 0
    return CGRect(x: 0.5 - side / 2, y: 0.5 - side / 2 - lift, width: side, height: side)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    guard let lineWidth else { return outline(in: rect) }
    if form.isOpen { return outline(in: rect) }
    let inset: CGFloat = min(lineWidth / 2, rect.width / 2, rect.height / 2)
    return outline(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(StrokeStyle(lineWidth: lineWidth))
  }

  private nonisolated func outline(in rect: CGRect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon([(0.5, 0), (1, 1), (0, 1)], rect)
    case .diamond: polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], rect)
    case .pentagon: polygon(Self.corners(5), rect)
    case .plus: strokes([0, 0.5], rect)
    case .cross: strokes([0.25, 0.75], rect)
    case .asterisk: strokes([0, 1 / 3.0, 2 / 3.0], rect)
    }
  }

  private nonisolated func polygon(_ points: [(CGFloat, CGFloat)], _ rect: CGRect) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
      path.closeSubpath()
    }
  }

  private static func corners(_ count: Int) -> [(CGFloat, CGFloat)] {
    (0..<count).map { index in
      let angle: CGFloat = 2 * .pi * CGFloat(index) / CGFloat(count)
      return (0.5 + 0.5 * sin(angle), 0.5 - 0.5 * cos(angle))
    }
  }

  /// Lines through the middle, by their directions in half turns.
  private nonisolated func strokes(_ directions: [CGFloat], _ rect: CGRect) -> Path {
    let reach: CGFloat = min(rect.width, rect.height) / 2
    let lines = Path { path in
      for direction in directions {
        let angle: CGFloat = direction * .pi
        let (x, y): (CGFloat, CGFloat) = (reach * sin(angle), reach * cos(angle))
        path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
        path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: max(1, reach / 3)))
  }
}

extension BasicChartSymbolShape.Form {
  /// Whether the form is made of lines and has no inside.
  var isOpen: Bool { self == .plus || self == .cross || self == .asterisk }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
  /// A cross that lies.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
  /// A star of three lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

/// A symbol shape of any type.
@frozen public struct AnyChartSymbolShape: ChartSymbolShape {
  @usableFromInline let shape: any ChartSymbolShape

  /// - Parameter content: The shape whose type is hidden.
  public nonisolated init(_ content: any ChartSymbolShape) { shape = content }

  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The outline of a symbol, inside of its edge.
struct StrokedChartSymbolShape<S: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
  let shape: S
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The symbol as an outline inside of its edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The symbol as an outline inside of its edge.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedChartSymbolShape(shape: self, style: style)
  }
}
