import CoreGraphics
import Foundation
import UIFoundation

/// The storage, the layout manager and the container of a text view, made when a program asks for one of them.
@MainActor
final class TextViewKit {
  private unowned let view: UITextView
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// Set while one side takes over the text of the other one.
  private var isFollowing: Bool = false

  /// - Parameter given: The container of the program; that of a layout manager with a storage brings its text along.
  init(_ view: UITextView, _ given: NSTextContainer? = nil) {
    self.view = view
    container = given ?? NSTextContainer()
    manager = container.layoutManager ?? LayoutEngine()
    storage = manager.textStorage ?? NSTextStorage(attributedString: view.attributedText)
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    if given != nil, storage.length > 0 { view.takeText(storage.snapshot) }
    storage.onChange = { [weak self] in MainActor.assumeIsolated { self?.storageDidChange() } }
    container.onChange = { [weak self] in MainActor.assumeIsolated { self?.containerDidChange() } }
  }

  /// The fragments of the layout, and the text that they are of.
  private(set) lazy var fragments: (content: NSTextContentStorage, layout: NSTextLayoutManager)? = {
    guard let engine = manager as? LayoutEngine else { return nil }
    engine.isOfView = true
    let (content, layout) = (NSTextContentStorage(), NSTextLayoutManager(engine))
    content.textStorage = storage
    content.addTextLayoutManager(layout)
    return (content, layout)
  }()

  private func storageDidChange() {
    guard !isFollowing else { return }
    view.takeText(storage.snapshot)
  }

  private func containerDidChange() {
    if !isFollowing { view.containerDidChange() }
  }

  /// Fits the container to the view.
  func fit() {
    guard container.widthTracksTextView else { return }
    let insets: UIEdgeInsets = view.textContainerInset
    isFollowing = true
    container.size = CGSize(
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: container.heightTracksTextView
        ? max(0, view.bounds.height - insets.top - insets.bottom) : .greatestFiniteMagnitude)
    isFollowing = false
  }

  /// The view has another text.
  func take(_ text: NSAttributedString) {
    guard !isFollowing else { return }
    isFollowing = true
    storage.setAttributedString(text)
    isFollowing = false
  }

  /// Draws the text with other attributes than those of the storage, as the container says.
  func draw(_ text: NSAttributedString, at origin: CGPoint) {
    fit()
    let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
    let copy = NSTextContainer(size: container.size)
    copy.lineFragmentPadding = container.lineFragmentPadding
    copy.maximumNumberOfLines = container.maximumNumberOfLines
    manager.addTextContainer(copy)
    storage.addLayoutManager(manager)
    let all: NSRange = manager.glyphRange(for: copy)
    manager.drawBackground(forGlyphRange: all, at: origin)
    manager.drawGlyphs(forGlyphRange: all, at: origin)
  }

  /// A person has written: what the storage's delegate makes of it counts.
  ///
  /// - Parameter written: The text with its attributes; nil for those of the letters around.
  /// - Returns: The text with attributes.
  func replace(_ range: NSRange, with text: String, _ written: NSAttributedString?) -> NSAttributedString {
    isFollowing = true
    let isEmpty: Bool = storage.length == range.length
    if let written {
      storage.replaceCharacters(in: range, with: written)
    } else {
      storage.replaceCharacters(in: range, with: text)
      if isEmpty, !text.isEmpty {
        storage.setAttributes(view.typingAttributes, range: NSRange(location: 0, length: storage.length))
      }
    }
    isFollowing = false
    return storage.snapshot
  }
}

extension UITextView {
  private var madeKit: TextViewKit {
    let kit: TextViewKit = self.kit ?? TextViewKit(self)
    self.kit = kit
    kit.fit()
    return kit
  }

  /// The text with its attributes; what is changed in it is seen in the view.
  public var textStorage: NSTextStorage { madeKit.storage }
  /// Lays the text out as the view does, and says where characters are in the container.
  public var layoutManager: NSLayoutManager { madeKit.manager }
  /// Lays the text out in fragments, one for each paragraph; nil for a view that was made with a container of another layout manager.
  ///
  /// Both kinds of layout are one: this one and `layoutManager` tell of the same lines.
  public var textLayoutManager: NSTextLayoutManager? { madeKit.fragments?.layout }
  /// The rectangle of the text in the view, without the insets; it is as wide as the view.
  public var textContainer: NSTextContainer { madeKit.container }

  /// The room at both ends of a line.
  var linePadding: CGFloat { kit?.container.lineFragmentPadding ?? 5 }
  /// The most lines that are shown; nil for no limit.
  var lineLimit: Int? {
    kit.flatMap { $0.container.maximumNumberOfLines > 0 ? $0.container.maximumNumberOfLines : nil }
  }

  /// The height of a text in so many lines as are shown.
  func height(of text: NSAttributedString, width: CGFloat) -> CGFloat {
    let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: width + 2 * linePadding, height: 0))
    container.lineFragmentPadding = linePadding
    container.maximumNumberOfLines = lineLimit ?? 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return manager.usedRect(for: container).height
  }
}
