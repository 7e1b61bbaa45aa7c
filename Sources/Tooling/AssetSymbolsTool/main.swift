import AssetSymbolNames
import Foundation

// AssetSymbolsTool OUTPUT CATALOG...: writes a Swift file with the names of the catalogs.
// What could be read wrongly is said as a warning; only a file that cannot be written fails the build.

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: AssetSymbolsTool OUTPUT CATALOG...\n".utf8))
  exit(2)
}
let symbols = AssetSymbols(catalogs: arguments.dropFirst().map { URL(fileURLWithPath: $0) })
for warning in symbols.warnings { print("warning: \(warning)") }
do {
  try symbols.source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("error: \(output) cannot be written: \(error)\n".utf8))
  exit(1)
}
