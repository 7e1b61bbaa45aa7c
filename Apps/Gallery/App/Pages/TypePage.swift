import SwiftUI

/// What fonts and lines of text can be.
struct TypePage: View {
  private let weights: [(String, Font.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  var body: some View {
    Example("Weights") {
      ForEach(weights, id: \.0) { name, weight in Text(name).fontWeight(weight) }
    }
    Example("Fonts") {
      Text("Extra large").font(.extraLargeTitle2)
      Text("Rounded").fontDesign(.rounded)
      Text("Of 20 points").font(.system(size: 20))
      Text("By its name").font(.custom("DejaVu Serif", size: 17, relativeTo: .body))
      Text("Leading, tight").font(.body.leading(.tight))
    }
    Example("Places of letters") {
      Text("Kerned").kerning(3)
      Text("Raised").baselineOffset(6) + Text(" and level")
      Text("Small beside ") + Text("large").textScale(.secondary)
      Text("Moved closer, and cut off where even that is not enough for it").lineLimit(1).allowsTightening(true)
      Text("Dotted").underline(pattern: .dot, color: .red)
    }
    Example("Paragraphs") {
      Text("The distance between these lines is larger by ten points than the one of their font.").lineSpacing(10)
      Text("Lines of a paragraph that are set in the middle of where they stand.").multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
      Text("Cut at the beginning, so that its end stays to be read").lineLimit(1).truncationMode(.head)
      Text("From right to left: 1, 2, 3").writingDirection(strategy: .layoutBased)
    }
    Example("Drawn otherwise") {
      Text("Letters in waves").font(.title2).textRenderer(Waves())
      Text("Shadowed").font(.title.bold()).foregroundStyle(.orange.shadow(.drop(color: .red, radius: 2, y: 2)))
      Text("In a gradient").font(.title.bold())
        .foregroundStyle(.linearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
      Text("Small, whatever the setting").dynamicTypeSize(.small)
    }
    Example("For some eyes") {
      TextRow {
        Text("Account").unredacted()
        Text("123 456 789").privacySensitive()
      }
      .redacted(reason: .privacy)
      Text("To be selected").textSelection(.enabled)
      Link("A link of its own", destination: URL(fileURLWithPath: "/"))
    }
  }
}

/// Draws each letter a little higher or lower than the one before.
private struct Waves: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, slice) in run.enumerated() {
          var moved: GraphicsContext = context
          moved.translateBy(x: 0, y: CGFloat(sin(Double(index))) * 3)
          moved.draw(slice)
        }
      }
    }
  }
}

#Preview("Type") { TypePage() }
