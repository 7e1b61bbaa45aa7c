import SwiftUI
import SwiftUICore
import Testing
import UITestSupport
import ViewTestSupport

@MainActor
@Suite("Effects of symbols", .serialized)
struct SymbolEffectTests {
  private struct Bouncing: View {
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Image(systemName: "star").symbolEffect(.bounce, value: count).accessibilityLabel("Star")
      }
      .buttonStyle(.plain)
    }
  }

  private struct Active<E: IndefiniteSymbolEffect>: View {
    let effect: E
    @State private var isActive = false

    var body: some View {
      VStack {
        Image(systemName: "wifi").symbolEffect(effect, isActive: isActive)
        Button("Change") { isActive.toggle() }
      }
    }
  }

  /// The factor of the transform that is drawn; 1 without one.
  private func scale(_ app: HeadlessApp) -> Double {
    guard let line = app.displayListText.split(separator: "\n").first(where: { $0.contains("group transform") }) else {
      return 1
    }
    return Double(line.split(separator: " ")[2]) ?? 0
  }

  @Test("A discrete effect runs once when its value changes, and comes to rest")
  func bounce() throws {
    let app = try HeadlessApp.small(100) { Bouncing() }
    #expect(scale(app) == 1)
    #expect(app.tap(label: "Star"))
    // Half of the run: as large as it gets.
    app.advance(by: .milliseconds(300))
    #expect(abs(scale(app) - 1.2) < 0.01)
    app.finishAnimations()
    #expect(scale(app) == 1)
  }

  @Test("A state holds as long as its effect is active, and takes its time to come and go")
  func state() throws {
    let app = try HeadlessApp.small(200) { Active(effect: ScaleSymbolEffect.scale.down) }
    #expect(scale(app) == 1)
    #expect(app.tap(label: "Change"))
    app.advance(by: .milliseconds(150))
    #expect(abs(scale(app) - 0.9) < 0.02)
    app.finishAnimations()
    #expect(abs(scale(app) - 0.8) < 1e-6)
    #expect(app.tap(label: "Change"))
    app.finishAnimations()
    #expect(scale(app) == 1)
  }

  @Test("Steps are lit one after the other; an effect that ends finishes its round")
  func variableColor() throws {
    let app = try HeadlessApp.small(200) { Active(effect: VariableColorSymbolEffect.variableColor.cumulative) }
    #expect(!app.displayListText.contains("lit"))
    #expect(app.tap(label: "Change"))
    app.advance(by: .milliseconds(600))
    #expect(app.displayListText.contains("lit 0 0.5"))
    #expect(app.tap(label: "Change"))
    app.advance(by: .milliseconds(300))
    #expect(app.displayListText.contains("lit 0 0.75"))
    app.finishAnimations()
    #expect(!app.displayListText.contains("lit"))
  }

  @Test("Effects that are removed do nothing; what has disappeared keeps its room")
  func removed() throws {
    let removed = try HeadlessApp.small(100) {
      Image(systemName: "star").symbolEffect(.disappear).symbolEffectsRemoved()
    }
    #expect(removed.displayListText.hasPrefix("symbol"))
    let gone = try HeadlessApp.small(100) { Image(systemName: "star").symbolEffect(.disappear) }
    #expect(!gone.displayListText.contains("symbol") && gone.accessibilityText.contains("image"))
  }

  @Test("With reduced motion symbols do not move, and still fade")
  func reducedMotion() throws {
    var settings = HeadlessApp.Settings()
    settings.reducesMotion = true
    let app = try HeadlessApp(size: CGSize(width: 100, height: 100), settings: settings) {
      Image(systemName: "star").symbolEffect(.rotate).symbolEffect(.pulse, options: .speed(2))
    }
    app.advance(by: .milliseconds(500))
    #expect(!app.displayListText.contains("transform") && app.displayListText.contains("opacity 0.35"))
  }
}
