import CoreGraphics
import Foundation
import Testing
import UIKit

/// Pictures of text that is dragged.
@MainActor
@Suite("Pictures of dragged text", .serialized)
struct TextPreviewTests {
  private func layout(_ text: String) -> NSLayoutManager {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 400, height: 400)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    kept.append(storage)
    return manager
  }

  private final class Kept { var all: [AnyObject] = [] }
  private let box = Kept()
  private var kept: [AnyObject] {
    get { box.all }
    nonmutating set { box.all = newValue }
  }

  @Test("A picture of some lines says where the first, the last, and those between are")
  func lines() throws {
    let manager: NSLayoutManager = layout("One\nTwo and more\nThree\nFour")
    let renderer = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 1, length: 20))
    #expect(renderer.layoutManager === manager)
    let (first, body, last) = (renderer.firstLineRect, renderer.bodyRect, renderer.lastLineRect)
    #expect(first.minX > 0 && first.maxY <= body.minY + 1 && body.maxY <= last.minY + 1 && body.width > first.width)
    #expect(renderer.image.size.width >= body.width && renderer.image.size.height >= last.maxY - first.minY - 1)
    let unified = UITextDragPreviewRenderer(
      layoutManager: manager, range: NSRange(location: 1, length: 20), unifyRects: true)
    #expect(
      unified.firstLineRect.width == unified.lastLineRect.width && unified.bodyRect.minX == unified.firstLineRect.minX)
    var (a, b, c) = (first, body, CGRect.zero)
    renderer.adjustFirstLineRect(&a, bodyRect: &b, lastLineRect: &c, textOrigin: CGPoint(x: 10, y: 20))
    #expect(a == first.offsetBy(dx: 10, dy: 20) && b == body.offsetBy(dx: 10, dy: 20) && c == .zero)
  }

  @Test("One line has no others, and no text has no picture")
  func short() {
    let manager: NSLayoutManager = layout("One")
    let one = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 0, length: 3))
    #expect(one.firstLineRect.width > 0 && one.bodyRect.isEmpty && one.lastLineRect.isEmpty)
    let none = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 0, length: 0))
    #expect(none.firstLineRect.isEmpty && none.image.size == CGSize(width: 1, height: 1))
  }
}
