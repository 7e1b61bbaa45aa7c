import CoreGraphics
import SwiftUICore

/// Panes along an axis with dividers between them.
struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  @State private var lengths = SplitLengths()
  @State private var memory = SplitMemory()
  /// How long the panes are, for what the dividers say.
  @State private var sizes: [Int: CGFloat] = [:]

  init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }

  var body: some View {
    Group(subviews: content) { panes in
      SplitLayout(axis: axis, lengths: lengths, memory: memory) {
        ForEach(Array(panes.enumerated()), id: \.element.id) { index, pane in
          ZStack { pane }
            .onGeometryChange(for: CGFloat.self, of: { axis == .horizontal ? $0.size.width : $0.size.height }) {
              sizes[index] = $0
            }
            .layoutValue(key: SplitPartKey.self, value: .pane)
          if index < panes.count - 1 {
            SplitDivider(axis: axis, index: index, share: share(index), lengths: $lengths, memory: memory)
              .layoutValue(key: SplitPartKey.self, value: .divider)
              .zIndex(1)
          }
        }
      }
    }
  }

  /// How much of two neighbours the first one has.
  private func share(_ index: Int) -> Double {
    let (first, second): (CGFloat, CGFloat) = (sizes[index] ?? 0, sizes[index + 1] ?? 0)
    return first + second > 0 ? Double(first / (first + second)) : 0
  }
}

enum SplitPart: Equatable {
  case pane, divider
}

struct SplitPartKey: LayoutValueKey {
  static let defaultValue: SplitPart = .pane
}

/// What the layout found out last, from which a drag begins.
nonisolated final class SplitMemory {
  var limits: [SplitLengths.Limits] = []
  var lengths: [CGFloat] = []
}

/// Places panes one after the other with a line of one point between them.
struct SplitLayout: Layout {
  let axis: Axis
  let lengths: SplitLengths
  let memory: SplitMemory

  private static let line: CGFloat = 1

  private func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(of size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  private func proposal(_ length: CGFloat?, _ breadth: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: breadth) : ProposedViewSize(width: breadth, height: length)
  }

  private func panes(_ subviews: Subviews) -> [LayoutSubview] { subviews.filter { $0[SplitPartKey.self] == .pane } }

  private func limits(of panes: [LayoutSubview], breadth: CGFloat?) -> [SplitLengths.Limits] {
    panes.map { pane in
      let least: CGFloat = length(of: pane.sizeThatFits(proposal(0, breadth)))
      let most: CGFloat = length(of: pane.sizeThatFits(proposal(.infinity, breadth)))
      return SplitLengths.Limits(minimum: least, maximum: Swift.max(least, most))
    }
  }

  func sizeThatFits(proposal offered: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let panes: [LayoutSubview] = panes(subviews)
    let lines: CGFloat = CGFloat(Swift.max(0, panes.count - 1)) * Self.line
    let (along, across): (CGFloat?, CGFloat?) =
      axis == .horizontal ? (offered.width, offered.height) : (offered.height, offered.width)
    let ideal: [CGSize] = panes.map { $0.sizeThatFits(proposal(nil, across)) }
    let least: CGFloat = limits(of: panes, breadth: across).reduce(0) { $0 + $1.minimum } + lines
    let length: CGFloat = along ?? ideal.reduce(0) { $0 + self.length(of: $1) } + lines
    let breadth: CGFloat = across ?? ideal.map { self.breadth(of: $0) }.max() ?? 0
    return size(Swift.max(length, least), breadth)
  }

  func placeSubviews(in bounds: CGRect, proposal offered: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let panes: [LayoutSubview] = panes(subviews)
    let lines: CGFloat = CGFloat(Swift.max(0, panes.count - 1)) * Self.line
    let breadth: CGFloat = breadth(of: bounds.size)
    let limits: [SplitLengths.Limits] = limits(of: panes, breadth: breadth)
    let resolved: [CGFloat] = lengths.resolved(limits, in: Swift.max(0, length(of: bounds.size) - lines))
    memory.limits = limits
    memory.lengths = resolved
    var (position, index): (CGFloat, Int) = (0, 0)
    for subview in subviews {
      let length: CGFloat
      if subview[SplitPartKey.self] == .pane {
        length = resolved[index]
        index += 1
      } else {
        length = Self.line
      }
      let origin = CGPoint(
        x: bounds.minX + (axis == .horizontal ? position : 0), y: bounds.minY + (axis == .horizontal ? 0 : position))
      subview.place(at: origin, proposal: ProposedViewSize(size(length, breadth)))
      position += length
    }
  }
}
