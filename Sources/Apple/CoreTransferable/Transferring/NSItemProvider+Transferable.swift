import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Adds all representations of a value.
  /// - Parameter transferable: Makes the value when one of them is asked for, or earlier where a representation has a
  ///   condition or a name.
  public func register<T>(_ transferable: @autoclosure @escaping @Sendable () -> T) where T: Transferable {
    let entries: [TransferEntry<T>] = T.exportEntries
    let made = LazyValue(make: transferable)
    for entry in entries {
      if let condition = entry.condition, !condition(made.value) { continue }
      if suggestedName == nil, let name = entry.suggestedName?(made.value) { suggestedName = name }
      register(entry, made)
    }
  }

  private func register<T>(_ entry: TransferEntry<T>, _ item: LazyValue<T>) {
    let identifier: String = entry.contentType.identifier
    // The best representation of a type comes first; a later one of the same type is not asked.
    guard !registeredTypeIdentifiers.contains(identifier) else { return }
    switch entry.exporting {
    case .data(let make):
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: entry.visibility.visibility) { completion in
        Self.run {
          do { completion(try await make(item.value), nil) } catch { completion(nil, error) }
        }
      }
    case .file(let make, let mayOpenInPlace):
      registerFileRepresentation(
        forTypeIdentifier: identifier, fileOptions: mayOpenInPlace ? .openInPlace : [],
        visibility: entry.visibility.visibility
      ) { completion in
        Self.run {
          do { completion(try await make(item.value).file, false, nil) } catch { completion(nil, false, error) }
        }
      }
    case nil: break
    }
  }

  /// Runs work whose progress can be cancelled.
  private static func run(_ work: @escaping @Sendable () async -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let task = Task {
      await work()
      progress.completedUnitCount = 1
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }

  /// Loads a value from the representation that its type prefers.
  /// - Parameters:
  ///   - transferableType: The type of the value.
  ///   - completionHandler: Gets the value or an error, on no particular queue.
  @discardableResult
  public func loadTransferable<T>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress where T: Transferable {
    Self.run {
      do { completionHandler(.success(try await self.transferable(T.self))) } catch {
        completionHandler(.failure(error))
      }
    }
  }

  /// Whether a value of the type can be made of a representation.
  package func canLoad<T: Transferable>(_ type: T.Type) -> Bool { !candidates(T.self).isEmpty }

  /// Loads a value. Where the representation that the type prefers cannot be read, the next one is tried.
  package func transferable<T: Transferable>(_ type: T.Type) async throws -> T {
    try await T.firstValue(candidates(T.self), of: registeredContentTypes) { entry, identifier in
      switch entry.importing {
      case .file(let make, let mayOpenInPlace):
        return try await self.file(identifier, mayOpenInPlace: mayOpenInPlace, make)
      case .data, nil: return try await entry.value(of: self.data(identifier))
      }
    }
  }

  /// The ways to a value: an entry of its type and a registered type for it, in the order of the value's type.
  private func candidates<T: Transferable>(_ type: T.Type) -> [(TransferEntry<T>, String)] {
    let registered: [UTType] = registeredContentTypes
    return T.importEntries.compactMap { entry in
      let found: UTType? =
        registered.first { $0 == entry.contentType } ?? registered.first { $0.conforms(to: entry.contentType) }
      return found.map { (entry, $0.identifier) }
    }
  }

  private func data(_ identifier: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        continuation.resume(with: Result { try data ?? { throw error ?? CocoaError(.fileReadUnknown) }() })
      }
    }
  }

  /// Makes a value of a file while the file is there.
  private func file<T: Sendable>(
    _ identifier: String, mayOpenInPlace: Bool,
    _ make: @escaping @Sendable (ReceivedTransferredFile) async throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      _ = loadFile(identifier, mayOpenInPlace: mayOpenInPlace) { url, isOriginal, error in
        guard let url else { return continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown)) }
        // The file goes when this handler returns: it waits on the provider's own queue, which has threads to spare.
        let isDone = DispatchSemaphore(value: 0)
        Task {
          do {
            continuation.resume(
              returning: try await make(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal)))
          } catch {
            continuation.resume(throwing: error)
          }
          isDone.signal()
        }
        isDone.wait()
      }
    }
  }
}

/// A value that is made once, when it is first read.
private final class LazyValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private let make: @Sendable () -> Value
  private var made: Value?

  init(make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    lock.withLock {
      if let made { return made }
      let new: Value = make()
      made = new
      return new
    }
  }
}
