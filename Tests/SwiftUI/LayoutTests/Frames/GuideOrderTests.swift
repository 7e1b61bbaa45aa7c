import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Functions that set alignment guides are called child by child, in the order of the views.
@MainActor
@Suite("Order of alignment guides", .serialized)
struct GuideOrderTests {
  private final class Flow {
    var x: CGFloat = 0
    var y: CGFloat = 0
  }

  /// Widths in rows, one after the other: guides carry what is used of a row from view to view.
  private struct Tags: View {
    let flow = Flow()
    let remote: Remote<[CGFloat]>
    @State private var widths: [CGFloat] = [40, 40, 40, 60]
    var padding: CGFloat = 0

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(Array(widths.enumerated()), id: \.offset) { index, width in
          Color.red.frame(width: width, height: 20)
            .accessibilityElement().accessibilityLabel("\(index)")
            .alignmentGuide(.leading) { dimensions in
              if abs(flow.x - dimensions.width) > 100 {
                flow.x = 0
                flow.y -= dimensions.height
              }
              defer { flow.x = index == widths.count - 1 ? 0 : flow.x - dimensions.width }
              return flow.x
            }
            .alignmentGuide(.top) { _ in
              defer { if index == widths.count - 1 { flow.y = 0 } }
              return flow.y
            }
            .padding(padding)
        }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      .handing($widths, to: remote)
    }
  }

  private func origins(_ host: HeadlessHost, _ count: Int) -> [CGPoint?] {
    (0..<count).map { host.frame("\($0)")?.origin }
  }

  @Test("A flow whose guides carry state in an object stays a flow after changes", arguments: [0, 5] as [CGFloat])
  func flow(padding: CGFloat) throws {
    let remote = Remote<[CGFloat]>()
    let host = try window(width: 100, height: 100) { Tags(remote: remote, padding: padding) }
    // The frame around lines up the guides, so that padding around each view moves nothing.
    func expected(_ points: [(CGFloat, CGFloat)]) -> [CGPoint?] { points.map { CGPoint(x: $0.0, y: $0.1) } }
    #expect(origins(host, 4) == expected([(0, 0), (40, 0), (0, 20), (40, 20)]))
    for widths: [CGFloat] in [[50, 50, 50], [30, 30, 30, 30, 70], [90, 90], [40, 40, 40, 60]] {
      remote.value = widths
      host.update()
      let fresh = try window(width: 100, height: 100) { Tags(remote: Remote(), padding: padding) }
      if widths == [40, 40, 40, 60] { #expect(origins(host, 4) == origins(fresh, 4)) }
      if widths.count == 3 { #expect(origins(host, 3) == expected([(0, 0), (50, 0), (0, 20)])) }
      if widths.count == 2 { #expect(origins(host, 2) == expected([(0, 0), (0, 20)])) }
      if widths.count == 5 {
        #expect(origins(host, 5) == expected([(0, 0), (30, 0), (60, 0), (0, 20), (30, 20)]))
      }
    }
  }

  private enum Kind: CaseIterable { case layers, padded, column, row, grid, overlay, background, text }

  private struct Marked: View {
    let kind: Kind
    let log: EventRecorder
    let remote: Remote<Int>
    @State private var version: Int = 0

    private func marked(_ name: String, _ width: CGFloat) -> some View {
      let shown: Int = version
      return Color.red.frame(width: width, height: width + (shown == 2 ? 1 : 0))
        .alignmentGuide(.leading) { _ in
          log.note("leading \(name)")
          return shown > 2 ? 5 : 0
        }
        .alignmentGuide(.top) { _ in
          log.note("top \(name)")
          return 0
        }
    }

    private var views: some View {
      ForEach(Array("abc".enumerated()), id: \.offset) { index, name in
        marked(String(name), CGFloat(20 + 10 * index))
      }
    }

    var body: some View {
      Group {
        switch kind {
        case .layers: ZStack(alignment: .topLeading) { views }
        case .padded: ZStack(alignment: .topLeading) { views.padding(2).opacity(0.5) }
        case .column: VStack(alignment: .leading) { views }
        case .row: HStack(alignment: .top) { views }
        case .grid:
          Grid(alignment: .topLeading) {
            GridRow {
              marked("a", 20)
              marked("b", 30)
            }
            GridRow { marked("c", 40) }
          }
        case .overlay:
          marked("a", 60).overlay(alignment: .topLeading) { marked("b", 20) }.overlay(alignment: .topLeading) {
            marked("c", 20)
          }
        case .background: marked("a", 60).background(alignment: .topLeading) { marked("b", 20) }
        case .text:
          ZStack(alignment: .topLeading) {
            Text("\(version)")
            views
          }
        }
      }
      .handing($version, to: remote)
    }
  }

  /// The calls without those that follow each other in the same order as the ones before: layouts may look more than once.
  private func rounds(_ calls: [String], of round: [String]) -> Int? {
    guard !calls.isEmpty, calls.count % round.count == 0 else { return nil }
    for start in stride(from: 0, to: calls.count, by: round.count)
    where Array(calls[start..<start + round.count]) != round {
      return nil
    }
    return calls.count / round.count
  }

  @Test("Guides run child by child, at first and after each change", arguments: Kind.allCases)
  private func order(kind: Kind) throws {
    let log = EventRecorder()
    let remote = Remote<Int>()
    let host = try window(width: 300, height: 300) { Marked(kind: kind, log: log, remote: remote) }
    let round: [String] =
      switch kind {
      case .layers, .padded, .text: ["leading a", "top a", "leading b", "top b", "leading c", "top c"]
      case .column: ["leading a", "leading b", "leading c"]
      case .row: ["top a", "top b", "top c"]
      case .background: ["leading a", "top a", "leading b", "top b"]
      // The outer overlay is placed before the one inside of it.
      case .overlay: ["leading a", "top a", "leading c", "top c", "leading b", "top b"]
      case .grid: []
      }
    let first: [String] = log.take()
    for version in 1...4 {
      remote.value = version
      host.update()
      let calls: [String] = log.take()
      if round.isEmpty {
        // The same as in a window that shows that version from the start, but for questions that are known already.
        #expect(calls == first, "\(kind), version \(version)")
      } else {
        #expect(rounds(first, of: round) != nil, "\(kind): \(first)")
        #expect(rounds(calls, of: round) != nil, "\(kind), version \(version): \(calls)")
      }
      #expect(host.graph.differences().isEmpty)
      _ = log.take()
    }
  }

  @Test("In a grid the leading guides of a column, then the tops of a row, and at last child by child, in their order")
  func grid() throws {
    let log = EventRecorder()
    _ = try window(width: 300, height: 300) { Marked(kind: .grid, log: log, remote: Remote()) }
    let calls: [String] = log.take()
    #expect(Array(calls.suffix(6)) == ["leading a", "top a", "leading b", "top b", "leading c", "top c"])
    let before: [String] = Array(calls.dropLast(6))
    #expect(before.filter { $0 == "leading a" }.count == before.filter { $0 == "leading b" }.count)
  }

  @Test("A view whose guide alone is new is lined up anew")
  func single() throws {
    struct One: View {
      let log: EventRecorder
      let remote: Remote<CGFloat>
      var body: some View {
        ZStack(alignment: .leading) {
          Color.red.frame(width: 100, height: 20).accessibilityElement().accessibilityLabel("red")
            .alignmentGuide(.leading) { _ in
              log.note("red")
              return 0
            }
          Moving(log: log, remote: remote)
        }
      }
    }
    struct Moving: View {
      let log: EventRecorder
      let remote: Remote<CGFloat>
      @State private var guide: CGFloat = 0
      var body: some View {
        Color.blue.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("blue")
          .alignmentGuide(.leading) { [guide] _ in
            log.note("blue")
            return guide
          }
          .handing($guide, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<CGFloat>()
    let host = try window(width: 200, height: 200) { One(log: log, remote: remote) }
    _ = log.take()
    remote.value = -30
    host.update()
    #expect(log.take().contains("blue"))
    #expect((host.frame("blue")?.minX ?? 0) - (host.frame("red")?.minX ?? 0) == 30)
    #expect(host.graph.differences().isEmpty)
  }
}
