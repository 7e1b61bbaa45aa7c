import DisplayList
import HostHeadless
import LayoutEngine
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import UITestSupport
import ViewTestSupport

/// What frames of animations, and painting after a change, cost: counted.
@MainActor
@Suite("Cost of motion", .serialized)
struct MotionCostTests {
  @Observable @MainActor
  final class Note {
    var text = "10:00"
    var isAway = false
  }

  private struct Row: View {
    let index: Int
    let note: Note?
    var body: some View {
      HStack {
        Circle().fill(.blue).frame(width: 20, height: 20)
        Text("Row \(index)")
        Spacer()
        Text(note?.text ?? "9:00").frame(width: 60)
      }.frame(height: 40)
    }
  }

  @Test("After one text of a window changed only its place is painted, and only the way to it is looked at")
  func damage() throws {
    let note = Note()
    let app = try HeadlessApp(size: CGSize(width: 1280, height: 800)) {
      VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Row(index: $0, note: $0 == 3 ? note : nil) } }
    }
    #expect(try app.repaint() == [CGRect(x: 0, y: 0, width: 1280, height: 800)])
    #expect(try app.repaint() == [])
    note.text = "10:01"
    DisplayEvents.flattened = 0
    let painted: [CGRect] = try app.repaint()
    let area: CGFloat = painted.reduce(0) { $0 + $1.width * $1.height }
    #expect(painted.allSatisfy { $0.minX > 1200 && $0.minY >= 120 && $0.maxY <= 160 })
    #expect(area > 0 && area < 2 * 60 * 40)
    // The root, the stack, the row and what is in it.
    #expect(DisplayEvents.flattened < 20)
  }

  @Test("A frame of animations runs no bodies and measures nothing: it costs the values that move")
  func frames() throws {
    let note = Note()
    let bodies = EventRecorder()
    struct Dot: View {
      let note: Note
      let bodies: EventRecorder
      var body: some View {
        let _: Void = bodies.note("body")
        Circle().frame(width: 5, height: 5).opacity(note.isAway ? 0.5 : 1).scaleEffect(note.isAway ? 2 : 1)
          .offset(x: note.isAway ? 50 : 0)
          .animation(.linear(duration: 1), value: note.isAway)
      }
    }
    let host = try window { ZStack { ForEach(0..<50, id: \.self) { _ in Dot(note: note, bodies: bodies) } } }
    note.isAway = true
    host.update()
    _ = bodies.take()
    _ = host.displayList
    let log = EventLog()
    host.graph.graph.log = log
    let counts: LayoutEvents = LayoutEvents.current
    host.advance(by: .seconds(1) / 60)
    _ = host.displayList
    #expect(bodies.take() == [])
    // For each dot what draws the two effects, and what puts it in its place. The clock sets the values.
    #expect(log.evaluated.count == 50 * 3, "\(log.evaluated)")
    #expect(LayoutEvents.current.revalidations == counts.revalidations)
    #expect(LayoutEvents.current.measuresComputed == counts.measuresComputed)
    #expect(LayoutEvents.current.placementsComputed == counts.placementsComputed)
  }

  @Test("A value that has arrived follows the clock no longer, and sets out again with the next change")
  func arrival() throws {
    let note = Note()
    struct Fading: View {
      let note: Note
      var body: some View {
        Circle().frame(width: 5, height: 5).opacity(note.isAway ? 0.5 : 1)
          .animation(.linear(duration: 1), value: note.isAway)
      }
    }
    let host = try window { Fading(note: note) }
    func opacity(_ text: String) -> Bool { host.displayLines.contains { $0.contains(text) } }
    note.isAway = true
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(opacity("0.75"), "\(host.displayList)")
    host.advance(by: .milliseconds(600))
    #expect(opacity("0.5"), "\(host.displayList)")
    let log = EventLog()
    host.graph.graph.log = log
    host.advance(by: .milliseconds(500))
    #expect(log.evaluated == [])
    host.graph.graph.log = nil
    note.isAway = false
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(opacity("0.75"), "\(host.displayList)")
  }
}
