import Foundation
import Glibc

/// Runs a command-line tool as a child process that can harm neither the caller nor the machine.
///
/// The child gets its arguments as they are (no shell interprets them), an empty standard input, an environment of
/// three variables, a private empty folder to work in, no file descriptors of ours except `input`, and the limits of
/// `limits`. When `run` returns, for whatever reason, the child's process group is killed, the child is reaped and the
/// folder is deleted.
package struct ToolRunner: Sendable {
  /// Absolute folders that are searched for the tool, in order.
  package var searchPath: [String]
  package var limits: ToolLimits

  package init(searchPath: [String] = ToolRunner.environmentSearchPath, limits: ToolLimits = ToolLimits()) {
    self.searchPath = searchPath
    self.limits = limits
  }

  /// The absolute entries of `PATH`; relative ones would let the current folder decide what runs.
  package static var environmentSearchPath: [String] {
    let path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders: [String] = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    return folders.isEmpty ? ["/usr/bin", "/bin"] : folders
  }

  /// The path under which the child can open the `input` of `run`.
  package static let inputPath = "/dev/fd/3"

  /// Runs `tool` to its end and returns what it wrote.
  ///
  /// Blocks the calling thread. `isCancelled` is asked about twenty times a second; by default it follows the current
  /// task.
  /// - Parameters:
  ///   - package: the Debian package that holds the tool, for the message when it is missing.
  ///   - input: a descriptor that the child can open again as `inputPath`.
  package func run(
    _ tool: String, package: String, arguments: [String], input: Int32? = nil,
    isCancelled: () -> Bool = { Task.isCancelled }
  ) -> Result<ToolOutput, ToolFailure> {
    if isCancelled() { return .failure(.cancelled) }
    guard let path = locate(tool) else { return .failure(.toolMissing(tool: tool, package: package)) }
    guard let folder = PrivateFolder() else {
      return .failure(.notStarted(reason: "no temporary folder could be made"))
    }
    defer { folder.remove() }
    do throws(ToolFailure) {
      let command: [String] = shellPrefix(folder: folder.path) + [path] + arguments
      let child = try ToolProcess(command: command, folder: folder.path, input: input)
      return collect(from: child, isCancelled: isCancelled)
    } catch {
      return .failure(error)
    }
  }

  private func locate(_ tool: String) -> String? {
    searchPath.lazy.map { $0 + "/" + tool }.first { access($0, X_OK) == 0 && !isFolder($0) }
  }

  private func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// The shell only sets limits, then becomes the tool. All values reach it as positional parameters. A limit that the
  /// system refuses is refused because a stricter one holds already. The hard limit on processor time lies one second
  /// above the soft one, so that the signal tells a timeout from a kill.
  private func shellPrefix(folder: String) -> [String] {
    let script = """
      cd "$1" || exit 126
      ulimit -c 0
      ulimit -S -t "$2" 2>/dev/null
      ulimit -H -t "$3" 2>/dev/null
      ulimit -v "$4" 2>/dev/null
      ulimit -f "$5" 2>/dev/null
      shift 5
      exec "$@"
      """
    let seconds: Int = max(1, limits.cpuSeconds)
    let values: [Int] = [seconds, seconds + 1, limits.addressSpace / 1024, limits.outputBytes / 512 + 1]
    return ["/bin/sh", "-c", script, "sh", folder] + values.map(String.init)
  }
}
