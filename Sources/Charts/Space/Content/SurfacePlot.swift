import SwiftUICore

/// Shows a function of two variables, y = f(x, z), as a surface.
///
/// ```swift
/// import Charts
/// import Foundation
///
/// struct Waves: View {
///   var body: some View {
///     Chart3D {
///       SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(x) * cos(z) }
///         .foregroundStyle(.heightBased)
///     }
///     .chartXScale(domain: -3...3)
///     .chartZScale(domain: -3...3)
///   }
/// }
/// ```
///
/// The function is asked for values all over the x and z axes. Where it is not defined it gives no number: a hole. What lies above
/// or below the y axis is cut off.
nonisolated public struct SurfacePlot: Chart3DContent {
  let surface: SpaceSurface

  /// The surface of a function, with labels that are looked up.
  ///
  /// - Parameters:
  ///   - x: What the first variable is.
  ///   - y: What the values are.
  ///   - z: What the second variable is.
  ///   - function: Gives the value for an x and a z.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), z: Text(z), function: function)
  }

  /// The surface of a function, with labels that are shown as they are.
  @_disfavoredOverload
  public nonisolated init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), z: Text(z), function: function)
  }

  /// The surface of a function.
  public nonisolated init(x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double) {
    surface = SpaceSurface(x: x, y: y, z: z, function: function)
  }

  @MainActor public var body: Never { fatalError("SurfacePlot adds a mark itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _Chart3DMarks) { marks.add(SpaceMark(.surface(surface))) }
}
