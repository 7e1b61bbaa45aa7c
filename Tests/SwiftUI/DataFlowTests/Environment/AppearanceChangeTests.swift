import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// A window that changes its appearance shows what one does that had it from the start (G1).
@MainActor
struct AppearanceChangeTests {
  struct Tones {
    var edge: Color
    var ground: Color
  }

  struct Card: View {
    @Environment(\.colorScheme) private var colorScheme

    private var tones: Tones {
      colorScheme == .dark
        ? Tones(edge: Color(white: 0.2), ground: Color(white: 0.1))
        : Tones(edge: Color(white: 0.8), ground: Color(white: 0.9))
    }

    var body: some View {
      let shape = RoundedRectangle(cornerRadius: 8)
      Text(verbatim: "Card")
        .padding()
        .background(tones.ground, in: shape)
        .overlay { shape.strokeBorder(tones.edge, lineWidth: 1) }
        .overlay(alignment: .bottom) { tones.edge.frame(height: 1) }
        .overlay { Circle().stroke(tones.edge, lineWidth: 2) }
        .overlay { Circle().fill(tones.edge).padding(8) }
        .overlay { Circle().inset(by: 3).stroke(tones.edge, lineWidth: 2) }
        .border(tones.edge)
        .foregroundStyle(tones.edge)
    }
  }

  struct CardModifier: ViewModifier {
    @Environment(\.testTones) private var tones: Tones
    @Environment(\.accessibilityReduceTransparency) private var isSolid: Bool

    func body(content: Content) -> some View {
      let shape = RoundedRectangle(cornerRadius: 8)
      content
        .background(isSolid ? AnyShapeStyle(tones.ground) : AnyShapeStyle(.ultraThinMaterial), in: shape)
        .overlay { shape.strokeBorder(tones.edge, lineWidth: 1) }
    }
  }

  @Test("The drawing of a view modifier follows the colour scheme")
  func modifier() throws {
    var dark = HeadlessApp.Settings()
    dark.colorScheme = .dark
    let fresh = try HeadlessApp(settings: dark) { Text(verbatim: "Card").modifier(CardModifier()) }
    let changed = try HeadlessApp { Text(verbatim: "Card").modifier(CardModifier()) }
    let light: String = changed.displayListText
    changed.apply(dark)
    #expect(changed.displayListText == fresh.displayListText)
    #expect(changed.displayListText != light)
    #expect(light.contains("#CCCCCC"))
    #expect(fresh.displayListText.contains("#333333"))
  }

  struct Counter: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
      VStack {
        content
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  @Test("A view modifier keeps its state")
  func modifierState() throws {
    let app = try HeadlessApp { Text(verbatim: "Content").modifier(Counter()) }
    #expect(app.labels == ["Content", "Count 0"])
    app.activate(label: "Count 0")
    app.activate(label: "Count 1")
    #expect(app.labels == ["Content", "Count 2"])
  }

  @Test("Fills, strokes, borders and text follow the colour scheme")
  func colorScheme() throws {
    var dark = HeadlessApp.Settings()
    dark.colorScheme = .dark
    let fresh = try HeadlessApp(settings: dark) { Card() }
    let changed = try HeadlessApp { Card() }
    let light: String = changed.displayListText
    changed.apply(dark)
    #expect(changed.displayListText == fresh.displayListText)
    changed.apply(HeadlessApp.Settings())
    #expect(changed.displayListText == light)
  }
}

extension EnvironmentValues {
  fileprivate var testTones: AppearanceChangeTests.Tones {
    colorScheme == .dark
      ? AppearanceChangeTests.Tones(edge: Color(white: 0.2), ground: Color(white: 0.1))
      : AppearanceChangeTests.Tones(edge: Color(white: 0.8), ground: Color(white: 0.9))
  }
}
