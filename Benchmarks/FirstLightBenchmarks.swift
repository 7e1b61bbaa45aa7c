import BenchmarkContents
import Foundation
import SwiftUI

/// From a PDF to all outputs: the flagship as a whole process, beside `pdftotext` on the same file.
@MainActor
enum FirstLightBenchmarks {
  static func run(product: URL, policy: URL) throws {
    print("\nFrom PDF to all outputs (whole process with its children)")
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-benchmarks-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let long: URL = folder.appendingPathComponent("long-policy.pdf")
    try LongPolicy.write(to: long, pages: 300)
    try measure("the bundled policy", policy, product, folder, goal: "goal: 2 s CPU")
    try measure("a policy of 300 pages", long, product, folder, goal: "goal: 10 s CPU, 300 MB")
  }

  private static func measure(_ name: String, _ file: URL, _ product: URL, _ folder: URL, goal: String) throws {
    let output: String = folder.appendingPathComponent("out").path
    let usage: Usage = try Measuring.child(product, [file.path, "--output", output])
    let text: Usage = try Measuring.child(URL(fileURLWithPath: "/usr/bin/pdftotext"), [file.path, "/dev/null"])
    row(
      name, "\(figure(usage.cpu, "s")), \(figure(usage.peak, "MB"))",
      goal: String(format: "%@; %.0f times pdftotext alone", goal, usage.cpu / max(0.001, text.cpu)))
  }
}

/// A long policy, made of numbered sections that differ, set by the framework itself.
@MainActor
enum LongPolicy {
  static func write(to url: URL, pages: Int) throws {
    var box = CGRect(x: 0, y: 0, width: 612, height: 792)
    guard let context = CGContext(url as CFURL, mediaBox: &box, nil) else {
      throw BenchmarkError("A PDF cannot be written to \(url.path).")
    }
    for number in 1...pages {
      context.beginPDFPage(nil)
      ImageRenderer(content: PolicyPage(number: number)).render { _, draw in draw(context) }
      context.endPDFPage()
    }
    context.closePDF()
  }
}
