import ChartEngine
import CoreGraphics
import SwiftUICore

extension SpaceModel {
  /// Lines of the mesh that are drawn where people ask for more than colours: each tenth.
  static let meshStep: Int = 10

  /// The pieces of all marks at a moment, cut by the lattice of the surfaces.
  func makeScene(_ moment: SpaceMoment) -> SpaceScene {
    let patches: Int = surfaces.values.map { max($0.columns, $0.rows) }.max() ?? 0
    // Without surfaces a coarse lattice tells what lies before an area or a line; points alone go by their distance.
    let count: Int = patches > 0 ? patches : 24
    let lattice = SpaceLattice(
      columns: count, rows: count, x: extent(of: .x, isWhole: patches == 0), z: extent(of: .z, isWhole: patches == 0))
    let cutting = SpaceCutting(lattice)
    var pieces: [SpacePiece] = []
    for (index, form) in moment.forms.enumerated() {
      switch form {
      case .surface(let mesh)?:
        pieces += cutting.pieces(of: mesh, owner: index, step: surroundings.differentiates ? Self.meshStep : 0)
      case .symbol(let middle, let scale)?:
        let reach: Double = Double(symbolSize(of: index)) * solid(of: index).reach
        pieces.append(SpacePiece(.symbol(reach: reach * max(0, scale)), [middle], owner: index))
      case .box(let low, let high)?: pieces += cutting.pieces(of: low, high, owner: index)
      case nil: continue
      }
    }
    return SpaceScene(lattice: lattice, pieces: pieces)
  }

  private func extent(of axis: SpaceAxis, isWhole: Bool) -> ClosedRange<Double> {
    guard !isWhole else { return -0.5...0.5 }
    let range: (start: Double, end: Double) = range(of: axis)
    return min(range.start, range.end)...max(range.start, range.end)
  }

  /// The diameter of a point unless said, in edges of the box.
  static let usualSymbolSize: CGFloat = 0.03
  /// The edge of the box in points for which sizes in square points are meant: that of a chart of about 300 points.
  static let usualEdge: CGFloat = 160

  /// The diameter or edge of a symbol, in edges of the box.
  func symbolSize(of index: Int) -> CGFloat {
    guard let size = marks[index].style.symbolSize else { return Self.usualSymbolSize }
    return size > 1 ? min(1, size.squareRoot() / Self.usualEdge) : size
  }

  /// The solid of a symbol: where people ask for more than colours, each series has its own.
  func solid(of index: Int) -> SpaceSolid {
    let style: SpaceStyle = marks[index].style
    if let symbol = style.symbol { return symbol }
    guard surroundings.differentiates, let datum = style.datum, let number = foreground?.index(of: datum.value),
      foreground?.numbers == nil
    else { return .sphere }
    return Self.solids[number % Self.solids.count]
  }

  static let solids: [SpaceSolid] = [.sphere, .cube, .cone, .cylinder]
}
