import CoreGraphics
import Foundation

extension PDFPage {
  /// The box of the character at `index` of ``string``, counted in UTF-16 units, in points of the page's own space.
  ///
  /// Poppler knows boxes of words; a character has its even share of its word's box. White space, an index outside the
  /// text, and a page that cannot be read give an empty rectangle.
  public func characterBounds(at index: Int) -> CGRect {
    let boxes: [CGRect?] = contents.characterBoxes(ofPage: self.index)
    return boxes.indices.contains(index) ? boxes[index] ?? .zero : .zero
  }

  /// The selection of the characters in `range`, counted in UTF-16 units of ``string``; nil when the range is empty or
  /// goes beyond the text.
  public func selection(for range: NSRange) -> PDFSelection? {
    guard let document, range.location >= 0, range.length > 0, range.location <= numberOfCharacters,
      range.length <= numberOfCharacters - range.location
    else { return nil }
    let selection = PDFSelection(document: document)
    selection.ranges = [PDFSelection.PageRange(page: self, range: range)]
    return selection
  }

  /// Brings the page's own space to that of the box as it is shown: turned by ``rotation``, with the origin in the lower
  /// left corner. The identity for a page whose geometry cannot be read.
  public func transform(for box: PDFDisplayBox) -> CGAffineTransform {
    guard let geometry = contents.geometry(ofPage: index), let rect = geometry.boxes[box.name] else { return .identity }
    switch geometry.rotation {
    case 90: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: -rect.minY, ty: rect.maxX)
    case 180: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: rect.maxX, ty: rect.maxY)
    case 270: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxY, ty: -rect.minX)
    default: return CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
    }
  }
}

extension PDFPageGeometry {
  /// A box in the media box as it is shown, from its upper left corner downward, brought to the page's own space.
  func pageRect(_ shown: CGRect) -> CGRect {
    guard let media = boxes[PDFDisplayBox.mediaBox.name] else { return shown }
    switch rotation {
    case 90:
      return CGRect(x: media.minX + shown.minY, y: media.minY + shown.minX, width: shown.height, height: shown.width)
    case 180:
      return CGRect(
        x: media.maxX - shown.maxX, y: media.minY + shown.minY, width: shown.width, height: shown.height)
    case 270:
      return CGRect(x: media.maxX - shown.maxY, y: media.maxY - shown.maxX, width: shown.height, height: shown.width)
    default:
      return CGRect(
        x: media.minX + shown.minX, y: media.maxY - shown.maxY, width: shown.width, height: shown.height)
    }
  }
}
