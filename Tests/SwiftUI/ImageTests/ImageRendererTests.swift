import Foundation
import Observation
import SwiftUI
import Testing

/// What `ImageRenderer` makes of views, seen through its public API alone.
@MainActor
struct ImageRendererTests {
  private func size<Content: View>(_ renderer: ImageRenderer<Content>) -> CGSize? {
    var size: CGSize?
    renderer.render { value, _ in size = value }
    return size
  }

  /// A PDF file of one page with the view, drawn at its size.
  private func pdf<Content: View>(_ renderer: ImageRenderer<Content>, rasterizationScale: CGFloat = 1) throws -> Data {
    let data = NSMutableData()
    let consumer: CGDataConsumer = try #require(CGDataConsumer(data: data as CFMutableData))
    renderer.render(rasterizationScale: rasterizationScale) { size, draw in
      var box = CGRect(origin: .zero, size: size)
      guard let context = CGContext(consumer: consumer, mediaBox: &box, nil) else { return }
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
      context.closePDF()
    }
    return data as Data
  }

  @Test("A view without a proposal takes its ideal size")
  func idealSize() {
    #expect(size(ImageRenderer(content: Color.red)) == CGSize(width: 10, height: 10))
    #expect(
      size(ImageRenderer(content: Color.red.frame(width: 30, height: 20).padding(5))) == CGSize(width: 40, height: 30))
    #expect(size(ImageRenderer(content: EmptyView())) == .zero)
  }

  @Test("A proposal is offered to the view; lengths left open are the view's own")
  func proposedSize() throws {
    let long = Text(verbatim: String(repeating: "word ", count: 40))
    let renderer = ImageRenderer(content: long)
    let ideal: CGSize = try #require(size(renderer))
    renderer.proposedSize = ProposedViewSize(width: 120, height: nil)
    let narrow: CGSize = try #require(size(renderer))
    #expect(narrow.width <= 120)
    #expect(narrow.height > ideal.height)
    renderer.proposedSize = .unspecified
    #expect(size(renderer) == ideal)
    let filling = ImageRenderer(content: Color.blue)
    filling.proposedSize = ProposedViewSize(width: 70, height: 50)
    #expect(size(filling) == CGSize(width: 70, height: 50))
  }

  @Test("A view that would fill an infinite proposal takes its ideal size")
  func infiniteProposal() {
    let renderer = ImageRenderer(content: Color.blue)
    renderer.proposedSize = .infinity
    #expect(size(renderer) == CGSize(width: 10, height: 10))
    renderer.proposedSize = ProposedViewSize(width: 40, height: .infinity)
    #expect(size(renderer) == CGSize(width: 40, height: 10))
  }

  @Test("The picture has scale pixels per point")
  func scale() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 7.5))
    #expect(renderer.scale == 1)
    let plain: CGImage = try #require(renderer.cgImage)
    #expect(plain.width == 12)
    renderer.scale = 3
    let dense: CGImage = try #require(renderer.cgImage)
    #expect(dense.width == 36)
    #expect(dense.height == 23)
    renderer.scale = 0
    #expect(renderer.cgImage == nil)
  }

  @Test("The picture is transparent where the view is, and black there when it is opaque")
  func opaque() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    #expect(try pixel(renderer) == [0, 0, 0, 0])
    renderer.isOpaque = true
    #expect(try pixel(renderer) == [0, 0, 0, 255])
    #expect(
      try pixel(ImageRenderer(content: Color(red: 0, green: 1, blue: 0).frame(width: 4, height: 4))) == [
        0, 255, 0, 255,
      ])
  }

  /// Red, green, blue and alpha of the pixel in the middle of the picture.
  private func pixel<Content: View>(_ renderer: ImageRenderer<Content>) throws -> [UInt8] {
    let image: CGImage = try #require(renderer.cgImage)
    let start: Int = (image.height / 2) * image.bytesPerRow + (image.width / 2) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  @Test("New content is measured and drawn")
  func content() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
    #expect(size(renderer) == CGSize(width: 4, height: 4))
    renderer.content = Color.red.frame(width: 9, height: 4)
    #expect(size(renderer) == CGSize(width: 9, height: 4))
    #expect(renderer.cgImage?.width == 9)
  }

  @Observable
  final class Model {
    var text = "a"
    init() {}
  }

  struct Watcher: View {
    let model: Model
    var body: some View { Text(verbatim: model.text).fixedSize() }
  }

  @Test("A change of an observed object shows in the renderer's next drawing")
  func observation() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Watcher(model: model))
    let short: CGSize = try #require(size(renderer))
    model.text = "a much longer text"
    let long: CGSize = try #require(size(renderer))
    #expect(long.width > short.width * 3)
  }

  struct Appearance: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.displayScale) var displayScale
    var body: some View { Color.red.frame(width: colorScheme == .light ? 10 : 20, height: displayScale) }
  }

  @Test("The environment is the default one in light appearance, with the renderer's scale")
  func environment() {
    let renderer = ImageRenderer(content: Appearance())
    #expect(size(renderer) == CGSize(width: 10, height: 1))
    renderer.scale = 3
    #expect(size(renderer) == CGSize(width: 10, height: 3))
  }

  @Test("Importing SwiftUI is enough to make a PDF file, in which text stays text")
  func textInPDF() throws {
    let file: Data = try pdf(ImageRenderer(content: Text(verbatim: "Selectable words").padding(10)))
    #expect(file.starts(with: Data("%PDF-".utf8)))
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(
      "ImageRenderer-\(UUID().uuidString)")
    try file.write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try output(of: "pdftotext", [folder.path, "-"]).contains("Selectable words"))
    #expect(try output(of: "pdffonts", [folder.path]).contains("Inter"))
  }

  @Test("The rasterization scale sets the pixels of effects in a PDF file; three a point are the least")
  func rasterizationScale() throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(
      "ImageRenderer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func width(_ scale: CGFloat) throws -> Int {
      let view = Color.red.frame(width: 40, height: 40).blur(radius: 2).padding(20)
      try pdf(ImageRenderer(content: view), rasterizationScale: scale).write(to: folder)
      let last: Substring = try #require(
        try output(of: "pdfimages", ["-list", folder.path]).split(separator: "\n").last)
      return try #require(Int(last.split(separator: " ")[3]))
    }
    let plain: Int = try width(1)
    #expect(try width(3) == plain)
    #expect(try width(9) == 3 * plain)
  }

  private func output(of tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data: Data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test("The drawing stands upright at the context's origin")
  func upright() throws {
    let view = VStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10)
      Color.clear.frame(width: 20, height: 10)
    }
    let file: Data = try pdf(ImageRenderer(content: view))
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(
      "ImageRenderer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path: String = folder.appendingPathComponent("page.pdf").path
    try file.write(to: URL(fileURLWithPath: path))
    // A plain bitmap of text: the width, the height, the largest value, then all pixels.
    _ = try output(of: "pdftoppm", ["-r", "72", path, folder.appendingPathComponent("page").path])
    let name: String = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasSuffix(".ppm") })
    let bitmap = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    let pixels: [UInt8] = Array(bitmap.suffix(20 * 20 * 3))
    #expect(Array(pixels[(5 * 20 + 10) * 3..<(5 * 20 + 10) * 3 + 3]) == [255, 0, 0])
    #expect(Array(pixels[(15 * 20 + 10) * 3..<(15 * 20 + 10) * 3 + 3]) == [255, 255, 255])
  }

  @Test("Observers of a renderer are told when its picture changes, if observation is on")
  func changesAreTold() {
    struct Name: View {
      let model: ObservedName
      var body: some View { Text(model.name) }
    }
    let model = ObservedName()
    let renderer = ImageRenderer(content: Name(model: model))
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    defer { subscription.cancel() }
    #expect(size(renderer) != nil)
    model.name = "two"
    #expect(count == 0 && !renderer.isObservationEnabled)
    renderer.isObservationEnabled = true
    #expect(size(renderer) != nil && count == 0, "drawing alone changes nothing")
    model.name = "a third"
    #expect(count == 1)
    #expect(size(renderer) != nil)
    renderer.content = Name(model: ObservedName())
    #expect(count == 2)
    renderer.allowedDynamicRange = .high
    #expect(renderer.allowedDynamicRange == .high)
  }
}

@Observable private final class ObservedName { var name = "one" }
