import Foundation

extension AttributedString {
  /// How a string is read as Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// Which parts of Markdown are understood.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks and what is within their lines; blocks follow each other without a line end, told apart by their
      /// intents.
      case full
      /// What is within lines; white space is put together.
      case inlineOnly
      /// What is within lines; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of text that can't be read.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes in `^[text](...)` are understood; they are read and their text is shown without them.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// The language of the text, as a BCP 47 tag.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads a string as Markdown.
  ///
  /// - Throws: never for a string: whatever makes no sense as Markdown stands for itself.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(reading: markdown, options: options, baseURL: baseURL)
  }

  /// Reads bytes in UTF-8 as Markdown.
  ///
  /// - Throws: ``CocoaError`` of the code `fileReadInapplicableStringEncoding` when the bytes are no UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let text: String
    if let valid = String(data: markdown, encoding: .utf8) {
      text = valid
    } else if options.failurePolicy == .returnPartiallyParsedIfPossible {
      text = String(decoding: markdown, as: UTF8.self)
    } else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(reading: text, options: options, baseURL: baseURL)
  }

  /// Reads a file as Markdown.
  ///
  /// - Throws: what reading the file throws, and what reading its bytes does.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private init(reading text: String, options: MarkdownParsingOptions, baseURL: URL?) {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks.read(text) {
        let spans: [MarkdownSpan] =
          block.isLiteral ? [MarkdownSpan(text: block.text)] : MarkdownInline.spans(block.text, lineEnds: .soft)
        var part = AttributedString(spans, baseURL: baseURL)
        part.presentationIntent = PresentationIntent(types: block.path.reversed())
        append(part)
      }
    case .inlineOnly:
      let words: String = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      self = AttributedString(MarkdownInline.spans(words, lineEnds: .soft), baseURL: baseURL)
    case .inlineOnlyPreservingWhitespace:
      self = AttributedString(MarkdownInline.spans(text, lineEnds: .preserved), baseURL: baseURL)
    }
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  init(_ spans: [MarkdownSpan], baseURL: URL?) {
    self.init()
    for span in spans {
      var part = AttributedString(span.text)
      if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
      if let link = span.link, let url = URL(markdown: link, relativeTo: baseURL) { part.link = url }
      if let image = span.image, let url = URL(markdown: image, relativeTo: baseURL) { part.imageURL = url }
      append(part)
    }
  }
}

extension URL {
  /// The address that a destination in Markdown means; nil for none at all.
  init?(markdown destination: String, relativeTo base: URL? = nil) {
    guard !destination.isEmpty else { return nil }
    self.init(string: destination, relativeTo: base)
  }
}
