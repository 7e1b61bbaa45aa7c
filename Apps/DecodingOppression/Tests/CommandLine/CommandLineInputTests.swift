import Foundation
import Testing

@testable import DecodingOppression

/// Files that cannot be analysed: one sentence, the status 1, and nothing left behind.
@Suite(.timeLimit(.minutes(10)))
struct CommandLineInputTests {
  struct BadFile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: String
    /// What the sentence says besides the name.
    var says: String
    var make: @Sendable (CommandFolder) throws -> Void
  }

  private static let policy: Data = MinimalPDF.data(lines: ["A tenant who owes rent shall pay a fine to the owner."])

  private static func file(_ name: String, _ data: @autoclosure @escaping @Sendable () -> Data)
    -> @Sendable (
      CommandFolder
    ) throws -> Void
  {
    { try $0.write(data(), name) }
  }

  /// A policy whose reader is a script.
  private static func tool(_ tool: String, _ script: String) -> @Sendable (CommandFolder) throws -> Void {
    { folder in
      try folder.write(policy, "policy.pdf")
      try folder.install(tool, script)
    }
  }

  static let files: [BadFile] = [
    BadFile(testDescription: "missing", file: "none.pdf", says: "There is no file") { _ in },
    BadFile(testDescription: "a folder", file: "folder.pdf", says: "is a folder") {
      try FileManager.default.createDirectory(
        at: $0.work.appendingPathComponent("folder.pdf"), withIntermediateDirectories: false)
    },
    BadFile(testDescription: "empty", file: "empty.pdf", says: "is empty", make: file("empty.pdf", Data())),
    BadFile(
      testDescription: "not a PDF", file: "notes.pdf", says: "is not a PDF",
      make: file("notes.pdf", Data("Just some notes.".utf8))),
    BadFile(
      testDescription: "truncated", file: "cut.pdf", says: "damaged or cut off",
      make: file("cut.pdf", policy.prefix(policy.count / 2))),
    BadFile(
      testDescription: "encrypted", file: "aes256.pdf", says: "is encrypted",
      make: { try $0.write(try Data(contentsOf: CommandFolder.fixture("aes256", "pdf")), "aes256.pdf") }),
    BadFile(
      testDescription: "without text", file: "scan.pdf", says: "holds no text",
      make: file("scan.pdf", MinimalPDF.data(lines: []))),
    BadFile(
      testDescription: "without a clause", file: "one.pdf", says: "clauses",
      make: file("one.pdf", MinimalPDF.data(lines: ["x"]))),
    BadFile(
      testDescription: "of 5,000 pages", file: "long.pdf", says: "has 5000 pages and at most 2000",
      make: file("long.pdf", MinimalPDF.data(lines: ["A rule."], pages: 5000))),
    BadFile(
      testDescription: "that makes the text reader crash", file: "policy.pdf", says: "crash",
      make: tool("pdftotext", "kill -s SEGV $$")),
    BadFile(
      testDescription: "that makes the first reader crash", file: "policy.pdf", says: "crash",
      make: tool("pdfinfo", "kill -s SEGV $$")),
    // The limit on processor time ends a reader that hangs by this signal.
    BadFile(
      testDescription: "that makes the text reader hang", file: "policy.pdf", says: "took too long",
      make: tool("pdftotext", "kill -s XCPU $$")),
    BadFile(
      testDescription: "that makes the first reader hang", file: "policy.pdf", says: "took too long",
      make: tool("pdfinfo", "kill -s XCPU $$")),
    BadFile(
      testDescription: "with a name that steers the terminal", file: "a\u{1B}[2Jb\nc.pdf", says: "There is no file"
    ) { _ in },
  ]

  @Test("A bad file is named with what to do (37)", arguments: files)
  func badFile(_ file: BadFile) async throws {
    let folder = try CommandFolder()
    try file.make(folder)
    let before: [String] = folder.names()
    let run: CommandRun = try await folder.run(file.file, "--output", "results/deep")
    #expect(run.status == 1)
    #expect(!run.wasSignalled)
    let sentence: String = try #require(run.sentence, "\(run.errors)")
    #expect(sentence.contains(file.says), "\(sentence)")
    if !file.file.contains("\n") { #expect(sentence.contains(file.file), "\(sentence)") }
    #expect(sentence.hasSuffix("."))
    #expect(sentence.filter { $0 == ";" }.count == 1, "what is wrong; what to do: \(sentence)")
    #expect(folder.names() == before)
  }

  struct BadArguments: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var says: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let arguments: [BadArguments] = [
    BadArguments(arguments: ["--colour"], says: "“--colour”"),
    BadArguments(arguments: ["-x"], says: "“-x”"),
    BadArguments(arguments: ["one.pdf", "two.pdf"], says: "“one.pdf” and “two.pdf”"),
    BadArguments(arguments: ["--output"], says: "--output needs a folder"),
    BadArguments(arguments: ["--output="], says: "--output needs a folder"),
    BadArguments(arguments: ["--lexicon"], says: "--lexicon needs a file"),
    BadArguments(arguments: ["--help=yes"], says: "--help takes no value"),
    BadArguments(arguments: [""], says: "empty"),
  ]

  @Test("Wrong arguments end with status 2", arguments: arguments)
  func badArguments(_ bad: BadArguments) async throws {
    let folder = try CommandFolder()
    let run: CommandRun = try await folder.finish(folder.process(bad.arguments))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    let sentence: String = try #require(run.sentence)
    #expect(sentence.contains(bad.says))
    #expect(sentence.hasSuffix("."))
    #expect(folder.names().isEmpty)
  }

  @Test("--help says what there is")
  func help() async throws {
    let folder = try CommandFolder()
    let run: CommandRun = try await folder.run("--help")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for part in ["--output", "--lexicon", "SOURCE_DATE_EPOCH", "report.json", "desktop-analysis.png"] {
      #expect(run.output.contains(part))
    }
    #expect(folder.names().isEmpty)
  }

  @Test("A lexicon that cannot be used is named")
  func lexicon() async throws {
    let folder = try CommandFolder()
    try folder.write(Data("{".utf8), "words.json")
    let broken: CommandRun = try await folder.run("--lexicon", "words.json")
    #expect(broken.status == 1)
    #expect(broken.sentence?.contains("“words.json”") == true)
    let missing: CommandRun = try await folder.run("--lexicon", "n")
    #expect(missing.sentence?.contains("“n”") == true)
    #expect(folder.names() == ["words.json"])
  }

  @Test("A policy in a language without word lists ends with the status 3 and a sentence")
  func language() async throws {
    let folder = try CommandFolder()
    let words: [String] = LanguageTests.samples[1].1.unicodeScalars.map { $0.isASCII ? String($0) : "u" }
      .joined().split(separator: " ").map(String.init)
    let lines: [String] = stride(from: 0, to: words.count, by: 8).map {
      words[$0..<min(words.count, $0 + 8)].joined(separator: " ")
    }
    try folder.write(MinimalPDF.data(lines: lines), "miete.pdf")
    let run: CommandRun = try await folder.run("miete.pdf")
    #expect(run.status == 3)
    #expect(run.sentence?.contains("is written in German") == true, "\(run.errors)")
    #expect(folder.names() == ["miete.pdf"])
  }

  @Test("A password opens an encrypted policy, a wrong one is named")
  func password() async throws {
    let folder = try CommandFolder()
    let policy: URL = try CommandFolder.fixture("aes256", "pdf")
    let wrong: CommandRun = try await folder.run(policy.path, "--password", "wrong")
    #expect(wrong.status == 1 && wrong.sentence?.contains("The password does not open") == true, "\(wrong.errors)")
    let right: CommandRun = try await folder.run(policy.path, "--password", "pass wörd")
    #expect(!right.errors.contains("password") && !right.errors.contains("encrypted"), "\(right.errors)")
  }
}
