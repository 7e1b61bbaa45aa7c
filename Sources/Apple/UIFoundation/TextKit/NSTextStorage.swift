@_exported import Foundation

/// The delegate of a text storage, which is told of edits.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The text was edited: attributes, and characters too, may be changed here.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// The text was edited: attributes may be changed here.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// A text with attributes that layout managers lay out, and that tells of each change.
///
/// A subclass that stores the text itself overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two. All other methods are built on these.
open class NSTextStorage: NSMutableAttributedString {
  /// Whether characters or attributes were edited.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  /// The managers that lay the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The edits since the last time that layout managers were told.
  open private(set) var editedMask: EditActions = []
  /// Where, in the text as it is now; the location is `NSNotFound` while nothing was.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How many UTF-16 code units there are more than before.
  open private(set) var changeInLength: Int = 0
  private var depth: Int = 0
  /// Called after each change: by the text view of the storage.
  package var onChange: (() -> Void)?

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.take(self)
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.take(nil)
  }

  // MARK: Editing

  /// Begins several changes, of which is told once at the end.
  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// A primitive method has changed the text.
  ///
  /// - Parameters:
  ///   - editedMask: What was changed.
  ///   - editedRange: Where, before the change.
  ///   - delta: How many UTF-16 code units there are more.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      // Ranges behind the change have moved with it.
      var old: NSRange = self.editedRange
      if old.upperBound > editedRange.location { old.length = max(0, old.length + delta) }
      self.editedRange = old.union(new)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and the layout managers of what was edited. Overrides call `super`.
  open func processEditing() {
    depth += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    depth -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.storageDidChange() }
    onChange?()
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard range.length > 0 else { return }
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Built on the primitives

  /// A copy that is read by Foundation's own methods, which ask no subclass.
  package final var snapshot: NSAttributedString {
    let copy = NSMutableAttributedString(string: string)
    enumerateRuns(in: NSRange(location: 0, length: length)) { values, range in copy.setAttributes(values, range: range)
    }
    return copy
  }

  private func enumerateRuns(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var place: Int = range.location
    while place < range.upperBound {
      var run = NSRange(location: place, length: 1)
      let values: [NSAttributedString.Key: Any] = attributes(at: place, effectiveRange: &run)
      let end: Int = min(max(run.upperBound, place + 1), range.upperBound)
      body(values, NSRange(location: place, length: end - place))
      place = end
    }
  }

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    snapshot.attributedSubstring(from: range)
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    snapshot.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? { snapshot.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit) }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { snapshot.enumerateAttributes(in: enumerationRange, options: opts, using: block) }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { snapshot.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }

  private func changeAttributes(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    defer { endEditing() }
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    enumerateRuns(in: range) { runs.append(($0, $1)) }
    for (values, part) in runs {
      var new: [NSAttributedString.Key: Any] = values
      change(&new)
      setAttributes(new, range: part)
    }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // The argument may be this text or a part of it.
    let copy: NSAttributedString =
      (attrString as? NSTextStorage)?.snapshot ?? NSAttributedString(attributedString: attrString)
    beginEditing()
    defer { endEditing() }
    replaceCharacters(in: range, with: copy.string)
    copy.enumerateAttributes(in: NSRange(location: 0, length: copy.length)) { values, part, _ in
      setAttributes(values, range: NSRange(location: range.location + part.location, length: part.length))
    }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}
