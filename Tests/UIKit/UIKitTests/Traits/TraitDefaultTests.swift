import CoreGraphics
import Testing
import UIKit

/// The values of traits where nobody sets one.
@MainActor
@Suite("Defaults of traits")
struct TraitDefaultTests {
  @Test("A trait of the system's is unspecified by default, and only looks concern colours")
  func defaults() {
    #expect(UITraitUserInterfaceStyle.defaultValue == .unspecified)
    #expect(UITraitAccessibilityContrast.defaultValue == .unspecified)
    #expect(UITraitUserInterfaceLevel.defaultValue == .unspecified)
    #expect(UITraitPreferredContentSizeCategory.defaultValue == .unspecified)
    #expect(UITraitVerticalSizeClass.defaultValue == .unspecified)
    #expect(UITraitUserInterfaceIdiom.defaultValue == .unspecified && UITraitDisplayScale.defaultValue == 0)
    #expect(UITraitLayoutDirection.defaultValue == .unspecified)
    #expect(UITraitLegibilityWeight.defaultValue == .unspecified)
    #expect(UITraitAccessibilityContrast.affectsColorAppearance && UITraitUserInterfaceLevel.affectsColorAppearance)
    #expect(!UITraitDisplayScale.affectsColorAppearance)
  }

  @Test("Changes of traits are a function, and everything with traits has them by one protocol")
  func mutations() {
    let change: UITraitCollection.TraitMutations = { $0.userInterfaceStyle = .dark }
    #expect(UITraitCollection(mutations: change).userInterfaceStyle == .dark)
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    let environment: any UITraitEnvironment = view
    #expect(environment.traitCollection.userInterfaceStyle == view.traitCollection.userInterfaceStyle)
  }
}
