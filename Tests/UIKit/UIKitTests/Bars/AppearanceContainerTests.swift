import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Looks that are set for bars inside of containers, or with some traits.
@MainActor
@Suite("Appearances inside of containers", .serialized)
struct AppearanceContainerTests {
  final class Outer: UIView {}
  final class Inner: UIView {}

  @Test("The look for the outermost container wins; of one container that of the longer chain (527)")
  func containers() {
    defer { AppearanceProxies.removeAll() }
    let (outer, inner, bar) = (Outer(), Inner(), UINavigationBar())
    outer.addSubview(inner)
    inner.addSubview(bar)
    #expect(bar.barTintColor == nil)
    UINavigationBar.appearance().barTintColor = .gray
    #expect(bar.barTintColor == .gray)
    UINavigationBar.appearance(whenContainedInInstancesOf: [Inner.self]).barTintColor = .green
    #expect(bar.barTintColor == .green)
    UINavigationBar.appearance(whenContainedInInstancesOf: [Outer.self]).barTintColor = .red
    #expect(bar.barTintColor == .red)
    UINavigationBar.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).barTintColor = .blue
    #expect(bar.barTintColor == .blue)
    UINavigationBar.appearance(whenContainedInInstancesOf: [Outer.self, Inner.self]).barTintColor = .black
    #expect(bar.barTintColor == .blue)
    // What the nearer ones leave out is that of all.
    UINavigationBar.appearance().tintColor = .orange
    bar.barTintColor = .white
    #expect(bar.barTintColor == .white && UINavigationBar().barTintColor == .gray)
  }

  @Test("A look may hold for some traits alone (528)")
  func traits() {
    defer { AppearanceProxies.removeAll() }
    let (outer, bar) = (Outer(), UINavigationBar())
    outer.addSubview(bar)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UINavigationBar.appearance(for: dark).barTintColor = .red
    #expect(bar.barTintColor == nil)
    outer.overrideUserInterfaceStyle = .dark
    #expect(bar.barTintColor == .red)
    UINavigationBar.appearance(for: dark, whenContainedInInstancesOf: [Outer.self]).barTintColor = .blue
    #expect(bar.barTintColor == .blue)
    outer.overrideUserInterfaceStyle = .light
    #expect(bar.barTintColor == nil)
    #expect(UINavigationBar.appearance(for: dark) === UINavigationBar.appearance(for: dark))
  }
}
