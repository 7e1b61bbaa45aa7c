/// A stretch of Markdown with what it is.
struct MarkdownSpan: Equatable {
  var text: String
  var intent: InlinePresentationIntent = []
  /// The destination as written, before it is made an address.
  var link: String?
  /// Where a picture is to come from; its text is then what stands for it.
  var image: String?

  /// Puts stretches together that are alike.
  static func merged(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    var merged: [MarkdownSpan] = []
    for span in spans where !span.text.isEmpty {
      if let last = merged.last, last.intent == span.intent, last.link == span.link, last.image == span.image {
        merged[merged.count - 1].text += span.text
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}
