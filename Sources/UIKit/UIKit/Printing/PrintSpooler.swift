import Foundation

/// Gives files to the printing system of the machine, by its command `lp`.
package enum PrintSpooler {
  /// The folders in which commands are looked for; those of the environment where nobody sets others.
  nonisolated(unsafe) package static var searchPath: String?

  private static func command(_ name: String) -> URL? {
    let path: String = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether files can be given to a printing system at all.
  static var isAvailable: Bool { command("lp") != nil }

  /// How a file is printed.
  struct Job: Sendable {
    var title: String
    var printer: String?
    var copies: Int = 1
    var duplex: UIPrintInfo.Duplex = .none
    var isGray: Bool = false

    init(_ info: UIPrintInfo) {
      title = info.jobName
      printer = info.printerID
      duplex = info.duplex
      isGray = info.outputType == .grayscale || info.outputType == .photoGrayscale
    }

    /// What the command is told, without the file.
    var arguments: [String] {
      var all: [String] = ["-t", title, "-n", String(copies)]
      if let printer { all += ["-d", printer] }
      switch duplex {
      case .none: break
      case .longEdge: all += ["-o", "sides=two-sided-long-edge"]
      case .shortEdge: all += ["-o", "sides=two-sided-short-edge"]
      }
      if isGray { all += ["-o", "print-color-mode=monochrome"] }
      return all
    }
  }

  /// The names of the printers, as far as the system tells them.
  static func printers() async -> [String] {
    guard let command = command("lpstat"), let answer = try? await run(command, ["-e"]), answer.status == 0 else {
      return []
    }
    return answer.output.split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Prints a file of one of the kinds that the system knows.
  ///
  /// - Throws: `UIPrintError` with what the system says.
  static func print(_ data: Data, type fileExtension: String, _ job: Job) async throws {
    guard let command = command("lp") else { throw UIPrintError(.notAvailable) }
    let file: URL = FileManager.default.temporaryDirectory
      .appendingPathComponent("print-\(UUID().uuidString).\(fileExtension)")
    // The system copies the file before the command ends.
    defer { try? FileManager.default.removeItem(at: file) }
    let answer: (status: Int32, output: String)
    do {
      try data.write(to: file)
      answer = try await run(command, job.arguments + ["--", file.path])
    } catch {
      throw UIPrintError(.jobFailed, reason: error.localizedDescription)
    }
    guard answer.status == 0 else {
      let words: String = answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
      throw UIPrintError(.jobFailed, reason: words.isEmpty ? nil : words)
    }
  }

  /// Runs a command; returns its status with what it wrote, also as errors.
  private static func run(_ command: URL, _ arguments: [String]) async throws -> (status: Int32, output: String) {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = command
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        do {
          try process.run()
          let output: Data = pipe.fileHandleForReading.readDataToEndOfFile()
          process.waitUntilExit()
          continuation.resume(returning: (process.terminationStatus, String(decoding: output, as: UTF8.self)))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }
}
