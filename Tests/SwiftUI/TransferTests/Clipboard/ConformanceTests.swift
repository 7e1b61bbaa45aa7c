import CoreTransferable
import FoundationGaps
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct ConformanceTests {
  @Test("A colour comes back with its components, also in the form that desktops drag")
  func colors() async throws {
    let color = Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.75)
    let wanted: Color.Resolved = color.resolve(in: EnvironmentValues())
    let own: Color = try await Color(importing: color.exported(as: nil), contentType: nil)
    #expect(own.resolve(in: EnvironmentValues()) == wanted)
    let type: UTType = try #require(UTType(mimeType: "application/x-color"))
    let data: Data = try await color.exported(as: type)
    #expect(data.count == 8)
    let parts: [UInt16] = data.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }
    #expect(parts == [16384, 32768, 65535, 49151])
    let other: Color.Resolved = try await Color(importing: data, contentType: type).resolve(in: EnvironmentValues())
    #expect(abs(other.red - 0.25) < 0.001 && abs(other.blue - 1) < 0.001 && abs(other.opacity - 0.75) < 0.001)
    await #expect(throws: (any Error).self) { try await Color(importing: Data([1]), contentType: type) }
  }

  @Test("A picture is exported as PNG, and made of pictures of several types")
  func images() async throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let image = Image(uiImage: dot)
    #expect(Image.exportedContentTypes() == [.png])
    let png: Data = try await image.exported(as: .image)
    #expect(UIImage(data: png)?.size == CGSize(width: 8, height: 4))
    _ = try await Image(importing: png, contentType: .png)
    let jpeg: Data = try #require(dot.jpegData(compressionQuality: 0.9))
    _ = try await Image(importing: jpeg, contentType: .jpeg)
    await #expect(throws: CocoaError(.fileReadCorruptFile)) {
      try await Image(importing: Data("no picture".utf8), contentType: .png)
    }
  }

  @Test("An image of UIKit and attributed strings go through item providers")
  func objects() async throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let provider = NSItemProvider(object: dot)
    #expect(provider.registeredContentTypes == [.png, .jpeg] && provider.canLoadObject(ofClass: UIImage.self))
    let back: UIImage? = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { image, _ in continuation.resume(returning: image as? UIImage) }
    }
    #expect(back != nil)
    let text = NSItemProvider(object: NSAttributedString(string: "a"))
    let string: String? = await withCheckedContinuation { continuation in
      text.loadObject(ofClass: NSAttributedString.self) { text, _ in
        continuation.resume(returning: (text as? NSAttributedString)?.string)
      }
    }
    #expect(string == "a")
  }

  @Test("Attributed text keeps links and emphasis, and other programs get HTML or plain text")
  func attributedText() async throws {
    var text = AttributedString("plain bold link")
    text[try #require(text.range(of: "bold"))].inlinePresentationIntent = .stronglyEmphasized
    text[try #require(text.range(of: "link"))].link = URL(string: "https://example.com/?a=1&b=2")
    let own: Data = try await text.exported(as: nil)
    #expect(try await AttributedString(importing: own, contentType: nil) == text)
    let html = String(decoding: try await text.exported(as: .html), as: UTF8.self)
    #expect(html.contains(#"plain <strong>bold</strong> <a href="https://example.com/?a=1&amp;b=2">link</a>"#))
    #expect(try await text.exported(as: .utf8PlainText) == Data("plain bold link".utf8))
    #expect(try await AttributedString(importing: Data("a".utf8), contentType: .plainText) == AttributedString("a"))
  }
}
