import Foundation
import UIFoundation

/// The boxes of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The whole medium.
  case mediaBox = 0
  /// What is shown.
  case cropBox = 1
  /// What is printed before trimming.
  case bleedBox = 2
  /// The page after trimming.
  case trimBox = 3
  /// The part with meaningful content.
  case artBox = 4

  /// The box's name in files and in pdfinfo's report.
  var name: String {
    switch self {
    case .mediaBox: "MediaBox"
    case .cropBox: "CropBox"
    case .bleedBox: "BleedBox"
    case .trimBox: "TrimBox"
    case .artBox: "ArtBox"
    }
  }
}

/// A page of a document.
open class PDFPage: NSObject {
  /// The document that the page belongs to, as long as it is in use.
  public private(set) weak var document: PDFDocument?
  let contents: PDFContents
  let index: Int

  init(document: PDFDocument, contents: PDFContents, index: Int) {
    self.document = document
    self.contents = contents
    self.index = index
  }

  /// The text in the order in which the page draws it, with a line break after each line; empty for a page without text,
  /// nil when the text cannot be read.
  public var string: String? { contents.text(ofPage: index) }

  /// The number of UTF-16 units of the text.
  public var numberOfCharacters: Int { string?.utf16.count ?? 0 }

  /// How far the page is turned clockwise when it is shown, in degrees: 0, 90, 180 or 270.
  public var rotation: Int { contents.geometry(ofPage: index)?.rotation ?? 0 }

  /// A box in points before turning, from the lower left corner; a box that the page lacks is the next larger one.
  public func bounds(for box: PDFDisplayBox) -> CGRect {
    contents.geometry(ofPage: index)?.boxes[box.name] ?? .zero
  }
}
