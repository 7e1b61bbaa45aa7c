import DisplayList
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Rows of lazy containers come and go as those of others, as far as they can be seen.
@MainActor
@Suite("Transitions of lazy rows", .serialized)
struct LazyTransitionTests {
  private enum Form: CaseIterable {
    case stack, grid, unscrolled
  }

  /// Rows of 10 points in a window of 200 by 100.
  private struct Root: View {
    var form: Form = .stack
    let remote: Remote<[Int]>
    var log = EventRecorder()
    var transition: AnyTransition?
    @State var rows: [Int]

    private var views: some View {
      ForEach(rows, id: \.self) { row in
        let color = Color.red.frame(width: 20, height: 10)
          .onAppear { log.note("+\(row)") }.onDisappear { log.note("-\(row)") }
        if let transition { color.transition(transition) } else { color }
      }
    }

    var body: some View {
      Group {
        switch form {
        case .stack: ScrollView { LazyVStack(spacing: 0) { plain } }
        case .grid: ScrollView { LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { plain } }
        case .unscrolled: LazyVStack(spacing: 0) { views }.frame(height: 100, alignment: .top)
        }
      }
      .handing($rows, to: remote)
    }

    /// Rows that are one view each: their lists are not made as a whole.
    private var plain: some View {
      ForEach(rows, id: \.self) { row in
        Color.red.frame(width: 20, height: 10)
          .onAppear { log.note("+\(row)") }.onDisappear { log.note("-\(row)") }
          .transition(transition ?? .opacity)
      }
    }
  }

  /// What is drawn: the top of each row, and its opacity.
  private func drawn(_ host: HeadlessHost) -> [[Double]] {
    func rows(_ items: [DisplayItem], _ opacity: Double) -> [[Double]] {
      items.flatMap { item -> [[Double]] in
        guard case .group(let effect, let inner) = item else { return [[item.bounds.minY, opacity]] }
        if case .opacity(let value) = effect { return rows(inner, opacity * value) }
        return rows(inner, opacity)
      }
    }
    return rows(host.displayList.items, 1)
  }

  private func change(_ host: HeadlessHost, _ remote: Remote<[Int]>, to rows: [Int]) {
    withAnimation(.linear(duration: 1)) { remote.value = rows }
    host.update()
  }

  @Test("A row that is put in fades in, one that is taken out fades out where it was", arguments: Form.allCases)
  private func fading(form: Form) throws {
    let (remote, log) = (Remote<[Int]>(), EventRecorder())
    let host = try window { Root(form: form, remote: remote, log: log, rows: [1, 2, 3]) }
    #expect(drawn(host) == [[0, 1], [10, 1], [20, 1]])
    #expect(log.take() == ["+1", "+2", "+3"])
    change(host, remote, to: [1, 3, 4])
    #expect(log.take() == ["+4"])
    host.advance(by: .milliseconds(500))
    #expect(drawn(host) == [[0, 1], [10, 0.5], [15, 1], [20, 0.5]])
    #expect(log.take() == [], "what is still seen has not disappeared")
    host.advance(by: .milliseconds(500))
    #expect(drawn(host) == [[0, 1], [10, 1], [20, 1]])
    #expect(log.take() == ["-2"])
    #expect(host.graph.differences().isEmpty && !host.graph.isAnimating)
  }

  @Test("A row that comes back before it is gone turns round")
  func turningRound() throws {
    let (remote, log) = (Remote<[Int]>(), EventRecorder())
    let host = try window { Root(remote: remote, log: log, transition: .offset(x: 40), rows: [1, 2]) }
    _ = log.take()
    change(host, remote, to: [1])
    host.advance(by: .milliseconds(500))
    #expect(host.displayList.items.map(\.bounds.maxX).max() == 130)
    change(host, remote, to: [1, 2])
    host.advance(by: .milliseconds(1500))
    #expect(drawn(host) == [[0, 1], [10, 1]] && log.take() == [])
    #expect(host.displayList.items.map(\.bounds.maxX).max() == 110)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Rows that merely come into sight are there at once, also when others make room in an animated change")
  func intoSight() throws {
    let remote = Remote<[Int]>()
    let host = try window { Root(remote: remote, rows: Array(1...30)) }
    #expect(drawn(host).count == 10)
    change(host, remote, to: Array(2...30))
    host.advance(by: .milliseconds(500))
    // The first row goes; the eleventh is one that was there already.
    #expect(drawn(host).filter { $0[1] != 1 } == [[0, 0.5]])
    #expect(drawn(host).count == 11)
    host.advance(by: .milliseconds(1000))
    #expect(drawn(host).map { $0[0] } == Array(stride(from: 0.0, to: 100, by: 10)))
  }

  @Test("Rows that nobody sees go at once, and all may go together")
  func unseen() throws {
    let (remote, log) = (Remote<[Int]>(), EventRecorder())
    let host = try window { Root(remote: remote, log: log, rows: Array(1...1000)) }
    _ = log.take()
    change(host, remote, to: Array(1...500))
    #expect(!host.graph.isAnimating && log.take() == [])
    change(host, remote, to: [])
    host.advance(by: .milliseconds(500))
    #expect(drawn(host).map { $0[1] } == Array(repeating: 0.5, count: 10))
    host.advance(by: .milliseconds(500))
    #expect(drawn(host) == [] && log.take().count == 10)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Without an animation rows come and go at once")
  func plainly() throws {
    let (remote, log) = (Remote<[Int]>(), EventRecorder())
    let host = try window { Root(remote: remote, log: log, rows: [1, 2, 3]) }
    host.change { remote.value = [3, 4] }
    #expect(drawn(host) == [[0, 1], [10, 1]] && !host.graph.isAnimating)
    #expect(Set(log.take()) == ["+1", "+2", "+3", "-1", "-2", "+4"])
  }
}
