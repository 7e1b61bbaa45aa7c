import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Views of UIKit's that are shown large while they are pressed.
@MainActor
@Suite("Large content of UIKit", .serialized)
struct LargeContentViewerTests {
  private final class Judge: NSObject, UILargeContentViewerInteractionDelegate {
    var log: [String] = []
    var item: (any UILargeContentViewerItem)?
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { log.append("\(item?.largeContentTitle ?? "none") at \(Int(point.x)) \(Int(point.y))") }
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { item ?? interaction.view?.subviews.first { $0.frame.contains(point) } }
  }

  private final class Silent: NSObject, UILargeContentViewerInteractionDelegate {}

  /// A bar with two buttons.
  private final class Page: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    let undo = UIButton(type: .system)
    let redo = UILabel(frame: CGRect(x: 100, y: 0, width: 80, height: 40))
    var presses: Int = 0

    override func viewDidLoad() {
      undo.setTitle("Undo", for: .normal)
      undo.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      undo.showsLargeContentViewer = true
      undo.addAction(UIAction { [unowned self] _ in presses += 1 }, for: .touchUpInside)
      redo.text = "Redo"
      redo.isUserInteractionEnabled = true
      redo.showsLargeContentViewer = true
      redo.largeContentTitle = "Do it again"
      bar.addSubview(undo)
      bar.addSubview(redo)
      view.addSubview(bar)
    }
  }

  private func open(_ controller: UIViewController, textSize: Int = 11) throws -> HeadlessHost {
    var settings = HostSettings(idiom: .desktop)
    settings.textSize = textSize
    return try window(width: 400, height: 400, settings: settings) {
      Controllers(controller).ignoresSafeArea()
    }
  }

  private let onUndo = CGPoint(x: 20, y: 20)
  private let onRedo = CGPoint(x: 120, y: 20)

  @Test("Items are shown large one after another while the press goes on, and the delegate hears of the last one (90)")
  func pressing() throws {
    let (page, judge) = (Page(), Judge())
    let interaction = UILargeContentViewerInteraction(delegate: judge)
    page.loadViewIfNeeded()
    page.bar.addInteraction(interaction)
    let host = try open(page)
    let plain: [String] = host.drawnTexts
    let pointer = host.down(at: onUndo)
    host.advance(by: .milliseconds(400))
    #expect(host.drawnTexts == plain)
    host.advance(by: .seconds(1))
    #expect(host.drawnTexts.count { $0 == "Undo" } == 2, "\(host.drawnTexts)")
    host.move(pointer, to: onRedo)
    host.advance(by: .seconds(1))
    #expect(host.drawnTexts.joined(separator: " ").contains("Do it again"), "\(host.drawnTexts)")
    #expect(!host.labels.contains("Do it again"))
    host.lift(pointer, at: onRedo)
    host.advance(by: .seconds(1))
    #expect(host.drawnTexts == plain && judge.log == ["Do it again at 120 20"] && page.presses == 0)
    #expect(UILargeContentViewerInteraction.isEnabled && host.graph.differences().isEmpty)
    // Another item than the view at the point, and none.
    judge.item = page.undo
    host.press(at: onRedo, for: .seconds(1))
    #expect(judge.log.last == "Undo at 120 20")
    judge.item = page.view
    host.press(at: onRedo, for: .seconds(1))
    #expect(judge.log.last == "none at 120 20")
    host.change { page.bar.removeInteraction(interaction) }
    #expect(interaction.view == nil && page.bar.gestureRecognizers?.isEmpty != false)
  }

  @Test("A short press is a press; at a usual size of texts nothing is shown large")
  func short() throws {
    let page = Page()
    page.loadViewIfNeeded()
    let silent = Silent()
    let interaction = UILargeContentViewerInteraction(delegate: silent)
    page.bar.addInteraction(interaction)
    let host = try open(page)
    host.click(at: onUndo)
    #expect(page.presses == 1)
    host.press(at: onUndo, for: .seconds(1))
    let usual = Page()
    usual.loadViewIfNeeded()
    usual.bar.addInteraction(UILargeContentViewerInteraction(delegate: silent))
    let small = try open(usual, textSize: 3)
    let plain: [String] = small.drawnTexts
    let pointer = small.down(at: onUndo)
    small.advance(by: .seconds(1))
    #expect(small.drawnTexts == plain && !UILargeContentViewerInteraction.isEnabled)
    small.lift(pointer, at: onUndo)
    #expect(usual.presses == 1 && page.presses == 1)
    #expect(interaction.gestureRecognizerForExclusionRelationship.view === page.bar)
    #expect(interaction.delegate === silent)
  }

  @Test("Without a delegate the views inside that say so are the items, or one around them")
  func inside() throws {
    let page = Page()
    page.loadViewIfNeeded()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    page.redo.addSubview(inner)
    page.bar.addInteraction(UILargeContentViewerInteraction())
    let host = try open(page)
    let pointer = host.down(at: CGPoint(x: 105, y: 20))
    host.advance(by: .seconds(1))
    #expect(host.drawnTexts.joined(separator: " ").contains("Do it again"), "\(host.drawnTexts)")
    host.lift(pointer, at: CGPoint(x: 105, y: 20))
    host.advance(by: .seconds(1))
    #expect(!host.drawnTexts.joined(separator: " ").contains("Do it again"))
  }

  @Test("Views say what their large form has; labels, buttons and image views know it by themselves")
  func words() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil && view.largeContentImage == nil)
    #expect(!view.scalesLargeContentImage && view.largeContentImageInsets == .zero)
    view.largeContentTitle = "Title"
    view.largeContentImage = UIImage(systemName: "star")
    view.scalesLargeContentImage = true
    view.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.largeContentTitle == "Title" && view.largeContentImage != nil && view.scalesLargeContentImage)
    #expect(view.largeContentImageInsets.right == 4)
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.largeContentTitle == "Press" && button.largeContentImage != nil)
    #expect(UIImageView(image: UIImage(systemName: "star")).largeContentImage != nil)
  }

  @Test("Buttons of bars and tabs are shown large by themselves")
  func bars() throws {
    let page = UIViewController()
    page.title = "Page"
    var presses: Int = 0
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", image: UIImage(systemName: "plus"), primaryAction: UIAction { _ in presses += 1 })
    page.navigationItem.rightBarButtonItem?.largeContentSizeImage = UIImage(systemName: "star")
    page.navigationItem.rightBarButtonItem?.largeContentSizeImageInsets = UIEdgeInsets(
      top: 4, left: 4, bottom: 4, right: 4)
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "heart"), tag: 1)
    tabs.viewControllers = [navigation, second]
    var settings = HostSettings(idiom: .phone)
    settings.textSize = 11
    let host = try window(width: 390, height: 700, settings: settings) { Controllers(tabs) }
    for name in ["Page", "Second"] {
      let before: Int = host.drawnTexts.count
      let label: String = name == "Page" ? "Add" : name
      let frame: CGRect = try #require(host.frame(label))
      let place = CGPoint(x: frame.midX, y: frame.midY)
      let pointer = host.down(at: place)
      host.advance(by: .seconds(1))
      #expect(host.drawnTexts.count > before && host.drawnTexts.contains(label), "\(host.drawnTexts)")
      host.lift(pointer, at: place)
      host.advance(by: .seconds(1))
    }
    #expect(presses == 1 && tabs.selectedIndex == 1)
  }

  @Test("The notification tells when the size of texts crosses that of accessibility")
  func notification() throws {
    @MainActor func page() -> Page {
      let page = Page()
      page.loadViewIfNeeded()
      page.bar.addInteraction(UILargeContentViewerInteraction())
      return page
    }
    let large = try open(page())
    large.update()
    var count: Int = 0
    let token = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    let usual = try open(page(), textSize: 5)
    usual.update()
    #expect(count == 1 && !UILargeContentViewerInteraction.isEnabled)
    _ = large
  }
}
