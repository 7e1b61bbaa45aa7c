import SwiftUI

struct SymbolsPage: View {
  private let names: [String] = [
    "trash", "heart.fill", "star", "bell.badge", "person.crop.circle", "gearshape", "magnifyingglass", "wifi",
    "square.and.arrow.up", "calendar", "paperplane.fill", "leaf.circle.fill",
  ]

  private let badges: [String] = [
    "bell.badge", "folder.badge.gear", "photo.badge.plus", "tray.badge.clock", "clock.badge.xmark", "mic.badge.plus",
  ]

  var body: some View {
    Example("Symbols") {
      Specimens(width: 112) {
        ForEach(names, id: \.self) { name in
          Specimen(name) { Image(systemName: name).font(.title) }
        }
      }
    }
    Example("Modes") {
      Specimens {
        Specimen("Monochrome") { symbol.symbolRenderingMode(.monochrome).foregroundStyle(.blue) }
        Specimen("Hierarchical") { symbol.symbolRenderingMode(.hierarchical).foregroundStyle(.blue) }
        Specimen("Palette") { symbol.symbolRenderingMode(.palette).foregroundStyle(.white, .orange) }
        Specimen("Multicolor") { symbol.symbolRenderingMode(.multicolor) }
        Specimen("Gradient") { symbol.symbolColorRenderingMode(.gradient).foregroundStyle(.blue) }
      }
    }
    Example("Values") {
      Specimens {
        ForEach([0.2, 0.5, 1], id: \.self) { value in
          Specimen("\(Int(value * 100)) percent") {
            Image(systemName: "wifi", variableValue: value).font(.largeTitle)
          }
        }
      }
    }
    Example("Badges") {
      Specimens(width: 112) {
        ForEach(badges, id: \.self) { name in
          Specimen(name) {
            Image(systemName: name).font(.title).symbolRenderingMode(.palette).foregroundStyle(.red, .primary)
          }
        }
      }
    }
    Example("Variants") {
      Specimens {
        Specimen("None") { Image(systemName: "bolt") }
        Specimen("Fill") { Image(systemName: "bolt").symbolVariant(.fill) }
        Specimen("Circle") { Image(systemName: "bolt").symbolVariant(.circle) }
        Specimen("Square, filled") { Image(systemName: "bolt").symbolVariant(.square.fill) }
        Specimen("Slash") { Image(systemName: "bolt").symbolVariant(.slash) }
      }
      .font(.title)
    }
  }

  private var symbol: some View { Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle) }
}

#Preview("Symbols") { SymbolsPage() }
