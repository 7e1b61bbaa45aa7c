import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Hit testing", .serialized)
struct HitTestingTests {
  private let log = EventRecorder()

  private func button(_ name: String, width: CGFloat = 60, height: CGFloat = 40) -> some View {
    Button {
      log.note(name)
    } label: {
      Color.red.frame(width: width, height: height)
    }
  }

  private func tap(_ host: HeadlessHost, _ x: CGFloat, _ y: CGFloat) -> [String] {
    host.send(.tap(CGPoint(x: x, y: y)))
    return log.take()
  }

  @Test("The front button takes the tap; beside it the one behind does; outside nobody")
  func frontToBack() throws {
    let host = try window {
      ZStack {
        button("back", width: 120, height: 80)
        button("front")
      }
    }
    #expect(tap(host, 100, 50) == ["front"])
    #expect(tap(host, 45, 50) == ["back"])
    #expect(tap(host, 5, 5) == [])
    #expect(!host.send(.tap(CGPoint(x: 5, y: 5))))
  }

  @Test("A drawing in front of a button takes its taps; clear colour does not")
  func covered() throws {
    let host = try window {
      button("under", width: 100).overlay(alignment: .leading) { Color.blue.frame(width: 50) }
    }
    #expect(tap(host, 60, 50) == [])
    #expect(tap(host, 140, 50) == ["under"])
    let clear = try window { button("under").overlay { Color.clear } }
    #expect(tap(clear, 100, 50) == ["under"])
  }

  @Test("Taps follow moves, scales and turns")
  func transforms() throws {
    let moved = try window { button("b").offset(x: 60) }
    #expect(tap(moved, 160, 50) == ["b"])
    #expect(tap(moved, 100, 50) == [])
    let scaled = try window { button("b").scaleEffect(0.5) }
    #expect(tap(scaled, 110, 55) == ["b"])
    #expect(tap(scaled, 120, 50) == [])
    let turned = try window { button("b", width: 80, height: 10).rotationEffect(.degrees(90)) }
    #expect(tap(turned, 100, 80) == ["b"])
    #expect(tap(turned, 130, 50) == [])
  }

  @Test("The part of a view that is clipped away is not hit")
  func clips() throws {
    let host = try window { button("b", width: 80, height: 80).clipShape(Circle()) }
    #expect(tap(host, 100, 50) == ["b"])
    #expect(tap(host, 63, 13) == [])
    let out = try window { button("b", width: 150).frame(width: 50).clipped() }
    #expect(tap(out, 110, 50) == ["b"])
    #expect(tap(out, 150, 50) == [])
  }

  @Test("An invisible button takes no taps, a disabled one runs nothing")
  func inert() throws {
    #expect(tap(try window { button("b").opacity(0) }, 100, 50) == [])
    let disabled = try window { button("b").disabled(true) }
    #expect(tap(disabled, 100, 50) == [])
    #expect(!disabled.activate("") || log.take() == [])
  }

  @Test("A tap runs the action of the last body")
  func lastBody() throws {
    struct Root: View {
      let log: EventRecorder
      let remote: Remote<Int>
      @State private var value = 1
      var body: some View {
        let value: Int = self.value
        Button("go") { log.note("\(value)") }.handing($value, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Root(log: log, remote: remote) }
    host.change { remote.value = 2 }
    #expect(tap(host, 100, 50) == ["2"])
    remote.value = 3
    #expect(tap(host, 100, 50) == ["3"], "an event first brings the window up to date")
  }
}

@MainActor
@Suite("Scroll views", .serialized)
struct ScrollViewTests {
  private func rows() throws -> HeadlessHost {
    try window {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Text("row \($0)").frame(height: 40) }
        }
      }
    }
  }

  @Test("Content moves as far as it goes and no farther")
  func limits() throws {
    let host = try rows()
    let point = CGPoint(x: 100, y: 50)
    #expect(host.frame("row 0")?.midY == 20)
    #expect(!host.send(.scroll(at: point, by: CGSize(width: 0, height: -10))), "it is at its beginning")
    #expect(host.send(.scroll(at: point, by: CGSize(width: 50, height: 60))))
    #expect(host.frame("row 0")?.midY == -40)
    #expect(host.frame("row 0")?.midX == 100, "it scrolls along its axis alone")
    host.send(.scroll(at: point, by: CGSize(width: 0, height: 10_000)))
    #expect(host.frame("row 9")?.midY == 80)
    #expect(!host.send(.scroll(at: point, by: CGSize(width: 0, height: 1))))
    #expect(!host.send(.scroll(at: CGPoint(x: 500, y: 50), by: CGSize(width: 0, height: -1))))
  }

  @Test("Content is clipped; what is scrolled out stays in the accessibility tree and is marked (362)")
  func clip() throws {
    let host = try rows()
    let clip: String = try #require(host.displayLines.first)
    #expect(clip.contains("clip") && clip.contains(" 100"), "\(clip)")
    #expect(host.labels.count == 10)
    let tree = host.accessibilityTree
    let out: [Bool] = tree.elements().map { tree.isScrolledOut($0.id) }
    #expect(out == [false, false, false] + Array(repeating: true, count: 7))
    #expect(tree.issues().isEmpty)
  }

  @Test("Scrolling runs no body and measures nothing again (G2, G3)")
  func cost() throws {
    let log = EventRecorder()
    struct Row: View {
      let log: EventRecorder
      let index: Int
      var body: some View {
        let _ = log.note("\(index)")
        Text("row \(index)").frame(height: 40)
      }
    }
    let host = try window { ScrollView { ForEach(0..<20, id: \.self) { Row(log: log, index: $0) } } }
    _ = log.take()
    let events = LayoutEvents.counting {
      host.send(.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 30)))
    }
    #expect(log.take() == [])
    #expect(events.measuresComputed <= 3)
  }

  @Test("Another axis turns the scroll view while it lives, and leaves its views one under the other")
  func axis() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isHorizontal = false
      var body: some View {
        ScrollView(isHorizontal ? .horizontal : .vertical) {
          Text("a").frame(width: 300, height: 300)
          Text("b")
        }
        .handing($isHorizontal, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    #expect(try #require(host.frame("b")).minY >= 299)
    host.change { remote.value = true }
    // Across its axis the scroll view is as high as its content, and the window centres it.
    #expect(try #require(host.frame("b")).minY > #require(host.frame("a")).maxY)
    #expect(host.send(.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 20, height: 0))))
  }
}
