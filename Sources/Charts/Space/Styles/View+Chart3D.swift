import ChartEngine
import SwiftUICore

extension View {
  /// Sets from where charts with three axes are seen. People turn them from there; another pose sets them anew, animated by the
  /// transaction that brings it.
  ///
  /// - Parameter pose: The pose.
  public nonisolated func chart3DPose(_ pose: Chart3DPose) -> some View {
    chartSetting { settings in
      settings.space.pose = pose
      settings.space.binding = nil
    }
  }

  /// Sets from where charts with three axes are seen, and keeps the pose when people turn them.
  ///
  /// - Parameter pose: The pose. A binding that keeps no other value holds the chart as it is.
  @MainActor @preconcurrency
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
    chartSetting { $0.space.binding = pose }
  }

  /// Sets how charts with three axes become flat.
  ///
  /// - Parameter projection: The projection.
  public nonisolated func chart3DCameraProjection(_ projection: Chart3DCameraProjection = .automatic) -> some View {
    chartSetting { $0.space.projection = projection }
  }

  /// Sets whether charts with three axes have depth for both eyes. A window on a desktop is flat.
  ///
  /// - Parameter style: The style.
  @MainActor @preconcurrency
  public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }
}

/// What is said about charts with three axes.
package struct SpaceSettings {
  package var pose: Chart3DPose?
  package var binding: Binding<Chart3DPose>?
  package var projection: Chart3DCameraProjection = .automatic
}
