import ChartEngine
import CoreGraphics
import DisplayList
import SwiftUICore

extension ChartModel {
  /// The style in which a mark is painted.
  func style(of style: MarkStyle) -> AnyShapeStyle {
    switch style.foreground {
    case .value(let style): style
    case .by(let datum): foreground?.style(for: datum.value) ?? Self.usualStyle
    case nil: Self.usualStyle
    }
  }

  /// The colour of marks that are not told apart.
  static let usualStyle = AnyShapeStyle(Color.blue)

  /// How a line is drawn; nil for the usual one.
  func stroke(of style: MarkStyle) -> StrokeStyle? {
    switch style.lineStyle {
    case .value(let stroke): stroke
    case .by(let datum): lineStyle?.discrete(datum.value)
    case nil: nil
    }
  }

  /// The usual area of a symbol, in square points.
  static let usualSymbolArea: CGFloat = 50

  /// The box of a symbol: of a size, or as large as it has to be to look like an area.
  func symbolBox(_ shape: AnyChartSymbolShape, of style: MarkStyle, at point: CGPoint) -> CGRect {
    var area: CGFloat = Self.usualSymbolArea
    switch style.symbolSize {
    case .value(.size(let size)):
      return CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    case .value(.area(let given)): area = given
    case .by(let datum): area = symbolSize?.area(for: datum.value) ?? area
    case nil: break
    }
    let side: CGFloat = max(0, area).squareRoot()
    let unit: CGRect = shape.perceptualUnitRect
    return CGRect(
      x: point.x + (unit.minX - 0.5) * side, y: point.y + (unit.minY - 0.5) * side, width: unit.width * side,
      height: unit.height * side)
  }

  /// The shape of a mark's symbol; nil where a view stands for it.
  func symbolShape(of style: MarkStyle) -> AnyChartSymbolShape? {
    switch style.symbol {
    case .value(.shape(let shape)): shape
    case .value(.view): nil
    case .by(let datum): symbol?.discrete(datum.value) ?? Self.usualSymbol
    case nil: Self.usualSymbol
    }
  }

  static let usualSymbol = AnyChartSymbolShape(BasicChartSymbolShape(.circle))

  func symbolPath(of mark: ResolvedMark, at point: CGPoint) -> CGPath? {
    guard let shape = symbolShape(of: mark.mark.style) else { return nil }
    let box: CGRect = symbolBox(shape, of: mark.mark.style, at: point)
    guard box.width > 0, box.height > 0 else { return nil }
    return shape.path(in: box).cgPath
  }
}

extension PlotGeometry {
  /// The outline of a bar, rectangle or sector.
  func outline(of index: Int) -> CGPath? {
    switch shapes[index] {
    case .sector(let sector):
      let path: CGPath = sector.path
      return path.isEmpty ? nil : path
    case .rect(let rect):
      guard rect.width > 0, rect.height > 0 else { return nil }
      guard let corner = model.marks[index].mark.style.corner, corner.radius > 0 else {
        return CGPath(rect: rect, transform: nil)
      }
      let radius: CGFloat = min(corner.radius, rect.width / 2, rect.height / 2)
      return Path(roundedRect: rect, cornerRadius: radius, style: corner.style).cgPath
    default: return nil
    }
  }
}

extension MarkLayer {
  /// The items of marks with what is done to them together.
  func applied(
    to items: [DisplayItem], plot: CGRect, context: ShapeStyleContext, geometry: PlotGeometry
  ) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    switch change {
    case .blur(let radius): return [.group(.blur(radius: radius), items)]
    case .shadow(let color, let radius, let x, let y):
      return [.group(.shadow(color.resolved(in: context.colors), radius: radius, x: x, y: y), items)]
    case .clip(let shape, let style):
      return [.group(.clip(shape.path(in: plot).cgPath, evenOdd: style.isEOFilled), items)]
    case .composite, .style: return [.group(.isolate, items)]
    case .mask(let marks):
      // The marks of a mask lie on the scales of the chart, which their values take part in no more.
      let mask: [DisplayItem] = PlotDrawing(geometry.with(marks), context: context).markItems
      return [.group(.mask(mask), items)]
    }
  }
}

extension PlotGeometry {
  /// Other marks on the same scales.
  func with(_ marks: [Mark]) -> PlotGeometry { PlotGeometry(model.with(marks), size: size) }
}

/// How the lines of axes look.
enum AxisLook {
  static let gridStyle = AnyShapeStyle(Color.gray.opacity(0.35))
  static let tickLength: CGFloat = 4

  static func gridStroke(_ axis: Axis) -> StrokeStyle {
    // Lines for looking up dates and places are less in the way than those for sizes.
    axis == .horizontal ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : StrokeStyle(lineWidth: 0.5)
  }

  static let tickStroke = StrokeStyle(lineWidth: 0.5)
}
