import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The effect of each constant of scrolling.
@MainActor
@Suite("Constants of scrolling", .serialized)
struct ScrollConstantTests {
  private let middle = CGPoint(x: 50, y: 50)

  private func rows(_ count: Int = 20, spacing: CGFloat = 0) -> some View {
    VStack(spacing: spacing) {
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(height: 50).accessibilityElement().accessibilityLabel("\(index)")
      }
    }
  }

  @Test("Margins are put around the content, the indicators, or both")
  func marginPlacements() throws {
    /// Where the first row begins, and whether the bar lies 15 and 50 points below the top. Its end is 3 points from the
    /// scroll view's and it is 36 long.
    func places(_ placement: ContentMarginPlacement) throws -> (row: CGFloat?, bar: [Bool]) {
      let host = try window(width: 100, height: 100) {
        ScrollView { rows() }.scrollIndicators(.visible).contentMargins(.top, 30, for: placement)
      }
      return (host.frame("0")?.minY, try [15, 50].map { try host.color(x: 95.5, y: $0) != host.color(x: 50, y: $0) })
    }
    #expect(try places(.scrollContent) == (30, [true, false]))
    #expect(try places(.scrollIndicators) == (0, [false, true]))
    #expect(try places(.automatic) == (30, [false, true]))
  }

  @Test("A scroll view is tracked, dragged, coasts and rests; a program's movement is an animation")
  func phases() throws {
    var phases: [ScrollPhase] = []
    let host = try window(width: 100, height: 100) {
      ScrollView { rows() }.onScrollPhaseChange { phases.append($1) }
    }
    host.send(.pan(at: middle, phase: .began, by: .zero))
    host.send(.pan(at: middle, phase: .changed, by: CGSize(width: 0, height: 20)))
    host.send(.pan(at: middle, phase: .ended(velocity: CGSize(width: 0, height: 300)), by: .zero))
    host.finishAnimations()
    #expect(phases == [.idle, .tracking, .interacting, .decelerating, .idle])
    phases = []
    struct Moved: View {
      let remote: Remote<ScrollPosition>
      let note: (ScrollPhase) -> Void
      @State private var position = ScrollPosition(edge: .top)
      var body: some View {
        ScrollView { Color.red.frame(height: 1000) }
          .scrollPosition($position)
          .onScrollPhaseChange { note($1) }
          .handing($position, to: remote)
      }
    }
    let remote = Remote<ScrollPosition>()
    let moved = try window(width: 100, height: 100) { Moved(remote: remote) { phases.append($0) } }
    withAnimation(.linear(duration: 1)) { remote.value = ScrollPosition(edge: .bottom) }
    moved.update()
    moved.finishAnimations()
    #expect(phases == [.idle, .animating, .idle])
    let all: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
    #expect(all.map(\.isScrolling) == [false, true, true, true, true])
  }

  @Test("A view comes in over one edge, is in sight, and leaves over the other")
  func transitionPhases() {
    let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }

  /// Notes values of the environment, and does not change where the content rests.
  private struct Reading: ScrollTargetBehavior {
    let note: @MainActor (LayoutDirection, Bool) -> Void

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let (direction, isEnabled) = (context.layoutDirection, context.isEnabled)
      MainActor.assumeIsolated { note(direction, isEnabled) }
    }
  }

  @Test("A behaviour reads the environment of its scroll view")
  func environment() throws {
    var seen: [String] = []
    let host = try window(width: 100, height: 100) {
      ScrollView { rows() }
        .scrollTargetBehavior(Reading { seen.append("\($0) \($1)") })
        .disabled(true)
        .environment(\.layoutDirection, .rightToLeft)
    }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 20)))
    host.finishAnimations()
    #expect(seen.first == "rightToLeft false")
  }

  @Test("How many views a movement passes is limited as asked for, one at a time at the least")
  func limits() throws {
    func rest(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) throws -> CGFloat {
      let host = try window(width: 100, height: 100) {
        ScrollView { rows(40).scrollTargetLayout() }
          .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
      }
      host.send(.pan(at: middle, phase: .began, by: .zero))
      host.send(.pan(at: middle, phase: .changed, by: CGSize(width: 0, height: 20)))
      host.send(.pan(at: middle, phase: .ended(velocity: CGSize(width: 0, height: 2000)), by: .zero))
      host.finishAnimations()
      return try -#require(host.frame("0")).minY
    }
    let one: CGFloat = try rest(.alwaysByOne)
    let few: CGFloat = try rest(.alwaysByFew)
    let free: CGFloat = try rest(.never)
    #expect(one == 50, "\(one) \(few) \(free)")
    #expect(few > one && few < free, "\(one) \(few) \(free)")
    #expect(try rest(.automatic) < free)
  }
}
