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
    }
    Example("Looks") {
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("Tracked").tracking(4)
      Text("1234567890").monospacedDigit()
      Text("Red and ").foregroundStyle(.red) + Text("blue").foregroundStyle(.blue)
    }
    Example("Lines") {
      Text("A longer text breaks where a line ends, and goes on below it for as long as it has words.")
      Text("This one has one line and is cut where that ends, however much it would still like to say.").lineLimit(1)
      Text("Words are set at the trailing edge of the page.").multilineTextAlignment(.trailing)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    Example("Values") {
      Text(0.42, format: .percent)
      Text(1_234_567, format: .number)
      Text("Private").redacted(reason: .placeholder)
    }
  }
}

#Preview("Text") { TextPage() }
