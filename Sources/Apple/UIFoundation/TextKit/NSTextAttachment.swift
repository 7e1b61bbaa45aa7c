import CoreGraphics
@_exported import Foundation

/// A picture, or other content, that stands in a text in the place of a character.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
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

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { CGRect(origin: bounds.origin, size: bounds.size == .zero ? image?.size ?? .zero : bounds.size) }
}

/// Something that has a place of its own in a text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The picture.
  ///
  /// - Parameters:
  ///   - imageBounds: The place, in the space in which the text is drawn.
  ///   - textContainer: The container of the line; nil where lines stand in none, as here.
  ///   - charIndex: The index of the character in the text.
  /// - Returns: The picture; nil for none. That of an attachment is its `image`.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// The room in the line.
  ///
  /// - Parameters:
  ///   - textContainer: The container of the line; nil where lines stand in none, as here.
  ///   - lineFrag: The rectangle of a line: as wide as lines may be and as high as those of the character's font.
  ///   - position: Where the character stands in the line: at its start, for lines are broken later.
  ///   - charIndex: The index of the character in the text.
  /// - Returns: The origin from the base line, upwards, and the size. Those of an attachment are its `bounds`, or the size of its image.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
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
