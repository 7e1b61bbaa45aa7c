import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import SwiftUINavigation

@MainActor @Suite("Inspectors")
struct InspectorTests {
  private struct Board: View {
    let remote: Remote<Bool>
    var limits: (min: CGFloat, ideal: CGFloat, max: CGFloat)?
    @State private var isShown = true

    init(_ remote: Remote<Bool>, limits: (min: CGFloat, ideal: CGFloat, max: CGFloat)? = nil) {
      self.remote = remote
      self.limits = limits
    }

    var body: some View {
      Color.red.accessibilityElement().accessibilityLabel("board")
        .inspector(isPresented: $isShown) {
          if let limits {
            details.inspectorColumnWidth(min: limits.min, ideal: limits.ideal, max: limits.max)
          } else {
            details
          }
        }
        .handing($isShown, to: remote)
    }

    private var details: some View { Color.blue.accessibilityElement().accessibilityLabel("details") }
  }

  private func open(_ idiom: Idiom, _ width: CGFloat, _ board: Board) throws -> HeadlessHost {
    let host = try window(width: width, height: 300, settings: HostSettings(idiom: idiom)) { board }
    host.finishAnimations()
    return host
  }

  @Test("An inspector is a column at the trailing edge, which takes its width from the view and gives it back")
  func column() throws {
    let remote = Remote<Bool>()
    let host = try open(.desktop, 800, Board(remote))
    #expect(host.frame("details") == CGRect(x: 530, y: 0, width: 270, height: 300))
    #expect(host.frame("board")?.minX == 0 && host.frame("board")?.maxX == 529)
    host.change { remote.value = false }
    host.finishAnimations()
    #expect(host.element("details") == nil && host.frame("board")?.width == 800)
    host.change { remote.value = true }
    host.finishAnimations()
    #expect(host.frame("details")?.width == 270)
  }

  @Test("An inspector that is shown from the start is in its place with the first frame, and slides in when asked for")
  func firstFrame() throws {
    let remote = Remote<Bool>()
    let host = try window(width: 800, height: 300, settings: HostSettings(idiom: .desktop)) { Board(remote) }
    #expect(try host.color(x: 700, y: 150) == host.color(x: 540, y: 150), "one colour up to the edge")
    #expect(try host.color(x: 700, y: 150) != host.color(x: 300, y: 150) && host.labels.contains("board"))
    host.change { remote.value = false }
    host.finishAnimations()
    let board: String = try host.color(x: 700, y: 150)
    host.change { remote.value = true }
    #expect(try host.color(x: 700, y: 150) == board, "on its way")
    host.finishAnimations()
    #expect(try host.color(x: 700, y: 150) != board)
  }

  @Test("A person drags the edge of an inspector as far as its widths and the view beside it allow")
  func dragging() throws {
    let host = try open(.desktop, 800, Board(Remote(), limits: (220, 300, 360)))
    #expect(host.frame("details")?.width == 300)
    let edge: CGFloat = try #require(host.frame("details")).minX
    host.drag(from: CGPoint(x: edge - 0.5, y: 150), to: CGPoint(x: edge - 40.5, y: 150))
    #expect(host.frame("details")?.width == 340)
    host.drag(from: CGPoint(x: edge - 40.5, y: 150), to: CGPoint(x: 10, y: 150))
    #expect(host.frame("details")?.width == 360)
    host.drag(from: CGPoint(x: 439.5, y: 150), to: CGPoint(x: 790, y: 150))
    #expect(host.frame("details")?.width == 220)
  }

  @Test("A menu that shows and hides the inspector is told when that changes, and not of each step of a drag")
  func switching() throws {
    final class Counts { var bodies: Int = 0 }
    struct Item: View {
      let counts: Counts
      @FocusedValue(\.inspectorSwitch) private var column: ColumnSwitch?

      init(counts: Counts) { self.counts = counts }

      var body: some View {
        let _ = counts.bodies += 1
        Button(column?.isShown == true ? "Hide" : "Show") { column?.toggle() }
      }
    }
    let counts = Counts()
    let remote = Remote<Bool>()
    let host = try window(width: 800, height: 300, settings: HostSettings(idiom: .desktop)) {
      VStack(spacing: 0) {
        Item(counts: counts).frame(height: 40)
        Board(remote, limits: (220, 300, 360))
      }
    }
    host.finishAnimations()
    let before: Int = counts.bodies
    host.drag(from: CGPoint(x: 499.5, y: 150), to: CGPoint(x: 459.5, y: 150))
    #expect(host.frame("details")?.width == 340 && counts.bodies == before)
    host.change { _ = host.activate("Hide") }
    host.finishAnimations()
    #expect(remote.value == false && host.labels.contains("Show") && counts.bodies == before + 1)
    host.change { _ = host.activate("Show") }
    #expect(remote.value == true)
  }

  @Test("In a compact place an inspector is a sheet, and ending the sheet says so in the binding")
  func sheet() throws {
    let remote = Remote<Bool>()
    let host = try open(.phone, 390, Board(remote))
    #expect(host.labels.contains("details") && !host.labels.contains("board"), "the sheet is modal")
    host.press(.escape)
    host.finishAnimations()
    #expect(remote.value == false && host.labels == ["board"])
  }

  @Test("Widths that do not fit together leave the view its least width, and none is negative")
  func narrow() {
    let wide = ColumnWidth(min: 500, ideal: 500, max: 500)
    let space = InspectorSpace(width: 600, wish: wide, chosen: nil, isShown: true)
    #expect(space.spans.allSatisfy { $0.length >= 0 } && space.spans[0].length + space.spans[1].length == space.room)
    let tiny = InspectorSpace(width: 0, wish: nil, chosen: 400, isShown: true)
    #expect(tiny.spans.allSatisfy { $0.length >= 0 } && tiny.share == 0)
    #expect(InspectorSpace(width: 600, wish: nil, chosen: nil, isShown: false).spans.map(\.length) == [600])
  }
}
