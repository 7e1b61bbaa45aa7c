import CoreGraphics
import SwiftUI
import Testing
import UITestSupport

@MainActor @Suite struct HeadlessAppGestureTests {
  let notes = Recorder()

  @Test("An app's test taps, presses, drags, hovers, pinches, turns and types")
  func gestures() throws {
    let app = try HeadlessApp(idiom: .desktop, size: CGSize(width: 200, height: 100)) {
      Color.red
        .focusable()
        .onKeyPress(characters: .letters) {
          notes.note($0.characters)
          return .handled
        }
        .onHover { notes.note("hover", $0) }
        .onTapGesture(count: 2) { notes.note("double") }
        .onLongPressGesture { notes.note("long") }
        .gesture(DragGesture().onEnded { notes.note("drag", $0.translation.width) })
        .gesture(MagnifyGesture().onEnded { notes.note("pinch", $0.magnification) })
        .gesture(RotateGesture().onEnded { notes.note("turn", $0.rotation.degrees.rounded()) })
    }
    app.doubleTap(at: middle)
    app.press(at: middle, for: .seconds(1))
    app.drag(from: middle, to: CGPoint(x: 150, y: 50))
    app.hover(at: nil)
    #expect(notes.take().filter { !$0.hasPrefix("hover") } == ["double", "long", "drag 50.0"])
    app.pinch(at: middle, magnification: 2)
    app.rotate(at: middle, by: .degrees(30))
    app.typeKeys("aB")
    #expect(notes.take() == ["pinch 2.0", "turn 30.0", "a", "B"])
    app.touchDown(at: middle)
    app.move(to: CGPoint(x: 130, y: 50))
    app.lift(at: CGPoint(x: 130, y: 50))
    #expect(notes.take() == ["drag 30.0", "hover true"])
  }
}
