import Foundation

/// What `pdfinfo` tells about a document.
struct PDFInfo: Sendable {
  var pageCount = 0
  var isEncrypted = false
  var allowsPrinting = true
  var allowsCopying = true
  var allowsDocumentChanges = true
  var allowsCommenting = true
  var majorVersion = 1
  var minorVersion = 0
  /// The entries of the information dictionary by pdfinfo's names, dates as the file spells them.
  var entries: [String: String] = [:]
}

extension Poppler {
  func info() throws(PDFReadFailure) -> PDFInfo {
    let output = try run("pdfinfo", ["-rawdates", "-enc", "UTF-8"])
    guard let info = PDFInfo(report: String(decoding: output.bytes, as: UTF8.self)) else {
      throw .damaged(detail: "it tells no number of pages")
    }
    return info
  }

  /// Whether the password is the owner's, which lifts all restrictions.
  func isOwned() -> Bool {
    guard let password, !password.isEmpty else { return false }
    // With a user password that cannot be right, only the owner's opens the document.
    return (try? run("pdfinfo", ["-opw", password, "-upw", "\u{1}" + password.prefix(8)], after: [])) != nil
  }
}

extension PDFInfo {
  /// The information dictionary's entries in the order in which pdfinfo prints them.
  private static let entryNames = [
    "Title", "Subject", "Keywords", "Author", "Creator", "Producer", "CreationDate", "ModDate",
  ]

  /// Reads pdfinfo's report; nil when it names no number of pages.
  ///
  /// The entries come first and hold the document's own text, line breaks included. So a line is an entry only if it
  /// comes in the known order, and a fact about the structure is the last line of its name: a title cannot forge one.
  init?(report: String) {
    let lines: [Substring] = report.split(separator: "\n", omittingEmptySubsequences: false)
    let firstFact: Int = lines.lastIndex { $0.hasPrefix("Custom Metadata:") || $0.hasPrefix("Tagged:") } ?? lines.count
    let entriesEnd: Int = lines.lastIndex { $0.hasPrefix("Custom Metadata:") } ?? firstFact
    readEntries(lines[..<entriesEnd])

    var facts: [Substring: Substring] = [:]
    for line in lines[entriesEnd...] {
      guard let colon = line.firstIndex(of: ":") else { continue }
      facts[line[..<colon]] = Self.trimmed(line[line.index(after: colon)...])
    }
    guard let pages = facts["Pages"].flatMap({ Int($0) }), pages >= 0 else { return nil }
    pageCount = pages
    let version: [Int] = (facts["PDF version"] ?? "").split(separator: ".").compactMap { Int($0) }
    if version.count == 2 { (majorVersion, minorVersion) = (version[0], version[1]) }
    let encryption: Substring = facts["Encrypted"] ?? "no"
    isEncrypted = encryption.hasPrefix("yes")
    allowsPrinting = !encryption.contains("print:no")
    allowsCopying = !encryption.contains("copy:no")
    allowsDocumentChanges = !encryption.contains("change:no")
    allowsCommenting = !encryption.contains("addNotes:no")
  }

  private mutating func readEntries(_ lines: ArraySlice<Substring>) {
    var awaited: ArraySlice<String> = Self.entryNames[...]
    var current: String?
    for line in lines {
      if let index = awaited.firstIndex(where: { line.hasPrefix($0 + ":") }) {
        current = awaited[index]
        entries[awaited[index]] = String(Self.trimmed(line.dropFirst(awaited[index].count + 1)))
        awaited = awaited[(index + 1)...]
      } else if let current {
        entries[current, default: ""] += "\n" + line
      }
    }
  }

  /// pdfinfo fills up with spaces after the name.
  private static func trimmed(_ value: Substring) -> Substring {
    value.drop { $0 == " " }
  }

  /// All restrictions lifted, as the owner's password does.
  mutating func liftRestrictions() {
    allowsPrinting = true
    allowsCopying = true
    allowsDocumentChanges = true
    allowsCommenting = true
  }
}
