import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

@MainActor
@Suite("Forms of symbol effects", .serialized)
struct SymbolEffectFormTests {
  /// What is drawn a fifth of a second after the effect began.
  private func drawn(
    _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, after milliseconds: Int = 200
  ) throws -> String {
    let app = try HeadlessApp.small(100) { Image(systemName: "wifi").symbolEffect(effect, options: options) }
    app.advance(by: .milliseconds(milliseconds))
    return app.displayListText
  }

  @Test("Directions of an effect are drawn each in its own way; the first of them is the effect's own")
  func directions() throws {
    #expect(try drawn(.bounce.up) == drawn(.bounce))
    #expect(try drawn(.bounce.down) != drawn(.bounce))
    #expect(try drawn(.rotate.clockwise) == drawn(.rotate))
    #expect(try drawn(.rotate.counterClockwise) != drawn(.rotate))
    #expect(try drawn(.breathe.pulse) == drawn(.breathe))
    #expect(try drawn(.breathe.pulse).contains("opacity") && !drawn(.breathe.plain).contains("opacity"))
    let swings: [WiggleSymbolEffect] = [
      .wiggle.clockwise, .wiggle.counterClockwise, .wiggle.left, .wiggle.right, .wiggle.up, .wiggle.down,
    ]
    #expect(Set(try swings.map { try drawn($0, after: 100) }).count == swings.count)
  }

  @Test("A symbol moves as a whole, whether it is told to or not")
  func whole() throws {
    #expect(try drawn(.bounce.wholeSymbol) == drawn(.bounce))
    #expect(try drawn(.pulse.wholeSymbol) == drawn(.pulse))
    #expect(try drawn(.scale.up.wholeSymbol) == drawn(.scale.up))
  }

  @Test("Steps stay lit or go out, go forth or to and fro, and are dimmed or hidden")
  func variableColor() throws {
    let plain: String = try drawn(.variableColor, after: 600)
    #expect(try drawn(.variableColor.iterative.nonReversing.dimInactiveLayers, after: 600) == plain)
    #expect(try drawn(.variableColor.cumulative, after: 600) != plain)
    // On its way back.
    #expect(try drawn(.variableColor.reversing, after: 1500) != drawn(.variableColor, after: 1500))
    #expect(try drawn(.variableColor.hideInactiveLayers, after: 600) != plain)
  }

  @Test("An effect of appearing shows the symbol over a while")
  func appearing() throws {
    func shown(_ effect: AppearSymbolEffect) throws -> String { try drawn(effect, after: 400) }
    #expect(try shown(.appear).hasPrefix("symbol"))
    let hidden = try HeadlessApp.small(100) { Image(systemName: "wifi").symbolEffect(.appear, isActive: false) }
    #expect(!hidden.displayListText.contains("symbol"))
  }

  @Test("Options say how often an effect runs, and how fast")
  func options() throws {
    func isMoving(_ options: SymbolEffectOptions, after milliseconds: Int) throws -> Bool {
      try drawn(.bounce, options: options, after: milliseconds).contains("transform")
    }
    // A bounce takes 600 ms.
    #expect(try isMoving(.nonRepeating, after: 300) && !isMoving(.nonRepeating, after: 700))
    #expect(try isMoving(.repeat(2), after: 700) && !isMoving(.repeat(2), after: 1300))
    #expect(try isMoving(.repeating, after: 6100))
    #expect(try isMoving(.speed(0.5).repeat(1), after: 700) && !isMoving(.repeat(1).speed(2), after: 400))
    #expect(try isMoving(.nonRepeating.repeating, after: 700) && !isMoving(.repeating.nonRepeating, after: 700))
  }

  @Test("Variants are put together, and views read those around them")
  func variants() throws {
    #expect(SymbolVariants.fill.circle == .circle.fill && SymbolVariants.circle.square == .square)
    #expect(SymbolVariants.none.rectangle == .rectangle && SymbolVariants.fill.slash == .slash.fill)
    struct Reader: View {
      @Environment(\.symbolVariants) private var variants
      @Environment(\.symbolRenderingMode) private var mode

      var body: some View { Text(verbatim: "\(variants == .circle.fill) \(mode == .palette)") }
    }
    let app = try HeadlessApp.small(100) {
      Reader().symbolVariant(.fill).symbolVariant(.circle).symbolRenderingMode(.palette)
    }
    #expect(app.contains(label: "true true"))
  }
}
