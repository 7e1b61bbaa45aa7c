import Foundation

extension NSItemProvider {
  /// Loads a representation as data.
  /// - Parameters:
  ///   - typeIdentifier: The wanted type; a representation of a type that conforms to it will do.
  ///   - completionHandler: Gets the data or an error, on a queue of the provider's.
  /// - Returns: How far the loading is; cancelling it lets the handler have an error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier, completionHandler) { representation, loading in
      switch representation.content {
      case .data(let handler): loading.child(handler { loading.finish($0, $1) })
      case .file(let handler):
        loading.child(
          handler { url, _, error in
            guard let url else { return loading.finish(nil, error) }
            do { loading.finish(try Data(contentsOf: url), nil) } catch { loading.finish(nil, error) }
          })
      case .item(let handler):
        handler(
          { item, error in
            let data: Data? = item.flatMap(Self.data)
            loading.finish(data, error ?? (data == nil ? Self.noData(typeIdentifier) : nil))
          }, NSData.self, nil)
      }
    }
  }

  /// Loads a representation into a temporary file, which is removed when the handler returns.
  /// - Parameters:
  ///   - typeIdentifier: The wanted type; a representation of a type that conforms to it will do.
  ///   - completionHandler: Gets the file or an error, on a queue of the provider's.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, mayOpenInPlace: false) { url, _, error in completionHandler(url, error) }
  }

  /// Loads a representation as a file: the original one where it may be opened in place, else a temporary copy, which is
  /// removed when the handler returns.
  /// - Parameters:
  ///   - typeIdentifier: The wanted type; a representation of a type that conforms to it will do.
  ///   - completionHandler: Gets the file and whether it is the original one, or an error.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, mayOpenInPlace: true, completionHandler)
  }

  package func loadFile(
    _ typeIdentifier: String, mayOpenInPlace: Bool,
    _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let completion: @Sendable (LoadedFile?, (any Error)?) -> Void = {
      completionHandler($0?.url, $0?.isOriginal ?? false, $1)
    }
    let name: String = temporaryName(for: typeIdentifier)
    return load(typeIdentifier, completion) { representation, loading in
      guard case .file(let handler) = representation.content else {
        loading.child(
          self.loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return loading.finish(nil, error) }
            self.withTemporaryFile(named: name, loading) { try data.write(to: $0) }
          })
        return
      }
      loading.child(
        handler { url, _, error in
          guard let url else { return loading.finish(nil, error) }
          if mayOpenInPlace, representation.fileOptions.contains(.openInPlace) {
            loading.finish(LoadedFile(url: url, isOriginal: true), nil)
          } else {
            self.withTemporaryFile(named: url.lastPathComponent, loading) {
              try FileManager.default.copyItem(at: url, to: $0)
            }
          }
        })
    }
  }

  /// Loads an object of Foundation: the registered one, else the data of the representation.
  /// - Parameters:
  ///   - typeIdentifier: The wanted type; a representation of a type that conforms to it will do.
  ///   - options: Handed to the load handler.
  ///   - completionHandler: Gets the object or an error, on a queue of the provider's.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let completion: CompletionHandler = completionHandler ?? { _, _ in }
    if let representation = representation(conformingTo: typeIdentifier),
      case .item(let handler) = representation.content
    {
      let boxed = SendableBox(options)
      let unboxed: @Sendable (SendableBox<any NSSecureCoding>?, (any Error)?) -> Void = { completion($0?.value, $1) }
      load(typeIdentifier, unboxed) { _, loading in
        handler({ item, error in loading.finish(item.map { SendableBox($0) }, error) }, nil, boxed.value)
      }
    } else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        completion(data.map { NSData(data: $0) }, error)
      }
    }
  }

  /// Loads an object of Foundation: the registered one, else the data of the representation.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let options = SendableBox(options)
    let item: SendableBox<any NSSecureCoding> = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options.value) { item, error in
        if let item {
          continuation.resume(returning: SendableBox(item))
        } else {
          continuation.resume(throwing: error ?? Self.noData(typeIdentifier))
        }
      }
    }
    return item.value
  }

  /// The content of an object as data: of data itself, of a text in UTF-8, of an address.
  static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let data as NSData: data as Data
    case let text as NSString: Data(String(describing: text).utf8)
    case let url as NSURL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  static func noData(_ typeIdentifier: String) -> any Error {
    error(.itemUnavailableError, "The item has no representation of type “\(typeIdentifier)”.")
  }
}

/// A file that was loaded.
private struct LoadedFile: Sendable {
  let url: URL
  let isOriginal: Bool
}

extension NSItemProvider {
  /// Finds the representation of a type and loads it on the providers' queue.
  @discardableResult
  func load<Value: Sendable>(
    _ typeIdentifier: String, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void,
    _ body: @escaping @Sendable (Representation, ItemLoading<Value>) -> Void
  ) -> Progress {
    let loading = ItemLoading(completion)
    let representation: Representation? = representation(conformingTo: typeIdentifier)
    Self.queue.async {
      guard let representation else { return loading.finish(nil, Self.noData(typeIdentifier)) }
      body(representation, loading)
    }
    return loading.progress
  }

  private func temporaryName(for typeIdentifier: String) -> String {
    let type: String = representation(conformingTo: typeIdentifier)?.typeIdentifier ?? typeIdentifier
    let stem: String = suggestedName.flatMap { $0.isEmpty ? nil : $0 } ?? "item"
    let safe: String = stem.replacingOccurrences(of: "/", with: "_")
    let known: [String] = FileNames.extensions(of: type)
    guard let wanted = known.first, !known.contains((safe as NSString).pathExtension.lowercased()) else { return safe }
    return safe + "." + wanted
  }

  /// Writes a file into a folder of its own and takes both away when the handler has returned.
  private func withTemporaryFile(
    named name: String, _ loading: ItemLoading<LoadedFile>, _ write: (URL) throws -> Void
  ) {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file: URL = folder.appendingPathComponent(name)
      try write(file)
      loading.finish(LoadedFile(url: file, isOriginal: false), nil)
    } catch {
      loading.finish(nil, error)
    }
  }
}
