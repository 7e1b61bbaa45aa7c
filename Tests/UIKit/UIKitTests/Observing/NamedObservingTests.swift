import Diagnostics
import Foundation
import FoundationGaps
import Testing
import UIKit

/// Properties that are observed by strings.
@MainActor
@Suite("Observing by strings", .serialized)
struct NamedObservingTests {
  private nonisolated(unsafe) static let first = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  private nonisolated(unsafe) static let second = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// An observer as apps write it: a responder that overrides the method.
  private final class Header: UIView {
    nonisolated(unsafe) var log: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard context != NamedObservingTests.second else {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        return
      }
      let isPrior: Bool = change?[.notificationIsPriorKey] as? Bool ?? false
      let kind: UInt = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
      func text(_ key: NSKeyValueChangeKey) -> String {
        switch change?[key] {
        case nil: "-"
        case let point as CGPoint: "\(Int(point.y))"
        case let size as CGSize: "\(Int(size.height))"
        case is NSNull: "null"
        case let value?: "\(value)"
        }
      }
      log.append("\(keyPath ?? "") \(kind) \(text(.oldKey)) \(text(.newKey))\(isPrior ? " prior" : "")")
    }
  }

  /// An observer that is no responder, as the source step leaves it.
  private final class Model: NSObject, KeyValueObserver {
    var count: Int = 0
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      count += 1
      if keyPath == "alpha" { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
    }
  }

  private func messages(_ body: () -> Void) -> [String] {
    var found: [String] = []
    let former = Diagnostics.sink
    Diagnostics.sink = { found.append($0) }
    defer { Diagnostics.sink = former }
    body()
    return found
  }

  @Test("An observer is told at once of the value, before a change and after it, by what it asked for")
  func options() {
    let table = UITableView()
    let header = Header()
    table.addObserver(header, forKeyPath: "contentOffset", options: [.initial, .new, .old, .prior], context: nil)
    #expect(header.log == ["contentOffset 1 - 0"])
    table.contentOffset.y = 20
    #expect(header.log.suffix(2) == ["contentOffset 1 0 - prior", "contentOffset 1 0 20"])
    table.removeObserver(header, forKeyPath: "contentOffset")
    table.addObserver(header, forKeyPath: "contentOffset", context: Self.first)
    table.contentOffset.y = 30
    #expect(header.log.last == "contentOffset 1 - -" && header.log.count == 4)
    table.removeObserver(header, forKeyPath: "contentOffset", context: Self.first)
    table.contentOffset.y = 40
    #expect(header.log.count == 4)
  }

  @Test("Additions are apart by their contexts, and the last of several of one kind goes first")
  func contexts() {
    let scroll = UIScrollView()
    let header = Header()
    let model = Model()
    for _ in 0..<2 { scroll.addObserver(header, forKeyPath: "contentSize", options: .new, context: nil) }
    scroll.addObserver(header, forKeyPath: "contentSize", options: .old, context: Self.first)
    scroll.addObserver(model, forKeyPath: "contentSize", context: nil)
    scroll.contentSize.height = 5
    #expect(header.log == ["contentSize 1 - 5", "contentSize 1 - 5", "contentSize 1 0 -"] && model.count == 1)
    scroll.removeObserver(header, forKeyPath: "contentSize", context: nil)
    scroll.contentSize.height = 6
    #expect(header.log.suffix(2) == ["contentSize 1 - 6", "contentSize 1 5 -"] && header.log.count == 5)
    scroll.removeObserver(header, forKeyPath: "contentSize")
    scroll.removeObserver(header, forKeyPath: "contentSize")
    scroll.contentSize.height = 7
    #expect(header.log.count == 5 && model.count == 3)
    scroll.removeObserver(model, forKeyPath: "contentSize")
  }

  @Test(
    "What was not added cannot be removed, what nothing tells of and what is not handled are told, each in a message")
  func mistakes() {
    let view = UIView()
    let header = Header()
    #expect(
      messages { view.removeObserver(header, forKeyPath: "frame") }.first?.contains("is not an observer of") ?? false)
    view.addObserver(header, forKeyPath: "frame", context: nil)
    #expect(messages { view.removeObserver(header, forKeyPath: "frame", context: Self.first) }.count == 1)
    view.removeObserver(header, forKeyPath: "frame")
    #expect(
      messages { view.addObserver(header, forKeyPath: "rate", context: nil) }.first?.contains("\"rate\"") ?? false)
    view.removeObserver(header, forKeyPath: "rate")
    view.addObserver(header, forKeyPath: "alpha", context: Self.second)
    let model = Model()
    view.addObserver(model, forKeyPath: "alpha", context: nil)
    let plain = NSObject()
    view.addObserver(plain, forKeyPath: "alpha", context: nil)
    #expect(messages { view.alpha = 0.5 }.filter { $0.contains("does not handle it") }.count == 3)
    let told: [String] = messages { plain.observeValue(forKeyPath: "alpha", of: nil, change: nil, context: nil) }
    #expect(told.count == 1 && told.first?.contains("no object") == true, "\(told)")
    #expect(header.log.isEmpty && model.count == 1)
  }

  @Test("An observer that is gone is not told, and neither end of an observation keeps the other")
  func ends() {
    let view = UIView()
    var header: Header? = Header()
    weak let gone: Header? = header
    header.map { view.addObserver($0, forKeyPath: "bounds", context: nil) }
    header = nil
    #expect(gone == nil)
    view.bounds.size.width = 5
    var label: UILabel? = UILabel()
    weak let ended: UILabel? = label
    let other = Header()
    label?.addObserver(other, forKeyPath: "text", options: .new, context: nil)
    label?.text = "a"
    label = nil
    #expect(ended == nil && other.log == ["text 1 - a"])
  }

  @Test("Frames, visibility, texts, fonts, images and states are observed, by either name of a condition")
  func properties() {
    let header = Header()
    func told(_ object: NSObject, _ names: [String], _ change: () -> Void) -> Int {
      header.log = []
      for name in names { object.addObserver(header, forKeyPath: name, options: [.old, .new], context: nil) }
      change()
      for name in names { object.removeObserver(header, forKeyPath: name) }
      return header.log.count
    }
    let view = UIView()
    #expect(told(view, ["frame", "bounds", "center"]) { view.frame.size.width = 3 } == 3)
    #expect(told(view, ["hidden", "isHidden"]) { view.isHidden = true } == 2)
    #expect(
      header.log == ["isHidden 1 false true", "hidden 1 false true"] || header.log.first == "hidden 1 false true")
    let label = UILabel()
    #expect(told(label, ["text", "attributedText"]) { label.text = "a" } == 2)
    #expect(header.log.contains("text 1 null a"))
    #expect(told(label, ["attributedText"]) { label.attributedText = NSAttributedString(string: "b") } == 1)
    #expect(told(label, ["font", "textColor"]) { (label.font, label.textColor) = (.systemFont(ofSize: 3), .red) } == 2)
    #expect(told(label, ["enabled", "highlighted"]) { (label.isEnabled, label.isHighlighted) = (false, true) } == 2)
    let image = UIImageView()
    #expect(told(image, ["image", "highlighted"]) { (image.image, image.isHighlighted) = (UIImage(), true) } == 2)
    let button = UIButton()
    #expect(told(button, ["enabled", "isSelected"]) { (button.isEnabled, button.isSelected) = (false, true) } == 2)
    #expect(told(button, ["highlighted"]) { button.isHighlighted = true } == 1)
    let field = UITextField()
    #expect(told(field, ["text"]) { field.text = "a" } == 1 && header.log == ["text 1  a"])
    let text = UITextView()
    #expect(told(text, ["text"]) { text.text = "a" } == 1)
    var seen: [String] = []
    let observation = label.observe(\.text, options: .new) { _, change in seen.append((change.newValue ?? nil) ?? "-") }
    label.text = "c"
    observation.invalidate()
    #expect(seen == ["c"])
  }

  /// A class of a program's, as the source step leaves it.
  private final class Rows: NSObject, KeyValueObserver {
    private var rows = NSMutableArray() {
      willSet { self.willChangeValue(forKey: "rows") }
      didSet { self.didChangeValue(forKey: "rows") }
    }
    var list: NSMutableArray { mutableArrayValue(forKey: "rows") }
    var log: [String] = []

    override init() {
      super.init()
      addObserver(self, forKeyPath: "rows", options: [.new, .old], context: nil)
    }
    deinit { removeObserver(self, forKeyPath: "rows") }

    func replace() { rows = ["z"] }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old: [String] = change?[.oldKey] as? [String] ?? []
      let new: [String] = change?[.newKey] as? [String] ?? []
      let places: [Int] = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
      log.append("\(change?[.kindKey] as? UInt ?? 0) \(old.joined()) \(new.joined()) \(places)")
    }
  }

  @Test("An array that stands for a property tells which elements come and go")
  func arrays() {
    var rows: Rows? = Rows()
    let told: [String] = messages {
      guard let rows else { return }
      let list: NSMutableArray = rows.list
      list.add("a")
      list.addObjects(from: ["b", "c"])
      list.insert("d", at: 0)
      #expect(rows.log == ["2  a [0]", "2  b [1]", "2  c [2]", "2  d [0]"])
      rows.log = []
      list.remove("b")
      list.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["x"])
      #expect(rows.log == ["3 b  [2]", "4 d x [0]", "3 a  [1]"])
      #expect(list.count == 2 && list[1] as? String == "c" && list.contains("x") && list.index(of: "c") == 1)
      rows.log = []
      list.removeObjects(in: ["x"])
      list.removeLastObject()
      #expect(rows.log == ["3 x  [0]", "3 c  [0]"])
      rows.replace()
      #expect(rows.log.last == "1  z []")
      list.removeAllObjects()
      #expect(rows.log.last == "3 z  [0]" && rows.list.count == 0)
    }
    #expect(told.isEmpty)
    // The observer and the observed end together, without a message.
    #expect(messages { rows = nil }.isEmpty)
    #expect(NSKeyValueChangeKey(rawValue: "kind") == .kindKey)
  }
}
