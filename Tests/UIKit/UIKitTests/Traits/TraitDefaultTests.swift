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

  @Test("Traits of displays, lists and texts are unspecified where nobody sets them, and so they are read")
  func displays() {
    let bare = UITraitCollection()
    #expect(UITraitActiveAppearance.defaultValue == .unspecified && bare.activeAppearance == .unspecified)
    #expect(UITraitDisplayGamut.defaultValue == .unspecified && bare.displayGamut == .unspecified)
    #expect(UITraitForceTouchCapability.defaultValue == .unknown && bare.forceTouchCapability == .unknown)
    #expect(UITraitSceneCaptureState.defaultValue == .unspecified && bare.sceneCaptureState == .unspecified)
    #expect(UITraitImageDynamicRange.defaultValue == .unspecified && bare.imageDynamicRange == .unspecified)
    #expect(UITraitListEnvironment.defaultValue == .unspecified && bare.listEnvironment == .unspecified)
    #expect(UITraitHDRHeadroomUsageLimit.defaultValue == .unspecified)
    #expect(bare[UITraitHDRHeadroomUsageLimit.self] == .unspecified)
    #expect(UITraitTypesettingLanguage.defaultValue == nil && bare[UITraitTypesettingLanguage.self] == nil)
    #expect(UITraitSplitViewControllerLayoutEnvironment.defaultValue == .none)
    #expect(bare.splitViewControllerLayoutEnvironment == .none)
  }
}
