import CoreGraphics
import Foundation
import FoundationGaps
import Testing
import UIKit
import ViewTestSupport

/// Pictures as what programs exchange.
@MainActor
@Suite("Pictures that are exchanged")
struct ImageProviderTests {
  private func picture() throws -> UIImage { UIImage(cgImage: try TestPicture.plain(3, 2, TestPicture.red)) }

  private final class Got: @unchecked Sendable {
    var data: Data?
    var error: (any Error)?
  }

  @Test("A picture is written as PNG or JPEG, and read from each")
  func formats() throws {
    let image: UIImage = try picture()
    #expect(UIImage.writableTypeIdentifiersForItemProvider == ["public.png", "public.jpeg"])
    #expect(UIImage.readableTypeIdentifiersForItemProvider.first == "public.png")
    let starts: [String: [UInt8]] = ["public.png": [0x89, 0x50, 0x4E, 0x47], "public.jpeg": [0xFF, 0xD8, 0xFF]]
    for type in UIImage.writableTypeIdentifiersForItemProvider {
      let got = Got()
      #expect(image.loadData(withTypeIdentifier: type) { (got.data, got.error) = ($0, $1) } == nil)
      let data = try #require(got.data)
      #expect(data.starts(with: starts[type] ?? [0]) && got.error == nil, "\(type)")
      #expect(UIImage.readableTypeIdentifiersForItemProvider.contains(type))
      #expect(try UIImage.object(withItemProviderData: data, typeIdentifier: type).size == CGSize(width: 3, height: 2))
    }
    #expect(throws: CocoaError.self) {
      try UIImage.object(withItemProviderData: Data("none".utf8), typeIdentifier: "public.png")
    }
  }

  @Test("A decoded image view has no picture")
  func decoded() throws {
    let view = try #require(UIImageView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(view.image == nil && !view.isHighlighted && !view.isUserInteractionEnabled)
    view.image = try picture()
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 2))
  }
}
