import Foundation
import ImageIO
import Testing
import UIKit

/// Pictures of files and files of pictures.
@Suite("Files of pictures")
struct ImageFileTests {
  private func picture(width: Int, height: Int) throws -> CGImage {
    let pixels: [UInt8] = (0..<width * height).flatMap { index -> [UInt8] in
      index % width < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255]
    }
    return try #require(CGImage(width: width, height: height, premultipliedRGBA: pixels))
  }

  private func png(width: Int, height: Int) throws -> Data {
    try #require(UIImage(cgImage: try picture(width: width, height: height)).pngData())
  }

  @Test("A source tells its type, its picture and what is known of it")
  func sources() throws {
    let data: Data = try png(width: 40, height: 20)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    let image: CGImage = try #require(
      CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceShouldCache: true] as CFDictionary))
    #expect(image.width == 40 && image.height == 20 && image.premultipliedRGBA.starts(with: [255, 0, 0, 255]))
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties: CFDictionary = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(properties[kCGImagePropertyOrientation] as? Int == 1 && properties[kCGImagePropertyHasAlpha] is Bool)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, -1, nil) == nil)
    #expect(source == source && Set([source, source]).count == 1)
  }

  @Test("Small pictures are made of large ones, and none is made larger")
  func thumbnails() throws {
    let source = try #require(CGImageSourceCreateWithData(try png(width: 40, height: 20), nil))
    func size(_ options: CFDictionary) -> [Int]? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options).map { [$0.width, $0.height] }
    }
    let always: CFDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceShouldCacheImmediately: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
    #expect(size(always) == [10, 5])
    #expect(size([kCGImageSourceThumbnailMaxPixelSize: 100]) == [40, 20] && size([:]) == [40, 20])
    #expect(size([kCGImageSourceThumbnailMaxPixelSize: -4]) == [40, 20])
    #expect(size([kCGImageSourceThumbnailMaxPixelSize: CGFloat(20)]) == [20, 10])
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 3, nil) == nil)
    let hints: [CFString] = [
      kCGImageSourceTypeIdentifierHint, kCGImageSourceShouldAllowFloat, kCGImageSourceCreateThumbnailFromImageIfAbsent,
    ]
    #expect(Set(hints).count == 3)
  }

  @Test("What is no picture has no source; a damaged picture has a source without pictures")
  func damaged() throws {
    #expect(CGImageSourceCreateWithData(Data(), nil) == nil)
    #expect(CGImageSourceCreateWithData(Data("text".utf8), nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png"), nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(string: "https://example.org/a.png")!, nil) == nil)
    let source = try #require(CGImageSourceCreateWithData(try png(width: 40, height: 20).prefix(40), nil))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
  }

  @Test("A destination writes PNG and JPEG, into memory and files, once and with a picture")
  func destinations() throws {
    let data = NSMutableData()
    let image: CGImage = try picture(width: 8, height: 8)
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.premultipliedRGBA == image.premultipliedRGBA)
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg")
    defer { try? FileManager.default.removeItem(at: file) }
    func jpeg(_ quality: Double) throws -> Int {
      let made = try #require(CGImageDestinationCreateWithURL(file, "public.jpeg", 1, nil))
      CGImageDestinationSetProperties(made, [kCGImageDestinationLossyCompressionQuality: quality])
      CGImageDestinationAddImage(made, try picture(width: 64, height: 64), nil)
      #expect(CGImageDestinationFinalize(made) && made == made && made.hashValue == made.hashValue)
      let read = try #require(CGImageSourceCreateWithURL(file, nil))
      #expect(CGImageSourceGetType(read) == "public.jpeg" && CGImageSourceGetCount(read) == 1)
      return try Data(contentsOf: file).count
    }
    #expect(try jpeg(0.1) < jpeg(1))
    #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, "public.png", 2, nil) == nil)
    #expect(CGImageDestinationCreateWithURL(URL(string: "https://example.org")!, "public.png", 1, nil) == nil)
  }
}
