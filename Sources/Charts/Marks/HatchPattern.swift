import CoreGraphics
import SwiftUICore

/// Lines over the areas of a series, by which people tell series apart without colours.
enum HatchPattern: Int, CaseIterable {
  /// No lines: the first series.
  case plain
  case rising
  case falling
  case level
  case upright
  case crossed
  case grid

  init(index: Int) { self = Self.allCases[index % Self.allCases.count] }

  private static let distance: CGFloat = 6

  /// The lines in a rectangle. They lie on one grid for all marks, so that neighbours of a series go together.
  func path(in rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    switch self {
    case .plain: break
    case .rising: addDiagonals(to: path, rect, isRising: true)
    case .falling: addDiagonals(to: path, rect, isRising: false)
    case .level: addLevel(to: path, rect)
    case .upright: addUpright(to: path, rect)
    case .crossed:
      addDiagonals(to: path, rect, isRising: true)
      addDiagonals(to: path, rect, isRising: false)
    case .grid:
      addLevel(to: path, rect)
      addUpright(to: path, rect)
    }
    return path
  }

  private func places(_ low: CGFloat, _ high: CGFloat) -> [CGFloat] {
    guard low.isFinite, high.isFinite, high - low < 100_000 else { return [] }
    return Array(stride(from: (low / Self.distance).rounded(.up) * Self.distance, through: high, by: Self.distance))
  }

  private func addLevel(to path: CGMutablePath, _ rect: CGRect) {
    for y in places(rect.minY, rect.maxY) {
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
  }

  private func addUpright(to path: CGMutablePath, _ rect: CGRect) {
    for x in places(rect.minX, rect.maxX) {
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
  }

  /// Lines on which x + y, or x - y, is a multiple of the distance.
  private func addDiagonals(to path: CGMutablePath, _ rect: CGRect, isRising: Bool) {
    let sums: [CGFloat] =
      isRising
      ? places(rect.minX + rect.minY, rect.maxX + rect.maxY) : places(rect.minX - rect.maxY, rect.maxX - rect.minY)
    for sum in sums {
      if isRising {
        path.move(to: CGPoint(x: sum - rect.minY, y: rect.minY))
        path.addLine(to: CGPoint(x: sum - rect.maxY, y: rect.maxY))
      } else {
        path.move(to: CGPoint(x: sum + rect.minY, y: rect.minY))
        path.addLine(to: CGPoint(x: sum + rect.maxY, y: rect.maxY))
      }
    }
  }
}

extension ChartModel {
  /// The pattern of an area; nil where colours are enough, or are no categories.
  func pattern(of style: MarkStyle) -> HatchPattern? {
    guard surroundings.differentiates, let datum = style.foreground?.datum, let foreground, foreground.numbers == nil,
      let index = foreground.index(of: datum.value)
    else { return nil }
    let pattern = HatchPattern(index: index)
    return pattern == .plain ? nil : pattern
  }
}

extension Mark {
  /// The mark with a symbol or a stroke for what its colour says, unless it has one.
  var differentiated: Mark {
    guard let datum = style.foreground?.datum, datum.value.kind == .category else { return self }
    var mark: Mark = self
    switch kind {
    case .point: if style.symbol == nil { mark.style.symbol = .by(datum) }
    case .line, .rule: if style.lineStyle == nil { mark.style.lineStyle = .by(datum) }
    default: break
    }
    return mark
  }
}
