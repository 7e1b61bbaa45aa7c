import Foundation

/// Modules that sources import and that are not here. An empty module stands in for each, so that the compiler goes on and
/// names all that is missing; an app that uses nothing of them is built.
package struct AbsentModules {
  /// The folder with the empty modules and the list of their names.
  package let location: URL
  package private(set) var names: [String]

  private var list: URL { location.appendingPathComponent("names") }

  /// The modules of an earlier build that are still not here.
  ///
  /// - Parameter present: Modules that are here by now.
  package init(_ location: URL, present: Set<String>) {
    self.location = location
    let known: String = (try? String(contentsOf: location.appendingPathComponent("names"), encoding: .utf8)) ?? ""
    names = known.split(separator: "\n").map(String.init).filter { !present.contains($0) }
  }

  /// Takes in the modules that the compiler did not find.
  ///
  /// - Returns: Whether there are new ones.
  package mutating func add(from errors: [CompilerMessage]) -> Bool {
    let found: [String] = errors.compactMap { MissingSymbol($0.text) }.filter { $0.kind == .module }.map(\.name)
    let new: Set<String> = Set(found).subtracting(names)
    names = (names + new).sorted()
    return !new.isEmpty
  }

  /// Brings the folder to the names, and makes the modules.
  ///
  /// - Parameter compile: Makes the module of a name from a source, as a file.
  package func write(_ compile: (_ name: String, _ source: URL, _ module: URL) throws -> Void) throws {
    let manager = FileManager.default
    let present: [String] = (try? manager.contentsOfDirectory(atPath: location.path)) ?? []
    for file in present where !names.contains(where: { file.hasPrefix($0 + ".") }) {
      try? manager.removeItem(at: location.appendingPathComponent(file))
    }
    guard !names.isEmpty else { return }
    try manager.createDirectory(at: location, withIntermediateDirectories: true)
    for name in names {
      let module: URL = location.appendingPathComponent(name + ".swiftmodule")
      guard !manager.fileExists(atPath: module.path) else { continue }
      let source: URL = location.appendingPathComponent(name + ".swift")
      try Data().write(to: source)
      try compile(name, source, module)
    }
    try Data(names.joined(separator: "\n").utf8).write(to: list)
  }

  /// Arguments with which the compiler finds the modules.
  package var arguments: [String] { names.isEmpty ? [] : ["-I", location.path] }
}
