import SwiftUI

/// The parts of a random program that go from one place or look to another; at rest they are as if they had come so.
struct MovingProgram: View {
  let node: ProgramNode

  private var children: some View {
    ForEach(node.children) { ProgramView(node: $0) }
  }

  private var content: AnyView {
    switch node.kind {
    case .phased:
      AnyView(
        PhaseAnimator([0, 1, 2], trigger: node.number) { phase in
          VStack { children }.offset(x: Double(phase) * 4).opacity(1 - Double(phase) / 4)
        } animation: {
          $0 == 1 ? .linear(duration: 0.05) : .spring(duration: 0.1)
        })
    case .keyframed:
      AnyView(
        VStack { children }
          .keyframeAnimator(initialValue: 0.0, trigger: node.number) { content, value in
            content.rotationEffect(.degrees(value)).padding(value / 8)
          } keyframes: { _ in
            LinearKeyframe(node.flag ? 30 : 10, duration: 0.05)
            SpringKeyframe(5, duration: 0.05)
            CubicKeyframe(0, duration: 0.05)
          })
    case .matched: AnyView(Matched(node: node))
    case .paged: paged
    default:
      AnyView(
        VStack(spacing: 0) {
          Text(verbatim: node.text).contentTransition(.numericText())
          if node.flag { children.transition(transition) }
        })
    }
  }

  var body: some View { content }

  /// A view keeps the kind of transition with which it came.
  private var transition: AnyTransition {
    switch node.id % 5 {
    case 0: .opacity
    case 1: .move(edge: .leading).combined(with: .opacity)
    case 2: .asymmetric(insertion: .scale(scale: 0.5), removal: .slide)
    case 3: .push(from: .top)
    default: .scale(scale: 2, anchor: .top).animation(.linear(duration: 0.03))
    }
  }

  /// Views that are as large as what they scroll in, or a share of it.
  private var paged: AnyView {
    let axis: Axis = node.flag ? .horizontal : .vertical
    let rows = children.containerRelativeFrame(node.flag ? .horizontal : .vertical, count: 3, span: 2, spacing: 4)
    let views = Group {
      rows
      if node.number > 8 { Color.green.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 } }
    }
    return AnyView(
      ScrollView(axis == .horizontal ? .horizontal : .vertical) {
        if axis == .horizontal { LazyHStack(spacing: 4) { views } } else { VStack(spacing: 4) { views } }
      }
      .frame(width: 90, height: 70)
      .environment(\.isInScrollView, true))
  }
}

extension MovingProgram {
  /// A view that is seen now here, now there.
  private struct Matched: View {
    let node: ProgramNode
    @Namespace private var space

    var body: some View {
      HStack(alignment: .top) {
        VStack { ForEach(node.children) { ProgramView(node: $0) } }
          .matchedGeometryEffect(id: 1, in: space)
        Color.blue.matchedGeometryEffect(
          id: 1, in: space, properties: node.number > 8 ? .frame : .position, anchor: .topLeading, isSource: false
        )
        .frame(width: 12, height: 12)
        if node.flag {
          Text(verbatim: node.text).matchedGeometryEffect(id: 2, in: space)
        } else {
          Color.red.matchedGeometryEffect(id: 2, in: space).frame(width: 20, height: 8)
        }
      }
    }
  }
}
