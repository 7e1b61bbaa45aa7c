import HostHeadless
import ViewTestSupport

extension HeadlessHost {
  /// The texts that are drawn, in order.
  var drawnTexts: [String] {
    displayLines.compactMap { line in
      guard line.contains("text "), let start = line.firstIndex(of: "\"") else { return nil }
      let rest: Substring = line[line.index(after: start)...]
      return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
    }
  }
}
