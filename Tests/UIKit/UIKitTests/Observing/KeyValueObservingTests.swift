import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Properties that are observed by key paths.
@MainActor
@Suite("Observing by key paths", .serialized)
struct KeyValueObservingTests {
  final class Table: UIScrollView {}

  @Test("The place of a scroll view's content is observed, also from a subclass, until the observation ends")
  func offset() {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var changes: [String] = []
    var observation: NSKeyValueObservation? = table.observe(\.contentOffset, options: [.old, .new]) { table, change in
      let old: CGFloat = change.oldValue?.y ?? .nan
      let new: CGFloat = change.newValue?.y ?? .nan
      changes.append("\(old) \(new) \(table.contentOffset.y)")
      #expect(change.kind == .setting && !change.isPrior && change.indexes == nil)
    }
    let plain: UIScrollView = table
    var count: Int = 0
    let other: NSKeyValueObservation = plain.observe(\.contentOffset) { _, change in
      #expect(change.oldValue == nil && change.newValue == nil)
      count += 1
    }
    table.contentOffset.y = 20
    table.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    table.contentOffset.y = 50
    #expect(changes == ["0.0 20.0 20.0", "20.0 50.0 50.0"] && count == 2)
    observation = nil
    table.contentOffset.y = 60
    #expect(changes.count == 2 && count == 3 && observation == nil)
    other.invalidate()
    other.invalidate()
    table.contentOffset.y = 70
    #expect(count == 3)
  }

  @Test("The sizes and insets of a scroll view and the frames, transparency and visibility of views are observed")
  func properties() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = EventRecorder()
    let observations: [NSKeyValueObservation] = [
      view.observe(\.contentSize) { _, _ in log.note("size") },
      view.observe(\.contentInset) { _, _ in log.note("inset") },
      view.observe(\.frame) { _, _ in log.note("frame") },
      view.observe(\.bounds) { _, _ in log.note("bounds") },
      view.observe(\.center) { _, _ in log.note("center") },
      view.observe(\.alpha) { _, _ in log.note("alpha") },
      view.observe(\.isHidden) { _, _ in log.note("hidden") },
    ]
    view.contentSize.height = 200
    view.contentInset.top = 4
    // The content moves out of the way of the inset.
    #expect(log.take() == ["size", "bounds", "inset"])
    view.frame.origin.x = 5
    #expect(log.take() == ["center", "bounds", "frame"])
    view.bounds.size.width = 40
    view.center.x = 100
    view.alpha = 0.5
    view.isHidden = true
    #expect(log.take() == ["bounds", "center", "alpha", "hidden"])
    for observation in observations { observation.invalidate() }
    view.frame.origin.x = 9
    #expect(log.take() == [])
  }

  @Test("With the options initial and prior a value is told at once, and before each change")
  func options() {
    let view = UIView(frame: .zero)
    var told: [String] = []
    let observation: NSKeyValueObservation = view.observe(\.alpha, options: [.initial, .prior, .new, .old]) {
      _, change in
      told.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    #expect(told == ["false -1.0 1.0"])
    view.alpha = 0.5
    #expect(told == ["false -1.0 1.0", "true 1.0 -1.0", "false 1.0 0.5"])
    observation.invalidate()
    let all: NSKeyValueObservingOptions = [.new, .old, .initial, .prior]
    #expect(all.rawValue == 15 && NSKeyValueChange.replacement.rawValue == 4)
    #expect(NSKeyValueChange(rawValue: 2) == .insertion && NSKeyValueChange(rawValue: 3) == .removal)
  }

  final class Account: NSObject {
    var balance: Int = 0 {
      willSet { willChangeValue(for: \.balance) }
      didSet { didChangeValue(for: \.balance) }
    }
  }

  @Test("A class of the program's tells of its own property; an observation ends with its object")
  func ownProperty() {
    var account: Account? = Account()
    var told: [Int] = []
    let observation: NSKeyValueObservation? = account?.observe(\.balance, options: [.old, .new]) { _, change in
      told += [change.oldValue ?? -1, change.newValue ?? -1]
    }
    account?.balance = 5
    account?.balance = 8
    #expect(told == [0, 5, 5, 8])
    account = nil
    observation?.invalidate()
    #expect(told.count == 4)
  }

  @Test("An observation that ends while a change goes on hears nothing more of it")
  func endingInside() {
    let view = UIView(frame: .zero)
    var second: NSKeyValueObservation?
    var count: Int = 0
    let first: NSKeyValueObservation = view.observe(\.isHidden) { _, _ in second?.invalidate() }
    second = view.observe(\.isHidden) { _, _ in count += 1 }
    view.isHidden = true
    #expect(count == 0)
    first.invalidate()
  }

  @Test("Another safe area is told with the one before")
  func safeArea() throws {
    let page = UIViewController()
    let host = try phone { Controllers(page) }
    var tops: [CGFloat] = []
    let observation: NSKeyValueObservation = page.view.observe(\.safeAreaInsets, options: [.old, .new]) { _, change in
      tops += [change.oldValue?.top ?? -1, change.newValue?.top ?? -1]
    }
    page.additionalSafeAreaInsets.top = 12
    host.update()
    #expect(tops == [50, 62])
    observation.invalidate()
  }

  @Test("Class methods name a class and the running program")
  func names() {
    #expect(Account.description() == "UIKitTests.KeyValueObservingTests.Account")
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "shared.windows") == nil && UIApplication.value(forKeyPath: "other") == nil)
    #expect(
      (UIApplication.value(forKeyPath: "shared.windows") as? [UIWindow])?.count == UIApplication.shared.windows.count)
    #expect(UIApplication.value(forKeyPath: "shared.isIdleTimerDisabled") == nil)
  }
}
