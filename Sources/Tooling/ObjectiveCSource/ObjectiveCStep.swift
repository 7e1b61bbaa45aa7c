import SwiftParser
import SwiftSyntax

/// The source step: Swift source with the parts of the language that need Objective-C becomes source that the compiler for Linux
/// reads.
///
/// All that was written stays in its line and column, so that the compiler's messages name the place in the person's own file.
/// What is added stands behind the end of the source or at the end of a line.
package struct ObjectiveCStep {
  private let index: SourceIndex

  /// - Parameter index: What the module's sources declare.
  package init(_ index: SourceIndex) { self.index = index }

  /// The changed form of a source; nil where it needs no change.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - path: Where it is kept, for messages about what was added to it.
  package func rewrite(_ source: String, path: String) -> String? {
    guard Self.mayNeedChange(source) || index.mayConcern(source) else { return nil }
    let tree: SourceFileSyntax = Parser.parse(source: source)
    let visitor = StepVisitor(
      SourceEdits(source), index: index, lines: SourceLocationConverter(fileName: path, tree: tree), path: path)
    visitor.walk(tree)
    if source.contains("import Foundation"), !["import UIKit", "import SwiftUI"].contains(where: source.contains) {
      if source.contains("NSKeyValue") { visitor.needed.insert("FoundationGaps") }
      for module in visitor.needed.sorted() {
        visitor.edits.append(["#if canImport(\(module))", "import \(module)", "#endif"])
      }
    }
    return visitor.edits.isEmpty ? nil : visitor.edits.result
  }

  /// Whether a source has a word that the step looks for. Reading one takes a hundredth of the time of parsing it.
  private static func mayNeedChange(_ source: String) -> Bool {
    let words: [String] = [
      "@objc", "#selector", "#keyPath", "@IB", "ApplicationMain", "?(", "!(", "import UIKit.", ").description()",
      "dynamic ", "observeValue(", "as AnyObject).cg", "NSKeyValue",
    ]
    return words.contains(where: source.contains) || Unmendable.words.contains(where: source.contains)
  }
}
