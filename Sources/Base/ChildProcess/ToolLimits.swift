/// What one run of a command-line tool may use before it is stopped.
///
/// A tool that reads a file from a stranger is treated as hostile: every resource that it can exhaust has a bound.
package struct ToolLimits: Sendable {
  /// Processor time in whole seconds, at least 1.
  package var cpuSeconds: Int
  /// Time on the wall from start to exit; when it is over, the tool's whole process group is killed.
  package var wallClock: Duration
  /// Address space in bytes.
  package var addressSpace: Int
  /// Standard output in bytes; a tool that writes more is killed.
  package var outputBytes: Int

  package init(
    cpuSeconds: Int = 20, wallClock: Duration = .seconds(60), addressSpace: Int = 1 << 30, outputBytes: Int = 64 << 20
  ) {
    self.cpuSeconds = cpuSeconds
    self.wallClock = wallClock
    self.addressSpace = addressSpace
    self.outputBytes = outputBytes
  }
}
