import Foundation
@_spi(Reflection) import Swift

/// A `Published` of any value, as it lies in an object.
protocol AnyPublishedField {
  static func publisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher?
  static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer)
}

extension Published: AnyPublishedField {
  static func publisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
    address.assumingMemoryBound(to: Self.self).pointee.box.objectWillChange
  }

  static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.box.objectWillChange = publisher
  }
}

/// Finds the published fields of objects, once per class, and links them with the object's publisher.
enum PublishedFields {
  private struct Field {
    let offset: Int
    let type: any AnyPublishedField.Type
  }

  private static let layouts = Protected<[ObjectIdentifier: [Field]]>([:])

  /// Serialises the first access to an object's publisher, so that two threads get the same one.
  private static let installation = NSLock()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = fields(of: type(of: object))
    guard let first = fields.first else { return FieldlessPublishers.publisher(of: object) }
    return withExtendedLifetime(object) {
      let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return installation.withLock {
        if let publisher = first.type.publisher(at: base + first.offset) { return publisher }
        let publisher = ObservableObjectPublisher()
        for field in fields { field.type.install(publisher, at: base + field.offset) }
        return publisher
      }
    }
  }

  private static func fields(of type: AnyClass) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = layouts.withLock({ $0[key] }) { return known }
    var found: [Field] = []
    _ = _forEachField(of: type, options: [.classType, .ignoreUnknown]) { _, offset, fieldType, _ in
      if let published = fieldType as? any AnyPublishedField.Type {
        found.append(Field(offset: offset, type: published))
      }
      return true
    }
    layouts.withLock { $0[key] = found }
    return found
  }
}
