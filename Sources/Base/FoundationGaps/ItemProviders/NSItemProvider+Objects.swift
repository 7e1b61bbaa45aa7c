import ContentTypes
import Foundation

extension NSItemProvider {
  /// Whether an object of the class can be made of a representation.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(for: aClass) != nil }

  /// Whether a Swift value can be made of a representation.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads an object.
  /// - Parameters:
  ///   - aClass: The class of the object.
  ///   - completionHandler: Gets the object or an error, on a queue of the provider's.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let boxed = SendableBox(aClass)
    guard let type = readableType(for: aClass) else {
      let loading = ItemLoading<SendableBox<any NSItemProviderReading>> { completionHandler($0?.value, $1) }
      Self.queue.async {
        loading.finish(
          nil, Self.error(.unavailableCoercionError, "The item cannot be read as an object of class \(boxed.value)."))
      }
      return loading.progress
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try boxed.value.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads a Swift value.
  /// - Parameters:
  ///   - type: The type of the value, such as `String` or `URL`.
  ///   - completionHandler: Gets the value or an error, on a queue of the provider's.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      guard let object = object as? T._ObjectiveCType else { return completionHandler(nil, error) }
      completionHandler(T._unconditionallyBridgeFromObjectiveC(object), nil)
    }
  }

  /// The registered type of which an object of the class can be made. The class's order decides, as the class knows best
  /// from what it can be read.
  private func readableType(for aClass: any NSItemProviderReading.Type) -> String? {
    let registered: [String] = registeredTypeIdentifiers
    for readable in aClass.readableTypeIdentifiersForItemProvider {
      if registered.contains(readable) { return readable }
      if let found = registered.first(where: { ContentTypeDatabase.shared.conforms($0, to: readable) }) {
        return found
      }
    }
    return nil
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.utf16-external-plain-text", "public.utf16-plain-text", "public.plain-text"]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let encoding: String.Encoding = typeIdentifier.hasPrefix("public.utf16") ? .utf16 : .utf8
    guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return Self(string: text)
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }

  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text: String = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, let url = NSURL(string: text) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return url
  }
}
