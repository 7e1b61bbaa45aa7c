import Foundation

/// Reads the words of scanned pages with Tesseract, where it is installed.
///
/// Tesseract and Poppler's `pdftoppm` run as processes of their own: a page becomes a picture of 300 dots an inch, and
/// that a text.
public struct TextRecognizer: Sendable {
  /// More scanned pages than this are not recognised, since each takes seconds.
  public var pageLimit: Int
  private let tesseract: URL
  private let pdftoppm: URL

  /// Nil when one of the two programs is not installed.
  /// - Parameter path: The folders to look in, separated by colons.
  public init?(pageLimit: Int = 300, path: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin") {
    guard let tesseract = Self.find("tesseract", in: path), let pdftoppm = Self.find("pdftoppm", in: path) else {
      return nil
    }
    self.pageLimit = pageLimit
    self.tesseract = tesseract
    self.pdftoppm = pdftoppm
  }

  private static func find(_ name: String, in path: String) -> URL? {
    for folder in path.split(separator: ":") {
      let file: String = folder + "/" + name
      if FileManager.default.isExecutableFile(atPath: file) { return URL(fileURLWithPath: file) }
    }
    return nil
  }

  /// The text of one page; nil when it could not be recognised.
  /// - Parameters:
  ///   - page: From 1.
  ///   - password: The password of an encrypted document.
  /// - Throws: `CancellationError`.
  public func text(of url: URL, page: Int, password: String? = nil) throws -> String? {
    try output(of: url, page: page, password: password, form: [])?.replacingOccurrences(of: "\u{C}", with: "")
  }

  /// The words of one page with their places; nil when it could not be recognised.
  /// - Throws: `CancellationError`.
  func words(of url: URL, page: Int, password: String?) throws -> [RecognizedWord]? {
    try output(of: url, page: page, password: password, form: ["tsv"])
      .map { RecognizedWord.words(inTable: $0, pixelsPerInch: Double(Self.resolution)) }
  }

  /// Dots an inch of the picture that is read.
  private static let resolution = 300

  /// What Tesseract prints of one page in a form; without a form that is the text.
  private func output(of url: URL, page: Int, password: String?, form: [String]) throws -> String? {
    try Task.checkCancellation()
    let picture = Pipe()
    let text = Pipe()
    let drawing: Process = process(
      pdftoppm,
      (password.map { ["-upw", $0, "-opw", $0] } ?? [])
        + ["-r", String(Self.resolution), "-gray", "-f", String(page), "-l", String(page), url.path],
      output: picture)
    let reading: Process = process(tesseract, ["stdin", "stdout"] + form, output: text)
    reading.standardInput = picture
    guard (try? drawing.run()) != nil else { return nil }
    guard (try? reading.run()) != nil else {
      drawing.terminate()
      return nil
    }
    let data: Data? = try? text.fileHandleForReading.readToEnd()
    reading.waitUntilExit()
    drawing.waitUntilExit()
    try Task.checkCancellation()
    guard reading.terminationStatus == 0 else { return nil }
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  private func process(_ program: URL, _ arguments: [String], output: Pipe) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // One thread a page: the program has threads enough for itself.
    process.environment = ProcessInfo.processInfo.environment.merging(["OMP_THREAD_LIMIT": "1"]) { $1 }
    return process
  }
}
