import SwiftUI

struct TextPage: View {
  var body: some View {
    Example("Styles") {
      Text("Large Title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Title 2").font(.title2)
      Text("Title 3").font(.title3)
      Text("Headline").font(.headline)
      Text("Body")
      Text("Callout").font(.callout)
      Text("Subheadline").font(.subheadline)
      Text("Footnote").font(.footnote)
      Text("Caption").font(.caption)
      Text("Caption 2").font(.caption2)
    }
    Example("Looks") {
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("Tracked").tracking(4)
      Text("Condensed").fontWidth(.condensed)
      Text("Expanded").fontWidth(.expanded)
      Text("1234567890").monospacedDigit()
      Text("Red and ").foregroundStyle(.red) + Text("blue").foregroundStyle(.blue)
    }
    Example("Lines") {
      Text("A longer text breaks where a line ends, and goes on below it for as long as it has words.")
      Text("This one has one line and is cut where that ends, however much it would still like to say.").lineLimit(1)
      Text("Words are set at the trailing edge of the page.").multilineTextAlignment(.trailing)
        .frame(maxWidth: .infinity, alignment: .trailing)
      Text("Lines may be farther from each other than their font says, as these two are.")
        .lineHeight(.multiple(factor: 1.8))
    }
    Example("Fitting") {
      Text("This text becomes smaller before it is cut off at its end").lineLimit(1).minimumScaleFactor(0.6)
      Text("A path that is cut in the middle keeps its beginning and its file.txt").lineLimit(1).truncationMode(.middle)
      Text("Two lines of room").lineLimit(2, reservesSpace: true).border(.gray)
    }
    Example("Marked") {
      Text("**Bold**, *italic*, `code`, ~~struck~~ and a [link](https://www.debian.org)")
      Text(attributed)
      Text("A star \(Image(systemName: "star.fill")) in a line")
      Text("Small Caps").font(.body.smallCaps())
      Text("upper").textCase(.uppercase)
      Text("Serif").fontDesign(.serif)
      Text("let x = 1").fontDesign(.monospaced)
    }
    Example("Scripts") {
      Text("\u{5E9}\u{5DC}\u{5D5}\u{5DD} and hello")
      Text("\u{645}\u{631}\u{62D}\u{628}\u{627}")
      Text("\u{39A}\u{3B1}\u{3BB}\u{3B7}\u{3BC}\u{3AD}\u{3C1}\u{3B1}, \u{41F}\u{440}\u{438}\u{432}\u{435}\u{442}")
    }
    Example("Values") {
      Text(0.42, format: .percent)
      Text(1_234_567, format: .number)
      Text(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.year().month().day())
      Text("Private").redacted(reason: .placeholder)
    }
  }

  private var attributed: AttributedString {
    var text = AttributedString("Attributed: large, on yellow")
    if let range = text.range(of: "large") { text[range].font = .title2 }
    if let range = text.range(of: "on yellow") { text[range].backgroundColor = .yellow.opacity(0.5) }
    return text
  }
}

#Preview("Text") { TextPage() }
