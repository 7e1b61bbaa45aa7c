import Foundation

/// The trash of the desktop: a folder with the things, and one with where each of them was.
struct Trash {
  let folder: URL

  /// The trash of the person.
  static var usual: Trash {
    let data: String? = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
    let home: URL = FileManager.default.homeDirectoryForCurrentUser
    let base: URL =
      data.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil } ?? home.appendingPathComponent(".local/share")
    return Trash(folder: base.appendingPathComponent("Trash"))
  }

  /// Moves a file, or a folder with all inside, into the trash.
  ///
  /// - Throws: why it could not be moved; it is where it was then.
  func put(_ url: URL) throws {
    let files: URL = folder.appendingPathComponent("files")
    let notes: URL = folder.appendingPathComponent("info")
    for part in [files, notes] { try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true) }
    let goal: URL = url.free(in: files)
    let note: URL = notes.appendingPathComponent(goal.lastPathComponent + ".trashinfo")
    let path: String = url.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? url.path
    let date: String = Date().formatted(
      Date.ISO8601FormatStyle(timeZone: .current).year().month().day().dateSeparator(.dash).time(
        includingFractionalSeconds: false))
    try Data("[Trash Info]\nPath=\(path)\nDeletionDate=\(date)\n".utf8).write(to: note)
    do { try FileManager.default.moveItem(at: url, to: goal) } catch {
      try? FileManager.default.removeItem(at: note)
      throw error
    }
  }
}
