import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Shadows of parts of texts.
@MainActor
@Suite("Shadows of texts", .serialized)
struct TextShadowTests {
  @Test("A label draws the shadow of each part that has one, and nothing of a shadow without a colour")
  func labels() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.red
    let text = NSMutableAttributedString(string: "One two")
    text.setAttributes([.shadow: shadow], range: NSRange(location: 4, length: 3))
    let label = UILabel()
    label.attributedText = text
    let host = try window(width: 200, height: 40) { Hosting(view: label) }
    let shown: [String] = host.displayLines
    #expect(shown.filter { $0.contains("shadow") }.count == 1)
    shadow.shadowColor = nil
    host.change { label.attributedText = text }
    #expect(!host.displayLines.contains { $0.contains("shadow") })
  }

  @Test("A shadow begins as a sharp one of pale black, compares by its values, and is copied")
  func values() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
    let copy: NSShadow = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow && copy.hash == shadow.hash && copy !== shadow)
    copy.shadowColor = UIColor.red.cgColor
    #expect(copy != shadow)
    shadow.shadowColor = UIColor.red
    #expect(copy == shadow)
  }
}
