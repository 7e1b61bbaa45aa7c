import CCairo
import CoreGraphics
import DisplayList

/// An angular gradient as wedges around its center, each between two colours.
///
/// A gradient of more than a turn shows its last turn. One of less than a turn fills what is missing with its last colour
/// up to the middle of the gap, and with its first from there. A negative sweep runs the other way round.
struct AngularSweep {
  struct Wedge: Equatable {
    var from: Double
    var to: Double
    var first: RGBA
    var last: RGBA
  }

  /// In order of angle, one full turn in all.
  private(set) var wedges: [Wedge] = []

  init(stops: [GradientStop], startAngle: Double, endAngle: Double) {
    let isForward: Bool = startAngle <= endAngle
    let ordered: [GradientStop] = isForward ? stops.inOrder : stops.reversedGradient
    guard let first = ordered.first, let last = ordered.last, startAngle.isFinite, endAngle.isFinite else { return }
    let low: Double = min(startAngle, endAngle)
    let high: Double = max(startAngle, endAngle)
    let turn: Double = 2 * .pi
    let start: Double = max(low, high - turn)
    func angle(_ location: Double) -> Double { low + (high - low) * location }
    var previous = GradientStop(color: first.color, location: 0)
    for stop in ordered + [GradientStop(color: last.color, location: 1)] {
      add(from: angle(previous.location), previous.color, to: angle(stop.location), stop.color, notBefore: start)
      previous = stop
    }
    let middle: Double = high + (turn - (high - start)) / 2
    add(from: high, last.color, to: middle, last.color, notBefore: start)
    add(from: middle, first.color, to: start + turn, first.color, notBefore: start)
  }

  /// Adds what lies after `start`, in pieces of at most 30 degrees: a cubic turns evenly over so short an arc.
  private mutating func add(from: Double, _ first: RGBA, to: Double, _ last: RGBA, notBefore start: Double) {
    let begin: Double = max(from, start)
    guard to - begin > 1e-9 else { return }
    let pieces = Int(((to - begin) / (.pi / 6)).rounded(.up))
    for piece in 0..<pieces {
      let a: Double = begin + (to - begin) * Double(piece) / Double(pieces)
      let b: Double = begin + (to - begin) * Double(piece + 1) / Double(pieces)
      let colors: [RGBA] = [a, b].map { first.mixed(with: last, by: ($0 - from) / (to - from)) }
      wedges.append(Wedge(from: a, to: b, first: colors[0], last: colors[1]))
    }
  }

  /// A mesh whose patches are the wedges, far enough out to fill the rectangle.
  func pattern(center: CGPoint, covering rect: CGRect) -> OpaquePointer? {
    let dx: CGFloat = max(abs(rect.minX - center.x), abs(rect.maxX - center.x))
    let dy: CGFloat = max(abs(rect.minY - center.y), abs(rect.maxY - center.y))
    let radius: Double = Double(hypot(dx, dy)) * 1.1 + 1
    let mesh = cairo_pattern_create_mesh()
    for wedge in wedges {
      let k: Double = 4 / 3 * tan((wedge.to - wedge.from) / 4)
      let from = CGVector(dx: cos(wedge.from), dy: sin(wedge.from))
      let to = CGVector(dx: cos(wedge.to), dy: sin(wedge.to))
      func point(_ along: CGVector, _ across: Double) -> CGPoint {
        CGPoint(
          x: center.x + radius * (along.dx - across * along.dy), y: center.y + radius * (along.dy + across * along.dx))
      }
      let start: CGPoint = point(from, 0)
      let first: CGPoint = point(from, k)
      let second: CGPoint = point(to, -k)
      let end: CGPoint = point(to, 0)
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, center.x, center.y)
      cairo_mesh_pattern_line_to(mesh, start.x, start.y)
      cairo_mesh_pattern_curve_to(mesh, first.x, first.y, second.x, second.y, end.x, end.y)
      cairo_mesh_pattern_line_to(mesh, center.x, center.y)
      for (corner, color) in [wedge.first, wedge.first, wedge.last, wedge.last].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    return mesh
  }
}

extension RGBA {
  func mixed(with other: RGBA, by t: Double) -> RGBA {
    RGBA(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }
}
