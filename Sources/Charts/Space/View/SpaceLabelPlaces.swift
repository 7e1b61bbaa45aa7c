import ChartEngine
import CoreGraphics
import SwiftUICore

/// Where the labels and titles of the axes stand around the box.
struct SpaceLabelPlaces {
  let geometry: SpaceGeometry
  /// The size of a label.
  let size: (SpaceLabel.ID) -> CGSize?

  /// The distance of a label to the edge, with a tick between them.
  private static let distance: CGFloat = AxisLook.tickLength + 3

  /// The rectangles of all labels that have room. Along an axis they are thinned evenly; between axes y comes first, as it has
  /// the values, then x.
  var frames: [(id: SpaceLabel.ID, frame: CGRect)] {
    var placed: [(id: SpaceLabel.ID, frame: CGRect)] = []
    for axis: SpaceAxis in [.y, .x, .z] {
      guard let edge = SpaceEdge(axis, geometry) else { continue }
      let model: SpaceModel = geometry.model
      let known: [CGRect] = placed.map(\.frame)
      let labels: [(id: SpaceLabel.ID, frame: CGRect)] = model.labels(of: axis).compactMap { label in
        guard let size = size(label.id), size.width > 0, size.height > 0,
          let point = edge.point(at: model.place(of: label.place, on: axis))
        else { return nil }
        return (label.id, frame(size, at: point, edge, label.style.offset))
      }
      placed += thinned(labels).filter { label in !known.contains { $0.insetBy(dx: -4, dy: 0).intersects(label.frame) }
      }
      placed += titles(of: axis, edge, beyond: labels.map(\.frame), known)
    }
    return placed
  }

  /// A rectangle beside a point of the edge.
  private func frame(_ size: CGSize, at point: CGPoint, _ edge: SpaceEdge, _ offset: CGSize) -> CGRect {
    let out: CGSize = edge.outward
    let reach: CGFloat = Self.distance + (abs(out.width) * size.width + abs(out.height) * size.height) / 2
    return inside(
      CGRect(
        x: point.x + out.width * reach - size.width / 2 + offset.width,
        y: point.y + out.height * reach - size.height / 2 + offset.height, width: size.width, height: size.height))
  }

  /// What would reach beyond the chart is moved in.
  private func inside(_ frame: CGRect) -> CGRect {
    let (right, bottom): (CGFloat, CGFloat) = (geometry.size.width - frame.width, geometry.size.height - frame.height)
    return CGRect(
      x: max(0, min(right, frame.minX)), y: max(0, min(bottom, frame.minY)), width: frame.width, height: frame.height)
  }

  /// Each label, or each second, third and so on, so that neighbours do not touch.
  private func thinned(
    _ labels: [(id: SpaceLabel.ID, frame: CGRect)]
  ) -> [(id: SpaceLabel.ID, frame: CGRect)] {
    var step: Int = 1
    while step < labels.count {
      let shown: [(id: SpaceLabel.ID, frame: CGRect)] = stride(from: 0, to: labels.count, by: step).map { labels[$0] }
      let touches: Bool = zip(shown, shown.dropFirst()).contains {
        $0.frame.insetBy(dx: -1, dy: 0).intersects($1.frame.insetBy(dx: -1, dy: 0))
      }
      if !touches { return shown }
      step += 1
    }
    return labels.prefix(1).map { $0 }
  }

  /// How far a rectangle beside an edge reaches away from it.
  private func extent(of frame: CGRect, along out: CGSize, from point: CGPoint, _ edge: SpaceEdge) -> CGFloat {
    guard let low = edge.point(at: -0.5), let high = edge.point(at: 0.5) else { return 0 }
    // From the line of the edge, in its direction outward.
    let (dx, dy): (CGFloat, CGFloat) = (high.x - low.x, high.y - low.y)
    let across: CGFloat = dx * out.height - dy * out.width
    guard abs(across) > 1e-6 else { return 0 }
    let corners: [CGPoint] = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ]
    return corners.map { (dx * ($0.y - point.y) - dy * ($0.x - point.x)) / across }.max() ?? 0
  }

  /// Titles stand beyond the labels of their axis; those of y above it, where they are read without turning the head.
  private func titles(
    of axis: SpaceAxis, _ edge: SpaceEdge, beyond labels: [CGRect], _ known: [CGRect]
  ) -> [(id: SpaceLabel.ID, frame: CGRect)] {
    var placed: [(id: SpaceLabel.ID, frame: CGRect)] = []
    for title in geometry.model.titles(of: axis) {
      guard let size = size(title.id), size.width > 0, size.height > 0 else { continue }
      var frame: CGRect
      if axis == .y {
        guard let low = edge.point(at: -0.5), let high = edge.point(at: 0.5) else { continue }
        let top: CGPoint = low.y < high.y ? low : high
        let base: CGFloat = (labels.map(\.minY) + placed.map(\.frame.minY)).min() ?? top.y
        frame = CGRect(
          x: top.x - size.width / 2, y: min(base, top.y) - size.height - 2, width: size.width, height: size.height)
      } else {
        guard let middle = edge.point(at: 0) else { continue }
        let out: CGSize = edge.outward
        // Beyond all labels of the axis, then on and on outward until it lies on no label of another.
        let own: [CGRect] = labels + placed.map(\.frame)
        let reach: CGFloat = own.map { extent(of: $0, along: out, from: middle, edge) }.max() ?? Self.distance
        let half: CGFloat = (abs(out.width) * size.width + abs(out.height) * size.height) / 2
        let center = CGPoint(
          x: middle.x + out.width * (reach + 2 + half), y: middle.y + out.height * (reach + 2 + half))
        frame = CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        for _ in 0..<20 where (own + known).contains(where: { $0.insetBy(dx: -3, dy: -1).intersects(frame) }) {
          frame = frame.offsetBy(dx: out.width * 3, dy: out.height * 3)
        }
      }
      placed.append((title.id, inside(frame)))
    }
    return placed
  }
}
