import CoreGraphics
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What views begin with and keep, and what they are told.
@MainActor
@Suite("Settings of views of UIKit", .serialized)
struct ViewSettingTests {
  final class Told: UIView {
    var windows: [UIWindow?] = []
    var tints = 0
    override func willMove(toWindow newWindow: UIWindow?) { windows.append(newWindow) }
    override func tintColorDidChange() { tints += 1 }
  }

  @Test("A view is told of its window before it moves there")
  func window() throws {
    let view = Told()
    let host = try ViewTestSupport.window { Hosting(view: view).frame(width: 80, height: 30) }
    withExtendedLifetime(host) {
      #expect(view.windows.count == 1 && view.windows.first == view.window && view.window != nil)
      #expect(view.window?.traitCollection == UIScreen.main.traitCollection)
    }
  }

  @Test("A view is told when its tint changes")
  func tint() {
    let view = Told()
    view.tintColor = .red
    #expect(view.tints == 1)
  }

  @Test("A view does nothing for assistive technologies by itself, and keeps what it is to say")
  func speech() {
    let view = UIView()
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap())
    #expect(view.accessibilityHint == nil && view.accessibilityValue == nil && view.accessibilityIdentifier == nil)
    #expect(!view.accessibilityViewIsModal && !view.accessibilityElementsHidden)
    #expect(!view.shouldGroupAccessibilityChildren)
    view.accessibilityHint = "Opens"
    view.accessibilityValue = "3"
    view.accessibilityIdentifier = "id"
    view.accessibilityViewIsModal = true
    view.accessibilityElementsHidden = true
    view.shouldGroupAccessibilityChildren = true
    #expect(view.accessibilityHint == "Opens" && view.accessibilityValue == "3")
    #expect(view.accessibilityIdentifier == "id" && view.accessibilityViewIsModal)
    #expect(view.accessibilityElementsHidden && view.shouldGroupAccessibilityChildren)
  }

  @Test("Animations are on until they are turned off; subviews are resized where the view resizes them (484)")
  func animations() {
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 120, height: 130)
    #expect(inner.frame.size == CGSize(width: 50, height: 50))
    outer.autoresizesSubviews = true
    outer.frame.size = CGSize(width: 140, height: 160)
    #expect(inner.frame.size == CGSize(width: 70, height: 80))
  }
}
