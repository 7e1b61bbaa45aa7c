import Foundation

/// One error of the compiler's.
package struct CompilerMessage: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  package var text: String

  package init(file: String, line: Int, column: Int, text: String) {
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }

  /// The errors of a build's output, each once, in their order.
  ///
  /// - Parameter place: Gives the developer's file for one in the folder of the build.
  package static func errors(in log: String, place: (String) -> String = { $0 }) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    var found: [CompilerMessage] = []
    for line in log.split(whereSeparator: \.isNewline) where line.contains("error: ") {
      guard let match = line.wholeMatch(of: #/(\/.*?):(\d+):(\d+): (?:fatal )?error: (.*)/#) else { continue }
      let message = CompilerMessage(
        file: place(String(match.output.1)), line: Int(match.output.2) ?? 0, column: Int(match.output.3) ?? 0,
        text: String(match.output.4))
      if seen.insert(message).inserted { found.append(message) }
    }
    return found
  }
}
