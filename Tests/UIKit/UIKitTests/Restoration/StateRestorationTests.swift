import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What windows of UIKit's come back with.
@MainActor
@Suite("State restoration", .serialized)
struct StateRestorationTests {
  final class Counter: UIViewController {
    var count: Int = 0
    var log: [String] = []
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init(_ identifier: String?) {
      super.init(nibName: nil, bundle: nil)
      restorationIdentifier = identifier
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      scroll.contentSize = CGSize(width: 100, height: 1_000)
      scroll.restorationIdentifier = "scroll"
      view.addSubview(scroll)
    }
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(count, forKey: "count")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      log.append("decode \(isViewLoaded)")
      count = coder.decodeInteger(forKey: "count")
    }
    override func applicationFinishedRestoringState() { log.append("finished") }
  }

  final class Maker: UIViewControllerRestoration {
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { identifierComponents.last == "detail" ? Counter(nil) : nil }
  }

  private final class Program: UIResponder, UIApplicationDelegate {
    var saves = true
    var restores = true
    var log: [String] = []
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { saves }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
      log.append("asked \(coder.decodeInteger(forKey: "version"))")
      return restores
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
      coder.encode(3, forKey: "version")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
      log.append("decoded \(coder.decodeInteger(forKey: "version"))")
    }
    func application(
      _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
      coder: NSCoder
    ) -> UIViewController? {
      log.append("make \(identifierComponents.joined(separator: "/"))")
      return identifierComponents.last == "page" ? Counter("page") : nil
    }
  }

  private final class Follower: UIResponder, UISceneDelegate {
    var activity: NSUserActivity?
    var restored: [NSUserActivity] = []
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      restored.append(stateRestorationActivity)
    }
  }

  private final class Silent: UIResponder, UISceneDelegate, UIApplicationDelegate {}

  /// A window with a controller, and its scene.
  private func open(_ controller: UIViewController) throws -> (HeadlessHost, UIWindow, UIWindowScene) {
    let host = try window(width: 200, height: 200) { Text("window") }
    let own = try #require(UIApplication.shared.keyWindow)
    own.rootViewController = controller
    return (host, own, try #require(own.windowScene))
  }

  private func with(_ program: any UIApplicationDelegate, _ body: () throws -> Void) rethrows {
    let old: (any UIApplicationDelegate)? = UIApplication.shared.delegate
    UIApplication.shared.delegate = program
    defer { UIApplication.shared.delegate = old }
    try body()
  }

  @Test(
    "Controllers and views with identifiers come back, inside of those that have one; views are loaded before (645, 646)"
  )
  func controllers() throws {
    let (program, store) = (Program(), SceneStateMemory())
    try with(program) {
      let root = Counter("root")
      let (named, nameless, hidden) = (Counter("named"), Counter(nil), Counter("hidden"))
      root.addChild(named)
      root.addChild(nameless)
      nameless.addChild(hidden)
      root.loadViewIfNeeded()
      root.scroll.contentOffset = CGPoint(x: 0, y: 120)
      root.scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      (root.count, named.count, nameless.count, hidden.count) = (1, 2, 3, 4)
      let (first, _, scene) = try open(root)
      SceneRestoration.save(scene, to: store)
      _ = first
      let again = Counter("root")
      let (child, other) = (Counter("named"), Counter(nil))
      again.addChild(child)
      again.addChild(other)
      let (second, _, next) = try open(again)
      SceneRestoration.restore(next, from: store)
      _ = second
      #expect(again.count == 1 && child.count == 2 && other.count == 0)
      #expect(again.log == ["decode true", "finished"] && other.log.isEmpty)
      // The inset at the left moves the rest position of content that does not scroll sideways.
      #expect(again.scroll.contentOffset == CGPoint(x: -2, y: 120), "\(again.scroll.contentOffset)")
      #expect(again.scroll.contentInset.right == 4, "\(again.scroll.contentInset)")
      #expect(program.log == ["asked 3", "decoded 3"])
    }
  }

  @Test("A stack is made again from below, by classes and by the delegate, as far as its controllers come back (546)")
  func stacks() throws {
    let (program, store) = (Program(), SceneStateMemory())
    try with(program) {
      let (root, detail, page, gone) = (Counter("root"), Counter("detail"), Counter("page"), Counter("gone"))
      detail.restorationClass = Maker.self
      let stack = UINavigationController(rootViewController: root)
      stack.restorationIdentifier = "stack/1"
      stack.viewControllers = [root, detail, page, gone]
      (detail.count, page.count) = (7, 8)
      let (first, _, scene) = try open(stack)
      SceneRestoration.save(scene, to: store)
      _ = first
      let again = UINavigationController(rootViewController: Counter("root"))
      again.restorationIdentifier = "stack/1"
      let (second, _, next) = try open(again)
      SceneRestoration.restore(next, from: store)
      _ = second
      let made: [Counter] = again.viewControllers.compactMap { $0 as? Counter }
      #expect(made.map(\.restorationIdentifier) == ["root", "detail", "page"] && made.map(\.count) == [0, 7, 8])
      #expect(program.log == ["asked 3", "make stack/1/page", "make stack/1/gone", "decoded 3"])
    }
  }

  @Test(
    "Tabs come back; nothing does that the delegate does not want, and nothing of a state that makes no sense (644)")
  func refusing() throws {
    let (program, store) = (Program(), SceneStateMemory())
    try with(program) {
      @MainActor func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = [Counter("one"), Counter("two")]
        return tabs
      }
      let chosen = tabs()
      chosen.selectedIndex = 1
      let (first, _, scene) = try open(chosen)
      SceneRestoration.save(scene, to: store)
      let saved: [String: StoredValue] = store.values
      @MainActor func restored(from values: [String: StoredValue]) throws -> Int {
        let again = tabs()
        let (host, _, next) = try open(again)
        SceneRestoration.restore(next, from: SceneStateMemory(values))
        _ = host
        return again.selectedIndex
      }
      #expect(try restored(from: saved) == 1)
      program.restores = false
      #expect(try restored(from: saved) == 0)
      program.restores = true
      #expect(try restored(from: saved.mapValues { _ in .data(Data("nonsense".utf8)) }) == 0)
      #expect(try restored(from: saved.mapValues { _ in .int(3) }) == 0)
      program.saves = false
      let (last, _, closing) = try open(chosen)
      SceneRestoration.save(closing, to: store)
      #expect(try restored(from: store.values) == 0)
      _ = (first, last)
    }
    let silent = Silent()
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let application: UIApplication = .shared
    #expect(!silent.application(application, shouldSaveSecureApplicationState: coder))
    #expect(!silent.application(application, shouldRestoreSecureApplicationState: coder))
    silent.application(application, willEncodeRestorableStateWith: coder)
    silent.application(application, didDecodeRestorableStateWith: coder)
    #expect(
      silent.application(application, viewControllerWithRestorationIdentifierPath: [], coder: coder) == nil)
  }

  @Test("A scene gives an activity when it leaves the front, and comes back with it (643)")
  func activities() throws {
    let (follower, store) = (Follower(), SceneStateMemory())
    let (host, _, scene) = try open(UIViewController())
    _ = host
    scene.delegate = follower
    let activity = NSUserActivity(activityType: "org.rotor.note")
    activity.title = "Note"
    activity.webpageURL = URL(string: "https://example.com")
    activity.requiredUserInfoKeys = ["page"]
    (activity.targetContentIdentifier, activity.persistentIdentifier) = ("target", "kept")
    activity.userInfo = [
      "page": 4, "name": "A", "at": URL(fileURLWithPath: "/tmp/a"), "list": [1, 2], "inner": ["x": Data([1])],
      "view": UIView(), 5: "number",
    ]
    follower.activity = activity
    scene.follow(.active)
    scene.follow(.inactive)
    #expect(scene.session.stateRestorationActivity === activity)
    SceneRestoration.save(scene, to: store)
    let (other, _, next) = try open(UIViewController())
    _ = other
    next.delegate = follower
    SceneRestoration.prepare(next, from: store)
    SceneRestoration.restore(next, from: store)
    let found = try #require(follower.restored.first)
    #expect(found === next.session.stateRestorationActivity && found.activityType == "org.rotor.note")
    #expect(found.title == "Note" && found.webpageURL?.host == "example.com" && found.requiredUserInfoKeys == ["page"])
    #expect(found.targetContentIdentifier == "target" && found.persistentIdentifier == "kept")
    #expect(found.userInfo?["page"] as? Int == 4 && found.userInfo?["list"] as? [Int] == [1, 2])
    #expect(found.userInfo?["at"] as? URL == URL(fileURLWithPath: "/tmp/a"))
    #expect((found.userInfo?["inner"] as? [String: Any])?["x"] as? Data == Data([1]))
    #expect(found.userInfo?["view"] == nil && found.userInfo?.count == 5)
    // A scene without an activity keeps none.
    follower.activity = nil
    SceneRestoration.save(next, to: store)
    #expect(store.values.isEmpty && next.session.stateRestorationActivity == nil)
    let silent = Silent()
    #expect(silent.stateRestorationActivity(for: next) == nil)
    silent.scene(next, restoreInteractionStateWith: activity)
    let view = UIView()
    view.encodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
    view.applicationFinishedRestoringState()
  }
}
