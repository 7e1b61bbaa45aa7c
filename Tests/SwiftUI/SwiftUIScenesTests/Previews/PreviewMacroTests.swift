import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// What an app writes: these have to compile, and the type that a macro makes has to be found.
#Preview { Text("Plain") }

#Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var count: Int = 3
  Text("Count \(count)")
  Button("More") { count += 1 }
}

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Text("Hello").previewDisplayName("Greeting").previewLayout(.fixed(width: 100, height: 50))
  }
}

@Animatable
private struct Wedge: Shape {
  var start: Double
  var end: CGFloat
  var corner: CGPoint = .zero
  @AnimatableIgnored var isClockwise: Bool = false

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: start, dy: end)) }
}

@MainActor
@Suite("Macros of previews and animation")
struct PreviewMacroTests {
  @Test("A shape that is animatable by its attribute has all of its variables in its data but those left out")
  func animatable() {
    var wedge = Wedge(start: 1, end: 2, corner: CGPoint(x: 3, y: 4), isClockwise: true)
    #expect(wedge.animatableData.first == 1 && wedge.animatableData.second.first == 2)
    wedge.animatableData.second.second.first = 8
    #expect(wedge.corner == CGPoint(x: 8, y: 4) && wedge.isClockwise)
  }

  @Test("A preview keeps its name, its traits and its view")
  func preview() throws {
    let preview = Preview("Name", traits: .fixedLayout(width: 20, height: 10), .portrait) { Text("Inside") }
    #expect(preview.name == "Name" && preview.traits.count == 2)
    let app = try HeadlessApp.small { AnyView(preview.body()) }
    #expect(app.contains(label: "Inside"))
  }
}
