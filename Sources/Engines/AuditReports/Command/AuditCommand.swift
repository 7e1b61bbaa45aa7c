import Foundation

/// The last step of `./rotor audit`: reads the reports that programs left, compares them with a baseline, and writes them in
/// one form.
package struct AuditCommand {
  /// What the command leaves to the shell.
  package enum Status: Int32 {
    /// Nothing was found that the baseline does not know.
    case clean = 0
    /// Something could not be read or written.
    case problem = 1
    case misuse = 2
    /// There are new findings.
    case findings = 3
  }

  var format: AuditFormat = .text
  var output: URL?
  var baseline: URL?
  var writesBaseline: Bool = false
  /// Whether some previews or rules only were asked for: a new baseline then keeps what it has of the others.
  var isPartial: Bool = false
  /// Whether only the options are looked at, and nothing is read or written.
  var checksOptions: Bool = false
  /// The folder of the sources; nil for names of files as the programs know them.
  var package: URL?
  var reports: [URL] = []

  /// - Throws: ``Misuse``.
  init(_ arguments: [String]) throws {
    var rest: ArraySlice<String> = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--write-baseline": writesBaseline = true
      case "--partial": isPartial = true
      case "--check": checksOptions = true
      case "--format", "--output", "--baseline", "--package":
        guard let value = rest.popFirst(), !value.isEmpty else { throw Misuse("\(word) needs a value.") }
        let file: URL = URL(fileURLWithPath: value)
        switch word {
        case "--output": output = file
        case "--baseline": baseline = file
        case "--package": package = file
        default:
          guard let format = AuditFormat(rawValue: value) else {
            let known: String = AuditFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw Misuse("'\(value)' is no format: \(known).")
          }
          self.format = format
        }
      default:
        guard !word.hasPrefix("-") else { throw Misuse("audit has no option '\(word)'.") }
        reports.append(URL(fileURLWithPath: word))
      }
    }
    guard !writesBaseline || baseline != nil else { throw Misuse("--write-baseline needs --baseline FILE.") }
  }

  struct Misuse: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// The whole command.
  ///
  /// - Parameters:
  ///   - arguments: Options and files with reports.
  ///   - print: Takes the report where no file for it is named.
  ///   - say: Takes a line for the person.
  package static func run(
    _ arguments: [String], print: (Data) -> Void, say: (String) -> Void
  ) -> Status {
    do {
      let command = try AuditCommand(arguments)
      return try command.run(print: print, say: say)
    } catch let misuse as Misuse {
      say(misuse.description)
      return .misuse
    } catch {
      say("\((error as? AuditProblem)?.description ?? error.localizedDescription).")
      return .problem
    }
  }

  private func run(print: (Data) -> Void, say: (String) -> Void) throws -> Status {
    if checksOptions {
      if let baseline, !writesBaseline { _ = try known(in: baseline) }
      return .clean
    }
    var document = AuditDocument()
    for report in reports { document.add(try read(report) { try AuditDocument(json: $0) }) }
    guard !document.screens.isEmpty else { throw AuditProblem("there is no preview and no scene to audit") }
    if let package {
      let finder = SourceFinder(package)
      document.screens = document.screens.map(finder.located)
    }
    if let baseline, writesBaseline {
      let new: AuditBaseline = try merged(AuditBaseline(document), document, into: baseline)
      try write(new.json, to: baseline)
      let count: Int = new.known.reduce(0) { $0 + $1.count }
      say("\(baseline.relativePath) holds \(count) known finding\(count == 1 ? "" : "s").")
      document.compare(with: new)
    } else if let baseline {
      document.compare(with: try known(in: baseline))
    }
    let data: Data = format.write(document)
    if let output {
      try write(data, to: output)
    } else {
      print(data)
    }
    if output != nil || format != .text { say(document.summary) }
    return document.newFailures > 0 ? .findings : .clean
  }

  private func known(in baseline: URL) throws -> AuditBaseline {
    guard FileManager.default.fileExists(atPath: baseline.path) else {
      throw AuditProblem("there is no baseline \(baseline.relativePath); --write-baseline makes it")
    }
    return try read(baseline) { try AuditBaseline(json: $0) }
  }

  private func read<Value>(_ file: URL, _ make: (Data) throws -> Value) throws -> Value {
    guard let data = try? Data(contentsOf: file) else { throw AuditProblem("\(file.relativePath) cannot be read") }
    do {
      return try make(data)
    } catch {
      throw AuditProblem("\(file.relativePath): \(error)")
    }
  }

  /// Folders on the way are made.
  private func write(_ data: Data, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw AuditProblem("\(file.relativePath) cannot be written: \(error.localizedDescription)")
    }
  }

  /// The new baseline with what the old one has of screens and rules that were not asked for.
  private func merged(_ new: AuditBaseline, _ document: AuditDocument, into file: URL) throws -> AuditBaseline {
    guard isPartial, FileManager.default.fileExists(atPath: file.path) else { return new }
    let old: AuditBaseline = try read(file) { try AuditBaseline(json: $0) }
    let screens: Set<String> = Set(document.screens.map(\.name))
    let rules: Set<String> = Set(document.rules.map(\.id))
    var merged: AuditBaseline = new
    merged.known += old.known.filter { !screens.contains($0.screen) || !rules.contains($0.rule) }
    merged.known.sort()
    return merged
  }
}
