import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import ViewTestSupport

/// The views that the system's controllers make, and what controls show of their places.
@MainActor
@Suite("Views of the system's controllers", .serialized)
struct ShownControllerTests {
  @Test("Each controller makes a view of its own, with a size for a popover")
  func views() {
    let share = UIActivityViewController(activityItems: ["words"], applicationActivities: nil)
    share.loadView()
    #expect(share.isViewLoaded && share.preferredContentSize.width == 320)
    let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    documents.loadView()
    #expect(documents.isViewLoaded && documents.preferredContentSize.width == 320)
    let images = UIImagePickerController()
    images.loadView()
    #expect(images.isViewLoaded && images.preferredContentSize.width == 320)
    let colors = UIColorPickerViewController()
    colors.loadView()
    #expect(colors.isViewLoaded && colors.preferredContentSize.width > 0)
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    browser.loadView()
    #expect(browser.isViewLoaded && !browser.view.isHidden)
  }

  @Test("The content of a view that goes on under bars fills the safe area, unless the program places it")
  func backgrounds() throws {
    let (page, view, content) = (UIViewController(), UIBackgroundExtensionView(), UIView())
    view.contentView = content
    page.view.addSubview(view)
    let host = try window(safeArea: HostWindow.Insets(top: 20)) { Controllers(page).ignoresSafeArea() }
    host.change { view.frame = page.view.bounds }
    #expect(content.frame == CGRect(x: 0, y: 20, width: 200, height: 80))
    content.frame = .zero
    view.layoutSubviews()
    #expect(content.frame == CGRect(x: 0, y: 20, width: 200, height: 80))
    view.automaticallyPlacesContentView = false
    content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.layoutSubviews()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A calendar takes the keyboard's focus, and a control is in its state while it has it")
  func focus() {
    #expect(UICalendarView().canBecomeFocused)
    let (control, other) = (UIButton(), UIView())
    #expect(!control.state.contains(.focused))
    let coming = UIFocusUpdateContext(from: other, to: control, heading: .down)
    control.didUpdateFocus(in: coming, with: UIFocusAnimationCoordinator())
    #expect(control.state.contains(.focused))
    let going = UIFocusUpdateContext(from: control, to: other, heading: .down)
    control.didUpdateFocus(in: going, with: UIFocusAnimationCoordinator())
    #expect(!control.state.contains(.focused))
  }

  @Test("An image grows with texts for people who need large ones, if it is to")
  func imageSizes() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let view = UIImageView(image: image)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let large: CGSize = view.intrinsicContentSize
    #expect(large.width > 25 && abs(large.width - 2 * large.height) < 0.1)
    view.traitOverrides.preferredContentSizeCategory = .large
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = false
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  @Test("Images follow each other in a view that comes into a window after they were started")
  func sequences() throws {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    final class Noting: UIImageView {
      var isInWindow: [Bool] = []
      override func didMoveToWindow() {
        super.didMoveToWindow()
        isInWindow.append(window != nil)
      }
    }
    let (root, view) = (UIView(), Noting(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    view.animationImages = [image(.red), image(.blue)]
    view.animationDuration = 1
    view.startAnimating()
    let host = try window { Hosting(view: root) }
    host.change { root.addSubview(view) }
    #expect(view.isInWindow == [true])
    let first: String = try host.color(x: 10, y: 10)
    host.advance(by: .milliseconds(500))
    let second: String = try host.color(x: 10, y: 10)
    #expect(Set([first, second]) == ["#FF0000", "#0000FF"])
  }

  @Test("The variant of an image fits a configuration")
  func variants() throws {
    func image(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    let asset = UIImageAsset()
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    asset.register(image(10), with: light.imageConfiguration)
    asset.register(image(20), with: dark.imageConfiguration)
    #expect(asset.image(with: light.imageConfiguration).size.width == 10)
    #expect(asset.image(with: dark.imageConfiguration).size.width == 20)
    asset.unregisterImage(with: dark.imageConfiguration)
    #expect(asset.image(with: dark.imageConfiguration).size.width == 10)
  }

  @Test("The bytes of a colour are read back as the same colour")
  func colors() throws {
    let color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    for type in UIColor.writableTypeIdentifiersForItemProvider {
      nonisolated(unsafe) var found: Data?
      let progress: Progress? = color.loadData(withTypeIdentifier: type) { data, error in
        if error == nil { found = data }
      }
      let data: Data = try #require(found)
      let read = try UIColor.object(withItemProviderData: data, typeIdentifier: type)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      #expect(read.getRed(&red, green: &green, blue: &blue, alpha: &alpha) && progress == nil)
      let parts: [CGFloat] = [red, green, blue, alpha]
      #expect(zip(parts, [1, 0.5, 0.25, 0.75]).allSatisfy { abs($0 - $1) < 0.001 }, "\(parts)")
    }
  }

  @Test("The lines of a page with attributes are read in the place of those without")
  func reading() {
    struct Page: UIAccessibilityReadingContent {
      func accessibilityLineNumber(for point: CGPoint) -> Int { 0 }
      func accessibilityContent(forLineNumber lineNumber: Int) -> String? { "plain \(lineNumber)" }
      func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
      func accessibilityPageContent() -> String? { nil }
      func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        lineNumber == 0 ? NSAttributedString(string: "rich") : nil
      }
    }
    struct Plain: UIAccessibilityReadingContent {
      func accessibilityLineNumber(for point: CGPoint) -> Int { 0 }
      func accessibilityContent(forLineNumber lineNumber: Int) -> String? { "plain" }
      func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
      func accessibilityPageContent() -> String? { nil }
    }
    let pages: [any UIAccessibilityReadingContent] = [Page(), Plain()]
    #expect(pages.map { $0.accessibilityAttributedContent(forLineNumber: 0)?.string } == ["rich", nil])
    #expect(pages[0].accessibilityAttributedContent(forLineNumber: 1) == nil)
  }

  @Test("Days and weeks that a delegate refuses cannot be chosen, by its protocol")
  func calendars() {
    final class Chooser: NSObject, UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate {
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
      ) {}
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
      ) -> Bool { dateComponents.day == 6 }
      func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
      ) {}
      func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
      ) -> Bool { weekOfYearComponents?.weekOfYear == 6 }
    }
    let chooser = Chooser()
    let several = UICalendarSelectionMultiDate(delegate: chooser)
    let week = UICalendarSelectionWeekOfYear(delegate: chooser)
    let (days, weeks):
      (
        any UICalendarSelectionMultiDateDelegate, any UICalendarSelectionWeekOfYearDelegate
      ) = (chooser, chooser)
    let answers: [Bool] = [5, 6].map { days.multiDateSelection(several, canSelectDate: DateComponents(day: $0)) }
    #expect(answers == [false, true])
    #expect(!weeks.weekOfYearSelection(week, canSelectWeekOfYear: nil))
    #expect(weeks.weekOfYearSelection(week, canSelectWeekOfYear: DateComponents(weekOfYear: 6)))
  }

  @Test("Containers of content are told of sizes and traits by their protocol")
  func containers() throws {
    final class Sized: UIViewController {
      var log: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("size \(Int(size.width))")
        let inner = Inner()
        let told: any UIContentContainer = inner
        told.viewWillTransition(to: size, with: coordinator)
        told.willTransition(to: UITraitCollection(userInterfaceStyle: .dark), with: coordinator)
        log += inner.log
      }
    }
    final class Inner: UIViewController {
      var log: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log.append("inner \(Int(size.width))")
      }
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) { log.append("dark \(newCollection.userInterfaceStyle == .dark)") }
    }
    let page = Sized()
    let host = try window(width: 300, height: 200) { Controllers(page) }
    host.graph.resize(to: HostWindow(size: CGSize(width: 500, height: 200)))
    host.update()
    #expect(page.log == ["size 500", "inner 500", "dark true"])
  }
}
