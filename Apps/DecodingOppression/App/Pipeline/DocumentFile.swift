import Foundation

/// Looks at a file before a PDF reader does, so that what is simply the wrong file is named as such.
enum DocumentFile {
  /// A PDF starts within its first bytes and ends within its last ones.
  private static let headLength = 1024
  private static let tailLength: UInt64 = 64 * 1024

  /// Throws the ``AnalysisError`` that says why the file cannot be a complete PDF.
  static func check(_ url: URL) throws(AnalysisError) {
    let name: String = url.lastPathComponent
    guard url.isFileURL else { throw .fileMissing(name) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { throw .fileMissing(name) }
    guard !isDirectory.boolValue else { throw .isDirectory(name) }
    let attributes: [FileAttributeKey: Any]? = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw .notPDF(name) }

    let head: Data
    let tail: Data
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      head = try file.read(upToCount: headLength) ?? Data()
      let size: UInt64 = try file.seekToEnd()
      try file.seek(toOffset: size > tailLength ? size - tailLength : 0)
      tail = try file.readToEnd() ?? Data()
    } catch {
      throw .unreadable(name)
    }
    guard !head.isEmpty else { throw .fileEmpty(name) }
    guard head.range(of: Data("%PDF-".utf8)) != nil else { throw .notPDF(name) }
    guard tail.range(of: Data("%%EOF".utf8)) != nil else { throw .damaged(name) }
  }
}
