import SwiftUI

struct EffectsPage: View {
  private var tile: some View { Tile() }

  private let materials: [(String, Material)] = [
    ("Ultrathin", .ultraThinMaterial), ("Thin", .thinMaterial), ("Regular", .regularMaterial),
    ("Thick", .thickMaterial), ("Ultrathick", .ultraThickMaterial), ("Bar", .bar),
  ]

  var body: some View {
    Example("Drawing") {
      Specimens {
        Specimen("Plain") { tile }
        Specimen("Opacity") { tile.opacity(0.4) }
        Specimen("Shadow") { tile.shadow(color: .primary.opacity(0.4), radius: 4, y: 2) }
        Specimen("Blur") { tile.blur(radius: 2) }
        Specimen("Rotation") { tile.rotationEffect(.degrees(15)) }
        Specimen("Scale") { tile.scaleEffect(0.7) }
        Specimen("Clip") { tile.clipShape(.circle) }
        Specimen("Mask") { tile.mask { Star() } }
        Specimen("Depth") { tile.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) }
        Specimen("Offset") { tile.offset(x: 6, y: -4) }
      }
    }
    Example("Materials") {
      Specimens {
        ForEach(materials, id: \.0) { name, material in
          Text(name).font(.caption).padding(8).background(material, in: .rect(cornerRadius: 8))
        }
        Text("Not in use").font(.caption).padding(8).background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
          .materialActiveAppearance(.inactive)
      }
      .padding(.vertical)
      .background { LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing) }
    }
    Example("Glass") {
      GlassEffectContainer {
        Specimens {
          Text("Regular").font(.caption).padding(8).glassEffect()
          Text("Clear").font(.caption).padding(8).glassEffect(.clear)
          Text("Tinted").font(.caption).padding(8).glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))
        }
      }
      .padding(.vertical)
      .background { LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing) }
    }
    Example("Text in a material") {
      Text("Words in glass").font(.largeTitle.bold()).foregroundStyle(.ultraThinMaterial).padding()
        .frame(maxWidth: .infinity)
        .background { AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center) }
    }
    Example("Colors") {
      Specimens {
        Specimen("Gray") { tile.grayscale(1) }
        Specimen("Saturation") { tile.saturation(0.3) }
        Specimen("Hue") { tile.hueRotation(.degrees(120)) }
        Specimen("Brightness") { tile.brightness(0.2) }
        Specimen("Contrast") { tile.contrast(0.5) }
        Specimen("Invert") { tile.colorInvert() }
        Specimen("Multiply") { tile.colorMultiply(.yellow) }
        Specimen("Blend") {
          ZStack {
            Circle().fill(.red).frame(width: 36, height: 36).offset(x: -8)
            Circle().fill(.green).frame(width: 36, height: 36).offset(x: 8).blendMode(.screen)
          }
          .compositingGroup()
        }
      }
    }
  }
}

#Preview("Effects") { EffectsPage() }
