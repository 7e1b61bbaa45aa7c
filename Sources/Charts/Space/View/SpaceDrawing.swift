import ChartEngine
import CoreGraphics
import DisplayList
import Spatial
import SwiftUICore

/// The drawing of the marks of a chart in space, from the farthest to the nearest.
struct SpaceDrawing {
  let geometry: SpaceGeometry
  let context: ShapeStyleContext
  private let light: SurfaceLight
  private var model: SpaceModel { geometry.model }

  init(_ geometry: SpaceGeometry, context: ShapeStyleContext) {
    self.geometry = geometry
    self.context = context
    light = SurfaceLight(camera: geometry.camera)
  }

  /// More points than these are drawn flat, and those that others cover are left out.
  static let shadedLimit: Int = 1_000
  /// The width of a rule in points.
  static let ruleWidth: CGFloat = 2

  var items: [DisplayItem] {
    guard geometry.size.width > 0, geometry.size.height > 0, geometry.edge > 0 else { return [] }
    let scene: SpaceScene = geometry.scene
    let order: [Int] = scene.paintOrder(from: geometry.camera)
    let inks: [SpaceInk] = model.marks.indices.map { SpaceInk(model, $0, context) }
    let symbols: Int = scene.pieces.count { if case .symbol = $0.form { true } else { false } }
    let isFlat: Bool = symbols > Self.shadedLimit
    let hidden: Set<Int> = isFlat ? covered(scene, order) : []
    var batch = SpaceBatch()
    var corners: [CGPoint] = []
    for index in order {
      let piece: SpacePiece = scene.pieces[index]
      let ink: SpaceInk = inks[piece.owner]
      switch piece.form {
      case .patch:
        corners.removeAll(keepingCapacity: true)
        for corner in piece.corners {
          guard let point = geometry.point(corner) else { break }
          corners.append(point)
        }
        guard corners.count == piece.corners.count else { continue }
        let color: RGBA = ink.color(at: piece.middle.y, normal: piece.normal)
        batch.fill(corners, ink.lit(color, piece.normal, by: light))
        if piece.edges != 0 { lines(of: piece, corners, to: &batch) }
      case .line:
        guard let start = geometry.point(piece.corners[0]), let end = geometry.point(piece.corners[1]) else { continue }
        batch.stroke(start, end, width: Self.ruleWidth, ink.color(at: piece.middle.y, normal: .zero))
      case .symbol:
        if !hidden.contains(index) { symbol(piece, ink, isFlat: isFlat, to: &batch) }
      }
    }
    batch.flush()
    return batch.items
  }

  /// The lines of a mesh, which show the form without colours.
  private func lines(of piece: SpacePiece, _ corners: [CGPoint], to batch: inout SpaceBatch) {
    let ink = RGBA(red: 0, green: 0, blue: 0, alpha: 0.55)
    if piece.edges & 1 != 0 { batch.stroke(corners[0], corners[1], width: 0.75, ink) }
    if piece.edges & 8 != 0 { batch.stroke(corners[3], corners[0], width: 0.75, ink) }
  }

  /// The symbols of which others of the same colour lie on the same point of the picture, nearer to the viewer.
  private func covered(_ scene: SpaceScene, _ order: [Int]) -> Set<Int> {
    struct Place: Hashable {
      var x: Int
      var y: Int
      var value: PlotValue?
    }
    var seen: Set<Place> = []
    var covered: Set<Int> = []
    for index in order.reversed() {
      let piece: SpacePiece = scene.pieces[index]
      guard case .symbol = piece.form, let point = geometry.point(piece.middle) else { continue }
      let style: SpaceStyle = model.marks[piece.owner].style
      if case .style? = style.paint { continue }
      let place = Place(x: Int(point.x), y: Int(point.y), value: style.datum?.value)
      if !seen.insert(place).inserted { covered.insert(index) }
    }
    return covered
  }

  // MARK: Symbols

  private func symbol(_ piece: SpacePiece, _ ink: SpaceInk, isFlat: Bool, to batch: inout SpaceBatch) {
    guard let center = geometry.point(piece.middle) else { return }
    let radius: CGFloat = geometry.radius(of: piece.owner, at: piece.middle)
    guard radius > 0 else { return }
    let solid: SpaceSolid = model.solid(of: piece.owner)
    if solid == .sphere {
      let color: RGBA = ink.color(at: piece.middle.y, normal: geometry.camera.direction)
      if isFlat { return batch.fill(circle: center, radius: radius, color) }
      return ball(center, radius, color, ink, to: &batch)
    }
    let size: Double = Double(model.symbolSize(of: piece.owner))
    let rotation: Rotation3D? = model.marks[piece.owner].style.rotation
    let viewer: SpaceVector = geometry.direction(toViewerFrom: piece.middle)
    for face in solid.faces {
      let normal: SpaceVector = face.normal.turned(by: rotation)
      // Faces of a solid without hollows never cover each other: those that look away are behind.
      guard normal.dot(viewer) > 1e-9 else { continue }
      let corners: [CGPoint] = face.corners.compactMap {
        geometry.point(piece.middle + $0.turned(by: rotation) * size)
      }
      let color: RGBA = ink.color(at: piece.middle.y, normal: normal)
      batch.fill(corners, ink.lit(color, normal, by: light))
    }
  }

  /// A ball: its brightness along the line through its highlight, all around that.
  private func ball(
    _ center: CGPoint, _ radius: CGFloat, _ color: RGBA, _ ink: SpaceInk, to batch: inout SpaceBatch
  ) {
    // The light comes from above the left shoulder.
    let spot = CGPoint(x: -0.3, y: -0.45)
    let length: CGFloat = hypot(spot.x, spot.y)
    let camera: SpaceCamera = geometry.camera
    let count: Int = 6
    let stops: [GradientStop] = (0...count).map { step in
      let share: Double = Double(step) / Double(count)
      // From the highlight to the opposite edge.
      let distance: CGFloat = length - CGFloat(share) * (1 + length)
      let (x, y): (Double, Double) = (Double(spot.x / length * distance), Double(-spot.y / length * distance))
      let depth: Double = max(0, 1 - x * x - y * y).squareRoot()
      let normal: SpaceVector = camera.right * x + camera.up * y + camera.direction * depth
      return GradientStop(color: ink.lit(color, normal, by: light), location: share)
    }
    let path = CGPath(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
    batch.add(
      .fill(
        path,
        .radial(
          stops, center: CGPoint(x: center.x + spot.x * radius, y: center.y + spot.y * radius), startRadius: 0,
          endRadius: radius * (1 + length)), evenOdd: false))
  }
}

extension SpaceVector {
  /// The direction after a rotation.
  fileprivate func turned(by rotation: Rotation3D?) -> SpaceVector {
    guard let rotation else { return self }
    let turned: Vector3D = Vector3D(x: x, y: y, z: z).rotated(by: rotation)
    return SpaceVector(turned.x, turned.y, turned.z)
  }
}
