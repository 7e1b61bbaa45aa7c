import Spatial
import SwiftUICore

/// From where a chart with three axes is seen.
///
/// ```swift
/// import Charts
///
/// let pose = Chart3DPose(azimuth: .degrees(20), inclination: .degrees(7))
/// ```
public struct Chart3DPose: Hashable, Sendable {
  /// The angle by which the viewer has gone around the box: 0 in front, where x goes to the right, a quarter turn at the upper
  /// end of x.
  public let azimuth: Angle2D
  /// The angle by which the viewer is above the floor: a quarter turn straight above, the same below zero straight below.
  public let inclination: Angle2D

  /// - Parameters:
  ///   - azimuth: The angle around the box. One that is no number counts as 0.
  ///   - inclination: The angle above the floor; the chart is shown from straight above where it is more than a quarter turn.
  public init(azimuth: Angle2D, inclination: Angle2D) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  /// From the right of the front and somewhat above: all three axes are seen. Apple's documentation names no angles; these are
  /// 30 and 20 degrees.
  public static var `default`: Chart3DPose { Chart3DPose(degrees: 30, 20) }
  /// From the front: x to the right, y up.
  public static var front: Chart3DPose { Chart3DPose(degrees: 0, 0) }
  /// From behind: x to the left.
  public static var back: Chart3DPose { Chart3DPose(degrees: 180, 0) }
  /// From the left: z to the right.
  public static var left: Chart3DPose { Chart3DPose(degrees: -90, 0) }
  /// From the right: z to the left.
  public static var right: Chart3DPose { Chart3DPose(degrees: 90, 0) }
  /// From straight above: x to the right, z down.
  public static var top: Chart3DPose { Chart3DPose(degrees: 0, 90) }
  /// From straight below: x to the right, z up.
  public static var bottom: Chart3DPose { Chart3DPose(degrees: 0, -90) }

  private init(degrees azimuth: Double, _ inclination: Double) {
    self.init(azimuth: Angle2D(degrees: azimuth), inclination: Angle2D(degrees: inclination))
  }
}

/// How the box of a chart becomes flat.
public struct Chart3DCameraProjection: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic
    case orthographic
    case perspective
  }

  package let kind: Kind

  /// The projection that the chart chooses, which is `orthographic`: readers can compare lengths in it.
  public static var automatic: Chart3DCameraProjection { Chart3DCameraProjection(kind: .automatic) }
  /// Lines that are parallel stay so.
  public static var orthographic: Chart3DCameraProjection { Chart3DCameraProjection(kind: .orthographic) }
  /// Marks that are nearer to the viewer are larger.
  public static var perspective: Chart3DCameraProjection { Chart3DCameraProjection(kind: .perspective) }
}

/// Whether a chart with three axes is a flat picture or has depth for both eyes.
public struct Chart3DRenderingStyle: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case flat
    case volumetric
  }

  private let kind: Kind

  /// The rendering that suits the display.
  public static var automatic: Chart3DRenderingStyle { Chart3DRenderingStyle(kind: .automatic) }
  /// A picture on a plane.
  public static var flat: Chart3DRenderingStyle { Chart3DRenderingStyle(kind: .flat) }
  /// With depth for both eyes, on displays that have it.
  public static var volumetric: Chart3DRenderingStyle { Chart3DRenderingStyle(kind: .volumetric) }
}
