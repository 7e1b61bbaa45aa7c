import CoreGraphics
import DisplayList
import ReactiveGraph

package struct FocusEffectKey: EnvironmentKey { package static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the focus is shown around the view that has it.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Shows no focus around the view and those inside.
  ///
  /// - Parameter disabled: Whether none is shown. The default is true.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}

/// The ring around the view that has the focus, in front of all that the window shows.
///
/// One for each window: a ring for each view that can be focused would cost all of them something.
final class FocusRing {
  /// Between the view and the ring, in points.
  private static let gap: CGFloat = 2
  private static let width: CGFloat = 3

  init(_ window: ViewGraph, target: @escaping () -> FocusTarget?) {
    let inputs: _ViewInputs = window.overlayInputs
    let graph: Graph = window.graph
    let node: DisplayNode = graph.untracked {
      graph.with(graph.root) {
        DisplayAttribute.node(inputs: inputs, mayFade: false, "focus ring") { _ in
          guard let slot = target()?.slot else { return [] }
          let frame = CGRect(origin: .zero, size: slot.size).applying(slot.transform(to: nil))
          let rect: CGRect = frame.insetBy(dx: -Self.gap, dy: -Self.gap)
          guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
          let radius: CGFloat = min(6, rect.width / 2, rect.height / 2)
          let path = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
          let color: Color = Color.accentColor.opacity(0.6)
          return [.stroke(path, .color(color.resolved(in: inputs.styleContext.colors)), Stroke(width: Self.width))]
        }
      }
    }
    window.addOverlay(node)
  }
}
