import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Effects that follow from where a view is, and layout knows nothing of.
@MainActor
@Suite("Visual effects", .serialized)
struct VisualEffectTests {
  private let middle = CGPoint(x: 50, y: 50)

  private func box(_ label: String = "box") -> some View {
    Color.red.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel(label)
  }

  @Test("An effect moves what is seen and read, and leaves the layout as it is")
  func offset() throws {
    let host = try window(width: 100, height: 100) {
      VStack(spacing: 0) {
        box().visualEffect { content, proxy in content.offset(x: proxy.size.width / 4, y: -5) }
        box("next")
      }
    }
    #expect(host.frame("box") == CGRect(x: 40, y: 25, width: 40, height: 20))
    #expect(host.frame("next") == CGRect(x: 30, y: 50, width: 40, height: 20))
    let sized = try window(width: 100, height: 100) {
      box().visualEffect { content, _ in content.offset(CGSize(width: 1, height: 2)) }
    }
    #expect(sized.frame("box")?.origin == CGPoint(x: 31, y: 42))
  }

  @Test("A turn in space is seen in perspective, read where it is about, and the same from right to left")
  func rotationInSpace() throws {
    func shown(_ direction: LayoutDirection = .leftToRight, _ perspective: CGFloat = 1) throws -> HeadlessHost {
      try window(width: 100, height: 100) {
        box().visualEffect { content, _ in
          content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: perspective)
        }
        .environment(\.layoutDirection, direction)
      }
    }
    func modified(_ perspective: CGFloat) throws -> HeadlessHost {
      try window(width: 100, height: 100) {
        box().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: perspective)
      }
    }
    for perspective in [1, 0] as [CGFloat] {
      #expect(try shown(.leftToRight, perspective).displayLines == modified(perspective).displayLines)
    }
    let frame: CGRect = try #require(try shown().frame("box"))
    #expect(abs(frame.midX - 50) < 0.001 && abs(frame.width - 20) < 0.001)
    #expect(try shown(.rightToLeft).displayLines != shown().displayLines)
    let bad = try window(width: 100, height: 100) {
      box().visualEffect { content, _ in content.rotation3DEffect(.degrees(.nan), axis: (x: 0, y: 0, z: 0)) }
    }
    #expect(bad.frame("box") == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test("Effects add up from the inside outwards: scale, turn, transform, opacity and blur")
  func chain() throws {
    let host = try window(width: 100, height: 100) {
      box().visualEffect { content, _ in
        content.offset(x: 10).scaleEffect(2).opacity(0.5).blur(radius: 3)
      }
    }
    // Moved by 10, then doubled around the middle.
    #expect(host.frame("box") == CGRect(x: 30, y: 30, width: 80, height: 40))
    #expect(host.displayLines.contains { $0.contains("opacity 0.5") })
    #expect(host.displayLines.contains { $0.contains("blur 3") })
    let blended = try window(width: 100, height: 100) {
      box().visualEffect { content, _ in content.blendMode(.multiply).offset(x: 10) }
    }
    #expect(blended.displayLines.contains { $0.contains("blend multiply") })
    #expect(blended.frame("box") == CGRect(x: 40, y: 40, width: 40, height: 20))
    let plain = try window(width: 100, height: 100) {
      box().visualEffect { content, _ in content.blendMode(.normal) }
    }
    #expect(!plain.displayLines.contains { $0.contains("blend") })
    func frame(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) throws -> CGRect? {
      try window(width: 100, height: 100) { box().visualEffect(effect) }.frame("box")
    }
    #expect(
      try frame { content, _ in content.scaleEffect(x: 1, y: 2, anchor: .top) }
        == CGRect(x: 30, y: 40, width: 40, height: 40))
    #expect(
      try frame { content, _ in content.scaleEffect(CGSize(width: 0.5, height: 1), anchor: .leading) }
        == CGRect(x: 30, y: 40, width: 20, height: 20))
    let turned = try #require(try frame { content, _ in content.rotationEffect(.degrees(90)) })
    #expect(abs(turned.width - 20) < 1e-6 && abs(turned.height - 40) < 1e-6)
    #expect(
      try frame { content, _ in content.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }
        == CGRect(x: 33, y: 44, width: 40, height: 20))
    #expect(try frame { content, _ in content } == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(try frame { _, _ in EmptyVisualEffect() } == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test("Effects on colours are those of the modifiers with their names")
  func colors() throws {
    func lines(_ view: some View) throws -> [String] { try window(width: 100, height: 100) { view }.displayLines }
    #expect(try lines(box().visualEffect { content, _ in content.brightness(0.2) }) == lines(box().brightness(0.2)))
    #expect(try lines(box().visualEffect { content, _ in content.contrast(0.5) }) == lines(box().contrast(0.5)))
    #expect(try lines(box().visualEffect { content, _ in content.saturation(0.5) }) == lines(box().saturation(0.5)))
    #expect(try lines(box().visualEffect { content, _ in content.grayscale(0.5) }) == lines(box().grayscale(0.5)))
    let turned = box().visualEffect { content, _ in content.hueRotation(.degrees(90)) }
    #expect(try lines(turned) == lines(box().hueRotation(.degrees(90))))
    #expect(try lines(turned) != lines(box()))
  }

  @Test("An effect follows the frame in the scroll view, while nothing is laid out anew")
  func scrolled() throws {
    let host = try window(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(width: 100, height: 60)
          box().visualEffect { content, proxy in
            content.offset(x: proxy.frame(in: .scrollView).minY / 10)
          }
          Color.blue.frame(width: 100, height: 400)
        }
      }
    }
    #expect(host.frame("box")?.minX == 36)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 40)))
    #expect(host.frame("box") == CGRect(x: 32, y: 20, width: 40, height: 20))
    host.change {}
  }

  @Test("An effect is animated by its data, and mirrored from right to left")
  func animated() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isAway = false
      var body: some View {
        let distance: CGFloat = isAway ? 40 : 0
        Color.red.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("box")
          .visualEffect { content, _ in content.offset(x: distance) }
          .handing($isAway.animation(.linear(duration: 1)), to: remote)
      }
    }
    let remote = Remote<Bool>()
    var settings = HostSettings()
    settings.isRightToLeft = true
    let host = try window(width: 200, height: 100, settings: settings) { Root(remote: remote) }
    #expect(host.frame("box")?.minX == 80)
    host.change { remote.value = true }
    host.advance(by: .milliseconds(500))
    let half = try #require(host.frame("box")?.minX)
    #expect(half < 65 && half > 55)
    host.finishAnimations()
    #expect(host.frame("box")?.minX == 40)
  }

  // MARK: - Scroll transitions

  private func list(
    _ configuration: ScrollTransitionConfiguration, axis: Axis? = nil
  ) throws -> HeadlessHost {
    try window(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { index in
            box("\(index)").scrollTransition(configuration, axis: axis) { content, phase in
              content.offset(x: 20 * phase.value)
            }
          }
        }
      }
    }
  }

  private func shift(_ label: String, _ host: HeadlessHost) -> CGFloat? { host.frame(label).map { $0.minX - 30 } }

  @Test("By default an effect fades step by step until all of the view is seen")
  func interactive() throws {
    let host = try list(.interactive(timingCurve: .linear))
    #expect(["0", "2", "4"].map { shift($0, host) } == [0, 0, 0])
    #expect(shift("5", host) == 20, "what is not seen yet has the whole effect of its phase")
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 5)))
    #expect(shift("5", host) == 15)
    #expect(shift("0", host) == -5)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 15)))
    #expect(shift("5", host) == 0 && shift("0", host) == -20)
    host.change {}
  }

  @Test("An animated transition changes the phase where half of the view is seen, and takes its time")
  func animatedPhase() throws {
    let host = try list(.animated(.linear(duration: 1)))
    #expect(shift("5", host) == 20)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 8)))
    #expect(shift("5", host) == 20)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 4)))
    #expect(shift("5", host) == 20, "it has only begun to move")
    host.advance(by: .milliseconds(500))
    let half = try #require(shift("5", host))
    #expect(half > 5 && half < 15)
    host.finishAnimations()
    #expect(shift("5", host) == 0)
  }

  @Test("Thresholds: some of the view, its middle, a distance, or in between")
  func thresholds() throws {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    func shifts(_ threshold: Threshold, scrolledBy distance: CGFloat) throws -> CGFloat? {
      let host = try list(.interactive(timingCurve: .linear).threshold(threshold))
      host.send(.scroll(at: middle, by: CGSize(width: 0, height: distance)))
      return shift("5", host).map { ($0 * 100).rounded() / 100 }
    }
    #expect(try shifts(.hidden, scrolledBy: 1) == 0)
    #expect(try shifts(.visible(0.5), scrolledBy: 5) == 10)
    #expect(try shifts(.visible(0.5), scrolledBy: 10) == 0)
    // The middle of a view of 20 is in the middle of 100 when its edge has come in by 60.
    #expect(try shifts(.centered, scrolledBy: 30) == 10)
    #expect(try shifts(.centered, scrolledBy: 60) == 0)
    #expect(try shifts(.visible(1).inset(by: 20), scrolledBy: 20) == 10)
    #expect(try shifts(.visible(1).interpolated(towards: .centered, amount: 0.5), scrolledBy: 20) == 10)
  }

  @Test("Each side has a configuration of its own, identity has no effect, and an animation may be chosen later")
  func sides() throws {
    let host = try window(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { index in
            box("\(index)").scrollTransition(topLeading: .identity, bottomTrailing: .animated) { content, phase in
              content.offset(x: phase.isIdentity ? 0 : phase == .topLeading ? -20 : 20)
            }
          }
        }
      }
    }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 30)))
    host.finishAnimations()
    #expect(shift("0", host) == 0 && shift("7", host) == 20)
    let early = try window(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { index in
            box("\(index)").scrollTransition(
              topLeading: .animated(.linear(duration: 1)), bottomTrailing: .identity
            ) { content, phase in content.offset(x: 20 * phase.value) }
          }
        }
      }
    }
    early.send(.scroll(at: middle, by: CGSize(width: 0, height: 20)))
    early.finishAnimations()
    #expect(shift("0", early) == -20)
    early.send(.scroll(at: middle, by: CGSize(width: 0, height: -20)))
    early.advance(by: .milliseconds(500))
    let way = try #require(shift("0", early))
    #expect(way > -15 && way < -5, "it comes back by the animation of its side")
    let chosen = try list(ScrollTransitionConfiguration.interactive.animation(.linear(duration: 1)))
    #expect(shift("5", chosen) == 20)
    let across = try list(.interactive, axis: .horizontal)
    #expect(shift("5", across) == 0, "along the other axis it is in sight")
    let outside = try window { box().scrollTransition { content, phase in content.offset(x: 20 * phase.value) } }
    #expect(outside.frame("box")?.minX == 80)
  }
}
