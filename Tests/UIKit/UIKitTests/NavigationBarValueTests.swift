import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What navigation bars keep, show and ask.
@MainActor
@Suite("Navigation bars by their properties", .serialized)
struct NavigationBarValueTests {
  /// Decides and notes.
  @MainActor
  final class Watcher: NSObject, UINavigationBarDelegate {
    var log: [String] = []
    var allows = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      log.append("may push \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("pushed \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("may pop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("popped \(item.title ?? "")")
    }
  }

  /// Has the defaults.
  final class Silent: NSObject, UINavigationBarDelegate {}

  final class TintedBar: UINavigationBar {
    var tints = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints += 1
    }
  }

  private func picture(_ color: [UInt8]) throws -> UIImage { UIImage(cgImage: try TestPicture.plain(4, 4, color)) }

  /// A bar of a program's own in a window.
  private func show(_ bar: UINavigationBar) throws -> HeadlessHost {
    let holder = UIViewController()
    bar.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
    holder.view.addSubview(bar)
    return try phone { Controllers(holder) }
  }

  /// A navigation controller with one page called "Title" in a window.
  private func stack() throws -> (host: HeadlessHost, bar: UINavigationBar, page: Page) {
    let page = Page("page", EventRecorder())
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    return (try phone { Controllers(navigation) }, navigation.navigationBar, page)
  }

  @Test("The delegate of a bar decides about each item before it comes or goes, and is told after")
  func delegate() throws {
    let bar = UINavigationBar(frame: .zero)
    let watcher = Watcher()
    bar.delegate = watcher
    #expect(bar.delegate === watcher && bar.items == nil && bar.backItem == nil)
    let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
    bar.pushItem(first, animated: false)
    bar.pushItem(second, animated: false)
    #expect(watcher.log == ["may push 1", "pushed 1", "may push 2", "pushed 2"] && bar.items == [first, second])
    #expect(bar.backItem === first && bar.topItem === second)
    watcher.allows = false
    watcher.log = []
    bar.pushItem(UINavigationItem(title: "3"), animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.items == [first, second])
    #expect(watcher.log == ["may push 3", "may pop 2"])
    watcher.allows = true
    watcher.log = []
    #expect(bar.popItem(animated: true) === second && watcher.log == ["may pop 2", "popped 2"])
    #expect(bar.popItem(animated: true) === first && bar.popItem(animated: true) == nil)
  }

  @Test("The delegate says at which edge a bar lies")
  func place() {
    final class Placer: NSObject, UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let bar = UINavigationBar(frame: .zero)
    let placer = Placer()
    bar.delegate = placer
    #expect(bar.barPosition == .topAttached)
  }

  @Test("A delegate that says nothing lets everything happen and leaves the place of the bar open")
  func silence() {
    let silent = Silent()
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: "1")
    #expect(silent.navigationBar(bar, shouldPush: item) && silent.navigationBar(bar, shouldPop: item))
    silent.navigationBar(bar, didPush: item)
    silent.navigationBar(bar, didPop: item)
    let general: any UINavigationBarDelegate = silent
    #expect(general.navigationBar(bar, shouldPush: item) && general.navigationBar(bar, shouldPop: item))
    general.navigationBar(bar, didPush: item)
    general.navigationBar(bar, didPop: item)
    #expect(bar.items == nil)
    let place: any UIBarPositioningDelegate = silent
    #expect(silent.position(for: bar) == .any && place.position(for: bar) == .any)
    let positioned: any UIBarPositioning = bar
    #expect(positioned.barPosition == .any && bar.barPosition == .any)
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.navigationBar.barPosition == .topAttached)
  }

  @Test("Items are set all at once; those of a controller's bar are its controllers'")
  func items() throws {
    let bar = try #require(UINavigationBar(coder: NSCoder()))
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 44))
    let host = try show(bar)
    #expect(host.labels == [])
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    host.change { bar.setItems([first, second], animated: false) }
    #expect(Set(host.labels) == ["First", "Second"] && bar.items == [first, second])
    host.change { bar.items = [second] }
    #expect(host.labels == ["Second"])
    host.change { bar.pushItem(first, animated: false) }
    #expect(Set(host.labels) == ["First", "Second"] && host.activate("Second"))
    host.update()
    #expect(host.labels == ["Second"] && bar.items == [second])
    host.change { bar.items = nil }
    #expect(host.labels == [])
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.setItems([first], animated: false)
    #expect(navigation.navigationBar.items == [page.navigationItem])
    #expect(navigation.navigationBar.popItem(animated: false) == nil)
  }

  @Test("A bar that lets nothing through has its colour or its picture, at the edge as well")
  func olderLooks() throws {
    let (host, bar, _) = try stack()
    #expect(bar.isTranslucent && bar.barTintColor == nil && bar.backgroundImage(for: .default) == nil)
    host.change { bar.barTintColor = .red }
    // It lets through what is at the edge.
    #expect(try host.color(x: 5, y: 60) == "#FFFFFF")
    host.change { bar.isTranslucent = false }
    #expect(try host.color(x: 5, y: 60) == "#FF0000" && bar.barTintColor == .red && !bar.isTranslucent)
    let image: UIImage = try picture(TestPicture.green)
    host.change { bar.setBackgroundImage(image, for: .default) }
    #expect(try host.color(x: 5, y: 60) == "#00FF00" && bar.backgroundImage(for: .default) === image)
    bar.setBackgroundImage(image, for: .any, barMetrics: .compact)
    #expect(bar.backgroundImage(for: .compact) === image && bar.backgroundImage(for: .defaultPrompt) == nil)
    host.change { bar.setBackgroundImage(nil, for: .default) }
    #expect(try host.color(x: 5, y: 60) == "#FF0000" && bar.backgroundImage(for: .default) == nil)
    let lined: Int = host.displayLines.count
    #expect(bar.shadowImage == nil)
    host.change { bar.shadowImage = UIImage() }
    #expect(bar.shadowImage != nil && host.displayLines.count < lined)
  }

  @Test("Titles have the bar's letters, large ones their own, and a black bar has bright ones")
  func letters() throws {
    let (host, bar, _) = try stack()
    func title() -> String { host.displayLines.first { $0.contains("\"Title\"") } ?? "" }
    #expect(bar.titleTextAttributes == nil && bar.largeTitleTextAttributes == nil && bar.barStyle == .default)
    let plain: String = title()
    host.change { bar.barStyle = .black }
    #expect(title() != plain && title().contains("#FFFFFF") && bar.barStyle == .black)
    host.change { bar.barStyle = .default }
    #expect(title() == plain)
    host.change { bar.titleTextAttributes = [.foregroundColor: UIColor.red] }
    #expect(title().contains("#FF0000") && bar.titleTextAttributes?.count == 1)
    host.change {
      bar.prefersLargeTitles = true
      bar.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    }
    #expect(host.displayLines.contains { $0.contains("\"Title\"") && $0.contains("#0000FF") })
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .blue)
  }

  @Test("A bar takes copies of the looks for other heights, and keeps the pictures of the way back")
  func kept() throws {
    let bar = UINavigationBar(frame: .zero)
    #expect(bar.compactAppearance == nil && bar.compactScrollEdgeAppearance == nil)
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    bar.compactAppearance = look
    bar.compactScrollEdgeAppearance = look
    look.backgroundColor = .blue
    #expect(bar.compactAppearance?.backgroundColor == .red && bar.compactScrollEdgeAppearance?.backgroundColor == .red)
    let (image, mask) = (try picture(TestPicture.red), try picture(TestPicture.blue))
    bar.backIndicatorImage = image
    bar.backIndicatorTransitionMaskImage = mask
    #expect(bar.backIndicatorImage === image && bar.backIndicatorTransitionMaskImage === mask)
    look.setBackIndicatorImage(image, transitionMaskImage: mask)
    #expect(look.backIndicatorImage === image && look.backIndicatorTransitionMaskImage === mask)
    look.setBackIndicatorImage(nil, transitionMaskImage: nil)
    #expect(look.backIndicatorTransitionMaskImage.size == .zero)
  }

  @Test("The tint of a bar is that of its buttons")
  func tint() throws {
    let bar = TintedBar(frame: .zero)
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    bar.items = [item]
    let host = try show(bar)
    #expect(!host.displayLines.contains { $0.contains("#FF0000") })
    let before: Int = bar.tints
    host.change { bar.tintColor = .red }
    #expect(bar.tints == before + 1 && host.displayLines.contains { $0.contains("\"Go\"") && $0.contains("#FF0000") })
    host.change { bar.tintColor = .blue }
    #expect(host.displayLines.contains { $0.contains("\"Go\"") && $0.contains("#0000FF") })
  }

  @Test("A look begins with what lies behind blurred and a line; a copy goes its own way")
  func appearances() throws {
    let look = UIBarAppearance()
    #expect(look.backgroundColor == nil && look.backgroundEffect != nil && look.shadowColor == .separator)
    #expect(look.backgroundImage == nil && look.shadowImage == nil)
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil && look.shadowColor == nil)
    let (image, line) = (try picture(TestPicture.red), try picture(TestPicture.blue))
    look.backgroundImage = image
    look.shadowImage = line
    let effect = UIBlurEffect(style: .dark)
    look.backgroundEffect = effect
    let copy = try #require(look.copy(with: nil) as? UIBarAppearance)
    let bar = UINavigationBarAppearance(barAppearance: look)
    for other in [copy, bar] {
      #expect(other.backgroundImage === image && other.shadowImage === line && other.backgroundEffect === effect)
      #expect(other.shadowColor == nil && other !== look)
    }
    look.configureWithDefaultBackground()
    #expect(look.backgroundImage == nil && look.shadowImage == nil && look.backgroundEffect !== effect)
    #expect(look.shadowColor == .separator && copy.backgroundImage === image && bar.shadowImage === line)
  }

  @Test("A copy of a look has button looks of its own (529)")
  func buttonLooks() throws {
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    bar.items = [item]
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = look
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let host = try show(bar)
    #expect(host.displayLines.contains { $0.contains("\"Go\"") && $0.contains("#FF0000") })
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    let copy = UITabBarAppearance(barAppearance: tabs)
    tabs.stackedLayoutAppearance.selected.iconColor = .blue
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
  }

  @Test("A look's picture is behind the bar in place of its colour, and an empty one takes the line away (529)")
  func surfaces() throws {
    let (host, bar, _) = try stack()
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    host.change { bar.scrollEdgeAppearance = look }
    #expect(try host.color(x: 5, y: 60) == "#FFFFFF")
    look.backgroundColor = .blue
    look.backgroundImage = try picture(TestPicture.green)
    look.shadowColor = .red
    host.change { bar.scrollEdgeAppearance = look }
    #expect(try host.color(x: 5, y: 60) == "#00FF00" && host.displayLines.contains { $0.contains("#FF0000") })
    look.shadowImage = UIImage()
    look.backgroundImage = nil
    host.change { bar.scrollEdgeAppearance = look }
    #expect(try host.color(x: 5, y: 60) == "#0000FF" && !host.displayLines.contains { $0.contains("#FF0000") })
    look.backgroundColor = nil
    look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    host.change { bar.scrollEdgeAppearance = look }
    #expect(try host.color(x: 5, y: 60) != "#0000FF")
  }
}
