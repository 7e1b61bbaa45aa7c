import SwiftUI

/// The text of a document that was read and has no score.
struct DocumentTextView: View {
  let document: ExtractedText
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        Text(verbatim: document.policyName)
          .font(.title2.bold())
          .screenTitle()
        ForEach(Array(paragraphs.enumerated()), id: \.offset) { _, paragraph in
          Text(verbatim: paragraph).frame(maxWidth: .infinity, alignment: .leading).textSelection(.enabled)
        }
      }
      .padding(metrics.margin)
    }
    .navigationTitle("Text")
  }

  /// Lines that belong together as one text.
  private var paragraphs: [String] {
    document.text.split(separator: "\n\n").map {
      EastAsianText.joined($0.split(separator: "\n"))
    }
  }
}
