import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Traits of views in windows, who is told when they change, and what SwiftUI's views see of them.
@MainActor
@Suite("Changes of traits", .serialized)
struct TraitChangeTests {
  final class Noting: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("\(previousTraitCollection?.horizontalSizeClass.rawValue ?? -1)")
    }
    func changed(_ view: Any?, _ previous: UITraitCollection?) {
      log.append("method \(view as AnyObject === self) \(previous != nil)")
    }
    func quiet() { log.append("quiet") }
  }

  final class Page: UIViewController {
    let inner = Noting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var log: [String] = []
    override func viewDidLoad() { view.addSubview(inner) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log.append("changed") }
  }

  private func open(_ root: some View) throws -> HeadlessHost {
    try window(width: 300, height: 200, settings: HostSettings(idiom: .desktop)) { root }
  }

  @Test(
    "Window, controller and view have the traits of where they are; no one is told of those that were there first (515)"
  )
  func first() throws {
    let page = Page()
    let host = try open(Controllers(page).ignoresSafeArea().environment(\.horizontalSizeClass, .compact))
    #expect(page.traitCollection.horizontalSizeClass == .compact && page.inner.traitCollection.displayScale > 0)
    #expect(page.inner.traitCollection.userInterfaceIdiom == .mac)
    #expect(page.inner.traitCollection.layoutDirection == .leftToRight)
    #expect(page.view.window?.traitCollection.horizontalSizeClass == .regular)
    #expect(page.log.isEmpty && page.inner.log.isEmpty)
    let environment: any UITraitEnvironment = UIScreen.main
    environment.traitCollectionDidChange(nil)
    _ = host
  }

  @Test("What a view overrides at first, later and no more reaches SwiftUI's views inside, without a cycle")
  func overriding() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        let (color, text) = (scheme == .dark ? "dark" : "light", size == .accessibility1 ? "large" : "usual")
        Text("\(color) \(text)")
      }
    }
    let said: [String] = try warnings {
      let (page, inside) = (UIViewController(), UIHostingController(rootView: Scheme()))
      page.loadViewIfNeeded()
      page.view.overrideUserInterfaceStyle = .dark
      page.addChild(inside)
      page.view.addSubview(inside.view)
      inside.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      let host = try open(Controllers(page).ignoresSafeArea())
      #expect(host.labels == ["dark usual"])
      host.change { inside.view.minimumContentSizeCategory = .accessibilityMedium }
      #expect(host.labels == ["dark large"])
      host.change { page.view.overrideUserInterfaceStyle = .unspecified }
      #expect(host.labels == ["light large"])
      host.change { inside.view.minimumContentSizeCategory = nil }
      #expect(host.labels == ["light usual"])
    }
    #expect(said.isEmpty, "\(said)")
  }

  private struct Switching: View {
    let page: UIViewController
    @State private var isCompact = false
    var body: some View {
      VStack {
        Button("Switch") { isCompact.toggle() }
        Controllers(page).environment(\.horizontalSizeClass, isCompact ? .compact : .regular)
      }
    }
  }

  @Test("A change of SwiftUI's environment is told to controllers and views, and to observers of the trait alone (519)")
  func environment() throws {
    let page = Page()
    page.loadViewIfNeeded()
    var seen: [String] = []
    page.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (controller: Page, old: UITraitCollection) in
      seen.append("page \(controller === page) \(old.horizontalSizeClass.rawValue)")
    }
    page.inner.registerForTraitChanges([UITraitDisplayScale.self]) { (_: Noting, _: UITraitCollection) in
      seen.append("scale")
    }
    page.inner.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self], action: Selector("changed:", Noting.changed(_:_:)))
    let registration = page.inner.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self], target: page.inner, action: Selector("quiet", Noting.quiet))
    let host = try open(Switching(page: page))
    #expect(seen.isEmpty && page.inner.log.isEmpty)
    #expect(host.activate("Switch"))
    host.update()
    #expect(seen == ["page true 2"] && page.log == ["changed"], "\(seen)")
    #expect(page.inner.log == ["2", "method true true", "quiet"], "\(page.inner.log)")
    page.inner.unregisterForTraitChanges(registration)
    #expect(host.activate("Switch"))
    host.update()
    #expect(page.inner.log.suffix(2) == ["1", "method true true"] && seen.count == 2)
  }

  @Test("Overrides of a controller or a view change the traits of all inside, before the next frame or at once (518)")
  func overrides() throws {
    let page = Page()
    let host = try open(Controllers(page).ignoresSafeArea())
    page.traitOverrides.horizontalSizeClass = .compact
    #expect(page.inner.traitCollection.horizontalSizeClass == .compact && page.log.isEmpty)
    host.update()
    #expect(page.log == ["changed"] && page.inner.log == ["2"])
    page.inner.traitOverrides[RowHeightTrait.self] = 20
    page.inner.updateTraitsIfNeeded()
    #expect(page.inner.traitCollection[RowHeightTrait.self] == 20 && page.inner.log.count == 2)
    #expect(page.traitCollection[RowHeightTrait.self] == 44)
    page.traitOverrides = UITraitOverrides()
    page.updateTraitsIfNeeded()
    #expect(page.traitCollection.horizontalSizeClass == .regular && page.log.count == 2)
    let child = Page()
    page.addChild(child)
    page.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
    page.view.addSubview(child.view)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(page.overrideTraitCollection(forChild: child)?.verticalSizeClass == .compact)
    page.setOverrideTraitCollection(nil, forChild: child)
    #expect(page.overrideTraitCollection(forChild: child) == nil)
    #expect(child.traitCollection.verticalSizeClass == page.traitCollection.verticalSizeClass)
  }

  @Test("A view that comes to another place is told where the traits are others there")
  func moving() throws {
    let page = Page()
    let host = try open(Controllers(page).ignoresSafeArea())
    let box = UIView(frame: CGRect(x: 60, y: 0, width: 60, height: 60))
    box.traitOverrides.horizontalSizeClass = .compact
    page.view.addSubview(box)
    box.addSubview(page.inner)
    #expect(page.inner.log == ["2"] && page.inner.traitCollection.horizontalSizeClass == .compact)
    page.inner.removeFromSuperview()
    page.inner.overrideUserInterfaceStyle = .dark
    #expect(page.inner.traitCollection.userInterfaceStyle == .dark)
    host.update()
  }

  // MARK: SwiftUI's environment

  private struct RowHeightKey: UITraitBridgedEnvironmentKey {
    static let defaultValue: Double = 44
    static func read(from traitCollection: UITraitCollection) -> Double { traitCollection[RowHeightTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Double) {
      mutableTraits[RowHeightTrait.self] = value
    }
  }

  private struct Height: View {
    @Environment(\.self) private var environment
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Text("height \(Int(environment[RowHeightKey.self])) \(width == .compact) \(scheme == .dark)")
    }
  }

  @Test(
    "A bridged key that a view of SwiftUI's sets is a trait of views of UIKit's inside, and a trait that these set is the key"
  )
  func bridge() throws {
    let hosting = UIHostingController(rootView: Height())
    let page = Page()
    page.loadViewIfNeeded()
    page.addChild(hosting)
    hosting.view.frame = CGRect(x: 0, y: 60, width: 300, height: 40)
    page.view.addSubview(hosting.view)
    let host = try open(
      Controllers(page).ignoresSafeArea().transformEnvironment(\.self) { $0[RowHeightKey.self] = 30 })
    #expect(page.traitCollection[RowHeightTrait.self] == 30)
    #expect(host.labels.contains("height 30 false false"), "\(host.labels)")
    page.traitOverrides[RowHeightTrait.self] = 12
    page.traitOverrides.horizontalSizeClass = .compact
    page.traitOverrides.userInterfaceStyle = .dark
    host.update()
    #expect(host.labels.contains("height 12 true true"), "\(host.labels)")
    page.traitOverrides.remove(RowHeightTrait.self)
    host.update()
    #expect(host.labels.contains("height 30 true true"), "\(host.labels)")
    var plain = EnvironmentValues()
    #expect(plain[RowHeightKey.self] == 44)
    plain[RowHeightKey.self] = 3
    #expect(plain[RowHeightKey.self] == 3)
  }

  @Test("Overrides of text size, weight, scale, height and direction reach SwiftUI's views inside")
  func systemOverrides() throws {
    struct Look: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.legibilityWeight) private var weight
      @Environment(\.displayScale) private var scale
      @Environment(\.verticalSizeClass) private var height
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Text(
          "\(size == .xLarge) \(weight == .bold) \(Int(scale)) \(height == .compact) \(direction == .rightToLeft)")
      }
    }
    let hosting = UIHostingController(rootView: Look())
    hosting.traitOverrides.preferredContentSizeCategory = .extraLarge
    hosting.traitOverrides.legibilityWeight = .bold
    hosting.traitOverrides.displayScale = 3
    hosting.traitOverrides.verticalSizeClass = .compact
    hosting.traitOverrides.layoutDirection = .rightToLeft
    let host = try open(Controllers(hosting).ignoresSafeArea())
    #expect(host.labels.contains("true true 3 true true"), "\(host.labels)")
  }
}
