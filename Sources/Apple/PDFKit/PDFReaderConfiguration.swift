import ChildProcess

/// How documents are read; a document keeps the configuration that was current when it was made.
package struct PDFReaderConfiguration: Sendable {
  /// What runs Poppler's tools. Standard output is bounded by what a 300-page policy needs a hundred times over.
  package var runner: ToolRunner
  /// The largest file that is opened, in bytes.
  package var maximumFileSize: Int

  package init(runner: ToolRunner = ToolRunner(), maximumFileSize: Int = 512 << 20) {
    self.runner = runner
    self.maximumFileSize = maximumFileSize
  }

  /// Tests replace it with tiny limits or with tools of their own for the time of a call.
  @TaskLocal package static var current = PDFReaderConfiguration()
}
