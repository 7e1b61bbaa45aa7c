import Diagnostics
import Foundation

/// Finds and reads the file with the table of symbols.
package enum SymbolFile {
  /// Where the file may be, in the order in which it is looked for.
  ///
  /// SwiftPM puts a target's resources into a folder beside the program. A test runs in a program of the toolchain, and a
  /// program may have been copied without that folder: then the sources have the file. `Bundle.module` would look in the same
  /// places, but ends the program where it finds nothing.
  package static var places: [URL] {
    let module: Substring = #fileID.prefix { $0 != "/" }
    let program: String? = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let resources: URL? = program.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("Rotor_\(module).resources")
    }
    let sources: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return [resources, sources].compactMap { $0?.appendingPathComponent("symbols.tsv") }
  }

  /// The text of the first file that can be read; nil, with a message, where there is none.
  package static func contents(of places: [URL] = places) -> String? {
    for place in places {
      if let text = try? String(contentsOf: place, encoding: .utf8) { return text }
    }
    let paths: String = places.map(\.path).joined(separator: " nor ")
    Diagnostics.warn(
      "The table of symbols cannot be read, so that no symbol is drawn: there is neither \(paths). Build the program again,"
        + " or copy the folder that ends in .resources along with it.")
    return nil
  }
}
