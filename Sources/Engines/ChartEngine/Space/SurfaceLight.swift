import CoreGraphics

/// How bright a piece of a surface is. The light goes with the viewer, above the left shoulder: a chart that is turned is never
/// dark from behind.
package struct SurfaceLight: Hashable, Sendable {
  /// What becomes of a colour: it is multiplied by `shade`, then mixed with white by `highlight`.
  package struct Brightness: Hashable, Sendable {
    /// From 0.35 for an edge-on piece to 1.
    package var shade: Double
    /// From 0 to 0.6.
    package var highlight: Double
  }

  private let light: SpaceVector
  /// Between the light and the viewer: where a mirror would look.
  private let halfway: SpaceVector

  package init(camera: SpaceCamera) {
    let viewer: SpaceVector = camera.direction
    let (turn, rise): (Double, Double) = (camera.azimuth, camera.inclination)
    let right = SpaceVector(cos(turn), 0, -sin(turn))
    let up = SpaceVector(-sin(turn) * sin(rise), cos(rise), -cos(turn) * sin(rise))
    light = (viewer + up * 0.6 - right * 0.4).normalized ?? viewer
    halfway = (light + viewer).normalized ?? viewer
  }

  /// The brightness of a piece with a normal, whose both sides are alike.
  ///
  /// - Parameter roughness: 0 for a polished surface with a small, strong highlight, 1 for a dull one without; held between
  ///   both.
  package func brightness(normal: SpaceVector, roughness: Double) -> Brightness {
    guard let unit = normal.normalized else { return Brightness(shade: 0.35, highlight: 0) }
    let dullness: Double = roughness.isNaN ? 1 : min(max(roughness, 0), 1)
    let shade: Double = 0.35 + 0.65 * min(1, abs(unit.dot(light)))
    let polish: Double = 1 - dullness
    // From a wide spot to a small one.
    let sharpness: Double = 4 + 60 * polish * polish
    let mirror: Double = min(1, abs(unit.dot(halfway)))
    return Brightness(shade: shade, highlight: 0.6 * polish * pow(mirror, sharpness))
  }
}
