import CoreGraphics
import Foundation
import UIFoundation

/// Where the characters of a text would stand that no window shows yet.
@MainActor
struct HiddenTextLayout {
  static let caretWidth: CGFloat = 2

  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container: NSTextContainer
  private let area: CGRect
  private let lineHeight: CGFloat

  /// - Parameters:
  ///   - attributes: Those of the whole text.
  ///   - area: Where the text stands: its lines from the upper edge on, or one line in the middle.
  ///   - breaksLines: Whether lines break at the width of the area.
  init(_ text: String, attributes: [NSAttributedString.Key: Any], in area: CGRect, breaksLines: Bool) {
    storage = NSTextStorage(attributedString: NSAttributedString(string: text, attributes: attributes))
    // One line has all the room there may be.
    let width: CGFloat = breaksLines ? max(area.width, 1) : 1_000_000
    container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    lineHeight = ceil(("x" as String).size(withAttributes: attributes).height)
    let room: CGFloat = breaksLines ? 0 : max(0, (area.height - lineHeight) / 2)
    self.area = area.offsetBy(dx: 0, dy: room)
  }

  func caret(at place: Int) -> CGRect {
    var origin: CGPoint = .zero
    var height: CGFloat = lineHeight
    if storage.length > 0, place < storage.length {
      let line: CGRect = manager.lineFragmentRect(forGlyphAt: place, effectiveRange: nil)
      origin = CGPoint(x: manager.location(forGlyphAt: place).x, y: line.minY)
      height = line.height
    } else if storage.length > 0, manager.extraLineFragmentRect.height > 0 {
      origin = manager.extraLineFragmentRect.origin
    } else if storage.length > 0 {
      let last: CGRect = manager.boundingRect(
        forGlyphRange: NSRange(location: storage.length - 1, length: 1), in: container)
      origin = CGPoint(x: last.maxX, y: last.minY)
      height = last.height
    }
    return CGRect(x: area.minX + origin.x, y: area.minY + origin.y, width: Self.caretWidth, height: height)
  }

  func rectangles(of range: NSRange) -> [CGRect] {
    var found: [CGRect] = []
    manager.enumerateEnclosingRects(forGlyphRange: range, withinSelectedGlyphRange: range, in: container) { rect, _ in
      found.append(rect.offsetBy(dx: area.minX, dy: area.minY))
    }
    return found
  }

  func position(at point: CGPoint) -> Int {
    guard storage.length > 0 else { return 0 }
    var part: CGFloat = 0
    let local = CGPoint(x: point.x - area.minX, y: point.y - area.minY)
    let extra: CGRect = manager.extraLineFragmentRect
    if extra.height > 0, local.y >= extra.minY { return storage.length }
    let index: Int = manager.characterIndex(
      for: local, in: container, fractionOfDistanceBetweenInsertionPoints: &part)
    let character: NSRange = (storage.string as NSString).rangeOfComposedCharacterSequence(at: index)
    return part > 0.5 ? NSMaxRange(character) : character.location
  }

  func character(at point: CGPoint) -> NSRange? {
    guard storage.length > 0 else { return nil }
    let local = CGPoint(x: point.x - area.minX, y: point.y - area.minY)
    let index: Int = manager.glyphIndex(for: local, in: container)
    let character: NSRange = (storage.string as NSString).rangeOfComposedCharacterSequence(at: index)
    let rect: CGRect = manager.boundingRect(forGlyphRange: character, in: container)
    return rect.contains(local) ? character : nil
  }
}
