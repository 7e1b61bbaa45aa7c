import Foundation
import Spatial
import SwiftUICore

/// The element by which assistive technologies know and change from where a chart is seen.
struct SpaceViewpoint: View {
  let pose: Chart3DPose
  let set: (Chart3DPose) -> Void

  /// By how much an action or a key turns the chart, in degrees.
  static let step: Double = 15

  var body: some View {
    SpaceRoom()
      .allowsHitTesting(false)
      .accessibilityElement()
      .accessibilityLabel("Viewing angle")
      .accessibilityValue(Text(verbatim: pose.words))
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: set(pose.turned(by: Self.step, 0))
        case .decrement: set(pose.turned(by: -Self.step, 0))
        @unknown default: break
        }
      }
      .accessibilityAction(named: "Look from higher") { set(pose.turned(by: 0, Self.step)) }
      .accessibilityAction(named: "Look from lower") { set(pose.turned(by: 0, -Self.step)) }
      .accessibilityAction(named: "Look from the front") { set(.front) }
      .accessibilityAction(named: "Look from above") { set(.top) }
      .accessibilityAction(named: "Look from the right") { set(.right) }
      .accessibilityAction(named: "Look from the left") { set(.left) }
  }
}

/// Takes all room and draws nothing.
struct SpaceRoom: View {
  var body: some View { Canvas { _, _ in } }
}

extension Chart3DPose {
  /// The pose after a turn in degrees. It goes around without end, but not beyond straight above or below.
  func turned(by azimuth: Double, _ inclination: Double) -> Chart3DPose {
    let around: Double = self.azimuth.degrees.isFinite ? self.azimuth.degrees : 0
    let height: Double = self.inclination.degrees.isFinite ? self.inclination.degrees : 0
    let turned: Double = (around + azimuth).remainder(dividingBy: 360)
    return Chart3DPose(
      azimuth: Angle2D(degrees: turned), inclination: Angle2D(degrees: max(-90, min(90, height + inclination))))
  }

  /// The pose in words, with whole degrees.
  var words: String {
    let height: Double = inclination.degrees.isFinite ? max(-90, min(90, inclination.degrees)).rounded() : 0
    let around: Double = azimuth.degrees.isFinite ? azimuth.degrees.remainder(dividingBy: 360).rounded() : 0
    if height == 90 { return around == 0 ? "from above" : "from above, turned by \(Int(around)) degrees" }
    if height == -90 { return around == 0 ? "from below" : "from below, turned by \(Int(around)) degrees" }
    let side: String =
      switch around {
      case 0: "from the front"
      case 90: "from the right"
      case -90: "from the left"
      case 180, -180: "from behind"
      case let angle where angle > 0: "\(Int(angle)) degrees to the right of the front"
      default: "\(Int(-around)) degrees to the left of the front"
      }
    if height == 0 { return side }
    return "\(side), \(Int(abs(height))) degrees \(height > 0 ? "above" : "below")"
  }
}
