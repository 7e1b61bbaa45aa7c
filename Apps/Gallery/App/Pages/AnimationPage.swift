import SwiftUI

struct AnimationPage: View {
  @State private var isMoved: Bool = false
  @State private var isShown: Bool = true
  @State private var count: Int = 0
  @Namespace private var namespace

  var body: some View {
    Example("Curves and springs") {
      Specimens {
        Specimen("Linear") { plot { $0 } }
        Specimen("Ease in and out") { plot { UnitCurve.easeInOut.value(at: $0) } }
        Specimen("Smooth") { plot { Self.position(of: .smooth, at: $0) } }
        Specimen("Snappy") { plot { Self.position(of: .snappy, at: $0) } }
        Specimen("Bouncy") { plot { Self.position(of: .bouncy, at: $0) } }
      }
    }
    Example("On their way") {
      Specimens {
        Specimen("Phases") {
          dot.phaseAnimator([1, 0.6]) { view, scale in
            view.scaleEffect(scale)
          } animation: { _ in
            .easeInOut(duration: 1)
          }
        }
        Specimen("Repeated") {
          dot.keyframeAnimator(initialValue: 0.0, repeating: true) { view, height in
            view.offset(y: height)
          } keyframes: { _ in
            LinearKeyframe(-8, duration: 0.4)
            LinearKeyframe(0, duration: 0.4)
          }
        }
        Specimen("Keyframes") {
          KeyframeAnimator(initialValue: 0.0) { turn in
            Image(systemName: "bell.fill").font(.largeTitle).rotationEffect(.degrees(turn), anchor: .top)
          } keyframes: { _ in
            CubicKeyframe(20, duration: 0.3)
            CubicKeyframe(-20, duration: 0.3)
            SpringKeyframe(0, duration: 0.4)
          }
        }
        Specimen("Timeline") {
          TimelineView(.animation) { context in
            let seconds: Double = context.date.timeIntervalSinceReferenceDate
            Circle().trim(from: 0, to: 0.25).stroke(.blue, lineWidth: 4).frame(width: 40, height: 40)
              .rotationEffect(.degrees(seconds.truncatingRemainder(dividingBy: 1) * 360))
          }
        }
      }
    }
    Example("By hand") {
      HStack {
        if isMoved { Spacer() }
        dot.accessibilityHidden(true)
        if !isMoved { Spacer() }
      }
      HStack {
        if isMoved {
          RoundedRectangle(cornerRadius: 20).fill(.purple).matchedGeometryEffect(id: "card", in: namespace)
            .frame(height: 64).accessibilityHidden(true)
        } else {
          RoundedRectangle(cornerRadius: 20).fill(.purple).matchedGeometryEffect(id: "card", in: namespace)
            .frame(width: 64, height: 40).accessibilityHidden(true)
        }
      }
      if isShown { Text("Here and gone").transition(.move(edge: .leading).combined(with: .opacity)) }
      Text(count, format: .number).font(.title).contentTransition(.numericText(value: Double(count)))
      Button("Move") { withAnimation(.bouncy) { isMoved.toggle() } }
      Button(isShown ? "Hide" : "Show") { withAnimation { isShown.toggle() } }
      Button("Count") { withAnimation { count += 1 } }
    }
  }

  private var dot: some View { Circle().fill(.orange).frame(width: 40, height: 40) }

  private func plot(_ value: @escaping @Sendable (Double) -> Double) -> some View {
    Plot(value: value).stroke(.blue, lineWidth: 2).frame(width: 56, height: 56).border(.gray.opacity(0.3))
  }

  /// Where a spring is at a part of a second.
  private nonisolated static func position(of spring: Spring, at part: Double) -> Double {
    spring.value(target: 1, initialVelocity: 0, time: part)
  }
}

/// A curve over the time from 0 to 1, with room above for what overshoots.
private struct Plot: Shape {
  let value: @Sendable (Double) -> Double

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in 0...40 {
      let part: Double = Double(step) / 40
      let height: CGFloat = rect.height * CGFloat(value(part)) / 1.25
      let point = CGPoint(x: rect.minX + rect.width * CGFloat(part), y: rect.maxY - height)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

#Preview("Animation") { AnimationPage() }
