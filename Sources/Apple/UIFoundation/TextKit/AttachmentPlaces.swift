import CoreGraphics
import Foundation
import TextEngine

/// An attachment with its place in a line.
package struct PlacedAttachment {
  let attachment: NSTextAttachment
  /// From the base line, upwards, in points.
  let bounds: CGRect
  /// Of its character in the text.
  let index: Int

  /// Asks an attachment for its place.
  ///
  /// - Parameters:
  ///   - line: As wide as lines may be and as high as those of the character's font.
  ///   - index: Of the character in the text.
  package init(_ attachment: NSTextAttachment, line: CGRect, index: Int) {
    self.attachment = attachment
    self.index = index
    bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
  }

  /// The room that the attachment takes in a line.
  var room: TextContent.Attachment {
    let descent: CGFloat = -bounds.minY
    return TextContent.Attachment(
      width: max(0, bounds.width), ascent: max(0, bounds.height - descent), descent: max(-bounds.height, descent))
  }

  /// The rectangle of the picture.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - baseline: Of the line.
  func rectangle(x: CGFloat, baseline: CGFloat) -> CGRect {
    CGRect(x: x, y: baseline - bounds.minY - bounds.height, width: bounds.width, height: bounds.height)
  }

  /// The picture in a rectangle; nil for none.
  func image(in rectangle: CGRect) -> UIImage? {
    attachment.image(forBounds: rectangle, textContainer: nil, characterIndex: index)
  }
}

/// The attachments of a text by the indices of their characters. Attachments of a program's own are asked for their place, and may
/// measure texts for that: so this is done before lines are made.
struct AttachmentPlaces {
  private var places: [Int: PlacedAttachment] = [:]

  /// - Parameter width: Of the lines; nil for no limit.
  init(_ string: NSAttributedString, width: CGFloat?) {
    // Most texts have none, which is seen without a look at their attributes.
    guard string.string.unicodeScalars.contains("\u{FFFC}") else { return }
    string.enumerateAttribute(.attachment, in: NSRange(location: 0, length: string.length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      for index in range.location..<range.upperBound {
        let font = string.attribute(.font, at: index, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
        let line = CGRect(x: 0, y: 0, width: width ?? 1e7, height: font.lineHeight)
        places[index] = PlacedAttachment(attachment, line: line, index: index)
      }
    }
  }

  /// The attachment of a part of the text, which has one character; nil for none.
  func attachment(at index: Int) -> PlacedAttachment? { places[index] }
}
