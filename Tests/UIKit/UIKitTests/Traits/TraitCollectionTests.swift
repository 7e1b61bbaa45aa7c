import CoreGraphics
import Foundation
import Testing
import UIKit

/// A trait of a program's own.
struct RowHeightTrait: UITraitDefinition {
  static let defaultValue: Double = 44
}

/// One whose values cannot be compared.
struct ClosureTrait: UITraitDefinition {
  static let defaultValue: @Sendable () -> Void = {}
  static let identifier = "closure"
  static let name = "Closure"
  static let affectsColorAppearance = true
}

/// The values that collections of traits keep.
@MainActor
@Suite("Collections of traits")
struct TraitCollectionTests {
  @Test(
    "A collection describes size classes, scale, idiom, direction and more; what is not specified is unspecified (514)")
  func values() {
    let nothing = UITraitCollection()
    #expect(nothing.userInterfaceStyle == .unspecified && nothing.horizontalSizeClass == .unspecified)
    #expect(nothing.verticalSizeClass == .unspecified && nothing.userInterfaceIdiom == .unspecified)
    #expect(nothing.displayScale == 0 && nothing.layoutDirection == .unspecified)
    #expect(nothing.legibilityWeight == .unspecified && nothing.accessibilityContrast == .unspecified)
    #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
    #expect(UITraitCollection(verticalSizeClass: .regular).verticalSizeClass == .regular)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(displayScale: 3).displayScale == 3)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2 && UIUserInterfaceIdiom.vision.rawValue == 6)
    #expect(UITraitEnvironmentLayoutDirection.leftToRight.rawValue == 0 && UILegibilityWeight.regular.rawValue == 0)
  }

  @Test("Collections are merged: of each trait the last value that is specified counts, of a program's own too (516)")
  func merging() {
    let own = UITraitCollection { $0[RowHeightTrait.self] = 20 }
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(horizontalSizeClass: .regular), own,
      UITraitCollection(displayScale: 2),
    ])
    #expect(all.horizontalSizeClass == .regular && all.displayScale == 2 && all[RowHeightTrait.self] == 20)
    #expect(all.containsTraits(in: own) && !own.containsTraits(in: all) && own.containsTraits(in: nil))
  }

  @Test("A trait of a program's own is a type with a default value, read by subscript (517)")
  func ownTraits() {
    #expect(UITraitCollection()[RowHeightTrait.self] == 44)
    let changed: UITraitCollection = UITraitCollection(displayScale: 2).modifyingTraits {
      $0[RowHeightTrait.self] = 10
      $0.horizontalSizeClass = .compact
    }
    #expect(changed[RowHeightTrait.self] == 10 && changed.displayScale == 2 && changed.horizontalSizeClass == .compact)
    #expect(RowHeightTrait.name == "RowHeightTrait" && RowHeightTrait.identifier.hasSuffix("RowHeightTrait"))
    #expect(!RowHeightTrait.affectsColorAppearance && UITraitUserInterfaceStyle.affectsColorAppearance)
  }

  @Test("Collections are equal by their values; a trait that has its default is as one that is not set")
  func equality() {
    let left = UITraitCollection { $0[RowHeightTrait.self] = 44 }
    #expect(left == UITraitCollection() && left.hash == UITraitCollection().hash)
    #expect(left != UITraitCollection { $0[RowHeightTrait.self] = 45 })
    #expect(UITraitCollection(displayScale: 1) != UITraitCollection(displayScale: 2))
    // Values that cannot be compared count as different.
    let closure = UITraitCollection { $0[ClosureTrait.self] = {} }
    #expect(closure != UITraitCollection { $0[ClosureTrait.self] = {} } && closure == closure)
    #expect(UITraitCollection(displayScale: .nan) != UITraitCollection())
  }

  @Test("The traits that differ are named by their types")
  func differences() {
    let old = UITraitCollection(userInterfaceStyle: .dark)
    let new: UITraitCollection = old.modifyingTraits {
      $0[RowHeightTrait.self] = 1
      $0.userInterfaceStyle = .light
    }
    let changed: [UITrait] = new.changedTraits(from: old)
    #expect(changed.count == 2 && changed.contains { $0 == UITraitUserInterfaceStyle.self })
    #expect(changed.contains { $0 == RowHeightTrait.self } && old.changedTraits(from: old).isEmpty)
    #expect(old.changedTraits(from: nil).count == 1)
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceLevel.self })
    #expect(UITraitCollection.systemTraitsAffectingImageLookup.contains { $0 == UITraitDisplayScale.self })
  }

  @Test("Every trait of the system is a type, and can be set by name")
  func systemTraits() {
    let all = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.accessibilityContrast = .high
      traits.userInterfaceLevel = .elevated
      traits.preferredContentSizeCategory = .small
      traits.horizontalSizeClass = .compact
      traits.verticalSizeClass = .regular
      traits.userInterfaceIdiom = .mac
      traits.displayScale = 2
      traits.layoutDirection = .rightToLeft
      traits.legibilityWeight = .bold
      #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2 && traits.userInterfaceIdiom == .mac)
      #expect(traits.accessibilityContrast == .high && traits.userInterfaceLevel == .elevated)
      #expect(traits.preferredContentSizeCategory == .small && traits.horizontalSizeClass == .compact)
      #expect(traits.verticalSizeClass == .regular && traits.layoutDirection == .rightToLeft)
      #expect(traits.legibilityWeight == .bold)
    }
    #expect(all[UITraitUserInterfaceStyle.self] == .dark && all[UITraitAccessibilityContrast.self] == .high)
    #expect(all[UITraitUserInterfaceLevel.self] == .elevated)
    #expect(all[UITraitPreferredContentSizeCategory.self] == .small && all[UITraitDisplayScale.self] == 2)
    #expect(all[UITraitHorizontalSizeClass.self] == .compact && all[UITraitVerticalSizeClass.self] == .regular)
    #expect(all[UITraitUserInterfaceIdiom.self] == .mac && all[UITraitLayoutDirection.self] == .rightToLeft)
    #expect(all[UITraitLegibilityWeight.self] == .bold && UITraitHorizontalSizeClass.defaultValue == .unspecified)
    var overrides = UITraitCollectionTestsOverrides.make()
    #expect(overrides.contains(UITraitDisplayScale.self) && overrides.contains(RowHeightTrait.self))
    overrides.remove(UITraitDisplayScale.self)
    overrides.remove(RowHeightTrait.self)
    #expect(!overrides.contains(UITraitDisplayScale.self) && overrides[RowHeightTrait.self] == 44)
  }
}

@MainActor
private enum UITraitCollectionTestsOverrides {
  static func make() -> UITraitOverrides {
    let view = UIView()
    view.traitOverrides.displayScale = 4
    view.traitOverrides[RowHeightTrait.self] = 4
    return view.traitOverrides
  }
}
