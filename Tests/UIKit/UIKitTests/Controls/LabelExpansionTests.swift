import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Words of labels that are cut off.
@MainActor
@Suite("Whole words of labels", .serialized)
struct LabelExpansionTests {
  @Test("The whole text is shown where the pointer rests, as long as the label cuts it off")
  func expansion() throws {
    let page = UIViewController(nibName: nil, bundle: nil)
    page.loadViewIfNeeded()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 80, height: 24))
    label.text = "Words that are much too long"
    page.view.addSubview(label)
    let host = try window(width: 300, height: 200, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
    func isShown() -> Bool {
      host.hover(at: CGPoint(x: 280, y: 180))
      host.advance(by: .seconds(1))
      host.hover(at: CGPoint(x: 40, y: 32))
      host.advance(by: .seconds(2))
      return host.help?.text == label.text
    }
    #expect(!label.showsExpansionTextWhenTruncated && !isShown())
    host.change { label.showsExpansionTextWhenTruncated = true }
    #expect(label.showsExpansionTextWhenTruncated && isShown())
    host.change { label.frame.size.width = 280 }
    #expect(!isShown())
    host.change {
      label.frame.size = CGSize(width: 80, height: 24)
      label.numberOfLines = 0
    }
    #expect(isShown())
    host.change { label.frame.size.height = 120 }
    #expect(!isShown())
    host.change { label.showsExpansionTextWhenTruncated = false }
    #expect(!label.showsExpansionTextWhenTruncated && label.interactions.isEmpty)
  }
}
