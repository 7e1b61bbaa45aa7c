import Foundation

/// The kinds of report.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case pdf, json, csv

  /// The ending of the file's name.
  public var fileExtension: String { rawValue }
}

/// Why a report could not be written; one sentence says what is wrong and what to do.
public enum ExportError: Error, Equatable, Sendable {
  case folderMissing(String)
  case notWritable(String)
  case diskFull(String)
  case notEncodable(String)
  case failed(String)
}

extension ExportError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .folderMissing(let path):
      "The folder “\(path)” does not exist; create it or choose another one."
    case .notWritable(let path):
      "The report cannot be written to “\(path)”; choose a folder in which you may create files."
    case .diskFull(let path):
      "The disk is full, so the report was not written to “\(path)”; free some space or choose another disk."
    case .notEncodable(let name):
      "The report of “\(name)” cannot be made because a score is not a number; analyse the policy again."
    case .failed(let path):
      "The report could not be written to “\(path)”; check the disk and try again."
    }
  }
}

/// Writes an analysis to files (behaviours 76 to 80).
public struct ReportExporter: Sendable {
  /// The folder of exports without a destination: the temporary folder.
  public var folder: URL
  /// The locale of formatted numbers and dates; JSON does not depend on it.
  public var locale: Locale
  /// The time zone of formatted dates and of the date in file names.
  public var timeZone: TimeZone
  /// The lists by which the printed report marks words, and the laws with which it compares; nil leaves both out.
  public var wordLists: WordLists?
  /// Writes a whole file or none of it; tests replace it.
  var write: @Sendable (Data, URL) throws -> Void = { try $0.write(to: $1, options: .atomic) }

  /// Creates an exporter.
  public init(
    folder: URL = FileManager.default.temporaryDirectory, locale: Locale = AppLocale.current,
    timeZone: TimeZone = .current, wordLists: WordLists? = nil
  ) {
    self.folder = folder
    self.locale = locale
    self.timeZone = timeZone
    self.wordLists = wordLists
  }

  /// Where an analysis goes in the folder: policyname-yyyy-mm-dd with the format's ending; an export of the same day
  /// replaces the one before.
  public func destination(for analysis: PolicyAnalysis, format: ExportFormat) -> URL {
    folder.appendingPathComponent(fileName(for: analysis, format: format), isDirectory: false)
  }

  /// The name of the file, made of letters, digits and hyphens only.
  public func fileName(for analysis: PolicyAnalysis, format: ExportFormat) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let date: DateComponents = calendar.dateComponents([.year, .month, .day], from: analysis.dateAnalyzed)
    let day: String = [date.year ?? 0, date.month ?? 0, date.day ?? 0].enumerated()
      .map { index, number in Self.padded(number, to: index == 0 ? 4 : 2) }.joined(separator: "-")
    return "\(Self.sanitized(analysis.policyName))-\(day).\(format.fileExtension)"
  }

  /// Small letters and digits, everything else one hyphen, at most 80 characters; "policy" when nothing is left.
  static func sanitized(_ name: String) -> String {
    let words: [Substring] = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let joined: String = words.joined(separator: "-")
    // File systems count bytes: 255 at most, with date and ending.
    var result = ""
    for character in joined.prefix(80) where result.utf8.count + character.utf8.count <= 200 {
      result.append(character)
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "policy" : result
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Writes a file completely or not at all.
  /// - Throws: ``ExportError``.
  public func save(_ data: Data, to url: URL) throws(ExportError) {
    do {
      try write(data, url)
    } catch {
      throw Self.reason(error, url)
    }
  }

  private static func reason(_ error: any Error, _ url: URL) -> ExportError {
    let parent: String = url.deletingLastPathComponent().path
    var isDirectory: ObjCBool = false
    let exists: Bool = FileManager.default.fileExists(atPath: parent, isDirectory: &isDirectory)
    if !exists { return .folderMissing(parent) }
    if !isDirectory.boolValue { return .notWritable(parent) }
    switch posixCode(error) {
    case .ENOSPC?, .EDQUOT?, .EFBIG?: return .diskFull(parent)
    // A folder that exists and takes no files, such as /proc, answers ENOENT.
    case .EACCES?, .EPERM?, .EROFS?, .ENOENT?: return .notWritable(parent)
    default: break
    }
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace?: return .diskFull(parent)
    case .fileWriteNoPermission?, .fileWriteVolumeReadOnly?, .fileWriteInvalidFileName?: return .notWritable(parent)
    default: return .failed(parent)
    }
  }

  /// The system's own error, which Foundation wraps in one of its own.
  private static func posixCode(_ error: any Error) -> POSIXErrorCode? {
    if let error = error as? POSIXError { return error.code }
    let underlying: (any Error)? = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (underlying as? POSIXError)?.code
      ?? (underlying as NSError?).flatMap { error in
        error.domain == NSPOSIXErrorDomain ? Int32(exactly: error.code).flatMap(POSIXErrorCode.init(rawValue:)) : nil
      }
  }
}
