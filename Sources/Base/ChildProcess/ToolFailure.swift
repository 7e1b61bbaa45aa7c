/// Why a run of a command-line tool gave no output.
package enum ToolFailure: Error, Equatable, Sendable {
  /// The tool is in no folder of the search path; `package` is the Debian package that holds it.
  case toolMissing(tool: String, package: String)
  /// The operating system did not start the tool.
  case notStarted(reason: String)
  /// The limit on processor time or on wall-clock time was reached.
  case timedOut
  /// The limit on address space was reached.
  case outOfMemory
  /// The tool wrote more than `limit` bytes.
  case outputTooLarge(limit: Int)
  /// The tool ended with a status other than 0; `message` is what it wrote on standard error.
  case exit(code: Int32, message: String)
  /// The tool was ended by a signal that is not one of ours.
  case crashed(signal: Int32)
  /// The caller no longer wants the result.
  case cancelled
}

/// What a tool that ended with status 0 wrote.
package struct ToolOutput: Sendable {
  package var bytes: [UInt8]
  /// The first part of standard error: warnings.
  package var messages: String
}
