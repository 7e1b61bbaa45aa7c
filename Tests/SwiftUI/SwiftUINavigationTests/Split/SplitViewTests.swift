import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import SwiftUINavigation

@MainActor @Suite struct SplitViewTests {
  private typealias Limits = SplitLengths.Limits

  @Test("Panes share the room within their limits, and the last ones take what is missing")
  func sharing() {
    let lengths = SplitLengths()
    let open = Limits(minimum: 0, maximum: .infinity)
    #expect(lengths.resolved([open, open], in: 200) == [100, 100])
    #expect(lengths.resolved([Limits(minimum: 50, maximum: 80), open], in: 300) == [80, 220])
    #expect(lengths.resolved([Limits(minimum: 150, maximum: .infinity), open], in: 200) == [150, 50])
    #expect(
      lengths.resolved([Limits(minimum: 150, maximum: 150), Limits(minimum: 100, maximum: 100)], in: 200) == [150, 100])
    #expect(lengths.resolved([], in: 200) == [])
    var chosen = SplitLengths()
    chosen.chosen = [0: 120]
    #expect(chosen.resolved([open, open], in: 200) == [120, 80])
    #expect(chosen.resolved([open, Limits(minimum: 100, maximum: .infinity)], in: 200) == [100, 100])
  }

  @Test("A divider moves as far as the panes beside it let it")
  func moving() {
    let limits = [
      Limits(minimum: 50, maximum: 150), Limits(minimum: 40, maximum: .infinity),
      Limits(minimum: 0, maximum: .infinity),
    ]
    var lengths = SplitLengths()
    lengths.move(dividerAfter: 0, by: 500, from: [100, 100, 100], limits)
    #expect(lengths.resolved(limits, in: 300) == [150, 50, 100])
    lengths.move(dividerAfter: 0, by: -500, from: [150, 50, 100], limits)
    #expect(lengths.resolved(limits, in: 300) == [50, 150, 100])
    lengths.move(dividerAfter: 1, by: -200, from: [50, 150, 100], limits)
    #expect(lengths.resolved(limits, in: 300) == [50, 40, 210])
    lengths.move(dividerAfter: 7, by: 1, from: [50, 40, 210], limits)
    #expect(lengths.resolved(limits, in: 300) == [50, 40, 210])
  }

  private func frames(_ host: HeadlessHost, _ labels: String...) -> [CGRect] {
    labels.map { label in
      host.element(label).flatMap { host.accessibilityTree.frame(of: $0.id) } ?? .null
    }
  }

  @Test("A person drags the divider of a split view, moves it with keys and by actions (117)")
  func dividers() throws {
    var settings = HostSettings()
    settings.idiom = .desktop
    let host = try window(width: 401, height: 100, settings: settings) {
      HSplitView {
        Color.red.frame(minWidth: 100).accessibilityElement().accessibilityLabel("left")
        Color.blue.frame(minWidth: 50).accessibilityElement().accessibilityLabel("right")
      }
    }
    #expect(
      frames(host, "left", "right") == [
        CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 201, y: 0, width: 200, height: 100),
      ])
    host.drag(from: CGPoint(x: 202, y: 50), to: CGPoint(x: 262, y: 50))
    #expect(frames(host, "left", "right").map(\.width) == [260, 140])
    host.drag(from: CGPoint(x: 260.5, y: 50), to: CGPoint(x: 10, y: 50))
    #expect(frames(host, "left", "right").map(\.width) == [100, 300])
    let divider = try #require(host.element("Divider"))
    #expect(divider.properties.value == "25%")
    host.send(.accessibilityAction(element: divider.id, action: .increment))
    #expect(frames(host, "left", "right").map(\.width) == [120, 280])
    host.press(.tab)
    host.press(.right)
    #expect(frames(host, "left", "right").map(\.width) == [140, 260])
  }

  @Test("Panes are one above the other in a vertical split view, and keep their state while they are dragged")
  func vertical() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Top \(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
    let host = try window(width: 100, height: 301) {
      VSplitView {
        Counter()
        Text("bottom").frame(maxWidth: .infinity, minHeight: 50, maxHeight: .infinity)
      }
    }
    host.send(.tap(CGPoint(x: 50, y: 75)))
    host.drag(from: CGPoint(x: 50, y: 150.5), to: CGPoint(x: 50, y: 100.5))
    #expect(host.element("Top 1") != nil)
    let divider = try #require(host.element("Divider"))
    let frame = try #require(host.accessibilityTree.frame(of: divider.id))
    #expect(abs(frame.midY - 100.5) < 1)
  }
}
