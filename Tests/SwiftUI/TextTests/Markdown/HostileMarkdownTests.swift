import Foundation
import HostHeadless
import SeededNumbers
import SwiftUI
import Testing
import ViewTestSupport

/// Markdown and tables of strings from strangers: something is shown, or the reason is told.
///
/// `ROTOR_MUTATIONS` sets how many damaged texts are tried.
@MainActor
@Suite("Damaged texts", .serialized)
struct HostileMarkdownTests {
  private static let count: Int = Int(ProcessInfo.processInfo.environment["ROTOR_MUTATIONS"] ?? "") ?? 60

  private static let texts: [String] = [
    "Some **bold *and italic*** words, `code`, ~~gone~~ and a [link](https://example.org \"title\").",
    "# Heading\n\n> quoted\n\n1. one\n2. two\n   - nested [a][b]\n\n[b]: <https://example.org>\n",
    "^[1 item](inflect: true) \\*no\\* &amp; &#x1F600; <https://example.org> ![picture](a.png)",
    "| a | b |\n|---|:-:|\n| 1 | `|` |\n\n```swift\nlet a = 1\n```\n\n---\n%@ %lld %1$@ %%",
    "Ünïcode 👩‍👩‍👧 ٣ مرحبا **שלום**\u{2028}\u{0} _a_b_",
  ]

  /// A copy with characters changed, cut out, doubled or left off.
  private func damaged(_ text: String, _ generator: inout SeededGenerator) -> String {
    let marks: [Unicode.Scalar] = Array("*_`[]()<>!\\~#|&;:\"' \n\t%^{}\u{0}\u{FEFF}\u{202E}".unicodeScalars)
    var scalars: [Unicode.Scalar] = Array(text.unicodeScalars)
    for _ in 0...generator.below(8) where !scalars.isEmpty {
      let place: Int = generator.below(scalars.count)
      let end: Int = min(scalars.count, place + 1 + generator.below(12))
      switch generator.below(5) {
      case 0: scalars[place] = marks[generator.below(marks.count)]
      case 1: scalars.insert(marks[generator.below(marks.count)], at: place)
      case 2: scalars.removeSubrange(place..<end)
      case 3: scalars.insert(contentsOf: scalars[place..<end], at: generator.below(scalars.count))
      default: scalars.insert(contentsOf: Array(repeating: marks[generator.below(marks.count)], count: 40), at: place)
      }
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: scalars)
    return result
  }

  @Test("Damaged Markdown is read, laid out, drawn and said")
  func markdown() throws {
    struct Root: View {
      let remote: Remote<String>
      @State private var text = ""
      var body: some View {
        VStack {
          Text(LocalizedStringKey(text))
          Text((try? AttributedString(markdown: text)) ?? AttributedString("not read"))
        }
        .handing($text, to: remote)
      }
    }
    var generator = SeededGenerator(seed: 11)
    let remote = Remote<String>()
    let host = try window { Root(remote: remote) }
    for round in 0..<Self.count {
      let text: String = damaged(Self.texts[round % Self.texts.count], &generator)
      host.change { remote.value = text }
      for item in host.displayList.items { #expect(item.bounds.isNull || item.bounds.width.isFinite) }
      let issues = host.accessibilityTree.issues().filter { $0.rule != .frameOutsideWindow }
      #expect(issues.isEmpty, "\(text.debugDescription)")
    }
  }

  @Test("Damaged tables of strings give their texts or the keys")
  func tables() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"en": {"variations": {"plural":
        {"one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}}}, "version": "1.0"}
      """
    let strings = "/* note */ \"%lld items\" = \"%1$lld \\\"things\\\" \\U00e4\";\n\"b\" = \"c\";\n"
    var generator = SeededGenerator(seed: 12)
    for round in 0..<max(10, Self.count / 2) {
      let folder = try ResourceFolder()
      if round % 2 == 0 {
        try folder.write(damaged(catalog, &generator), to: "Localizable.xcstrings")
      } else {
        try folder.write(damaged(strings, &generator), to: "en.lproj/Localizable.strings")
      }
      _ = try warnings {
        let host = try window { Text("\(3) items", bundle: folder.bundle) }
        #expect(host.labels.count <= 1)
      }
    }
  }
}
