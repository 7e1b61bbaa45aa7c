import SwiftUI

struct ColorsPage: View {
  private let palette: [(String, Color)] = [
    ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
    ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
    ("Gray", .gray), ("Catalog", Color(.brand)),
  ]

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
        Specimen("Shaded") { Rectangle().fill(.purple.gradient).frame(width: 64, height: 48) }
      }
    }
    Example("Levels") {
      Text("Primary").foregroundStyle(.primary)
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tertiary").foregroundStyle(.tertiary)
    }
  }
}

#Preview("Colors") { ColorsPage() }
