import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: canvases", .serialized)
struct CanvasOracles {
  @Test("A canvas fills its space, as a view with a frame takes that (canvas/basic)")
  func basic() throws {
    try expectFrames(320, 240, ["canvas": [0, 0, 320, 240]]) {
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
      }.probe("canvas")
    }
  }

  @Test("A canvas in a stack takes what the others leave (canvas/sizing)")
  func sizing() throws {
    // The text's width is that of Apple's typeface: its place does not matter here.
    try expectFrames(320, 240, ["fill": [0, 24, 320, 158], "framed": [120, 190, 80, 50], "stack": [0, 0, 320, 240]]) {
      VStack(spacing: 8) {
        Text("above")
        Canvas { _, _ in }.probe("fill")
        Canvas { _, _ in }.frame(width: 80, height: 50).probe("framed")
      }.probe("stack")
    }
  }
}
