import ChildProcess

/// Poppler's command-line tools applied to one document.
///
/// Poppler is under the GPL, so it is only ever run as a child process. It has no other way to take a password than an
/// argument, which other users of the machine can see while a tool runs.
struct Poppler: Sendable {
  static let package = "poppler-utils"

  let source: PDFSource
  let configuration: PDFReaderConfiguration
  /// The password that opened the document, if one was needed.
  var password: String?

  /// Runs `tool` on the document. The runner's own failures become failures of reading.
  func run(_ tool: String, _ options: [String], outputLimit: Int? = nil) throws(PDFReadFailure) -> ToolOutput {
    try run(tool, options + passwordOptions, after: [], outputLimit: outputLimit)
  }

  /// Runs `tool`; the arguments `after` follow the document's path.
  func run(
    _ tool: String, _ options: [String], after: [String], outputLimit: Int? = nil
  ) throws(PDFReadFailure) -> ToolOutput {
    guard source.isUnchanged else { throw .changed }
    var runner: ToolRunner = configuration.runner
    if let outputLimit { runner.limits.outputBytes = min(outputLimit, runner.limits.outputBytes) }
    let arguments: [String] = options + [ToolRunner.inputPath] + after
    let result = runner.run(tool, package: Self.package, arguments: arguments, input: source.descriptor)
    guard source.isUnchanged else { throw .changed }
    switch result {
    case .success(let output): return output
    case .failure(let failure): throw PDFReadFailure(failure)
    }
  }

  /// The tools try a password only in the role in which it is given.
  var passwordOptions: [String] {
    password.map { ["-upw", $0, "-opw", $0] } ?? []
  }
}
