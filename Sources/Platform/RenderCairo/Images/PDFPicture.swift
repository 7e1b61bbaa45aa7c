import ChildProcess
import CoreGraphics
import Foundation
import Glibc
import ImageEngine

/// The first page of a PDF file as a drawing of shapes.
enum PDFPicture {
  /// Poppler runs as a child process with limits and writes SVG.
  static func vector(of data: Data, _ limits: ImageLimits) throws(ImageFailure) -> VectorImage {
    guard let folder = PrivateFolder() else { throw .tool("no temporary folder could be made") }
    defer { folder.remove() }
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("page.pdf")
    do { try data.write(to: file) } catch { throw .tool(error.localizedDescription) }
    let descriptor: Int32 = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .tool("its data could not be put aside") }
    defer { close(descriptor) }
    var runner = ToolRunner()
    runner.limits = ToolLimits(cpuSeconds: 10, wallClock: .seconds(20), outputBytes: 32 << 20)
    let result: Result<ToolOutput, ToolFailure> = runner.run(
      "pdftocairo", package: "poppler-utils", arguments: ["-svg", "-f", "1", "-l", "1", ToolRunner.inputPath, "-"],
      input: descriptor)
    switch result {
    case .failure(.toolMissing(let tool, let package)):
      throw .tool("\(tool) is missing; install the Debian package \(package)")
    case .failure(let failure): throw .damaged(format: "PDF", reason: "\(failure)")
    case .success(let output):
      let svg = Data(output.bytes)
      guard let drawing = VectorDrawing(svg: svg), let size = drawing.size, size.width > 0, size.height > 0 else {
        throw .damaged(format: "PDF", reason: "its first page is empty")
      }
      try limits.check(size)
      return VectorImage(svg: svg, size: size)
    }
  }
}
