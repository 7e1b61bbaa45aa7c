import CoreGraphics

/// A name for an element that code chose: an id, in a namespace or as `ForEach` gave it (behaviours 354 to 357).
///
/// Rotor entries, linked groups and labelled pairs find their elements by keys.
package struct AccessibilityKey: Hashable, @unchecked Sendable {
  /// The namespace's number; nil for ids that views have without one.
  package var namespace: UInt64?
  package var id: AnyHashable

  package init(_ id: AnyHashable, namespace: UInt64? = nil) {
    self.id = id
    self.namespace = namespace
  }
}

/// One stop of a custom rotor (behaviour 352).
package struct AccessibilityRotorStop: Hashable, Sendable {
  package var label: String
  /// The key of the element; nil when the stop is a range of the rotor's own element (behaviour 359).
  package var key: AccessibilityKey?
  /// The node that has the key. The resolver fills it in; nil while the element is not in the tree, for example in a
  /// row that a lazy container has not made (behaviour 362).
  package var target: UInt64?
  /// A range of the target's text, in characters (behaviours 359, 361).
  package var textRange: Range<Int>?
  /// The same as the app gave it: places in a string equal to the target's text.
  package var textIndices: Range<String.Index>?
  /// Whether the app wants to make the target ready before the cursor moves there.
  package var needsPreparing: Bool = false

  package init(_ label: String, key: AccessibilityKey?, textRange: Range<Int>? = nil) {
    self.label = label
    self.key = key
    self.textRange = textRange
  }
}

extension AccessibilityRotorStop {
  /// The stretch of the target's text that is meant; nil for all of it. What lies outside of the text is left out.
  package func characters(of text: String) -> Range<Int>? {
    guard let textIndices else { return textRange.map { $0.clamped(to: 0..<text.count) } }
    func place(_ index: String.Index) -> Int {
      let inside: String.Index = min(max(index, text.startIndex), text.endIndex)
      return text.distance(from: text.startIndex, to: inside)
    }
    return place(textIndices.lowerBound)..<place(textIndices.upperBound)
  }
}

/// A custom rotor of a container or element.
package struct AccessibilityRotor: Hashable, Sendable {
  package var name: String
  package var stops: [AccessibilityRotorStop]
  /// Takes the place of the system's rotor of the same name (behaviour 362).
  package var replacesSystem: Bool = false
  /// The source that declared the rotor; `AccessibilitySource` fills it in.
  package var source: UInt64?

  package init(_ name: String, stops: [AccessibilityRotorStop]) {
    self.name = name
    self.stops = stops
  }
}
