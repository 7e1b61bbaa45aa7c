import CoreGraphics
import Foundation
import ImageEngine
import RenderCairo
import SwiftUI
import Testing

/// Files of 24 by 16 pixels, red on the left and half transparent blue on the right, made with libwebp's encoder; the
/// moving one holds the first picture twice.
enum WebPPicture: String, CaseIterable {
  case lossless = "UklGRigAAABXRUJQVlA4TBsAAAAvF8ADEA8Q+z//D/yPCkICwv+1HugWRPQ/sBkA"
  case lossy = """
    UklGRpQAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSBUAAAABD/DA/4iIICQg/F/rgW5BRP8DmwEAVlA4IFgAAAAQBACdASoYABAAPm0qkUWk\
    IqGYBABABsSgCdL17sAowH4AV3/uAAG44AD+8sH/HP/+Vf/yNY/8gwhVVBeairNIjP7D//ID87VKgL/5Af4lS+WspNWgO8AA
    """
  case moving = """
    UklGRpwAAABXRUJQVlA4WAoAAAASAAAAFwAADwAAQU5JTQYAAAAAAAAAAABBTk1GNAAAAAAAAAAAABcAAA8AAGQAAAJWUDhMGwAAAC8XwAMQDxD7\
    P/8P/I8KQgLC/7Ue6BZE9D+wGQBBTk1GNAAAAAAAAAAAABcAAA8AAGQAAAJWUDhMGwAAAC8XwAMQDxD7P/8P/I8KQgLC/7Ue6BZE9D+wGQA=
    """

  var data: Data { get throws { try #require(Data(base64Encoded: rawValue)) } }
}

@MainActor
@Suite("WebP pictures", .serialized)
struct WebPTests {
  @Test(
    "WebP pictures have their size, colours and transparency; of moving ones the first is shown",
    arguments: WebPPicture.allCases)
  func pixels(picture: WebPPicture) throws {
    let image: UIImage = try #require(UIImage(data: try picture.data))
    #expect(image.size == CGSize(width: 24, height: 16))
    let pixels: [UInt8] = try #require(image.cgImage).premultipliedRGBA
    func isNear(_ x: Int, _ y: Int, _ expected: [Int]) -> Bool {
      let place: Int = (y * 24 + x) * 4
      return zip(pixels[place..<place + 4], expected).allSatisfy { abs(Int($0) - $1) < 12 }
    }
    #expect(isNear(2, 8, [255, 0, 0, 255]))
    // Half transparent: colours are stored with their share.
    #expect(isNear(21, 8, [0, 0, 128, 128]))
  }

  @Test("A WebP picture that announces more pixels than are allowed is refused before memory is spent")
  func large() throws {
    var limits = ImageLimits()
    limits.announced = 100
    for picture in WebPPicture.allCases {
      #expect(throws: ImageFailure.tooLarge(width: 24, height: 16, limit: 100)) {
        try PictureDecoder.shared.decode(picture.data, limits: limits)
      }
    }
    // A canvas of 16 million by 16 million announced by a file of 156 bytes.
    var huge: [UInt8] = Array(try WebPPicture.lossy.data)
    huge.replaceSubrange(24..<30, with: Array(repeating: 0xFE, count: 6))
    #expect(throws: ImageFailure.self) { try PictureDecoder.shared.decode(Data(huge), limits: .standard) }
  }

  @Test("A WebP file that ends early or holds nothing is refused with a reason")
  func damaged() throws {
    let data: Data = try WebPPicture.lossless.data
    #expect(throws: ImageFailure.damaged(format: "WebP", reason: "its pixels cannot be read")) {
      try PictureDecoder.shared.decode(data.dropLast(8) + Data(), limits: .standard)
    }
    #expect(throws: ImageFailure.damaged(format: "WebP", reason: "its head cannot be read")) {
      try PictureDecoder.shared.decode(data.prefix(14) + Data(), limits: .standard)
    }
  }
}
