import SwiftUI

struct ColorsPage: View {
  private let palette: [(String, Color)] = [
    ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
    ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
    ("Gray", .gray), ("Catalog", Color(.brand)),
  ]

  private func swatch(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 8).fill(color).frame(width: 56, height: 40)
  }

  var body: some View {
    Example("Palette") {
      Specimens {
        ForEach(palette, id: \.0) { name, color in
          Specimen(name) { RoundedRectangle(cornerRadius: 8).fill(color).frame(width: 56, height: 40) }
        }
      }
    }
    Example("Gradients") {
      Specimens {
        Specimen("Linear") {
          Rectangle().fill(LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing))
            .frame(width: 64, height: 48)
        }
        Specimen("Radial") {
          Rectangle().fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 32))
            .frame(width: 64, height: 48)
        }
        Specimen("Angular") {
          Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
            .frame(width: 48, height: 48)
        }
        Specimen("Conic") {
          Circle().fill(
            AngularGradient(colors: [.mint, .indigo], center: .center, startAngle: .zero, endAngle: .degrees(270))
          )
          .frame(width: 48, height: 48)
        }
        Specimen("Elliptical") {
          Rectangle().fill(EllipticalGradient(colors: [.yellow, .red])).frame(width: 64, height: 48)
        }
        Specimen("Pattern") {
          Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5)).frame(width: 64, height: 48)
        }
        Specimen("Shaded") { Rectangle().fill(.purple.gradient).frame(width: 64, height: 48) }
      }
    }
    Example("Levels") {
      Text("Primary").foregroundStyle(.primary)
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tertiary").foregroundStyle(.tertiary)
      Text("Quaternary").foregroundStyle(.quaternary)
      Text("Quinary").foregroundStyle(.quinary)
      Text("Second of two styles").foregroundStyle(.secondary).foregroundStyle(.blue, .orange)
      Text("Tint").foregroundStyle(.tint).tint(.pink)
    }
    Example("Made of others") {
      Specimens {
        Specimen("Mixed") { swatch(.red.mix(with: .blue, by: 0.5)) }
        Specimen("Faded") { swatch(.green.opacity(0.4)) }
        Specimen("Exposed") { swatch(.brown.exposureAdjust(1)) }
        Specimen("In P3") { swatch(Color(.displayP3, red: 0, green: 0.8, blue: 0.4)) }
        Specimen("By hue") { swatch(Color(hue: 0.8, saturation: 0.6, brightness: 0.9)) }
      }
    }
    Example("Grounds") {
      TextRow {
        Text("Window").padding(8).background(.windowBackground)
        Text("Fill").padding(8).background(.fill)
        Text("Third").padding(8).background(.tertiary)
      }
    }
  }
}

#Preview("Colors") { ColorsPage() }
