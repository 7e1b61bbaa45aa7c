@_exported import CoreGraphics
@_exported import Foundation

/// The rules of a paragraph, which can be changed.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.firstLineHeadIndent = 20
/// style.lineHeightMultiple = 1.2
/// let label = UILabel()
/// label.attributedText = NSAttributedString(string: "A paragraph", attributes: [.paragraphStyle: style])
/// ```
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { rules.alignment }
    set { rules.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { rules.lineBreakMode }
    set { rules.lineBreakMode = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { rules.lineBreakStrategy }
    set { rules.lineBreakStrategy = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { rules.baseWritingDirection }
    set { rules.baseWritingDirection = newValue }
  }

  open override var hyphenationFactor: Float {
    get { rules.hyphenationFactor }
    set { rules.hyphenationFactor = newValue }
  }

  open override var usesDefaultHyphenation: Bool {
    get { rules.usesDefaultHyphenation }
    set { rules.usesDefaultHyphenation = newValue }
  }

  open override var textLists: [NSTextList] {
    get { rules.textLists }
    set { rules.textLists = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { rules.lineSpacing }
    set { rules.lineSpacing = ParagraphRules.length(newValue) }
  }

  open override var paragraphSpacing: CGFloat {
    get { rules.paragraphSpacing }
    set { rules.paragraphSpacing = ParagraphRules.length(newValue) }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { rules.paragraphSpacingBefore }
    set { rules.paragraphSpacingBefore = ParagraphRules.length(newValue) }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { rules.firstLineHeadIndent }
    set { rules.firstLineHeadIndent = ParagraphRules.length(newValue) }
  }

  open override var headIndent: CGFloat {
    get { rules.headIndent }
    set { rules.headIndent = ParagraphRules.length(newValue) }
  }

  open override var minimumLineHeight: CGFloat {
    get { rules.minimumLineHeight }
    set { rules.minimumLineHeight = ParagraphRules.length(newValue) }
  }

  open override var maximumLineHeight: CGFloat {
    get { rules.maximumLineHeight }
    set { rules.maximumLineHeight = ParagraphRules.length(newValue) }
  }

  open override var lineHeightMultiple: CGFloat {
    get { rules.lineHeightMultiple }
    set { rules.lineHeightMultiple = ParagraphRules.length(newValue) }
  }

  open override var defaultTabInterval: CGFloat {
    get { rules.defaultTabInterval }
    set { rules.defaultTabInterval = ParagraphRules.length(newValue) }
  }

  open override var tailIndent: CGFloat {
    get { rules.tailIndent }
    set { rules.tailIndent = newValue.isFinite ? newValue : 0 }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { rules.allowsTightening }
    set { rules.allowsTightening = newValue }
  }

  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { rules.tabStops = newValue?.sorted { $0.location < $1.location } }
  }

  /// Adds a stop for tabs, beside those that there are.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = (tabStops ?? []) + [anObject] }

  /// Takes the first stop away that is equal to one.
  open func removeTabStop(_ anObject: NSTextTab) {
    var stops: [NSTextTab] = tabStops ?? []
    if let index = stops.firstIndex(of: anObject) { stops.remove(at: index) }
    tabStops = stops
  }

  /// Takes the rules of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { rules = obj.rules }
}
