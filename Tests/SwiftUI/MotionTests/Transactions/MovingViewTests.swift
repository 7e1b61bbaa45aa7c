import DisplayList
import HostHeadless
import HostInterface
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What draws is on its way to a new place; everything else about the view is there.
@MainActor
@Suite("Views on their way to a new place", .serialized)
struct MovingViewTests {
  /// The boxes of the filled paths, from back to front, outside of effects.
  private func boxes(_ host: HeadlessHost) -> [CGRect] {
    host.displayList.items.compactMap { item in
      if case .fill(let path, _, _) = item { path.boundingBoxOfPath } else { nil }
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private let linear: Animation = .linear(duration: 1)

  private struct Growing: View {
    let remote: Remote<CGFloat>
    var change: (inout Transaction) -> Void = { _ in }
    @State private var width: CGFloat = 20
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: width, height: 10).accessibilityLabel("first")
        Color.blue.frame(width: 10, height: 10).transaction(change).accessibilityLabel("second")
        Spacer(minLength: 0)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .handing($width, to: remote)
    }
  }

  @Test("A frame that grows in an animation is drawn growing, and what stands beside it moves along")
  func growing() throws {
    let remote = Remote<CGFloat>()
    let host = try window { Growing(remote: remote) }
    #expect(boxes(host) == [rect(0, 0, 20, 10), rect(20, 0, 10, 10)])
    withAnimation(linear) { remote.value = 120 }
    host.update()
    #expect(boxes(host) == [rect(0, 0, 20, 10), rect(20, 0, 10, 10)])
    #expect(host.graph.isAnimating)
    host.advance(by: .milliseconds(250))
    #expect(boxes(host) == [rect(0, 0, 45, 10), rect(45, 0, 10, 10)])
    #expect(host.graph.differences().isEmpty)
    host.advance(by: .milliseconds(750))
    #expect(boxes(host) == [rect(0, 0, 120, 10), rect(120, 0, 10, 10)])
    #expect(!host.graph.isAnimating)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A width that is cut on its way goes on from where it is, and is never narrower or wider than its ends")
  func cut() throws {
    let remote = Remote<CGFloat>()
    let host = try window { Growing(remote: remote) }
    var ends: [String] = []
    withAnimation(.linear(duration: 4), completionCriteria: .removed) {
      remote.value = 120
    } completion: {
      ends.append("grown")
    }
    host.update()
    host.advance(by: .seconds(1))
    #expect(boxes(host) == [rect(0, 0, 45, 10), rect(45, 0, 10, 10)])
    withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
      remote.value = 20
    } completion: {
      ends.append("shrunk")
    }
    host.update()
    #expect(boxes(host) == [rect(0, 0, 45, 10), rect(45, 0, 10, 10)])
    // 51.25 of the way up, and half of the way from there down to 20.
    host.advance(by: .milliseconds(250))
    #expect(boxes(host) == [rect(0, 0, 35.625, 10), rect(35.625, 0, 10, 10)])
    #expect(ends == [])
    host.advance(by: .milliseconds(250))
    #expect(boxes(host) == [rect(0, 0, 20, 10), rect(20, 0, 10, 10)])
    #expect(ends.sorted() == ["grown", "shrunk"])
    #expect(!host.graph.isAnimating)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Hits, frames and accessibility are where the view goes, from the first moment")
  func arrivedForAllElse() throws {
    let remote = Remote<CGFloat>()
    let host = try window { Growing(remote: remote) }
    withAnimation(linear) { remote.value = 120 }
    host.update()
    #expect(host.frame("first") == rect(0, 0, 120, 10))
    #expect(host.frame("second") == rect(120, 0, 10, 10))
  }

  @Test("A change without animation is there at once, also in the middle of an animation")
  func unanimated() throws {
    let remote = Remote<CGFloat>()
    let host = try window { Growing(remote: remote) }
    host.change { remote.value = 60 }
    #expect(boxes(host) == [rect(0, 0, 60, 10), rect(60, 0, 10, 10)])
    withAnimation(linear) { remote.value = 160 }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(boxes(host) == [rect(0, 0, 110, 10), rect(110, 0, 10, 10)])
    host.change { remote.value = 40 }
    #expect(boxes(host) == [rect(0, 0, 40, 10), rect(40, 0, 10, 10)])
    #expect(!host.graph.isAnimating)
  }

  @Test("Each view moves by its own transaction: one that takes the animation away jumps")
  func ownTransaction() throws {
    let remote = Remote<CGFloat>()
    let host = try window { Growing(remote: remote) { $0.animation = nil } }
    withAnimation(linear) { remote.value = 120 }
    host.update()
    #expect(boxes(host) == [rect(0, 0, 20, 10), rect(120, 0, 10, 10)])
    host.advance(by: .milliseconds(500))
    #expect(boxes(host) == [rect(0, 0, 70, 10), rect(120, 0, 10, 10)])
  }

  @Test("A view whose modifier animates its own changes moves when others change its place")
  func ownAnimation() throws {
    let remote = Remote<CGFloat>()
    let host = try window { Growing(remote: remote) { $0.animation = .linear(duration: 1) } }
    remote.value = 120
    host.update()
    #expect(boxes(host) == [rect(0, 0, 120, 10), rect(20, 0, 10, 10)])
    host.advance(by: .milliseconds(500))
    #expect(boxes(host) == [rect(0, 0, 120, 10), rect(70, 0, 10, 10)])
  }

  @Test("A way that is interrupted begins where the view is seen")
  func interrupted() throws {
    let remote = Remote<CGFloat>()
    let host = try window { Growing(remote: remote) }
    withAnimation(.spring(duration: 1)) { remote.value = 120 }
    host.update()
    host.advance(by: .milliseconds(300))
    let before: [CGRect] = boxes(host)
    withAnimation(.spring(duration: 1)) { remote.value = 20 }
    host.update()
    #expect(boxes(host) == before)
    #expect(before[1].minX > 20)
    host.advance(by: .seconds(20))
    #expect(boxes(host) == [rect(0, 0, 20, 10), rect(20, 0, 10, 10)])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("An effect moves with all that it holds; what an animation completes runs when the last view is there")
  func effects() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isIndented = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .opacity(0.5)
        .padding(.leading, isIndented ? 100 : 0)
        .frame(width: 200, height: 100, alignment: .topLeading)
        .handing($isIndented, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    let log = EventRecorder()
    withAnimation(linear, completionCriteria: .removed) {
      remote.value = true
    } completion: {
      log.note("done")
    }
    host.update()
    host.advance(by: .milliseconds(250))
    let lines: [String] = host.displayLines
    #expect(lines.count { $0.contains("opacity") } == 1)
    #expect(lines.contains { $0.contains("25 0") }, "\(lines)")
    #expect(log.take() == [])
    host.advance(by: .milliseconds(750))
    #expect(log.take() == ["done"])
  }

  @Test("A new row is in its place at once, the rows below glide down")
  func rows() throws {
    struct Root: View {
      let remote: Remote<[Int]>
      @State private var rows: [Int] = [1, 2]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { Color(white: Double($0) / 10).frame(width: 10, height: 10).transition(.identity) }
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
        .handing($rows, to: remote)
      }
    }
    let remote = Remote<[Int]>()
    let host = try window { Root(remote: remote) }
    withAnimation(linear) { remote.value = [1, 3, 2] }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(boxes(host) == [rect(0, 0, 10, 10), rect(0, 10, 10, 10), rect(0, 15, 10, 10)])
    withAnimation(linear) { remote.value = [2, 3, 1] }
    host.update()
    host.advance(by: .seconds(2))
    #expect(boxes(host).map(\.minY) == [0, 10, 20])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Texts move whole: their lines are those of the place where they go")
  func texts() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var width: CGFloat = 40
      var body: some View {
        Text("several words that wrap").frame(width: width, alignment: .leading).handing($width, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let host = try window { Root(remote: remote) }
    let narrow: Int = host.displayLines.count { $0.contains("text") }
    withAnimation(linear) { remote.value = 190 }
    host.update()
    let wide: Int = host.displayLines.count { $0.contains("text") }
    #expect(wide < narrow)
    host.advance(by: .milliseconds(500))
    #expect(host.displayLines.count { $0.contains("text") } == wide)
  }

  @Test("Scrolling is never late, whatever animates what is inside")
  func scrolling() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try window {
      ReaderHolder(remote: remote) {
        VStack(spacing: 0) {
          ForEach(0..<20) { Color(white: Double($0) / 20).frame(width: 10, height: 20).id($0) }
        }
        .transaction { $0.animation = .linear(duration: 1) }
      }
    }
    let before: [String] = host.displayLines
    remote.proxy?.scrollTo(10, anchor: .top)
    host.update()
    let after: [String] = host.displayLines
    #expect(after != before)
    #expect(!host.graph.isAnimating)
    host.advance(by: .milliseconds(100))
    #expect(host.displayLines == after)
  }

  @Test("A move without animation reaches nothing inside of what moves, whatever else the window holds (G2)")
  func cost() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var inset: CGFloat = 0
      var body: some View {
        Rows()
          .fixedSize()
          .frame(width: 100 + inset, alignment: .trailing)
          .animation(.linear(duration: 1), value: inset > 50)
          .handing($inset, to: remote)
      }
    }
    struct Rows: View {
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<200) { _ in Color.red.frame(width: 10, height: 2) }
        }
      }
    }
    let remote = Remote<CGFloat>()
    let host = try window { Root(remote: remote) }
    func evaluations(_ change: () -> Void) -> Int {
      let log = ReactiveGraph.EventLog()
      host.graph.graph.log = log
      change()
      host.update()
      host.graph.graph.log = nil
      return log.take().count
    }
    #expect(evaluations { remote.value = 10 } < 20)
    #expect(evaluations { remote.value = 60 } > 200)
  }
}
