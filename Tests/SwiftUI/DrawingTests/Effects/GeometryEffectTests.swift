import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

@testable import SwiftUICore

@MainActor
@Suite("Effects on geometry", .serialized)
struct GeometryEffectTests {
  private struct Skew: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
    }
  }

  private func frame(@ViewBuilder _ change: (AnyView) -> some View) throws -> CGRect? {
    var read: CGRect?
    let reader = GeometryReader { proxy in
      let _ = read = proxy.frame(in: .global)
      Color.red.accessibilityLabel("a")
    }
    .frame(width: 20, height: 10)
    let host = try window { change(AnyView(reader)) }
    #expect(host.graph.differences().isEmpty)
    return read
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("An effect of one's own moves frames, drawing and accessibility bounds, and not the layout")
  func custom() throws {
    #expect(try frame { $0.modifier(Skew(amount: 0.4)) } == rect(88, 45, 24, 10))
    let host = try window {
      HStack(spacing: 0) {
        Color.red.accessibilityLabel("a").frame(width: 20, height: 10).modifier(Skew(amount: 1))
        Color.blue.accessibilityLabel("b").frame(width: 20, height: 10)
      }
    }
    #expect(host.frame("a") == rect(75, 45, 30, 10))
    #expect(host.frame("b") == rect(100, 45, 20, 10))
  }

  @Test("An effect that layout ignores moves what is drawn and no frames")
  func ignored() throws {
    #expect(try frame { $0.modifier(Skew(amount: 0.4).ignoredByLayout()) } == rect(90, 45, 20, 10))
    let host = try window { Color.red.frame(width: 20, height: 10).modifier(Skew(amount: 1).ignoredByLayout()) }
    #expect(host.displayLines.contains { $0.contains("1 0 1 1 -5 0") || $0.contains("transform") })
  }

  @Test("Transforms and projections")
  func transforms() throws {
    #expect(try frame { $0.transformEffect(CGAffineTransform(translationX: 20, y: -4)) } == rect(110, 41, 20, 10))
    let projection = ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    #expect(try frame { $0.projectionEffect(projection) } == rect(90, 45, 25, 10))
  }

  @Test("An effect follows its animation")
  func animated() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var amount: CGFloat = 0
      var body: some View {
        Color.red.accessibilityLabel("a").frame(width: 20, height: 10).modifier(Skew(amount: amount))
          .handing($amount, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let host = try window { Root(remote: remote) }
    host.change { withAnimation(.linear(duration: 1)) { remote.value = 2 } }
    host.advance(by: .seconds(0.5))
    #expect(host.frame("a").map { abs($0.width - 30) < 0.5 } == true)
    host.finishAnimations()
    #expect(host.frame("a") == rect(80, 45, 40, 10))
  }

  @Test("A mapping of space becomes what it does to the plane, and a canvas draws by it")
  func spaceTransforms() throws {
    let turned = ProjectionTransform(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    #expect(turned.isAffine && abs(turned.m11 - 0.5) < 1e-12 && turned.m22 == 1)
    var far = CATransform3DMakeTranslation(3, 4, -100)
    far.m34 = -0.01
    let place = ProjectionTransform(CATransform3DConcat(far, CATransform3DIdentity))
    #expect([place.m31, place.m32, place.m33] == [3, 4, 1])
    far = CATransform3DConcat(CATransform3DMakeTranslation(3, 4, -100), far)
    #expect(ProjectionTransform(far).m33 == 2)

    let flat = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 0), 2, 3, 1)
    let drawn: [[String]] = try [
      .projectionTransform(ProjectionTransform(flat)),
      .projectionTransform(ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))),
    ].map { (filter: GraphicsContext.Filter) in
      try window(width: 100, height: 50) {
        Canvas { context, _ in
          context.addFilter(filter)
          context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.red))
        }
      }.displayLines
    }
    #expect(drawn[0] == drawn[1])
  }

  @Test("Projections multiply, invert and say what they are")
  func projections() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 5))
    #expect(ProjectionTransform().isIdentity && !move.isIdentity)
    #expect(move.concatenating(scale) == ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 5, tx: 6, ty: 20)))
    #expect(move.concatenating(move.inverted()).isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isFlatInverted: Bool = flat.invert()
    #expect(!isFlatInverted)
    #expect(flat.inverted() == flat)
    var deep = scale
    deep.m13 = 0.25
    #expect(!deep.isAffine && scale.isAffine)
    let isInverted: [Bool] = [deep.invert(), deep.invert()]
    #expect(isInverted == [true, true])
    #expect(abs(deep.m13 - 0.25) < 1e-12)
  }

  @Test("A rotation in space: about the depth it is flat, about another axis what is behind is smaller")
  func rotation() throws {
    let flat: CGRect = try #require(
      try frame { $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2), anchor: .topLeading) })
    #expect(abs(flat.minX - 80) < 1e-9 && abs(flat.width - 10) < 1e-9 && abs(flat.height - 20) < 1e-9)
    let size = CGSize(width: 20, height: 10)
    func mapped(_ x: CGFloat, _ y: CGFloat, _ effect: Rotation3DEffect) -> CGPoint {
      let map: ProjectionTransform = effect.effectValue(size: size)
      let w: CGFloat = map.m13 * x + map.m23 * y + map.m33
      return CGPoint(
        x: (map.m11 * x + map.m21 * y + map.m31) / w, y: (map.m12 * x + map.m22 * y + map.m32) / w)
    }
    func effect(_ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ perspective: CGFloat) -> Rotation3DEffect {
      Rotation3DEffect(angle: .degrees(60), axis: axis, anchor: .center, anchorZ: 0, perspective: perspective)
    }
    // About the vertical axis: cos 60° of the 10 points on each side; without perspective both sides alike.
    let plain: CGPoint = mapped(20, 0, effect((x: 0, y: 1, z: 0), 0))
    #expect(abs(plain.x - 15) < 1e-9 && abs(plain.y) < 1e-9)
    // The right side is 10 sin 60° = 8.66 behind, seen from 20 points: 1 + 8.66 / 20 times smaller.
    let behind: CGPoint = mapped(20, 0, effect((x: 0, y: 1, z: 0), 1))
    #expect(abs(behind.x - (10 + 5 / 1.433_013)) < 1e-4)
    let before: CGPoint = mapped(0, 0, effect((x: 0, y: 1, z: 0), 1))
    #expect(abs(before.x - (10 - 5 / 0.566_987)) < 1e-4)
    #expect(mapped(20, 0, effect((x: 0, y: 0, z: 0), 1)) == CGPoint(x: 20, y: 0), "no axis, no rotation")
  }
}
