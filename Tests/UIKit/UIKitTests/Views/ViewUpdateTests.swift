import CoreGraphics
import HostHeadless
import HostInterface
import Observation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Updates of properties, work that follows what it reads, and properties that ask for work.
@MainActor
@Suite("Updates of views", .serialized)
struct ViewUpdateTests {
  @Observable
  final class Model {
    var title = "one"
    var width = 10.0
  }

  private struct RowHeightTrait: UITraitDefinition {
    static let defaultValue = 10.0
  }

  private struct InkTrait: UITraitDefinition {
    static let defaultValue = 0
    static var affectsColorAppearance: Bool { true }
  }

  private final class Noting: UIView {
    var log: [String] = []
    var model: Model?
    override func updateProperties() { log.append("properties \(model?.title ?? "")") }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  @Test("Requests for an update of properties make one call, before the next layout (496)")
  func properties() throws {
    let view = Noting()
    let host = try window { Hosting(view: view) }
    #expect(view.log.prefix(2) == ["properties ", "layout"])
    view.log = []
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    view.setNeedsLayout()
    #expect(view.log.isEmpty)
    host.update()
    #expect(view.log == ["properties ", "layout"])
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.log.last == "properties " && view.log.count == 3)
  }

  @Test("A controller's properties are updated with its view's")
  func controllers() throws {
    final class Page: UIViewController {
      var updates = 0
      override func updateProperties() {
        super.updateProperties()
        updates += 1
      }
    }
    let page = Page()
    let host = try window { Controllers(page) }
    #expect(page.updates == 1)
    page.setNeedsUpdateProperties()
    page.setNeedsUpdateProperties()
    host.update()
    #expect(page.updates == 2)
    page.setNeedsUpdateProperties()
    page.updatePropertiesIfNeeded()
    #expect(page.updates == 3)
  }

  @Test("An update of properties runs again when an observable property changes that it read")
  func observing() throws {
    let (view, model) = (Noting(), Model())
    view.model = model
    let host = try window { Hosting(view: view) }
    #expect(view.log.first == "properties one")
    view.log = []
    model.title = "two"
    host.update()
    #expect(view.log == ["properties two"])
    model.width = 20
    host.update()
    #expect(view.log.count == 1)
  }

  private final class Reading: UIView {
    var layouts = 0
    var drawings = 0
    var constraintUpdates = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += traitCollection[RowHeightTrait.self] > 0 ? 1 : 0
    }
    override func draw(_ rect: CGRect) { drawings += traitCollection.horizontalSizeClass == .compact ? 1 : 1 }
    override func updateConstraints() {
      constraintUpdates += traitCollection.verticalSizeClass == .compact ? 1 : 1
      super.updateConstraints()
    }
  }

  @Test("Work that reads a trait is done again when that trait changes, and no other (521)")
  func traits() throws {
    let view = Reading()
    let host = try window { Hosting(view: view) }
    _ = host.displayList
    let (layouts, drawings, updates) = (view.layouts, view.drawings, view.constraintUpdates)
    view.traitOverrides[RowHeightTrait.self] = 30
    host.update()
    _ = host.displayList
    #expect(view.layouts == layouts + 1 && view.drawings == drawings && view.constraintUpdates == updates)
    // The window is narrow.
    view.traitOverrides.horizontalSizeClass = .regular
    host.update()
    _ = host.displayList
    #expect(view.drawings == drawings + 1 && view.layouts == layouts + 1)
    host.change { view.traitOverrides.verticalSizeClass = .compact }
    #expect(view.constraintUpdates == updates + 1)
  }

  private final class Inked: UIView {
    override func draw(_ rect: CGRect) {
      (traitCollection[InkTrait.self] == 0 ? UIColor.red : .blue).setFill()
      UIRectFill(rect)
    }
  }

  private final class Painted: UIView {
    var drawings = 0
    override func draw(_ rect: CGRect) { drawings += 1 }
  }

  @Test("A trait by which colours are found draws views again when it changes (522)")
  func colors() throws {
    let (root, inked, plain) = (UIView(), Inked(), Painted())
    inked.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    plain.frame = CGRect(x: 40, y: 0, width: 30, height: 30)
    root.addSubview(inked)
    root.addSubview(plain)
    let host = try window { Hosting(view: root) }
    #expect(try host.color(x: 5, y: 5) == "#FF0000")
    let before: Int = plain.drawings
    root.traitOverrides[InkTrait.self] = 1
    host.update()
    #expect(try host.color(x: 5, y: 5) == "#0000FF")
    #expect(plain.drawings == before + 1)
    root.traitOverrides[RowHeightTrait.self] = 7
    host.update()
    _ = host.displayList
    #expect(plain.drawings == before + 1)
  }

  @Test("A registration for traits ends with the object that it is for (520)")
  func registrations() {
    let root = UIView()
    var calls = 0
    weak var gone: UIView?
    var token: (any UITraitChangeRegistration)?
    do {
      let view = UIView()
      gone = view
      root.addSubview(view)
      token = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _: UITraitCollection) in
        calls += 1
      }
    }
    root.updateTraitsIfNeeded()
    root.traitOverrides.horizontalSizeClass = .compact
    #expect(calls == 1 && token != nil)
    root.subviews[0].removeFromSuperview()
    #expect(gone == nil)
    root.traitOverrides.horizontalSizeClass = .regular
    #expect(calls == 1)
  }

  @Test("With another appearance the traits are there first, and then views are told and updated (524)")
  func appearance() throws {
    final class Following: UIView {
      var log: [String] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.append("told \(traitCollection.userInterfaceStyle == .dark)")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout \(traitCollection.userInterfaceStyle == .dark)")
      }
    }
    let view = Following()
    var settings = HostSettings()
    let host = try window(settings: settings) { Hosting(view: view) }
    view.log = []
    settings.isDark = true
    host.graph.apply(settings)
    host.update()
    #expect(view.log == ["told true", "layout true"], "\(view.log)")
  }

  @Test("A view may have an appearance of its own for all inside (525)")
  func style() throws {
    let (root, outer, inner) = (UIView(), UIView(), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    outer.addSubview(inner)
    root.addSubview(outer)
    let host = try window { Hosting(view: root) }
    #expect(try host.color(x: 5, y: 5) == "#0000FF")
    host.change { outer.overrideUserInterfaceStyle = .dark }
    #expect(inner.traitCollection.userInterfaceStyle == .dark && root.traitCollection.userInterfaceStyle == .light)
    #expect(try host.color(x: 5, y: 5) == "#FF0000")
  }

  private final class Gauge: UIView {
    @Invalidating(.layout) var level = 0
    @Invalidating(.display, .intrinsicContentSize) var label = ""
    @Invalidating(.constraints, .configuration, .layout) var kind = 1
    var log: [String] = []
    override func setNeedsLayout() {
      super.setNeedsLayout()
      log.append("layout")
    }
    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      log.append("display")
    }
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      log.append("size")
    }
  }

  @Test("A property says what is done anew when it changes")
  func invalidating() {
    let view = Gauge()
    view.layoutIfNeeded()
    view.log = []
    view.level = 0
    #expect(view.log.isEmpty)
    view.level = 3
    #expect(view.log == ["layout"] && view.level == 3)
    view.log = []
    view.label = "x"
    #expect(view.log == ["display", "size"])
    view.layoutIfNeeded()
    view.log = []
    view.kind = 2
    #expect(view.needsUpdateConstraints() && view.log.contains("layout"))
    let layout: any UIViewInvalidating = UIView.Invalidations.Layout()
    view.layoutIfNeeded()
    view.log = []
    layout.invalidate(view: view)
    #expect(view.log == ["layout"])
  }
}
