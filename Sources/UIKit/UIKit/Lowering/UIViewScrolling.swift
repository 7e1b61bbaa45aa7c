import AccessibilityTree
import CoreGraphics
import HostInterface
import LayoutEngine
import ReactiveGraph
import SwiftUICore
import UIFoundation

/// The views inside of a scroll view: one place that moves with the content, so that scrolling costs the same however many
/// views it holds.
struct ScrolledStack: View {
  let view: UIScrollView

  var body: some View {
    let version: Int = view.barChanges.read()
    let size: CGSize = view.bounds.size
    let origin: CGPoint = view.bounds.origin
    SubviewLayout {
      InnerLayersView(view: view)
        .modifier(ScrolledContentMark())
        .layoutValue(
          key: UIViewFrame.self, value: CGRect(x: -origin.x, y: -origin.y, width: size.width, height: size.height))
    }
    .modifier(UIViewScrolling(view: view, version: version))
    ScrollBarsLayer(bars: ScrollBars(view))
  }
}

/// Each view in the frame that it says.
private struct SubviewLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let frame: CGRect = subview[UIViewFrame.self] ?? CGRect(origin: .zero, size: bounds.size)
      let place = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subview.place(at: place, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
    }
  }
}

/// Marks what moves when the scroll view scrolls, so that scrolling changes one node of the accessibility tree.
nonisolated private struct ScrolledContentMark: PrimitiveModifier {
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs: _ViewOutputs = body(inputs)
    outputs.accessibility?.isScrolledContent = true
    return outputs
  }
}

/// What the content of a scroll view is for assistive technologies.
struct ScrollSpeech {
  var role: AccessibilityRole
  var label: String?
}

/// Gives a scroll view its place in the window, and says what its content is.
nonisolated struct UIViewScrolling: PrimitiveModifier {
  let view: UIScrollView
  /// Counts changes of what the view says.
  let version: Int

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let view: UIScrollView = inputs.graph.untracked { modifier.read() }.view
    let place: ScrollPlace = MainActor.assumeIsolated {
      let place = ScrollPlace(view, inputs)
      view.mover.place = place
      return place
    }
    var inner: _ViewInputs = inputs
    place.takeFocus(&inner)
    var outputs: _ViewOutputs = body(inner)
    // The text of a text view scrolls by itself, in an element of its own.
    let isContainer: Bool = !(view is UITextView)
    let source = AccessibilitySource(id: inputs.window.nextID(), kind: isContainer ? .container : .transparent)
    source.children = outputs.accessibility.map { [$0] } ?? []
    outputs.accessibility = source
    let slot: GeometrySlot = inputs.slot
    PropertiesAttribute.keep(source, inputs: inputs, "scroll view accessibility") { source in
      _ = modifier.read()
      guard isContainer else { return }
      source.clip = CGRect(origin: .zero, size: slot.size)
      source.properties = MainActor.assumeIsolated { view.spokenScrolling }
    }
    let root: AccessibilityRoot = inputs.window.accessibility
    root.setHandlers(
      [
        .scroll: { [weak view] input in
          guard case .edge(let edge) = input else { return }
          MainActor.assumeIsolated { _ = view?.turnPage(to: edge) }
        },
        .named("Refresh"): { [weak view] _ in
          MainActor.assumeIsolated { _ = view?.refreshControl?.refreshByPerson() }
        },
      ], for: source.id)
    // The rectangle is in the space of the view's box.
    root.setShower(
      { [weak view] rect in
        MainActor.assumeIsolated {
          guard let view else { return }
          view.scrollRectToVisible(
            rect.offsetBy(dx: view.contentOffset.x, dy: view.contentOffset.y), animated: false)
        }
      }, for: source.id)
    inputs.graph.currentSubgraph.onEnd {
      root.setHandlers([:], for: source.id)
      root.setShower(nil, for: source.id)
      MainActor.assumeIsolated { place.end() }
    }
    return outputs
  }
}

extension UIScrollView {
  /// Where the content is, in pages; nil where it does not scroll.
  private var spokenPage: (axis: Axis, shown: Int, count: Int)? {
    for axis in [Axis.vertical, .horizontal] {
      let range: ClosedRange<CGFloat> = range(axis)
      let page: CGFloat = bounds.size[axis]
      let way: CGFloat = range.upperBound - range.lowerBound
      guard page >= 1, way > 0.5, way < 1e12 else { continue }
      let count: Int = Int(((way + page) / page - 0.001).rounded(.up))
      let shown: Int = Int(((contentOffset[axis] - range.lowerBound) / page).rounded()) + 1
      return (axis, min(count, max(1, shown)), count)
    }
    return nil
  }

  /// What is said of where the content is.
  var spokenStatus: String? {
    if let speaker = delegate as? any UIScrollViewAccessibilityDelegate {
      let words: String? =
        speaker.accessibilityAttributedScrollStatus(for: self)?.string ?? speaker.accessibilityScrollStatus(for: self)
      if let words { return words.isEmpty ? nil : words }
    }
    return spokenPage.map { "Page \($0.shown) of \($0.count)" }
  }

  fileprivate var spokenScrolling: AccessibilityProperties {
    let speech: ScrollSpeech = spokenContainer
    var properties = AccessibilityProperties(role: speech.role, label: speech.label)
    if refreshControl?.isEnabled == true { properties.actions = [AccessibilityAction(.named("Refresh"))] }
    guard isScrollEnabled, spokenPage != nil else { return properties }
    properties.actions.append(AccessibilityAction(.scroll))
    properties.scrollStatus = spokenStatus
    return properties
  }

  /// The same for a direction as responders are asked.
  func turnPage(in direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let page = spokenPage else { return false }
    switch direction {
    case .up: return turnPage(to: .top)
    case .down: return turnPage(to: .bottom)
    case .left: return turnPage(to: .leading)
    case .right: return turnPage(to: .trailing)
    case .next: return turnPage(to: page.axis == .vertical ? .bottom : .trailing)
    case .previous: return turnPage(to: page.axis == .vertical ? .top : .leading)
    }
  }

  /// Scrolls a page towards an edge and says which one is shown then (behaviours 398, 406).
  fileprivate func turnPage(to edge: AccessibilityEdge) -> Bool {
    let size: CGSize = bounds.size
    let delta: CGSize =
      switch edge {
      case .top: CGSize(width: 0, height: -size.height)
      case .bottom: CGSize(width: 0, height: size.height)
      case .leading: CGSize(width: -size.width, height: 0)
      case .trailing: CGSize(width: size.width, height: 0)
      }
    guard mover.jump(by: delta) else { return false }
    mover.place?.afterUpdate { [weak self] in
      guard let self, let status = spokenStatus else { return }
      mover.place?.announce(status)
    }
    return true
  }
}
