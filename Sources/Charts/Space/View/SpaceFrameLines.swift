import ChartEngine
import CoreGraphics
import DisplayList
import SwiftUICore

/// The planes of the box that lie behind the marks, with the lines of the axes, and the ticks at its edges.
struct SpaceFrameLines {
  let geometry: SpaceGeometry
  let context: ShapeStyleContext
  private var model: SpaceModel { geometry.model }
  private var camera: SpaceCamera { geometry.camera }

  /// The planes fade a little from what is behind the chart.
  private static let planeStyle = AnyShapeStyle(Color.gray.opacity(0.08))

  var items: [DisplayItem] {
    guard geometry.size.width > 0, geometry.size.height > 0 else { return [] }
    return SpaceAxis.allCases.flatMap { plane(across: $0) } + ticks
  }

  /// The plane at a right angle to an axis, with the lines of both others.
  private func plane(across axis: SpaceAxis) -> [DisplayItem] {
    // A plane that is seen from its edge is a line that the others have.
    guard abs(camera.direction[axis]) > 0.01 || camera.projection == .perspective else { return [] }
    let others: [SpaceAxis] = SpaceAxis.allCases.filter { $0 != axis }
    guard SpaceAxis.allCases.contains(where: { model.settings[$0].visibility != .hidden }) else { return [] }
    var place: SpaceVector = .zero
    place[axis] = camera.backSides[axis]
    func corner(_ first: Double, _ second: Double) -> CGPoint? {
      var corner: SpaceVector = place
      corner[others[0]] = first
      corner[others[1]] = second
      return geometry.point(corner)
    }
    let corners: [CGPoint] = [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)]
      .compactMap { $0 }
    guard corners.count == 4 else { return [] }
    let path = CGMutablePath()
    path.addLines(between: corners)
    path.closeSubpath()
    let frame: CGRect = path.boundingBoxOfPath
    var items: [DisplayItem] = Self.planeStyle.items(in: frame, context: context) { [.fill(path, $0, evenOdd: false)] }
    items += AxisLook.gridStyle.items(in: frame, context: context) {
      [.stroke(path, $0, AxisLook.gridStroke(.vertical).stroke)]
    }
    for (own, other) in [(others[0], others[1]), (others[1], others[0])] {
      items += lines(of: own, along: other, from: place, frame)
    }
    return items
  }

  /// The grid lines of an axis on a plane; those of one style are one path.
  private func lines(
    of axis: SpaceAxis, along other: SpaceAxis, from place: SpaceVector, _ frame: CGRect
  ) -> [DisplayItem] {
    guard let model = model.axis(axis) else { return [] }
    var items: [DisplayItem] = []
    let usual = CGMutablePath()
    for group in model.groups {
      for value in group.values {
        for element in value.elements {
          guard case .gridLine(let centered, let stroke, let style) = element else { continue }
          var (start, end): (SpaceVector, SpaceVector) = (place, place)
          let position: Double = self.model.place(of: value.place(centered: centered), on: axis)
          guard abs(position) <= 0.5 + 1e-9 else { continue }
          (start[axis], end[axis], start[other], end[other]) = (position, position, -0.5, 0.5)
          guard let from = geometry.point(start), let to = geometry.point(end) else { continue }
          let offset: CGSize = style.offset
          let isUsual: Bool = stroke == nil && style.foreground == nil
          let path: CGMutablePath = isUsual ? usual : CGMutablePath()
          path.move(to: CGPoint(x: from.x + offset.width, y: from.y + offset.height))
          path.addLine(to: CGPoint(x: to.x + offset.width, y: to.y + offset.height))
          guard !isUsual else { continue }
          items += (style.foreground ?? AxisLook.gridStyle).items(in: frame, context: context) {
            [.stroke(path, $0, (stroke ?? AxisLook.gridStroke(.vertical)).stroke)]
          }
        }
      }
    }
    guard !usual.isEmpty else { return items }
    return items
      + AxisLook.gridStyle.items(in: frame, context: context) {
        [.stroke(usual, $0, AxisLook.gridStroke(.vertical).stroke)]
      }
  }

  // MARK: Ticks

  private var ticks: [DisplayItem] {
    SpaceAxis.allCases.flatMap { axis -> [DisplayItem] in
      guard let model = model.axis(axis), let edge = SpaceEdge(axis, geometry) else { return [] }
      return model.groups.flatMap { group in
        group.values.flatMap { value in
          value.elements.flatMap { element -> [DisplayItem] in
            guard case .tick(let centered, let length, let stroke, let style) = element,
              let start = edge.point(at: self.model.place(of: value.place(centered: centered), on: axis))
            else { return [] }
            var reach: CGFloat = AxisLook.tickLength
            if case .fixed(let points) = length.kind { reach = points }
            let path = CGMutablePath()
            path.move(to: start)
            path.addLine(
              to: CGPoint(x: start.x + edge.outward.width * reach, y: start.y + edge.outward.height * reach))
            return (style.foreground ?? AxisLook.gridStyle).items(
              in: CGRect(origin: .zero, size: geometry.size), context: context
            ) { [.stroke(path, $0, (stroke ?? AxisLook.tickStroke).stroke)] }
          }
        }
      }
    }
  }
}

/// The edge of the box beside which an axis has its labels.
struct SpaceEdge {
  let axis: SpaceAxis
  private let start: SpaceVector
  private let geometry: SpaceGeometry
  /// Away from the box in the picture, with length 1.
  let outward: CGSize

  /// Nil for an edge of which too little is seen: it goes to the viewer.
  init?(_ axis: SpaceAxis, _ geometry: SpaceGeometry) {
    self.axis = axis
    self.geometry = geometry
    let sides: SpaceVector = geometry.camera.backSides
    var place: SpaceVector = .zero
    var away: SpaceVector = .zero
    switch axis {
    case .x:
      (place.y, place.z) = (sides.y, -sides.z)
      away = place
    case .z:
      (place.x, place.y) = (-sides.x, sides.y)
      away = place
    case .y:
      // Of both edges at the side that at the end of the line of reading: there numbers stand in charts with two axes.
      let first = SpaceVector(-sides.x, 0, sides.z)
      let second = SpaceVector(sides.x, 0, -sides.z)
      guard let left = geometry.point(first), let right = geometry.point(second) else { return nil }
      let isFirst: Bool = geometry.model.surroundings.isRightToLeft ? left.x < right.x : left.x > right.x
      place = isFirst ? first : second
      away = place
    }
    start = place
    var (low, high): (SpaceVector, SpaceVector) = (place, place)
    (low[axis], high[axis]) = (-0.5, 0.5)
    guard let from = geometry.point(low), let to = geometry.point(high), let middle = geometry.point(place),
      let out = geometry.point(place + away * 0.2), hypot(to.x - from.x, to.y - from.y) >= 24
    else { return nil }
    let (dx, dy): (CGFloat, CGFloat) = (out.x - middle.x, out.y - middle.y)
    let length: CGFloat = hypot(dx, dy)
    // Labels beside an upright edge are below each other.
    outward =
      axis == .y
      ? CGSize(width: dx < 0 ? -1 : 1, height: 0)
      : length > 0.5 ? CGSize(width: dx / length, height: dy / length) : CGSize(width: 0, height: 1)
  }

  /// The point at a place along the axis, from -0.5 to 0.5; nil beyond the box.
  func point(at place: Double) -> CGPoint? {
    guard abs(place) <= 0.5 + 1e-9 else { return nil }
    var own: SpaceVector = start
    own[axis] = place
    return geometry.point(own)
  }
}
