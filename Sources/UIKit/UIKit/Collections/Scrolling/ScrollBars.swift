import CoreGraphics
import DisplayList
import InputEngine
import LayoutEngine
import SwiftUICore
import UIFoundation

/// The bars of a scroll view, in the view's own box.
struct ScrollBars: Equatable {
  /// One bar.
  struct Bar: Equatable {
    var axis: Axis
    var rect: CGRect
    /// How far the content moves for each point that the bar moves.
    var ratio: CGFloat
  }

  var bars: [Bar] = []
  var style: UIScrollView.IndicatorStyle = .default

  /// The bars as they are now; none where they are hidden.
  @MainActor init(_ view: UIScrollView) {
    style = view.indicatorStyle
    guard let place = view.mover.place else { return }
    guard !view.mover.isAtRest || place.isFlashing || place.isUnderPointer else { return }
    let size: CGSize = view.bounds.size
    let inset: UIEdgeInsets = view.adjustedContentInset
    let safeArea: UIEdgeInsets = view.automaticallyAdjustsScrollIndicatorInsets ? inset : .zero
    if view.showsVerticalScrollIndicator {
      let own: UIEdgeInsets = view.verticalScrollIndicatorInsets
      add(
        .vertical, in: size, content: view.contentSize.height + inset.top + inset.bottom, range: view.range(.vertical),
        offset: view.contentOffset.y, start: own.top + safeArea.top, end: own.bottom + safeArea.bottom, side: own.right,
        isDesktop: place.isDesktop)
    }
    if view.showsHorizontalScrollIndicator {
      let own: UIEdgeInsets = view.horizontalScrollIndicatorInsets
      add(
        .horizontal, in: size, content: view.contentSize.width + inset.left + inset.right,
        range: view.range(.horizontal), offset: view.contentOffset.x, start: own.left + safeArea.left,
        end: own.right + safeArea.right, side: own.bottom, isDesktop: place.isDesktop)
    }
  }

  private mutating func add(
    _ axis: Axis, in size: CGSize, content: CGFloat, range: ClosedRange<CGFloat>, offset: CGFloat, start: CGFloat,
    end: CGFloat, side: CGFloat, isDesktop: Bool
  ) {
    let way: CGFloat = range.upperBound - range.lowerBound
    guard way > 0, size[axis] > 0, content.isFinite else { return }
    // As SwiftUI's bars: wider where a mouse can drag them.
    let thickness: CGFloat = isDesktop ? 7 : 3
    let inset: CGFloat = isDesktop ? 2 : 3
    let track: CGFloat = max(0, size[axis] - start - end - 2 * inset)
    let length: CGFloat = max(min(36, track), track * size[axis] / content)
    let part: CGFloat = min(1, max(0, (offset - range.lowerBound) / way))
    let major: CGFloat = start + inset + part * (track - length)
    let rect = CGRect(
      origin: axis.point(major: major, minor: size[axis.other] - thickness - inset - side),
      size: axis.size(major: length, minor: thickness))
    bars.append(Bar(axis: axis, rect: rect, ratio: track > length ? way / (track - length) : 0))
  }

  func items(_ traits: UITraitCollection) -> [DisplayItem] {
    let color: UIColor =
      switch style {
      case .default: .label
      case .black: .black
      case .white: .white
      }
    return bars.map { bar in
      let radius: CGFloat = min(bar.rect.width, bar.rect.height) / 2
      let path = CGPath(roundedRect: bar.rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
      return .fill(path, .color(color.withAlphaComponent(0.35).rgba(for: traits)), evenOdd: false)
    }
  }
}

/// Draws the bars in front of the content.
nonisolated struct ScrollBarsLayer: UnaryView {
  let bars: ScrollBars

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "scroll bars") { FlexibleLayout() }
    outputs.display = DisplayAttribute.node(inputs: inputs, "scroll bars") { _ in
      view.read().bars.items(UITraitCollection(EnvironmentValues(scope: inputs.environment)))
    }
    return outputs
  }
}

extension ScrollPlace {
  /// A mouse drags a bar: the content follows, as many times faster as it is longer than its track.
  @MainActor func barDrag(_ view: UIScrollView, at point: CGPoint) -> ArenaEntry? {
    guard isDesktop, view.isScrollEnabled else { return nil }
    let bars = ScrollBars(view)
    guard let bar = bars.bars.first(where: { $0.rect.insetBy(dx: -3, dy: -3).contains(point) }) else { return nil }
    let drag = DragRecognizer()
    drag.minimumDistance = { 0 }
    drag.observe { [weak view, unowned drag] report in
      guard report == .changed, drag.step != .zero else { return }
      let distance: CGFloat = drag.step[bar.axis] * bar.ratio
      MainActor.assumeIsolated { _ = view?.mover.jump(by: bar.axis.size(major: distance, minor: 0)) }
    }
    return ArenaEntry(drag, priority: .high)
  }
}
