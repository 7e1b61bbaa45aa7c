/// A value of an app's own that travels with a piece of text to its renderer.
///
/// It changes nothing about how text is measured or drawn.
public protocol TextAttribute: Hashable {}

extension Text {
  /// Lets a value travel with the text; a later value of the same type takes its place.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.attribute(TextAttributes.Entry(value)))
  }
}

/// The values that travel with a run of text, one a type.
struct TextAttributes: Hashable {
  struct Entry: Hashable {
    let type: ObjectIdentifier
    let value: AnyHashable

    init<T: TextAttribute>(_ value: T) {
      type = ObjectIdentifier(T.self)
      self.value = AnyHashable(value)
    }
  }

  private var entries: [Entry] = []

  mutating func set(_ entry: Entry) {
    entries.removeAll { $0.type == entry.type }
    entries.append(entry)
  }

  subscript<T: TextAttribute>(key: T.Type) -> T? {
    entries.first { $0.type == ObjectIdentifier(key) }?.value.base as? T
  }
}
