import ChartEngine
import CoreGraphics
import SwiftUICore

/// The way of a plot area from what it showed before.
package final class PlotMotion {
  let origin: PlotGeometry
  /// From 0 to 1; a spring goes beyond.
  let progress: Double
  /// The marks of the origin that are there no more.
  let vanishing: [Int]
  /// The marks that were not there before.
  let appearing: Set<Int>

  init(origin: PlotGeometry, progress: Double, vanishing: [Int], appearing: Set<Int>) {
    self.origin = origin
    self.progress = progress
    self.vanishing = vanishing
    self.appearing = appearing
  }

  /// How much is seen of what vanishes.
  var fading: Double { max(0, min(1, 1 - progress)) }
  /// How much is seen of what appears.
  var rising: Double { max(0, min(1, progress)) }
}

/// The place in the content from which a mark comes, and its kind.
struct MarkPlace: Hashable {
  var identity: MarkIdentity
  var kind: Mark.Kind
}

typealias MarkKey = Numbered<MarkPlace>

extension ChartModel {
  /// The keys by which the marks are found again after a change, in their order.
  var markKeys: [MarkKey] {
    marks.lazy.map { MarkPlace(identity: $0.mark.identity, kind: $0.mark.kind) }.numbered
  }
}

extension PlotGeometry {
  /// The plot area on its way from another: marks that were there before are between both places.
  func moving(from origin: PlotGeometry, by progress: Double) -> PlotGeometry {
    var known: [MarkKey: Int] = [:]
    for (index, key) in origin.model.markKeys.enumerated() where origin.shapes[index] != nil { known[key] = index }
    var shapes: [MarkShape?] = self.shapes
    var appearing: Set<Int> = []
    for (index, key) in model.markKeys.enumerated() {
      guard let shape = shapes[index] else { continue }
      if let before = known.removeValue(forKey: key), let start = origin.shapes[before] {
        shapes[index] = start.between(shape, progress)
      } else {
        appearing.insert(index)
        shapes[index] = beginning(of: index).between(shape, progress)
      }
    }
    let motion = PlotMotion(
      origin: origin.settled, progress: progress, vanishing: known.values.sorted(), appearing: appearing)
    return PlotGeometry(self, shapes: shapes, motion: motion)
  }

  /// The same without where its own marks came from: a chart that is changed all the time keeps no more than one step.
  private var settled: PlotGeometry { PlotGeometry(self, shapes: shapes, motion: nil) }

  /// A mark as it begins: a bar without length, a sector without angle, others in their place.
  private func beginning(of index: Int) -> MarkShape {
    let mark: ResolvedMark = model.marks[index]
    switch shapes[index] {
    case .rect(let rect) where mark.mark.kind == .bar:
      guard case .between(let start, let end) = mark.growth == .vertical ? mark.y : mark.x,
        let low = start.magnitude, let high = end.magnitude
      else { return .rect(rect) }
      if mark.growth == .vertical {
        let isUp: Bool = (yRange.end < yRange.start) == (high >= low)
        return .rect(CGRect(x: rect.minX, y: isUp ? rect.maxY : rect.minY, width: rect.width, height: 0))
      }
      let isRight: Bool = (xRange.end > xRange.start) == (high >= low)
      return .rect(CGRect(x: isRight ? rect.minX : rect.maxX, y: rect.minY, width: 0, height: rect.height))
    case .sector(var sector):
      sector.endAngle = sector.startAngle
      return .sector(sector)
    case .edge(let start, _): return .edge(start, start)
    case let shape?: return shape
    case nil: return .point(.zero)
    }
  }

  /// Where a line of an axis is: between its places on the scale before and now.
  func position(of value: PlotValue, at fraction: Double, _ axis: Axis) -> CGFloat {
    let range: PositionRange = axis == .horizontal ? xRange : yRange
    let place: CGFloat = CGFloat(range.position(fraction))
    guard let motion, let model = model.axis(axis), let before = motion.origin.model.axis(axis),
      before.scale.kind == model.scale.kind, let own = model.scale.fraction(of: value),
      let old = before.scale.fraction(of: value)
    else { return place }
    let oldRange: PositionRange = axis == .horizontal ? motion.origin.xRange : motion.origin.yRange
    // A centred line stands as far from its value as it will.
    let start: CGFloat = CGFloat(oldRange.position(old) + range.position(fraction) - range.position(own))
    return start.between(place, motion.progress)
  }
}

extension CGFloat {
  fileprivate func between(_ end: CGFloat, _ progress: Double) -> CGFloat { self + (end - self) * CGFloat(progress) }
}

extension CGPoint {
  fileprivate func between(_ end: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(x: x.between(end.x, progress), y: y.between(end.y, progress))
  }
}

extension MarkShape {
  /// The shape on its way to another; at its end where the two are not of one kind.
  func between(_ end: MarkShape, _ progress: Double) -> MarkShape {
    switch (self, end) {
    case (.rect(let from), .rect(let to)):
      return .rect(
        CGRect(
          x: from.minX.between(to.minX, progress), y: from.minY.between(to.minY, progress),
          width: max(0, from.width.between(to.width, progress)),
          height: max(0, from.height.between(to.height, progress))))
    case (.point(let from), .point(let to)): return .point(from.between(to, progress))
    case (.edge(let start, let end), .edge(let newStart, let newEnd)):
      return .edge(start.between(newStart, progress), end.between(newEnd, progress))
    case (.line(let start, let end), .line(let newStart, let newEnd)):
      return .line(start.between(newStart, progress), end.between(newEnd, progress))
    case (.sector(let from), .sector(let to)):
      let start: CGFloat = from.startAngle.between(to.startAngle, progress)
      return .sector(
        SectorShape(
          center: from.center.between(to.center, progress),
          innerRadius: from.innerRadius.between(to.innerRadius, progress),
          outerRadius: from.outerRadius.between(to.outerRadius, progress), startAngle: start,
          endAngle: max(start, from.endAngle.between(to.endAngle, progress)),
          inset: from.inset.between(to.inset, progress),
          cornerRadius: from.cornerRadius.between(to.cornerRadius, progress)))
    default: return end
    }
  }
}
