import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

/// A small piece of drawing in 60 by 60 units, y up, and the colours it must leave at some places, on white.
struct ContextProgram: CustomTestStringConvertible {
  static let side: Int = 60

  let name: String
  let draw: (CGContext) -> Void
  let colors: [(x: Int, y: Int, RGBA)]
  var testDescription: String { name }

  init(_ name: String, _ colors: [(x: Int, y: Int, RGBA)], _ draw: @escaping (CGContext) -> Void) {
    self.name = name
    self.colors = colors
    self.draw = draw
  }

  /// The colours, on white, that a bitmap context has at the places.
  func inBitmap() throws -> [RGBA] {
    let context: CGContext = try #require(
      CGContext(
        data: nil, width: Self.side, height: Self.side, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw(context)
    let pixels: [UInt8] = try #require(context.makeImage()).premultipliedRGBA
    return places.map { Self.onWhite(pixels[$0 * 4..<$0 * 4 + 4]) }
  }

  /// The same in a display list that noted what was drawn, as a canvas has it.
  func inList() throws -> [RGBA] {
    let recorder = ContextRecorder()
    draw(CGContext(recording: recorder, bounds: CGRect(x: 0, y: 0, width: Self.side, height: Self.side)))
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(Self.side))
    let list = DisplayList([.group(.transform(flip), recorder.items)])
    let surface = try ImageSurface(width: CGFloat(Self.side), height: CGFloat(Self.side), scale: 1)
    try surface.draw(list)
    let pixels: [UInt8] = try #require(surface.image).premultipliedRGBA
    return places.map { Self.onWhite(pixels[$0 * 4..<$0 * 4 + 4]) }
  }

  /// The same on a page of PDF, as another program draws it.
  func onPage() throws -> [RGBA] {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    let consumer: CGDataConsumer = try #require(CGDataConsumer(data: data))
    let context: CGContext = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    draw(context)
    context.closePDF()
    if let error = context.closingError { throw error }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-\(UUID()).pdf")
    try Data(referencing: data).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftoppm")
    process.arguments = ["-r", "72", "-singlefile", url.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let picture: [UInt8] = Array(pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let start: Int = "P6\n\(Self.side) \(Self.side)\n255\n".utf8.count
    try #require(picture.count == start + Self.side * Self.side * 3)
    return places.map { Self.onWhite(picture[start + $0 * 3..<start + $0 * 3 + 3] + [255]) }
  }

  private var places: [Int] { colors.map { (Self.side - 1 - $0.y) * Self.side + $0.x } }

  private static func onWhite(_ pixel: ArraySlice<UInt8>) -> RGBA {
    let parts: [Double] = pixel.map { Double($0) / 255 }
    let paper: Double = 1 - parts[3]
    return RGBA(red: parts[0] + paper, green: parts[1] + paper, blue: parts[2] + paper)
  }
}
