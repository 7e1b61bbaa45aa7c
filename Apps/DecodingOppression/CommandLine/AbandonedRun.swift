import Foundation

/// The folder that a killed run left in its output folder, in which its results waited.
///
/// Such a folder is locked by the run that made it for as long as that lives, so that a later run can tell one that still
/// works from one that is gone.
enum AbandonedRun {
  /// Locks a run's own folder until the process ends.
  static func lock(_ staging: String) {
    let folder: Int32 = open(staging, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // The descriptor stays open: closing it would give the lock back.
    if folder >= 0 { _ = flock(folder, LOCK_EX | LOCK_NB) }
  }

  /// Puts back what a killed run had replaced, and removes its folder.
  static func clear(_ output: String) {
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
    for name in names.sorted() where name.hasPrefix(OutputMarker.stagingPrefix) {
      let staging: String = output + "/" + name
      let folder: Int32 = open(staging, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard folder >= 0 else { continue }
      defer { close(folder) }
      guard flock(folder, LOCK_EX | LOCK_NB) == 0 else { continue }
      putBack(from: staging, to: output)
      try? FileManager.default.removeItem(atPath: staging)
    }
  }

  /// A run puts each result into its place in two steps: it moves the earlier file of that name into its own folder, then
  /// the result out of it. The marker goes last, so where it still waits, the run was killed before it was through.
  private static func putBack(from staging: String, to output: String) {
    for (name, checksum) in OutputMarker.checksums(in: staging) where !name.contains("/") {
      let target: String = output + "/" + name
      if rename(staging + "/old-" + name, target) == 0 { continue }
      // A result that still waits was never in its place, so the file there is an earlier one.
      if isThere(staging + "/" + name) { continue }
      // A new result without a predecessor goes; anything else of that name is somebody's.
      if OutputMarker.checksum(of: target) == checksum { unlink(target) }
    }
    rename(staging + "/old-" + OutputMarker.fileName, output + "/" + OutputMarker.fileName)
  }

  private static func isThere(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0
  }
}
