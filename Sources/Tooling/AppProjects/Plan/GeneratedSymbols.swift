import AssetSymbolNames
import Foundation

/// The names of an app's pictures and colours for the compiler.
enum GeneratedSymbols {
  /// The source with the names of catalogs; nil when they name nothing.
  static func source(of catalogs: [URL]) -> String? {
    guard !catalogs.isEmpty else { return nil }
    return AssetSymbols(catalogs: catalogs).source
      .replacingOccurrences(of: "Foundation.Bundle.module", with: "Foundation.Bundle.main")
  }
}
