import Foundation

/// A place in a text: between two characters, at the beginning or at the end.
public protocol NSTextLocation: NSObjectProtocol {
  /// The order of two places of a text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A part of a text between two places.
open class NSTextRange: NSObject {
  /// Where the part begins.
  public let location: any NSTextLocation
  /// Where the part ends: behind its last character.
  public let endLocation: any NSTextLocation

  /// - Parameters:
  ///   - location: Where the part begins.
  ///   - endLocation: Where the part ends; nil for an empty part. A part that ends before it begins is none: nil.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end: any NSTextLocation = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  /// An empty part at a place.
  public init(location: any NSTextLocation) {
    self.location = location
    endLocation = location
    super.init()
  }

  /// Whether the part has no characters.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Whether both parts begin and end at the same places.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { (location as? NSObject)?.hash ?? 0 }

  /// Whether a place is in the part: its end is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  /// Whether another part is wholly in this one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Whether both parts have a character in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }

  /// What both parts have in common, an empty part where they touch; nil where they are apart.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start: any NSTextLocation =
      location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end: any NSTextLocation =
      endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }

  /// The part from the first of both beginnings to the last of both ends.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start: any NSTextLocation =
      location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end: any NSTextLocation =
      endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return NSTextRange(location: start, end: end) ?? self
  }
}

/// A place by its distance from the beginning, in UTF-16 code units.
final class TextStoragePlace: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextStoragePlace, other.offset != offset else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextStoragePlace)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { String(offset) }
}

extension NSTextRange {
  /// A part of a text storage.
  convenience init(_ range: NSRange) {
    self.init(location: TextStoragePlace(range.location), end: TextStoragePlace(range.upperBound))!
  }

  /// The part in UTF-16 code units, as far as it lies in a text of a length; nil for a part of another kind of text.
  func units(in length: Int) -> NSRange? {
    guard let start = location as? TextStoragePlace, let end = endLocation as? TextStoragePlace else { return nil }
    let first: Int = min(max(0, start.offset), length)
    return NSRange(location: first, length: min(max(first, end.offset), length) - first)
  }
}
