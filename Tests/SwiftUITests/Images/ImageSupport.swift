import CoreGraphics
import Foundation
import RenderCairo
import SwiftUI
import Testing
import UITestSupport

/// A folder that stands for a bundle's resources, removed with the last reference.
final class ResourceFolder {
  let url: URL
  let bundle: Bundle

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: url.path))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders around it.
  func write(_ data: Data, to path: String) throws {
    let file: URL = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
}

/// Pictures of whole pixels.
enum TestPicture {
  /// A picture of one colour, each part 0...255.
  static func plain(_ width: Int, _ height: Int, _ color: [UInt8]) throws -> CGImage {
    try pixels(width, height) { _, _ in color }
  }

  static func pixels(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) throws -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
    return try #require(CGImage(width: width, height: height, premultipliedRGBA: bytes))
  }

  static func png(_ image: CGImage) throws -> Data { try #require(PNGCodec.encode(image)) }

  static let red: [UInt8] = [255, 0, 0, 255]
  static let green: [UInt8] = [0, 255, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]
  static let white: [UInt8] = [255, 255, 255, 255]

  static let svg: String = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
      <rect width="20" height="10" fill="#00FF00"/>
    </svg>
    """
}

/// What a window shows, by its pixels.
@MainActor
struct Shot {
  let image: CGImage

  init(_ app: HeadlessApp) throws {
    image = try #require(PNGCodec.decode(try app.pngData()))
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    let start: Int = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }
}

extension HeadlessApp {
  /// A small window at one pixel a point.
  static func small<Root: View>(
    _ side: CGFloat = 40, scale: CGFloat = 1, dark: Bool = false, rightToLeft: Bool = false,
    contrast: ColorSchemeContrast = .standard, @ViewBuilder root: () -> Root
  ) throws -> HeadlessApp {
    var settings = HeadlessApp.Settings()
    settings.displayScale = scale
    settings.colorScheme = dark ? .dark : .light
    settings.isRightToLeft = rightToLeft
    settings.colorSchemeContrast = contrast
    return try HeadlessApp(size: CGSize(width: side, height: side), settings: settings, root: root)
  }
}
