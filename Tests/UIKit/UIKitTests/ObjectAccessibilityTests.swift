import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The accessibility properties of objects that are no views.
@MainActor
@Suite("Accessibility of plain objects", .serialized)
struct ObjectAccessibilityTests {
  private final class Model: NSObject {}

  @Test("An object keeps its words, apart from others")
  func words() {
    let (model, other): (Model, Model) = (Model(), Model())
    #expect(model.accessibilityLabel == nil && model.accessibilityTraits == .none && !model.isAccessibilityElement)
    model.accessibilityLabel = "Archive"
    model.accessibilityValue = "3"
    model.accessibilityHint = "Moves it"
    model.accessibilityIdentifier = "archive"
    model.accessibilityTraits = .button
    model.isAccessibilityElement = true
    #expect(model.accessibilityLabel == "Archive" && model.accessibilityValue == "3")
    #expect(model.accessibilityHint == "Moves it" && model.accessibilityIdentifier == "archive")
    #expect(model.accessibilityTraits == .button && model.isAccessibilityElement && other.accessibilityLabel == nil)
    // Views have words of their own.
    let view = UIView()
    view.accessibilityLabel = "View"
    #expect(view.accessibilityLabel == "View" && view.accessibilityTraits == .none)
  }

  @Test("The name of an image is that of the view that shows it, until the view has one")
  func images() throws {
    let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    image.accessibilityLabel = "A cat"
    let view = UIImageView(image: image)
    view.isAccessibilityElement = true
    let host = try window { Hosting(view: view).frame(width: 40, height: 40) }
    #expect(host.labels == ["A cat"])
    host.change { view.accessibilityLabel = "A tabby" }
    #expect(host.labels == ["A tabby"] && image.accessibilityLabel == "A cat")
    #expect(!view.accessibilityIgnoresInvertColors && host.element("A tabby")?.properties.ignoresInvertColors == nil)
    host.change { view.accessibilityIgnoresInvertColors = true }
    #expect(view.accessibilityIgnoresInvertColors)
    #expect(host.element("A tabby")?.properties.ignoresInvertColors == true)
  }
}
