import CoreGraphics
import SwiftUIControls
import SwiftUICore

/// A dot for each page: one control that assistive technologies and arrow keys turn pages with; a click turns to the next page,
/// and from the last one to the first.
package struct PageDotsView: View {
  private let current: Int
  private let count: Int
  private let axis: Axis
  private let color: Color?
  private let currentColor: Color?
  private let hasGround: Bool
  private let hasGroundWhileUsed: Bool
  private let picture: ((Int) -> Image?)?
  private let turn: (Int) -> Void
  @FocusState private var isFocused: Bool
  @State private var isHovered: Bool = false

  /// - Parameters:
  ///   - current: The page that is seen.
  ///   - count: How many there are.
  ///   - axis: Along which the dots lie.
  ///   - color: The colour of the dots; nil for that of the place.
  ///   - currentColor: The colour of the dot of the page that is seen.
  ///   - hasGround: Whether something lies behind the dots.
  ///   - hasGroundWhileUsed: Whether something lies behind the dots while they have the focus or the pointer is over them; the
  ///     default is false.
  ///   - picture: Gives the picture of a page that stands in place of its dot; nil, also as an answer, for dots.
  ///   - turn: Turns to a page.
  package init(
    current: Int, count: Int, axis: Axis, color: Color? = nil, currentColor: Color? = nil, hasGround: Bool,
    hasGroundWhileUsed: Bool = false, picture: ((Int) -> Image?)? = nil, turn: @escaping (Int) -> Void
  ) {
    self.current = current
    self.count = count
    self.axis = axis
    self.color = color
    self.currentColor = currentColor
    self.hasGround = hasGround
    self.hasGroundWhileUsed = hasGroundWhileUsed
    self.picture = picture
    self.turn = turn
  }

  package var body: some View {
    let (current, count): (Int, Int) = (current, count)
    let layout: AnyLayout =
      axis == .horizontal ? AnyLayout(HStackLayout(spacing: 9)) : AnyLayout(VStackLayout(spacing: 9))
    layout {
      ForEach(0..<count, id: \.self) { index in
        indicator(of: index)
      }
    }
    .padding(8)
    .background { if hasGround || hasGroundWhileUsed && (isFocused || isHovered) { Capsule().fill(.quaternary) } }
    .contentShape(Rectangle())
    .onTapGesture { go(by: current + 1 < count ? 1 : -current) }
    .padding(8)
    .onHover { if hasGroundWhileUsed { isHovered = $0 } }
    .focusable(interactions: .edit)
    .focused($isFocused)
    .onMoveCommand { direction in
      switch direction {
      case .left, .up: go(by: -1)
      case .right, .down: go(by: 1)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Pages"))
    .accessibilityValue(Text("page \(current + 1) of \(count)"))
    .accessibilityAdjustableAction { direction in go(by: direction == .increment ? 1 : -1) }
  }

  @ViewBuilder
  private func indicator(of page: Int) -> some View {
    let style: AnyShapeStyle = fill(isCurrent: page == current)
    if let image = picture?(page) {
      image.foregroundStyle(style).font(.system(size: 9))
    } else {
      Circle().fill(style).frame(width: 8, height: 8)
    }
  }

  private func fill(isCurrent: Bool) -> AnyShapeStyle {
    if let own = isCurrent ? currentColor : color { return AnyShapeStyle(own) }
    return AnyShapeStyle(.primary.opacity(isCurrent ? 1 : 0.3))
  }

  private func go(by step: Int) {
    let target: Int = current + step
    if (0..<count).contains(target) { turn(target) }
  }
}
