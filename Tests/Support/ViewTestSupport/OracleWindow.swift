import HostHeadless
import HostInterface
import LayoutEngine
import SwiftUI
import SwiftUICore
import Testing

/// Where views of a window are, by the names that `probe(_:)` gave them.
@MainActor
private final class Probes {
  var slots: [String: GeometrySlot] = [:]
  /// The one that views report to while a window is made.
  static var current: Probes?

  nonisolated init() {}

  /// The frames in the window's space, of views that have a place.
  var frames: [String: CGRect] {
    slots.compactMapValues { $0.isPlaced ? CGRect(origin: $0.windowOrigin, size: $0.size) : nil }
  }
}

extension View {
  /// Reports the view's frame under a name; of several views with one name the last counts.
  package func probe(_ name: String) -> some View { modifier(ProbeModifier(name: name)) }
}

private nonisolated struct ProbeModifier: PrimitiveModifier {
  var name: String

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let name: String = inputs.graph.untracked { modifier.read().name }
    MainActor.assumeIsolated { Probes.current?.slots[name] = inputs.slot }
    return body(inputs)
  }
}

/// A window as the recorded ones were: macOS 26, two pixels a point, no safe area, and text styles with tall lines, for
/// which one of the recorder's preferred languages is the likely reason.
///
/// Expected frames are those that Apple's SwiftUI reported for the same views, as published with iamcgn/swiftui-web
/// (Fixtures/Goldens, recorded on macOS 26.2 at scale 2). Where a name is cited, it is the case's name there.
@MainActor
package final class OracleWindow {
  package let host: HeadlessHost
  private let probes = Probes()

  package init(_ width: CGFloat, _ height: CGFloat, tallLines: Bool = true, @ViewBuilder root: () -> some View) throws {
    Probes.current = probes
    var settings = HostSettings(idiom: .desktop)
    settings.displayScale = 2
    settings.hasTallLines = tallLines
    host = try HeadlessHost(
      root: root(), settings: settings, window: HostWindow(size: CGSize(width: width, height: height)))
  }

  /// The frames that differ from the expected ones by more than half a point, as text; empty when all agree.
  package func differences(_ expected: [String: [CGFloat]]) -> [String] {
    Probes.current = probes
    host.update()
    host.finishAnimations()
    return currentDifferences(expected)
  }

  package func currentFrame(_ name: String) -> CGRect? { probes.frames[name] }

  /// The same for the frames as they are now, animated or not.
  package func currentDifferences(_ expected: [String: [CGFloat]]) -> [String] {
    let frames: [String: CGRect] = probes.frames
    return expected.sorted { $0.key < $1.key }.compactMap { name, numbers in
      guard let frame = frames[name] else { return "\(name) has no frame" }
      let own: [CGFloat] = [frame.minX, frame.minY, frame.width, frame.height]
      return zip(own, numbers).allSatisfy { abs($0 - $1) <= 0.5 } ? nil : "\(name) is \(own), expected \(numbers)"
    }
  }
}

/// Expects views in a window to have the frames [x, y, width, height] that Apple's have, to half a point.
@MainActor
package func expectFrames(
  _ width: CGFloat, _ height: CGFloat, _ expected: [String: [CGFloat]],
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder root: () -> some View
) throws {
  let differences: [String] = try OracleWindow(width, height, root: root).differences(expected)
  #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
