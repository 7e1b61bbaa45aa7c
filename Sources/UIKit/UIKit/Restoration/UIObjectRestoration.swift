import Foundation

/// Makes objects again that are neither controllers nor views, and were registered for the restoration of their state.
///
/// Classes are found again by their names: a private class has none that holds beyond the run.
@MainActor @preconcurrency
public protocol UIObjectRestoration {
  /// - Parameters:
  ///   - identifierComponents: The identifiers of the objects around, and at the end that of the one that is wanted.
  ///   - coder: Reads what the object wrote.
  /// - Returns: The object; nil where it is not to come back.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

extension UIApplication {
  /// Lets the state of an object that is no controller and no view come back with the windows of the program.
  ///
  /// - Parameters:
  ///   - object: The object, which is not kept.
  ///   - restorationIdentifier: Its name, another one for each object.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { RestorableObjects.add(object, restorationIdentifier) }
}

/// The objects that were registered, by their paths.
@MainActor
enum RestorableObjects {
  private struct Entry {
    weak var object: (any UIStateRestoring)?
    let identifier: String
  }

  private static var known: [Entry] = []

  static func add(_ object: any UIStateRestoring, _ identifier: String) {
    known.removeAll { $0.object == nil || $0.identifier == identifier }
    known.append(Entry(object: object, identifier: identifier))
  }

  /// The objects with the identifiers of those around and their own.
  static var all: [(path: [String], object: any UIStateRestoring)] {
    known.compactMap { entry in entry.object.map { (path(of: entry, $0), $0) } }
  }

  static func object(_ path: [String]) -> (any UIStateRestoring)? { all.first { $0.path == path }?.object }

  private static func path(of entry: Entry, _ object: any UIStateRestoring) -> [String] {
    var names: [String] = [entry.identifier]
    var next: (any UIStateRestoring)? = object.restorationParent
    // Objects that are around each other have no path.
    while names.count < 100, let outer = next {
      let registered: String? = known.first { $0.object === outer }?.identifier
      let own: String? =
        (outer as? UIViewController)?.restorationIdentifier ?? (outer as? UIView)?.restorationIdentifier
      guard let name = registered ?? own else { break }
      names.insert(name, at: 0)
      next = outer.restorationParent
    }
    return names
  }
}

extension RestorableState {
  /// The objects in a stored state, by their paths.
  struct StoredObject: Codable {
    var path: [String]
    var data: Data
    /// The name of the class that makes the object again; nil for one that the program makes.
    var maker: String?
  }

  /// What the registered objects write.
  @MainActor static var registeredObjects: [StoredObject] {
    RestorableObjects.all.map { path, object in
      StoredObject(
        path: path, data: encoded { object.encodeRestorableState(with: $0) },
        maker: object.objectRestorationClass.flatMap { _mangledTypeName($0) })
    }
  }

  /// Gives the state back to the objects that are registered, and to those that are made again.
  @MainActor func restoreObjects(_ told: inout [any UIStateRestoring]) {
    for stored in objects ?? [] {
      guard let object = RestorableObjects.object(stored.path) ?? make(stored),
        let decoder = Self.decoder(stored.data)
      else { continue }
      object.decodeRestorableState(with: decoder)
      told.append(object)
    }
  }

  @MainActor private func make(_ stored: StoredObject) -> (any UIStateRestoring)? {
    guard let maker = stored.maker.flatMap({ _typeByName($0) }) as? any UIObjectRestoration.Type,
      let decoder = Self.decoder(stored.data), let identifier = stored.path.last,
      let object = maker.object(withRestorationIdentifierPath: stored.path, coder: decoder)
    else { return nil }
    RestorableObjects.add(object, identifier)
    return object
  }
}
