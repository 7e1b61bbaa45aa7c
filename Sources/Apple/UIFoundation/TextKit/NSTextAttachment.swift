import CoreGraphics
@_exported import Foundation
import TextEngine

/// A picture, or other content, that stands in a text in the place of a character.
open class NSTextAttachment: NSObject {
  private let mark = AttributeValueMark()
  /// The character whose place attachments take.
  public static let character: Int = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// The place of the picture: its origin from the base line, upwards, and its size; for a size of zero that of the picture.
  open var bounds: CGRect = .zero
  /// The content as data, of the type.
  open var contents: Data?
  open var fileType: String?
  /// The content as a file.
  open var fileWrapper: FileWrapper?

  /// An attachment of data; that of a picture shows it.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    if let contentData { image = UIImage(data: contentData) }
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The size that the attachment takes, in points.
  var size: CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }

  /// The room that the attachment takes in a line.
  var room: TextContent.Attachment {
    let (size, descent): (CGSize, CGFloat) = (size, -bounds.minY)
    return TextContent.Attachment(
      width: max(0, size.width), ascent: max(0, size.height - descent), descent: max(-size.height, descent))
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, on the character `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// A text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
