import CoreImage.CIFilterBuiltins
import Foundation
import Testing
import UIKit

@testable import CoreImage

/// Codes of squares. What they say was read once by a reader of another maker's, at 155 lengths in all levels of correction.
@Suite("QR codes")
struct QRCodeTests {
  /// The code of "https://example.org" with medium correction, as that reader has read it.
  private static let recorded: [String] = [
    "1111111000010100001111111",
    "1000001011000100101000001",
    "1011101010100000101011101",
    "1011101011001101101011101",
    "1011101001110000101011101",
    "1000001001110110001000001",
    "1111111010101010101111111",
    "0000000010010011100000000",
    "1000001010010000011001110",
    "0001000100010111110111110",
    "1010111000010111100101011",
    "1111110011111100101101001",
    "0001111010101101101100001",
    "1110110101000001100100010",
    "1011111010011001001111011",
    "1000000001010000011101101",
    "1001101010010000111110100",
    "0000000010101110100010000",
    "1111111000010000101010001",
    "1000001001101101100010010",
    "1011101000101011111110101",
    "1011101000100010111000011",
    "1011101001111001000001101",
    "1000001000010011110110001",
    "1111111011000110101001001",
  ]

  private func rows(_ code: QRCode) -> [String] {
    (0..<code.size).map { y in String((0..<code.size).map { x in code[x, y] ? "1" : "0" }) }
  }

  @Test("A code has the squares that a reader has read")
  func squares() throws {
    let code = try #require(QRCode(Data("https://example.org".utf8), correction: .medium))
    #expect(rows(code) == Self.recorded && code.version == 2)
  }

  @Test(
    "The smallest version that holds the message is taken; one byte more than the largest holds is refused",
    arguments: [(QRCorrection.low, 17, 2953), (.medium, 14, 2331), (.quartile, 11, 1663), (.high, 7, 1273)])
  func sizes(correction: QRCorrection, first: Int, last: Int) {
    #expect(QRCode(Data(count: first), correction: correction)?.version == 1)
    #expect(QRCode(Data(count: first + 1), correction: correction)?.version == 2)
    #expect(QRCode(Data(count: last), correction: correction)?.version == 40)
    #expect(QRCode(Data(count: last + 1), correction: correction) == nil)
    #expect(QRCode(Data(), correction: correction)?.size == 21)
  }

  @Test("The generator makes a pixel a square with a white edge, and larger ones keep their edges")
  func generator() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil && filter.name == "CIQRCodeGenerator" && filter.correctionLevel == "M")
    filter.message = Data("https://example.org".utf8)
    let code: CIImage = try #require(filter.outputImage)
    #expect(code.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
    let large: CIImage = code.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    let pixels: CGImage = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(pixels.width == 81 && pixels.height == 81)
    let bytes: [UInt8] = pixels.premultipliedRGBA
    for y in 0..<81 {
      for x in 0..<81 {
        let (column, row): (Int, Int) = (x / 3 - 1, y / 3 - 1)
        let isInside: Bool = (0..<25).contains(column) && (0..<25).contains(row)
        let isDark: Bool = isInside && Array(Self.recorded[row])[column] == "1"
        try #require(bytes[(y * 81 + x) * 4] == (isDark ? 0 : 255), "\(x), \(y)")
      }
    }
    filter.correctionLevel = "X"
    #expect(filter.outputImage == nil)
    filter.correctionLevel = "H"
    filter.setValue(Data(count: 3000), forKey: "inputMessage")
    #expect(filter.outputImage == nil && filter.message.count == 3000)
  }
}
