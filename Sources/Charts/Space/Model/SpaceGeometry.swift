import ChartEngine
import CoreGraphics
import SwiftUICore

/// The marks of a chart in space as they are seen in a rectangle.
struct SpaceGeometry {
  let model: SpaceModel
  let camera: SpaceCamera
  let size: CGSize
  /// The drawn scene: the pieces where the marks stand, or those of marks on their way there.
  let scene: SpaceScene

  init(_ model: SpaceModel, camera: SpaceCamera, size: CGSize, scene: SpaceScene? = nil) {
    self.model = model
    self.scene = scene ?? model.scene
    self.camera = camera
    self.size = size
  }

  /// The distance of the ball around the box to the edges: the ball leaves room of its own beside the box, where most labels are.
  static let margin: CGFloat = 8

  /// The rectangle that the ball around the box fills.
  var bounds: CGRect {
    let hasLabels: Bool = SpaceAxis.allCases.contains { model.axis($0)?.groups.isEmpty == false }
    let margin: CGFloat = hasLabels ? min(Self.margin, size.width / 8, size.height / 8) : 0
    return CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
  }

  /// The edge of the box in points, in its middle.
  var edge: CGFloat { CGFloat(camera.scale(in: bounds)) }

  func point(_ place: SpaceVector) -> CGPoint? { camera.project(place, in: bounds)?.point }

  /// How many times as large as in the middle of the box something is that lies at a place.
  func magnification(at place: SpaceVector) -> CGFloat {
    guard camera.projection == .perspective else { return 1 }
    return CGFloat(SpaceCamera.distance / max(0.01, SpaceCamera.distance - place.dot(camera.direction)))
  }

  /// The radius of a symbol in points.
  func radius(of index: Int, at place: SpaceVector) -> CGFloat {
    model.symbolSize(of: index) / 2 * edge * magnification(at: place)
  }

  /// From a place to the viewer, with length 1.
  func direction(toViewerFrom place: SpaceVector) -> SpaceVector {
    guard let eye = camera.eye else { return camera.direction }
    return (eye - place).normalized ?? camera.direction
  }

  // MARK: Frames

  /// Where a mark is seen; nil for one without a place.
  func frame(of index: Int) -> CGRect? {
    if case .point = model.marks[index].kind {
      guard let middle = model.middle(of: index), let point = point(middle) else { return nil }
      let radius: CGFloat = radius(of: index, at: middle)
      return CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    }
    var frame: CGRect = .null
    for corner in corners(of: index) {
      guard let point = point(corner) else { continue }
      frame = frame.union(CGRect(origin: point, size: .zero))
    }
    return frame.isNull ? nil : frame
  }

  private func corners(of index: Int) -> [SpaceVector] {
    if let box = model.box(of: index) {
      return [box.low.x, box.high.x].flatMap { x in
        [box.low.y, box.high.y].flatMap { y in [box.low.z, box.high.z].map { SpaceVector(x, y, $0) } }
      }
    }
    guard model.surfaces[index] != nil else { return [] }
    return scene.pieces.lazy.filter { $0.owner == index }.flatMap(\.corners)
  }

  // MARK: Hits

  /// The mark under a point, and the place that is seen there.
  func hit(_ point: CGPoint) -> (mark: Int, place: SpaceVector)? {
    let pieces: [SpacePiece] = scene.pieces
    var nearest: (distance: CGFloat, mark: Int, place: SpaceVector)?
    var covering: (mark: Int, place: SpaceVector)?
    for index in scene.paintOrder(from: camera).reversed() {
      let piece: SpacePiece = pieces[index]
      switch piece.form {
      case .patch:
        guard covering == nil, nearest == nil else { continue }
        if let place = place(at: point, on: piece) { covering = (piece.owner, place) }
      case .symbol, .line:
        guard let own = self.point(piece.middle) else { continue }
        let reach: CGFloat = piece.form == .line ? 8 : max(12, radius(of: piece.owner, at: piece.middle) + 4)
        let distance: CGFloat = hypot(own.x - point.x, own.y - point.y)
        // Behind an area only what was found before counts.
        if covering == nil, distance <= reach, distance < nearest?.distance ?? .infinity {
          nearest = (distance, piece.owner, piece.middle)
        }
      }
    }
    return nearest.map { ($0.mark, $0.place) } ?? covering
  }

  /// The place of a patch that is seen at a point; nil beside the patch.
  private func place(at point: CGPoint, on piece: SpacePiece) -> SpaceVector? {
    let corners: [CGPoint] = piece.corners.compactMap { self.point($0) }
    guard corners.count == piece.corners.count, corners.count >= 3 else { return nil }
    // In triangles from the first corner: a patch is small, so that perspective changes nothing inside of it.
    for index in 1..<corners.count - 1 {
      let (a, b, c): (CGPoint, CGPoint, CGPoint) = (corners[0], corners[index], corners[index + 1])
      let area: CGFloat = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
      guard abs(area) > 1e-9 else { continue }
      let second: CGFloat = ((point.x - a.x) * (c.y - a.y) - (c.x - a.x) * (point.y - a.y)) / area
      let third: CGFloat = ((b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)) / area
      guard second >= -1e-6, third >= -1e-6, second + third <= 1 + 1e-6 else { continue }
      return piece.corners[0] * Double(1 - second - third) + piece.corners[index] * Double(second)
        + piece.corners[index + 1] * Double(third)
    }
    return nil
  }
}
