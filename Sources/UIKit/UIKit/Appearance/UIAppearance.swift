import Foundation
import FoundationGaps
import SwiftUINavigation
import UIFoundation

/// Something inside of which views look otherwise.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Something that all of its kind can be given a look with.
///
/// What is set on the appearances of bars and of their items holds for all of them that say nothing else, of UIKit's and of
/// SwiftUI's (behaviour 526), from when they are shown next. What is set for bars inside of containers, or with some traits, holds
/// for those alone: that of the outermost container counts first (behaviours 527, 528). What is set on those of other views is
/// kept and reaches none: lists and controls look as the place and the modifiers say.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { proxy() }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(in: containerTypes)
  }

  public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, for: trait) }

  private static func proxy(
    in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
  ) -> Self {
    AppearanceProxies.proxy(Self.self, in: containers, for: traits) {
      Self(coder: NSCoder()) ?? NSObject.make(Self.self)
    }
  }
}

extension UIViewController: UIAppearanceContainer {}
