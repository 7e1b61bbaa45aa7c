import CoreGraphics
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// A view of UIKit's in a place of SwiftUI's.
///
/// The place is measured by what the view answers, and the view gets the place's size. The view and all inside are lowered as
/// one part of the window's tree.
package struct HostedUIView: View {
  private let view: UIView
  private let measurement: UIViewMeasurement

  /// - Parameters:
  ///   - view: The view; another one needs another identity.
  ///   - version: Another number than before says that the answers may be others.
  ///   - measure: Answers a proposal; nil leaves that to the view's content.
  package nonisolated init(
    _ view: UIView, version: Int = 0, measure: @escaping @MainActor (ProposedViewSize) -> CGSize? = { _ in nil }
  ) {
    self.view = view
    measurement = UIViewMeasurement(view: view, version: version, sizeVersion: 0, measure: measure)
  }

  /// The view of a controller, which is as large as its container makes it: what the view's content wants does not count.
  ///
  /// - Parameter view: The view; another one needs another identity.
  nonisolated init(filling view: UIView) {
    self.init(view) { proposal in
      guard let width = proposal.width, let height = proposal.height else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  package var body: some View {
    var current: UIViewMeasurement = measurement
    current.sizeVersion = view.changes.sizing.read()
    return PlacedUIView(view: view, measurement: current)
  }
}

/// How the size of a view is found.
nonisolated struct UIViewMeasurement {
  let view: UIView
  /// Counts what makes `measure` answer otherwise.
  var version: Int
  /// Counts changes of the view's own wishes.
  var sizeVersion: Int
  let measure: @MainActor (ProposedViewSize) -> CGSize?

  @MainActor func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = measure(proposal) { return size }
    let priorities: LengthPriorities = view.priorities
    var wish: CGSize = view.hostedContentSize(width: nil)
    let width: CGFloat = Self.length(
      proposal.width, wish: wish.width, hugging: priorities.horizontalHugging,
      compression: priorities.horizontalCompression)
    if width != wish.width { wish = view.hostedContentSize(width: width) }
    return CGSize(
      width: width,
      height: Self.length(
        proposal.height, wish: wish.height, hugging: priorities.verticalHugging,
        compression: priorities.verticalCompression))
  }

  /// A length that is offered, kept from going beyond the content's where the view holds on to that strongly.
  private static func length(
    _ proposed: CGFloat?, wish: CGFloat, hugging: UILayoutPriority, compression: UILayoutPriority
  ) -> CGFloat {
    guard wish >= 0 else { return proposed ?? 10 }
    guard let proposed else { return wish }
    if proposed > wish { return hugging >= .defaultHigh ? wish : proposed }
    return compression >= .defaultHigh ? wish : proposed
  }
}

/// Lowers a view of UIKit's into a place of its own.
nonisolated private struct PlacedUIView: UnaryView {
  let view: UIView
  let measurement: UIViewMeasurement

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let uiView: UIView = inputs.graph.untracked { view.read() }.view
    let content: _GraphValue<UIViewTree> = _GraphValue { UIViewTree(view: uiView) }
    let borrowed: Attribute<CGSize?> = GuestPlace.size(of: uiView, in: inputs.window)
    var guest: GuestOutputs?
    let outputs: _ViewOutputs = Container.unary(
      inputs: inputs,
      child: { inputs in
        let own: _ViewOutputs = UIViewTree._makeView(view: content, inputs: inputs)
        guest = GuestOutputs(own)
        return GuestPlace.make(own, of: borrowed, inputs: inputs)
      }
    ) {
      UIViewLayout(measurement: view.read().measurement, borrowedSize: borrowed.value)
    }
    MainActor.assumeIsolated {
      let root = ViewRoot(uiView, inputs: inputs)
      root.guest = guest
      _ = ViewRootNode(root, inputs: inputs)
      _ = RootTraitsNode(root, inputs: inputs)
    }
    return outputs
  }
}

/// The size is the view's answer, and the view fills it.
private struct UIViewLayout: LayoutAlgorithm {
  let measurement: UIViewMeasurement
  /// The view's size while another view shows it; nil in its own place.
  let borrowedSize: CGSize?

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    MainActor.assumeIsolated { measurement.size(for: proposal) }
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.map { _ in LayoutPlacement(origin: .zero, proposal: ProposedViewSize(borrowedSize ?? size)) }
  }

  func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? UIViewLayout else { return false }
    return other.measurement.view === measurement.view && other.measurement.version == measurement.version
      && other.measurement.sizeVersion == measurement.sizeVersion && other.borrowedSize == borrowedSize
  }
}
