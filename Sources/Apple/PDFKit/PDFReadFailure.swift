import ChildProcess
import Foundation

/// Why a PDF cannot be read; `errorDescription` is one sentence that says what is wrong and what to do.
///
/// Rotor's addition, which Apple's PDFKit lacks: use it under `#if os(Linux)`.
public enum PDFReadFailure: Error, Equatable, Sendable {
  /// Nothing is at the path.
  case notFound
  /// A folder is at the path.
  case isDirectory
  /// A pipe, a device or a socket is at the path, or the URL is none of a file.
  case notRegularFile
  /// The user may not read the file.
  case noPermission
  /// Reading the file failed for another reason.
  case unreadable(reason: String)
  /// The file holds no byte.
  case empty
  /// The file does not begin as a PDF does.
  case notPDF
  /// The file's structure is broken, or its end is missing.
  case damaged(detail: String)
  /// The document opens only with a password.
  case locked
  /// The file has more bytes than `limit`.
  case tooLarge(limit: Int)
  /// The document unpacks to more text than can be held.
  case tooMuchText
  /// Reading took longer than allowed.
  case timedOut
  /// Reading took more memory than allowed.
  case outOfMemory
  /// The file was changed after it was opened.
  case changed
  /// A command-line tool is not installed; `package` is the Debian package that holds it.
  case toolMissing(package: String)
  /// A command-line tool could not be started.
  case toolNotStarted(reason: String)
  /// The reader crashed on the document.
  case crashed
  /// The task that was reading has been cancelled.
  case cancelled
}

extension PDFReadFailure: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .notFound: "The file does not exist; check its path."
    case .isDirectory: "This is a folder, not a file; choose a PDF file inside it."
    case .notRegularFile: "This is not a regular file on a disk; save the PDF as a file and open that."
    case .noPermission: "The file may not be read by this user; ask its owner for permission, or change its mode."
    case .unreadable(let reason): "The file cannot be read (\(reason)); check the disk, or use another copy."
    case .empty: "The file is empty; download or export the PDF again."
    case .notPDF: "The file is not a PDF; choose a PDF file, or print the document to one."
    case .damaged(let detail): "The PDF is damaged (\(detail)); use an intact copy of it."
    case .locked: "The PDF is locked with a password; save a copy without password protection and open that."
    case .tooLarge(let limit):
      "The file is larger than \(limit >> 20) MiB, the most that is read; split it into smaller files."
    case .tooMuchText: "The PDF unpacks to more text than can be held; split it into smaller files."
    case .timedOut: "Reading the PDF took too long and was stopped; print it to a new PDF file and open that."
    case .outOfMemory: "Reading the PDF took too much memory and was stopped; print it to a new PDF file and open that."
    case .changed: "The file was changed while it was open; open it again."
    case .toolMissing(let package):
      "A program that reads PDF files is not installed; install the Debian package \(package)."
    case .toolNotStarted(let reason):
      "The program that reads PDF files could not be started (\(reason)); free memory or disk space and try again."
    case .crashed: "The PDF made its reader crash; print it to a new PDF file and open that."
    case .cancelled: "Reading the PDF was cancelled; open it again to continue."
    }
  }
}

extension PDFReadFailure {
  /// What a failed run of one of Poppler's tools says about the document.
  init(_ failure: ToolFailure) {
    switch failure {
    case .toolMissing(_, let package): self = .toolMissing(package: package)
    case .notStarted(let reason): self = .toolNotStarted(reason: reason)
    case .timedOut: self = .timedOut
    case .outOfMemory: self = .outOfMemory
    case .outputTooLarge: self = .tooMuchText
    case .exit(_, let message):
      self = message.contains("Incorrect password") ? .locked : .damaged(detail: Self.detail(in: message))
    case .crashed: self = .crashed
    case .cancelled: self = .cancelled
    }
  }

  /// The tool's last complaint in words that fit into a sentence: later lines name the consequence, earlier ones parts.
  private static func detail(in message: String) -> String {
    guard var line = message.split(whereSeparator: \.isNewline).last.map(String.init) else {
      return "it cannot be parsed"
    }
    if let colon = line.range(of: ": ") { line = String(line[colon.upperBound...]) }
    line = String(line.unicodeScalars.filter { $0.properties.generalCategory != .control })
    line = String(line.prefix(100)).trimmingCharacters(in: CharacterSet(charactersIn: " .;"))
    return line.isEmpty ? "it cannot be parsed" : line.prefix(1).lowercased() + line.dropFirst()
  }
}
