import AccessibilityTree
import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Views of UIKit's in windows.
@MainActor
@Suite("Representables", .serialized)
struct UIViewRepresentableTests {
  final class Square: UIView {
    var size = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    var drawings = 0
    var layouts = 0
    var windows: [Bool] = []

    override var intrinsicContentSize: CGSize { size }
    override func draw(_ rect: CGRect) {
      drawings += 1
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    }
    override func layoutSubviews() {
      layouts += 1
      subviews.first?.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
    }
    override func didMoveToWindow() { windows.append(window != nil) }
  }

  /// What a test sees of a representable.
  final class Log {
    var events: [String] = []
    weak var view: UIView?
  }

  struct Shown: UIViewRepresentable {
    let log: Log
    var name: String
    var isRigid = true

    func makeCoordinator() -> Log {
      log.events.append("coordinator")
      return log
    }
    func makeUIView(context: Context) -> Square {
      log.events.append("make")
      let view = Square(frame: .zero)
      if isRigid {
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentHuggingPriority(.required, for: .vertical)
      }
      log.view = view
      return view
    }
    func updateUIView(_ uiView: Square, context: Context) {
      context.coordinator.events.append("update \(name)")
      uiView.isAccessibilityElement = true
      uiView.accessibilityLabel = name
    }
    static func dismantleUIView(_ uiView: Square, coordinator: Log) { coordinator.events.append("dismantle") }
  }

  private struct Holder: View {
    let log: Log
    let flags: Flags
    var body: some View {
      VStack(spacing: 0) {
        if flags.flag { Shown(log: log, name: "n\(flags.number)").frame(alignment: .topLeading) }
        Text("below")
      }
    }
  }

  @Test("A view is made once, brought up to date with the representable, and dismantled with its identity")
  func life() throws {
    let log = Log()
    let flags = Flags()
    flags.number = 1
    let host = try window { Holder(log: log, flags: flags) }
    #expect(log.events == ["coordinator", "make", "update n1"])
    let square = try #require(log.view as? Square)
    #expect(square.windows == [true] && square.window === UIApplication.shared.keyWindow)
    host.change { flags.number = 2 }
    #expect(log.events.last == "update n2" && host.labels == ["n2", "below"])
    let count: Int = log.events.count
    host.change {}
    #expect(log.events.count == count)
    host.change { flags.flag = false }
    #expect(log.events.last == "dismantle" && host.labels == ["below"] && square.window == nil)
    #expect(square.windows == [true, false])
  }

  @Test("A view that hugs its content has its intrinsic size, and another one when that changes")
  func intrinsicSize() throws {
    let log = Log()
    let host = try window { Shown(log: log, name: "a") }
    #expect(host.frame("a") == CGRect(x: 85, y: 40, width: 30, height: 20))
    let square = try #require(log.view as? Square)
    #expect(square.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    host.change { square.size = CGSize(width: 60, height: 40) }
    #expect(host.frame("a") == CGRect(x: 70, y: 30, width: 60, height: 40) && square.bounds.width == 60)
  }

  @Test("A view that does not hug its content takes what is offered; one without a size of its own as well")
  func flexible() throws {
    let log = Log()
    let host = try window { Shown(log: log, name: "a", isRigid: false) }
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 200, height: 100))
    struct Plain: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "plain"
        return view
      }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let plain = try window { Plain().fixedSize(horizontal: true, vertical: false) }
    #expect(plain.frame("plain") == CGRect(x: 95, y: 0, width: 10, height: 100))
  }

  @Test("A representable's own answer decides about its size")
  func ownSize() throws {
    struct Half: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "half"
        return view
      }
      func updateUIView(_ uiView: UIView, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: (proposal.width ?? 20) / 2, height: 10)
      }
    }
    let host = try window { Half() }
    #expect(host.frame("half") == CGRect(x: 50, y: 45, width: 100, height: 10))
  }

  @Test("Views draw their background, what they draw themselves, the views inside and their border, in this order")
  func drawing() throws {
    let log = Log()
    let host = try window { Shown(log: log, name: "a") }
    let square = try #require(log.view as? Square)
    host.change {
      square.backgroundColor = .blue
      square.layer.borderWidth = 2
      square.layer.borderColor = UIColor.green.cgColor
      let dot = UIView()
      dot.backgroundColor = .black
      square.addSubview(dot)
    }
    #expect(square.layouts > 0 && square.subviews[0].frame == CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(try host.color(x: 88, y: 43) == "#FF0000" && host.color(x: 95, y: 55) == "#0000FF")
    #expect(try host.color(x: 110, y: 45) == "#000000" && host.color(x: 86, y: 55) == "#00FF00")
    let before: Int = square.drawings
    square.alpha = 0.5
    host.update()
    _ = host.displayList
    #expect(square.drawings == before)
    square.setNeedsDisplay()
    host.update()
    _ = host.displayList
    #expect(square.drawings == before + 1)
    host.change { square.isHidden = true }
    #expect(try host.color(x: 95, y: 55) == "#FFFFFF" && host.labels.isEmpty)
  }

  @Test("Corners are rounded, what is inside is cut off at them where the layer masks, and transforms turn all of it")
  func layers() throws {
    let log = Log()
    let host = try window { Shown(log: log, name: "a") }
    let square = try #require(log.view as? Square)
    square.size = CGSize(width: 40, height: 40)
    host.change {
      square.backgroundColor = .blue
      square.layer.cornerRadius = 20
    }
    #expect(try host.color(x: 81, y: 69) == "#FFFFFF" && host.color(x: 100, y: 60) == "#0000FF")
    // What the view draws itself is not cut off yet.
    #expect(try host.color(x: 81, y: 31) == "#FF0000")
    host.change { square.clipsToBounds = true }
    #expect(try host.color(x: 81, y: 31) == "#FFFFFF")
    host.change {
      square.layer.cornerRadius = 0
      square.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    #expect(try host.color(x: 85, y: 65) == "#FFFFFF" && host.frame("a") == CGRect(x: 90, y: 40, width: 20, height: 20))
    host.change {
      square.transform = .identity
      square.clipsToBounds = false
      square.layer.shadowOpacity = 1
      square.layer.shadowRadius = 0
      square.layer.shadowOffset = CGSize(width: 10, height: 0)
    }
    #expect(try host.color(x: 125, y: 50) == "#000000")
  }

  @Test("Colours follow the appearance of the place, and the one that a view asks for")
  func appearance() throws {
    let log = Log()
    let flags = Flags()
    struct Themed: View {
      let log: Log
      let flags: Flags
      var body: some View {
        Shown(log: log, name: "a").environment(\.colorScheme, flags.flag ? .light : .dark)
      }
    }
    let host = try window { Themed(log: log, flags: flags) }
    let square = try #require(log.view as? Square)
    host.change { square.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .green } }
    #expect(try host.color(x: 100, y: 55) == "#00FF00" && square.traitCollection.userInterfaceStyle == .light)
    host.change { flags.flag = false }
    #expect(try host.color(x: 100, y: 55) == "#000000" && square.traitCollection.userInterfaceStyle == .dark)
    host.change { square.overrideUserInterfaceStyle = .light }
    #expect(try host.color(x: 100, y: 55) == "#00FF00")
  }

  @Test("What an update reads of observable objects and the environment brings the view up to date")
  func following() throws {
    struct Reading: UIViewRepresentable {
      let flags: Flags
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        label.text = "\(flags.number) \(context.environment.isEnabled)"
      }
    }
    let flags = Flags()
    struct Around: View {
      let flags: Flags
      var body: some View { Reading(flags: flags).disabled(!flags.flag) }
    }
    flags.number = 1
    let host = try window { Around(flags: flags) }
    #expect(host.labels == ["1 true"])
    host.change { flags.number = 2 }
    #expect(host.labels == ["2 true"])
    host.change { flags.flag = false }
    #expect(host.labels == ["2 false"])
  }

  @Test("Frames are not mirrored where people read from right to left")
  func rightToLeft() throws {
    let log = Log()
    let host = try window { Shown(log: log, name: "a").environment(\.layoutDirection, .rightToLeft) }
    let square = try #require(log.view as? Square)
    host.change {
      let dot = UIView()
      dot.backgroundColor = .blue
      square.addSubview(dot)
    }
    #expect(try host.color(x: 113, y: 45) == "#0000FF" && host.color(x: 88, y: 43) == "#FF0000")
  }

  @Test("A controller's view appears and disappears with its place, and its controller is told")
  func controllers() throws {
    final class Page: UIViewController {
      var log: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded")
        view.isAccessibilityElement = true
        view.accessibilityLabel = "page"
      }
      override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
      override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
      override func viewDidLayoutSubviews() { log.append("laid out \(Int(view.bounds.width))") }
    }
    struct Shown: UIViewControllerRepresentable {
      let page: Page
      func makeUIViewController(context: Context) -> Page { page }
      func updateUIViewController(_ page: Page, context: Context) { page.log.append("updated") }
      static func dismantleUIViewController(_ page: Page, coordinator: Void) { page.log.append("dismantled") }
    }
    struct Around: View {
      let page: Page
      let flags: Flags
      var body: some View { if flags.flag { Shown(page: page) } }
    }
    let page = Page()
    let flags = Flags()
    let host = try window { Around(page: page, flags: flags) }
    #expect(page.log == ["updated", "loaded", "will appear", "laid out 200", "appeared"])
    #expect(host.frame("page") == CGRect(x: 0, y: 0, width: 200, height: 100))
    page.log = []
    host.change { flags.flag = false }
    #expect(Set(page.log) == ["will disappear", "disappeared", "dismantled"])
  }
}
