import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// How scroll views move and what they tell.
@MainActor
@Suite("Scroll views")
struct ScrollTests {
  private let middle = CGPoint(x: 50, y: 50)

  private struct Boxes: View {
    var count: Int = 50
    var height: CGFloat = 20

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Color.blue.frame(height: height).accessibilityElement().accessibilityLabel("\(index)")
        }
      }
    }
  }

  private func top(_ host: HeadlessHost) -> CGFloat? { host.frame("0").map { -$0.minY } }

  @Test("Several views in a scroll view stand one under the other, for every axis")
  func stacked() throws {
    for axes: Axis.Set in [.horizontal, .vertical, [.horizontal, .vertical]] {
      let host = try window(width: 200, height: 200) {
        ScrollView(axes) {
          Color.red.frame(width: 40, height: 30).accessibilityElement().accessibilityLabel("red")
          Color.blue.frame(width: 60, height: 30).accessibilityElement().accessibilityLabel("blue")
        }
        .fixedSize()
      }
      let red: CGRect = try #require(host.frame("red"))
      let blue: CGRect = try #require(host.frame("blue"))
      #expect(blue.minY - red.maxY == 8 && blue.midX == red.midX)
    }
  }

  @Test("The content follows the wheel as far as it goes, and back (588)")
  func wheel() throws {
    let host = try window(width: 100, height: 100) { ScrollView { Boxes() } }
    #expect(host.send(.scroll(at: middle, by: CGSize(width: 0, height: 30))))
    #expect(top(host) == 30)
    #expect(host.send(.scroll(at: middle, by: CGSize(width: 0, height: 5000))))
    #expect(top(host) == 900)
    #expect(!host.send(.scroll(at: middle, by: CGSize(width: 0, height: 1))))
    #expect(!host.send(.scroll(at: middle, by: CGSize(width: 10, height: 0))), "it does not scroll sideways")
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: -5000)))
    #expect(top(host) == 0)
  }

  @Test("Keys turn pages and go to the ends")
  func keys() throws {
    let host = try window(width: 100, height: 100) { ScrollView { Boxes() } }
    #expect(host.send(.scrollKey(at: middle, .pageDown)))
    #expect(top(host) == 100)
    #expect(host.send(.scrollKey(at: middle, .end)))
    #expect(top(host) == 900)
    #expect(host.send(.scrollKey(at: middle, .pageUp)))
    #expect(top(host) == 800)
    #expect(host.send(.scrollKey(at: middle, .home)))
    #expect(top(host) == 0)
    #expect(!host.send(.scrollKey(at: middle, .home)))
  }

  @Test("A finger holds the content, which resists beyond the edge and springs back when let go (588, 589)")
  func bounce() throws {
    let host = try window(width: 100, height: 100) { ScrollView { Boxes() } }
    #expect(host.send(.pan(at: middle, phase: .began, by: .zero)))
    host.send(.pan(at: middle, phase: .changed, by: CGSize(width: 0, height: -50)))
    let pulled: CGFloat = try #require(top(host))
    #expect(pulled < -10 && pulled > -50)
    host.send(.pan(at: middle, phase: .ended(velocity: .zero), by: .zero))
    host.finishAnimations()
    #expect(top(host) == 0)
    host.graph.graph._checkInvariants()
  }

  @Test("Content that is let go coasts on the clock and comes to rest")
  func coasting() throws {
    let host = try window(width: 100, height: 100) { ScrollView { Boxes() } }
    host.send(.pan(at: middle, phase: .began, by: .zero))
    host.send(.pan(at: middle, phase: .changed, by: CGSize(width: 0, height: 10)))
    host.send(.pan(at: middle, phase: .ended(velocity: CGSize(width: 0, height: 400)), by: .zero))
    let start: CGFloat = try #require(top(host))
    host.advance(by: .milliseconds(100))
    let soon: CGFloat = try #require(top(host))
    #expect(soon > start + 30)
    host.finishAnimations()
    let end: CGFloat = try #require(top(host))
    // 400 points a second that lose 0.2 % a millisecond go 199.8 points.
    #expect(abs(end - start - 199.8) < 5)
    #expect(!host.graph.isAnimating)
  }

  @Test("Disabled scroll views are moved by programs only (425)")
  func disabled() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try window(width: 100, height: 100) { ReaderHolder(remote: remote) { Boxes() }.scrollDisabled(true) }
    #expect(!host.send(.scroll(at: middle, by: CGSize(width: 0, height: 30))))
    #expect(!host.send(.pan(at: middle, phase: .began, by: .zero)))
    host.change { remote.proxy?.scrollTo(20, anchor: .top) }
    #expect(top(host) == 400)
  }

  @Test("scrollTo brings points together, or moves as little as needed without an anchor; animated it takes time")
  func scrollTo() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try window(width: 100, height: 100) { ReaderHolder(remote: remote) { Boxes() } }
    host.change { remote.proxy?.scrollTo(20, anchor: .center) }
    #expect(top(host) == 360)
    host.change { remote.proxy?.scrollTo(22) }
    #expect(top(host) == 360, "it is in sight")
    host.change { remote.proxy?.scrollTo(23) }
    #expect(top(host) == 380)
    host.change { remote.proxy?.scrollTo(10) }
    #expect(top(host) == 200)
    host.change { remote.proxy?.scrollTo(49, anchor: .top) }
    #expect(top(host) == 900, "no further than the content goes")
    host.change { withAnimation(.linear(duration: 1)) { remote.proxy?.scrollTo(0, anchor: .top) } }
    host.advance(by: .milliseconds(500))
    let half: CGFloat = try #require(top(host))
    #expect(abs(half - 450) < 20)
    host.finishAnimations()
    #expect(top(host) == 0)
  }

  @Test("Animated, a row that a lazy stack has not made is reached exactly")
  func animatedLazy() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try window(width: 100, height: 100) {
      ReaderHolder(remote: remote) {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { index in
            Color.blue.frame(height: index < 10 ? 10 : 30).accessibilityElement().accessibilityLabel("\(index)")
          }
        }
      }
    }
    host.change { withAnimation(.linear(duration: 1)) { remote.proxy?.scrollTo(500, anchor: .top) } }
    host.finishAnimations()
    #expect(host.frame("500")?.minY == 0)
    host.change { remote.proxy?.scrollTo(999, anchor: .bottom) }
    #expect(host.frame("999")?.maxY == 100)
    host.change { remote.proxy?.scrollTo(3, anchor: .bottom) }
    #expect(host.frame("0")?.minY == 0, "row 3 ends above the viewport's end when the first stands at its beginning")
  }

  @Test("The offset stays when content grows and is brought back when it shrinks")
  func contentChanges() throws {
    struct Screen: View {
      @State private var count = 50
      let remote: Remote<Int>
      var body: some View { ScrollView { Boxes(count: count) }.handing($count, to: remote) }
    }
    let remote = Remote<Int>()
    let host = try window(width: 100, height: 100) { Screen(remote: remote) }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 500)))
    host.change { remote.value = 100 }
    #expect(top(host) == 500)
    host.change { remote.value = 20 }
    #expect(top(host) == 300)
    host.change { remote.value = 2 }
    #expect(top(host) == 0)
  }

  @Test("The default anchor decides where it stands first, what stays when content grows, and where little content is")
  func defaultAnchor() throws {
    struct Screen: View {
      @State private var count = 50
      let remote: Remote<Int>
      var body: some View {
        ScrollView { Boxes(count: count) }.defaultScrollAnchor(.bottom).handing($count, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window(width: 100, height: 100) { Screen(remote: remote) }
    #expect(host.frame("49")?.maxY == 100)
    host.change { remote.value = 60 }
    #expect(host.frame("59")?.maxY == 100)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: -50)))
    host.change { remote.value = 70 }
    #expect(host.frame("59")?.maxY == 150, "a person has scrolled away")
    host.change { remote.value = 2 }
    #expect(host.frame("1")?.maxY == 100)
  }

  @Test("A lazy stack at the bottom anchor shows its last rows")
  func lazyAnchor() throws {
    let host = try window(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { index in
            Color.blue.frame(height: 10 + CGFloat(index % 3) * 10).accessibilityElement().accessibilityLabel("\(index)")
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(host.frame("999")?.maxY == 100)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Margins are room that can be scrolled through (593)")
  func margins() throws {
    let host = try window(width: 100, height: 100) {
      ScrollView { Boxes() }.contentMargins(.vertical, 15, for: .scrollContent)
    }
    #expect(host.frame("0")?.minY == 15)
    host.send(.scrollKey(at: middle, .end))
    #expect(host.frame("49")?.maxY == 85)
  }

  @Test("Paging comes to rest at multiples of the size, one page for each movement (594)")
  func paging() throws {
    let host = try window(width: 100, height: 100) {
      ScrollView { Boxes() }.scrollTargetBehavior(.paging)
    }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 70)))
    host.finishAnimations()
    #expect(top(host) == 100)
    host.send(.pan(at: middle, phase: .began, by: .zero))
    host.send(.pan(at: middle, phase: .changed, by: CGSize(width: 0, height: 20)))
    host.send(.pan(at: middle, phase: .ended(velocity: CGSize(width: 0, height: 2000)), by: .zero))
    host.finishAnimations()
    #expect(top(host) == 200)
  }

  @Test("View alignment comes to rest at targets, also those that are not made yet")
  func viewAligned() throws {
    let host = try window(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { index in
            Color.blue.frame(height: 30).accessibilityElement().accessibilityLabel("\(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 50)))
    host.finishAnimations()
    #expect(host.frame("2")?.minY == 0)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 1000)))
    host.finishAnimations()
    #expect(host.frame("35")?.minY == 0)
  }

  @Test("A behaviour of one's own decides where scrolling ends")
  func customBehavior() throws {
    struct Grid50: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / 50).rounded() * 50
      }
    }
    let host = try window(width: 100, height: 100) {
      ScrollView { Boxes() }.scrollTargetBehavior(Grid50())
    }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 130)))
    host.finishAnimations()
    #expect(top(host) == 150)
  }

  @Test("Bars are drawn where wanted and as long as the part that is seen")
  func indicators() throws {
    func bars(_ visibility: ScrollIndicatorVisibility) throws -> Int {
      let host = try window(width: 100, height: 100) { ScrollView { Boxes() }.scrollIndicators(visibility) }
      return host.displayLines.filter { $0.contains("fill") }.count - 5
    }
    #expect(try bars(.automatic) == 0)
    #expect(try bars(.visible) == 1)
    #expect(try bars(.never) == 0)
  }

  @Test("Content is cut off at the edges unless told otherwise (588)")
  func clip() throws {
    let host = try window(width: 100, height: 100) { ScrollView { Boxes() }.scrollClipDisabled() }
    #expect(!host.displayLines.contains { $0.contains("clip") })
  }
}
