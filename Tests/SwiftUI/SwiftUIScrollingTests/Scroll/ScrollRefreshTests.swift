import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Scroll views and lists that people bring up to date.
@MainActor
@Suite("Refreshing")
struct ScrollRefreshTests {
  /// Lets a test say when the work is done.
  @MainActor
  private final class Work {
    var starts = 0
    var isDone = false
    nonisolated init() {}
  }

  private func screen(_ work: Work, _ idiom: Idiom = .phone) throws -> HeadlessHost {
    try window(width: 300, height: 400, settings: HostSettings(idiom: idiom)) {
      List(0..<50, id: \.self) { Text(verbatim: "row \($0)") }
        .listStyle(.plain)
        .refreshable {
          work.starts += 1
          while !work.isDone { await Task.yield() }
        }
    }
  }

  private func pull(_ host: HeadlessHost, by distance: CGFloat) {
    host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 100 + distance))
    host.update()
    host.finishAnimations()
  }

  @Test("Content that is pulled down far is brought up to date, with room for an indicator until that is done")
  func pulling() async throws {
    let work = Work()
    let host = try screen(work)
    let top: CGFloat = try #require(host.frame("row 0")).minY
    pull(host, by: 60)
    await host.settle()
    #expect(work.starts == 0)
    #expect(host.frame("row 0")?.minY == top)
    pull(host, by: 300)
    await host.settle()
    #expect(work.starts == 1)
    #expect(try #require(host.frame("row 0")).minY > top + 40)
    let lines: [String] = host.displayLines.filter { $0.contains("stroke") }
    #expect(lines.count == 8, "spokes")
    host.advance(by: .seconds(0.3))
    #expect(host.displayLines.filter { $0.contains("stroke") } != lines, "they turn")
    work.isDone = true
    await host.settle()
    host.update()
    host.finishAnimations()
    #expect(abs(try #require(host.frame("row 0")).minY - top) < 0.5)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("F5 and Control-R bring such a view up to date on desktops, once at a time")
  func keys() async throws {
    let work = Work()
    let host = try screen(work, .desktop)
    #expect(host.press(.function(5)))
    await host.settle()
    #expect(work.starts == 1)
    #expect(!host.press(.character("r"), text: "r", modifiers: .command))
    work.isDone = true
    await host.settle()
    #expect(host.press(.character("r"), text: "r", modifiers: .command))
    await host.settle()
    #expect(work.starts == 2)
  }

  @Test("Assistive technologies have an action for it, and a view finds it in its environment")
  func action() async throws {
    struct Reload: View {
      @Environment(\.refresh) private var refresh: RefreshAction?
      var body: some View {
        ScrollView {
          Button("Reload") { Task { await refresh?() } }
          Text(verbatim: refresh == nil ? "none" : "some")
        }
      }
    }
    let work = Work()
    work.isDone = true
    let host = try window(width: 300, height: 400) { Reload().refreshable { work.starts += 1 } }
    #expect(host.labels.contains("some"))
    let area = try #require(host.accessibilityTree.readingOrder(from: nil).first { $0.role == .scrollArea })
    host.send(.accessibilityAction(element: area.id, action: .named("Refresh")))
    await host.settle()
    #expect(work.starts == 1)
    host.change { _ = host.activate("Reload") }
    await host.settle()
    #expect(work.starts == 2)
    let other = try window(width: 300, height: 400) { Reload() }
    #expect(other.labels.contains("none"))
  }
}
