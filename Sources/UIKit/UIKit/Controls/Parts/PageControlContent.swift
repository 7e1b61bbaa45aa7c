import CoreGraphics
import SwiftUICore
import SwiftUINavigation
import UIFoundation

extension UIPageControl {
  final var axis: Axis {
    switch direction {
    case .natural, .leftToRight, .rightToLeft: .horizontal
    case .topToBottom, .bottomToTop: .vertical
    }
  }

  /// The page at a place of the row, and the place of a page.
  final func turned(_ index: Int) -> Int { direction == .bottomToTop ? numberOfPages - 1 - index : index }

  /// The direction of the row where it is not that of the place.
  final var forcedDirection: LayoutDirection? {
    switch direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .natural, .topToBottom, .bottomToTop: nil
    }
  }
}

/// The dots as SwiftUI shows and operates them.
struct PageControlContent: View {
  unowned let control: UIPageControl

  init(control: UIPageControl) { self.control = control }

  var body: some View {
    // The control is an object: the content follows its changes.
    control.changes.follow()
    let count: Int = control.numberOfPages
    return Group {
      if count > 1 || count == 1 && !control.hidesForSinglePage { dots(count) }
    }
    .background { PageTimerView(control: control) }
  }

  private func dots(_ count: Int) -> some View {
    PageDotsView(
      current: control.turned(control.currentPage), count: count, axis: control.axis,
      color: control.pageIndicatorTintColor.map { Color(uiKit: $0) },
      currentColor: control.currentPageIndicatorTintColor.map { Color(uiKit: $0) },
      hasGround: control.backgroundStyle == .prominent, picture: { control.picture(of: control.turned($0)) }
    ) { control.turn(to: control.turned($0), .discrete) }
    .accessibilityValue(Text("page \(control.currentPage + 1) of \(count)"))
    .transformEnvironment(\.layoutDirection) { if let forced = control.forcedDirection { $0 = forced } }
    .disabled(!control.isEnabled)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .simultaneousGesture(scrubbing, isEnabled: control.allowsContinuousInteraction)
  }

  /// A drag along the dots goes to the page below the pointer.
  private var scrubbing: some Gesture {
    DragGesture(minimumDistance: 8)
      .onChanged { drag in
        guard let page = page(at: drag.location) else { return }
        control.interactionState = .continuous
        control.turn(to: page, .continuous)
      }
      .onEnded { _ in control.interactionState = .none }
  }

  private func page(at point: CGPoint) -> Int? {
    let (bounds, count): (CGRect, Int) = (control.bounds, control.numberOfPages)
    let size: CGSize = control.size(forNumberOfPages: count)
    let isVertical: Bool = control.axis == .vertical
    let length: CGFloat = (isVertical ? size.height : size.width) - 16
    guard count > 0, length > 0 else { return nil }
    let start: CGFloat = (isVertical ? bounds.midY : bounds.midX) - length / 2
    let place: CGFloat = ((isVertical ? point.y : point.x) - start) / length
    var index: Int = min(max(Int((place * CGFloat(count)).rounded(.down)), 0), count - 1)
    let isMirrored: Bool = control.forcedDirection.map { $0 == .rightToLeft } ?? control.isRightToLeft
    if !isVertical, isMirrored { index = count - 1 - index }
    return control.turned(index)
  }
}

/// Moves the progress of a page on with the clock of the window.
private struct PageTimerView: View {
  unowned let control: UIPageControl

  init(control: UIPageControl) { self.control = control }

  var body: some View {
    control.changes.follow()
    return Group {
      if let timer = control.progress as? UIPageControlTimerProgress, timer.isRunning {
        TimelineView(.animation(minimumInterval: 1 / 30)) { context in
          Color.clear.onChange(of: context.date, initial: true) { _, date in timer.advance(to: date) }
        }
      }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}
