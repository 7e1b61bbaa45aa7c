import SwiftUI

/// Symbols that move, point into a direction, or mean a part of themselves.
struct MovingSymbols: View {
  @State private var count: Int = 0

  var body: some View {
    Example("Effects") {
      Specimens {
        Specimen("Bounce") { symbol.symbolEffect(.bounce, value: count) }
        Specimen("Pulse") { symbol.symbolEffect(.pulse) }
        Specimen("Breathe") { symbol.symbolEffect(.breathe) }
        Specimen("Wiggle") { symbol.symbolEffect(.wiggle, value: count) }
        Specimen("Rotate") { symbol.symbolEffect(.rotate, value: count) }
        Specimen("Steps") { Image(systemName: "wifi").symbolEffect(.variableColor) }
        Specimen("Scaled") { symbol.symbolEffect(.scale.up) }
        Specimen("At rest") { symbol.symbolEffect(.pulse).symbolEffectsRemoved() }
        Specimen("Drawn part") {
          Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.draw)
        }
      }
      .font(.largeTitle)
      Button("Move the symbols") { count += 1 }
    }
    Example("Directions") {
      Specimens(width: 112) {
        ForEach(["arrow.forward", "chevron.backward", "arrow.right", "list.bullet", "text.alignleft"], id: \.self) {
          name in
          Specimen(name) { Image(systemName: name).font(.title) }
        }
      }
    }
    Example("Two in one") {
      Specimens(width: 112) {
        ForEach(
          [
            "bell.and.waves.left.and.right", "person.fill.and.arrow.left.and.arrow.right", "pencil.and.scribble",
            "rectangle.and.hand.point.up.left", "bubble.left.and.bubble.right", "contextualmenu.and.cursorarrow",
            "pencil.and.list.clipboard", "pencil.and.outline", "applewatch.radiowaves.left.and.right",
            "bubble.left.and.text.bubble.right.fill",
          ], id: \.self
        ) { name in
          Specimen(name) { Image(systemName: name).font(.title) }
        }
      }
    }
    Example("Scales") {
      HStack {
        Image(systemName: "star").imageScale(.small)
        Image(systemName: "star").imageScale(.medium)
        Image(systemName: "star").imageScale(.large)
      }
      .accessibilityHidden(true)
    }
  }

  private var symbol: some View { Image(systemName: "bell.fill") }
}

#Preview("Moving Symbols") { MovingSymbols() }
