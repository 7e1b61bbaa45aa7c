import Diagnostics
import Foundation
import Synchronization
import Testing
import UIKit

/// Selectors that carry their method, and what Foundation does with them.
@MainActor
@Suite("Selectors", .serialized)
struct SelectorTests {
  final class Target: NSObject {
    /// Written in the background as well.
    private let notes = Mutex<[String]>([])
    var log: [String] {
      get { notes.withLock(\.self) }
      set { notes.withLock { $0 = newValue } }
    }
    private func record(_ words: String) { notes.withLock { $0.append(words) } }
    func plain() { record("plain") }
    func one(_ value: Any) { record("one \(value)") }
    func optional(_ value: Any?) { record("optional \(value.map { "\($0)" } ?? "nil")") }
    func two(_ a: Int, and b: String) { record("two \(a) \(b)") }
    func three(_ a: Int, b: Int, c: Int) { record("three \(a + b + c)") }
    func named() -> String { "Ada" }
    func noted(_ note: Notification) { record(note.name.rawValue) }
    func object(_ note: NSNotification) { record("object \(note.name.rawValue)") }
    func fired(_ timer: Timer) { record("fired \(timer.userInfo as? Int ?? 0)") }
    var title: String = "a"
    func own() -> [Selector] { [#Selector(plain), #Selector(self.one(_:)), #Selector(two(_:and:))] }
  }

  private func messages(_ body: () -> Void) -> [String] {
    var found: [String] = []
    let former = Diagnostics.sink
    Diagnostics.sink = { found.append($0) }
    defer { Diagnostics.sink = former }
    body()
    return found
  }

  @Test("A selector is made of a method inside of its class, or of one that is named with its class")
  func names() {
    let target = Target()
    #expect(target.own().map(\.description) == ["plain", "one:", "two:and:"])
    #expect(#Selector(Target.one(_:)) == "one:" && #Selector(Target.one) == Selector("one:"))
    #expect(#Selector(target.plain) == Selector("plain", Target.plain))
    #expect(Set(target.own()).count == 3)
    #expect(NSSelectorFromString("one:") == #Selector(Target.one(_:)))
    #expect(NSStringFromSelector(#Selector(Target.plain)) == "plain")
  }

  @Test("Objects are asked for a method and perform it with as many arguments as it takes")
  func performing() {
    let target = Target()
    target.perform(#Selector(Target.plain))
    target.perform(#Selector(Target.one(_:)), with: 1)
    target.perform(#Selector(Target.optional(_:)), with: nil)
    target.perform(#Selector(Target.two(_:and:)), with: 2, with: "b")
    #expect(Selector("three", Target.three).perform(on: target, with: [1, 2, 3]) != nil)
    // A method takes what it needs and no more.
    target.perform(#Selector(Target.plain), with: 1)
    #expect(target.log == ["plain", "one 1", "optional nil", "two 2 b", "three 6", "plain"])
    let name = target.perform(#Selector(Target.named))?.takeUnretainedValue()
    #expect(name as? String == "Ada" || (name as? NSString).map { "\($0)" } == "Ada")
    #expect(target.perform(#Selector(Target.plain)) == nil)
    #expect(target.responds(to: #Selector(Target.plain)) && !target.responds(to: "plain"))
    #expect(!NSObject().responds(to: #Selector(Target.plain)))
  }

  @Test("What an object cannot perform is told, and nothing happens")
  func refused() {
    let target = Target()
    #expect(messages { NSObject().perform(#Selector(Target.plain)) }.count == 1)
    #expect(messages { target.perform(#Selector(Target.two(_:and:)), with: "not a number", with: "b") }.count == 1)
    #expect(messages { target.perform(#Selector(Target.one(_:)), with: nil) }.count == 1)
    #expect(messages { target.perform("plain") }.contains { $0.contains("performs nothing") })
    #expect(target.log == [])
  }

  @Test("Properties have selectors of what reads and of what writes them")
  func properties() {
    let target = Target()
    target.perform(#Selector(set: "Target.title"), with: "b")
    #expect(target.title == "b" && #Selector(set: "Target.title") == "setTitle:")
    #expect(target.responds(to: #Selector(get: "Target.title")))
  }

  @Test("Notifications call methods of observers that are there, as values and as objects, until they are removed")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let target = Target()
    var brief: Target? = Target()
    weak let gone: Target? = brief
    center.addObserver(target, selector: #Selector(Target.noted(_:)), name: name, object: nil)
    center.addObserver(target, selector: #Selector(Target.object(_:)), name: nil, object: center)
    center.addObserver(brief!, selector: #Selector(Target.plain), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: center)
    #expect(target.log == ["changed", "object other"] && brief?.log == ["plain"])
    brief = nil
    #expect(gone == nil)
    center.post(name: name, object: nil)
    center.removeObserver(target, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(target.log == ["changed", "object other", "changed"])
    center.removeObserver(target)
    center.post(name: name, object: center)
    #expect(target.log.count == 3)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      target.perform(#Selector(Target.plain))
    }
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(target.log.count == 3)
  }

  @Test("Timers call methods with what was given for them")
  func timers() {
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: #Selector(Target.fired(_:)), userInfo: 7, repeats: false)
    timer.fire()
    Timer(timeInterval: 60, target: target, selector: #Selector(Target.plain), userInfo: nil, repeats: false).fire()
    Timer(
      fireAt: Date(), interval: 60, target: target, selector: #Selector(Target.plain), userInfo: nil, repeats: false
    )
    .fire()
    #expect(target.log == ["fired 7", "plain", "plain"])
  }

  @Test("Methods are called later on the run loop, unless that is taken back")
  func later() async {
    let target = Target()
    target.perform(#Selector(Target.one(_:)), with: 1, afterDelay: 0)
    target.perform(#Selector(Target.one(_:)), with: 2, afterDelay: 0.001, inModes: [.default, .common])
    target.perform(#Selector(Target.one(_:)), with: 3, afterDelay: .nan)
    target.perform(#Selector(Target.plain), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: #Selector(Target.one(_:)), object: 3)
    turn(while: target.log.count < 3)
    #expect(Set(target.log) == ["one 1", "one 2", "plain"])
    target.perform(#Selector(Target.plain), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    turn(while: false)
    #expect(target.log.count == 3)
    target.performSelector(onMainThread: #Selector(Target.plain), with: nil, waitUntilDone: true)
    #expect(target.log.count == 4)
    target.performSelector(inBackground: #Selector(Target.one(_:)), with: 4)
    turn(while: target.log.count < 5)
    #expect(target.log.last == "one 4")
  }

  /// Lets the run loop turn once, and while something is so, five seconds at most.
  private func turn(while condition: @autoclosure () -> Bool) {
    let end = Date(timeIntervalSinceNow: 5)
    repeat {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    } while condition() && Date() < end
  }

  @Test("An optional requirement that a type leaves out gives nil to who asks, also beside others under way")
  func optionalRequirements() {
    func absent() -> Int { OptionalRequirements.absent("score") }
    let call = OptionalRequirements.begin()
    #expect(absent() == 0)
    #expect(OptionalRequirements.isAbsent(call, "score"))
    let outer = OptionalRequirements.begin()
    let inner = OptionalRequirements.begin()
    let text: String = OptionalRequirements.absent("title")
    #expect(text.isEmpty && OptionalRequirements.isAbsent(inner, "title"))
    #expect(!OptionalRequirements.isAbsent(outer, "score"))
    let nothing: UIView? = OptionalRequirements.absent("view")
    let list: [Int] = OptionalRequirements.absent("list")
    let view: UIView = OptionalRequirements.absent("view")
    let size: CGSize = OptionalRequirements.absent("size")
    let choice: UIView.ContentMode = OptionalRequirements.absent("choice")
    let flag: Bool = OptionalRequirements.absent("flag")
    #expect(nothing == nil && list.isEmpty && view.subviews.isEmpty && size == .zero && choice == .scaleToFill && !flag)
  }

  private protocol Plan: AnyObject {}
  private final class Steps: Plan {}

  @Test("A call with a mark throws a result of any class or protocol of objects away")
  func absentObjects() {
    func plan() -> (any Plan)? {
      let call = OptionalRequirements.begin()
      let value: any Plan = OptionalRequirements.absent("plan")
      return OptionalRequirements.isAbsent(call, "plan") ? nil : value
    }
    func steps() -> Steps? {
      let call = OptionalRequirements.begin()
      let value: Steps = OptionalRequirements.absent("steps")
      return OptionalRequirements.isAbsent(call, "steps") ? nil : value
    }
    func animator() -> UIViewPropertyAnimator? {
      let call = OptionalRequirements.begin()
      let value: UIViewPropertyAnimator = OptionalRequirements.absent("animator")
      return OptionalRequirements.isAbsent(call, "animator") ? nil : value
    }
    #expect(plan() == nil && steps() == nil && animator() == nil)
  }

  private final class Editor: UIResponder {
    var log: [String] = []
    override func cut(_ sender: Any?) { log.append("cut \(sender as? Int ?? 0)") }
    override func toggleBoldface(_ sender: Any?) { log.append("bold") }
  }

  @Test("Responders know the edit actions by their names alone, and the application's class knows the program")
  func namedMethods() {
    let editor = Editor()
    editor.perform(Selector("cut:"), with: 3)
    editor.perform(NSSelectorFromString("toggleBoldface:"), with: nil)
    #expect(editor.log == ["cut 3", "bold"] && editor.responds(to: "paste:") && !editor.responds(to: "tapped:"))
    #expect(!NSObject().responds(to: "cut:"))
    #expect(
      UIApplication.shared.sendAction(Selector("cut:"), to: editor, from: 4, for: nil) && editor.log.last == "cut 4")
    #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    let found = UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue()
    #expect(found as? UIApplication === UIApplication.shared)
    #expect(!UIApplication.responds(to: NSSelectorFromString("other")))
    #expect(messages { UIApplication.perform(NSSelectorFromString("other")) }.count == 1)
  }

  final class Page: UIViewController {
    private(set) var done: [String] = []
    func act(_ sender: UIControl, for event: UIEvent) { done.append("act \(event.allTouches?.count ?? 0)") }
    func copyItem() { done.append("copy") }
  }

  @Test("Controls send the event to methods of two arguments; a button of the system and an item take a selector")
  func controls() {
    let page = Page()
    let button = UIButton.systemButton(with: UIImage(), target: page, action: #Selector(Page.act(_:for:)))
    button.sendActions(for: .touchUpInside)
    #expect(page.done == ["act 0"] && button.buttonType == .system)
    let item = UIBarButtonItem(title: "Copy", image: nil, target: page, action: #Selector(Page.copyItem), menu: nil)
    #expect(item.target === page && item.action == "copyItem" && item.title == "Copy")
    let action = UIAccessibilityCustomAction(
      attributedName: NSAttributedString(string: "Copy"), image: nil, target: page, selector: #Selector(Page.copyItem))
    #expect(action.name == "Copy" && action.selector == "copyItem" && action.image == nil)
    let plain = UIAccessibilityCustomAction(
      name: "Copy", image: UIImage(), target: page, selector: #Selector(Page.copyItem))
    #expect(plain.image != nil && plain.attributedName.string == "Copy")
  }

  final class Saver: NSObject {
    private(set) var log: [String] = []
    func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
      log.append("image \(error == nil)")
    }
    func video(_ path: String, didFinishSavingWithError error: NSError?, contextInfo: UnsafeMutableRawPointer?) {
      log.append("video \(error == nil) \(contextInfo == nil)")
    }
  }

  @Test("Images and films are saved to folders, and the target's method is told")
  func saving() async throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString)")
    let former = (SavedPhotos.pictures, SavedPhotos.films)
    (SavedPhotos.pictures, SavedPhotos.films) = (folder, folder)
    defer {
      (SavedPhotos.pictures, SavedPhotos.films) = former
      try? FileManager.default.removeItem(at: folder)
    }
    let saver = Saver()
    let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(.infinite) }
    let saved: Selector = #Selector(Saver.image(_:didFinishSavingWithError:contextInfo:))
    let copied: Selector = #Selector(Saver.video(_:didFinishSavingWithError:contextInfo:))
    UIImageWriteToSavedPhotosAlbum(image, saver, saved, nil)
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    UISaveVideoAtPathToSavedPhotosAlbum(folder.appendingPathComponent("Image 1.png").path, saver, copied, nil)
    UISaveVideoAtPathToSavedPhotosAlbum("/not/there.mov", saver, copied, nil)
    for _ in 0..<1_000 where saver.log.count < 3 { await Task.yield() }
    #expect(saver.log == ["image true", "video true true", "video false true"])
    let names: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["Image 1.png", "Image 2.png", "Video 1.png"])
  }

  @Test("The controller for an action is the nearest that has its method")
  func targets() {
    let outer = Page()
    let inner = UIViewController()
    outer.addChild(inner)
    #expect(inner.targetViewController(forAction: #Selector(Page.copyItem), sender: nil) === outer)
    #expect(inner.targetViewController(forAction: "copyItem", sender: nil) == nil)
  }
}
