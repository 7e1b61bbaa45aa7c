import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What programs ask UIKit about the screen, the device, the program and the person, with `import SwiftUI` alone.
@MainActor
@Suite("UIKit's view of the system", .serialized)
struct UIKitSystemTests {
  @Test("The screen is as large as the window, and bodies that ask follow the window's size and safe area")
  func screen() throws {
    struct Asking: View {
      var body: some View {
        let inset: CGFloat = UIApplication.shared.windows.first?.safeAreaInsets.top ?? -1
        Text("\(Int(UIScreen.main.bounds.width)) \(Int(inset))")
      }
    }
    let host = try window(width: 300, height: 200, safeArea: .init(top: 20)) { Asking() }
    #expect(host.labels == ["300 20"])
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 300, height: 200) && UIScreen.main.scale == 2)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 600, height: 400))
    host.graph.resize(to: HostWindow(size: CGSize(width: 100, height: 150), safeArea: .init(top: 5)))
    host.update()
    #expect(host.labels == ["100 5"])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.windows.first === UIApplication.shared.keyWindow && scene.interfaceOrientation == .portrait)
    #expect(scene.windows.first?.windowScene === scene && scene.keyWindow?.isKeyWindow == true)
    #expect(scene.activationState != .unattached && UIApplication.shared.windows.first?.frame.width == 100)
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    #expect(
      root.view === UIApplication.shared.windows.first && root === UIApplication.shared.keyWindow?.rootViewController)
  }

  @Test("The device is a phone where the window stands for one, and a desktop otherwise")
  func device() throws {
    let phone = try window { Text("a") }
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    phone.graph.end()
    let desktop = try window(settings: HostSettings(idiom: .desktop)) { Text("a") }
    #expect(UIDevice.current.userInterfaceIdiom == .mac && desktop.labels == ["a"])
    #expect(!UIDevice.current.name.isEmpty && !UIDevice.current.systemVersion.isEmpty)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.batteryState == .unknown && UIDevice.current.batteryLevel == -1)
    #expect(!UIDevice.current.orientation.isValidInterfaceOrientation)
  }

  @Test("The pasteboard is the window's clipboard, in both directions")
  func pasteboard() throws {
    let host = try window { Text("a") }
    let board = UIPasteboard.general
    let count: Int = board.changeCount
    board.string = "copied"
    #expect(board.string == "copied" && board.hasStrings && board.changeCount == count + 1)
    #expect(host.pasteboard.items.count == 1)
    // Another program.
    host.pasteboard.text = "elsewhere"
    #expect(board.string == "elsewhere")
    board.url = URL(string: "https://example.com/a")
    #expect(board.url?.absoluteString == "https://example.com/a" && board.hasURLs)
    board.setValue("text", forPasteboardType: "public.utf8-plain-text")
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "text")
    board.setData(Data([1, 2]), forPasteboardType: "com.example.own")
    #expect(board.data(forPasteboardType: "com.example.own") == Data([1, 2]) && board.string == nil)
    #expect(board.contains(pasteboardTypes: ["com.example.own"]) && board.numberOfItems == 1)
    let picture = UIImage(cgImage: try TestPicture.plain(4, 4, TestPicture.green))
    board.image = picture
    #expect(board.image?.size == picture.size && board.hasImages)
    board.string = nil
    #expect(board.string == nil && board.numberOfItems == 0)
    let own = try #require(UIPasteboard(name: UIPasteboard.Name("own"), create: true))
    own.string = "mine"
    #expect(own.string == "mine" && board.string == nil)
    #expect(UIPasteboard(name: UIPasteboard.Name("none"), create: false) == nil)
    UIPasteboard.remove(withName: UIPasteboard.Name("own"))
  }

  @Test("The person's settings are told, and a body that asks follows them")
  func accessibility() throws {
    struct Asking: View {
      var body: some View { Text(UIAccessibility.isReduceMotionEnabled ? "still" : "moving") }
    }
    let host = try window { Asking() }
    #expect(host.labels == ["moving"] && !UIAccessibility.isVoiceOverRunning)
    var settings: HostSettings = host.graph.settings
    settings.reducesMotion = true
    settings.hasScreenReader = true
    settings.hasBoldText = true
    host.graph.apply(settings)
    host.update()
    #expect(host.labels == ["still"] && UIAccessibility.isVoiceOverRunning && UIAccessibility.isBoldTextEnabled)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Twice"))
    UIAccessibility.post(notification: .announcement, argument: nil)
    UIAccessibility.post(notification: .layoutChanged, argument: "Moved")
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2")
    #expect(host.announcements.map(\.text) == ["Saved", "Twice", "Moved", "Page 2"])
  }

  @Test("Appearances keep what is set on them, one for each class, and feedback and badges are accepted")
  func withoutEffect() {
    defer { AppearanceProxies.removeAll() }
    UINavigationBar.appearance().tintColor = .red
    #expect(UINavigationBar.appearance().tintColor == .red && UITabBar.appearance() !== UINavigationBar.appearance())
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    look.backgroundColor = .green
    UINavigationBar.appearance().standardAppearance = look
    #expect(
      UINavigationBar.appearance(whenContainedInInstancesOf: [UIView.self]).standardAppearance.backgroundColor == .green
    )
    #expect((look.copy() as? UINavigationBarAppearance)?.backgroundColor == .green)
    UIBarButtonItem.appearance().tintColor = .blue
    #expect(UIBarButtonItem.appearance().tintColor == .blue)
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIApplication.shared.isIdleTimerDisabled = true
    #expect(UIApplication.shared.isIdleTimerDisabled && UIApplication.shared.canOpenURL(URL(string: "https://a.b")!))
    #expect(!UIApplication.shared.canOpenURL(URL(string: "app-settings:")!))
    UIApplication.shared.isIdleTimerDisabled = false
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC * 1_000 == NSEC_PER_SEC)
    let checker = UITextChecker()
    let word = NSRange(location: 0, length: 4)
    let found: NSRange = checker.rangeOfMisspelledWord(
      in: "wrng", range: word, startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound && checker.guesses(forWordRange: word, in: "wrng", language: "en") == nil)
  }

  @Test("A selector is equal by its name, calls its method, and tells where it has none")
  func selectors() {
    final class Page: NSObject {
      var count = 0
      func add() { count += 1 }
      func set(_ sender: NSNumber) { count = sender.intValue }
    }
    let page = Page()
    let add = Selector("add", Page.add)
    #expect(add == Selector("add") && add != Selector("set:", Page.set(_:)) && "\(add)" == "add")
    #expect(UIApplication.shared.sendAction(add, to: page, from: nil, for: nil) && page.count == 1)
    #expect(
      UIApplication.shared.sendAction(Selector("set:", Page.set(_:)), to: page, from: NSNumber(value: 7), for: nil))
    #expect(page.count == 7)
    #expect(!UIApplication.shared.sendAction(Selector("add"), to: page, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction(add, to: UIView(), from: nil, for: nil))
  }

  @Test("A motion goes from responder to responder until one takes it")
  func motion() {
    final class Shaken: UIView {
      var log: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("began") }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { log.append("shaken") }
      }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("cancelled") }
    }
    let (outer, inner) = (Shaken(), UIView())
    outer.addSubview(inner)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionCancelled(.none, with: nil)
    #expect(outer.log == ["began", "shaken", "cancelled"])
    UIView().motionEnded(.motionShake, with: nil)
    let remote: [UIEvent.EventSubtype] = [
      .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
      .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
      .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
    ]
    #expect(remote.map(\.rawValue) == Array(100...109))
  }

  @Test("A controller leaves the bar of a device to none of its children unless it says so")
  func barChildren() {
    let controller = UIViewController()
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
    #expect(controller.childForHomeIndicatorAutoHidden == nil)
  }
}

/// As Apple's imported declarations these can be asked outside of the main actor in Swift 5; this has to compile.
private func asksOutsideOfTheMainActor() -> Bool { UIAccessibility.isReduceMotionEnabled }
