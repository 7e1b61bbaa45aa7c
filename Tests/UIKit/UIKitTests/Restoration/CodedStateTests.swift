import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// States that views and controllers write to a coder, and read from it.
@MainActor
@Suite("States of views and controllers in coders", .serialized)
struct CodedStateTests {
  private func coded(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    write(archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return unarchiver
  }

  @Test("A scroll view comes back to its place and its insets")
  func scrolling() throws {
    func view() -> UIScrollView {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 1000)
      return view
    }
    let (first, second) = (view(), view())
    first.contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
    first.contentOffset = CGPoint(x: 0, y: 321)
    second.decodeRestorableState(with: try coded { first.encodeRestorableState(with: $0) })
    #expect(second.contentOffset == CGPoint(x: 0, y: 321))
    #expect(second.contentInset == UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0))
  }

  @Test("A tab bar controller comes back to its tab")
  func tabs() throws {
    func controller() -> UITabBarController {
      let controller = UITabBarController()
      controller.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
      return controller
    }
    let (first, second) = (controller(), controller())
    first.selectedIndex = 2
    second.decodeRestorableState(with: try coded { first.encodeRestorableState(with: $0) })
    #expect(second.selectedIndex == 2)
    second.decodeRestorableState(with: try coded { controller().encodeRestorableState(with: $0) })
    #expect(second.selectedIndex == 0)
  }

  @Test("What controllers and views of the system decode is as empty as a new one")
  func decoded() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let segments = try #require(UISegmentedControl(coder: coder))
    #expect(segments.numberOfSegments == 0 && segments.selectedSegmentIndex == -1)
    let unavailable = try #require(UIContentUnavailableView(coder: coder))
    let content = try #require(unavailable.configuration as? UIContentUnavailableConfiguration)
    #expect(content.text == nil && content.image == nil)
    let paste = try #require(UIPasteControl(coder: coder))
    #expect(paste.configuration.displayMode == .iconAndLabel && paste.target == nil)
    let picker = try #require(UIDocumentPickerViewController(coder: coder))
    #expect(!picker.allowsMultipleSelection && picker.delegate == nil)
    #expect(UIActivityViewController(coder: coder) == nil)
  }

  @Test("The system's controllers make their views with a size for a popover")
  func views() {
    let controllers: [UIViewController] = [
      UIActivityViewController(activityItems: ["words"], applicationActivities: nil),
      UIDocumentPickerViewController(forOpeningContentTypes: [.item]), UIImagePickerController(),
    ]
    for controller in controllers {
      #expect(!controller.isViewLoaded && controller.preferredContentSize == .zero)
      controller.loadView()
      #expect(controller.isViewLoaded && controller.preferredContentSize.width == 320)
    }
  }

  @Test("An item of a share gives no subject unless its source has one")
  func subjects() {
    final class Plain: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "…" }
      func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { "words" }
    }
    let controller = UIActivityViewController(activityItems: [Plain()], applicationActivities: nil)
    #expect(Plain().activityViewController(controller, subjectForActivityType: nil) == "")
    let source: any UIActivityItemSource = Plain()
    #expect(source.activityViewController(controller, subjectForActivityType: .message) == "")
  }

  @Test("An object that does not listen keeps nothing of a restoration, and changes nothing at its end")
  func silent() throws {
    final class Silent: NSObject, UIStateRestoring { var count = 0 }
    let silent = Silent()
    let coder: NSKeyedUnarchiver = try coded { silent.encodeRestorableState(with: $0) }
    silent.decodeRestorableState(with: coder)
    silent.applicationFinishedRestoringState()
    #expect(silent.count == 0 && coder.error == nil)
  }

  @Test("A paste control has the focus of its button, and fills itself with it")
  func pasteControls() {
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    control.layoutSubviews()
    #expect(control.subviews.first?.frame == control.bounds && !control.canBecomeFocused)
  }

  @Test("Content that is unavailable stays in the middle when its view's size and safe area change")
  func unavailable() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    let view = UIContentUnavailableView(configuration: configuration)
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    let first: CGRect = try #require(host.frame("Nothing"))
    #expect(abs(first.midX - 100) < 1 && abs(first.midY - 100) < 2)
    view.layoutSubviews()
    view.safeAreaInsetsDidChange()
    host.update()
    #expect(host.frame("Nothing") == first)
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    #expect(state.traitCollection.userInterfaceStyle == .dark)
    state.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    #expect(state.traitCollection.userInterfaceStyle == .light && state.searchText == nil)
  }
}
