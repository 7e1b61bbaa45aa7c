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
/// SwiftUI's (behaviour 526), from when they are shown next. What is set on those of other views is kept and reaches none:
/// lists and controls look as the place and the modifiers say.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
}

/// The objects on which looks are set.
@MainActor
package enum AppearanceProxies {
  private static var known: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<Kind: AnyObject>(_ type: Kind.Type, _ make: () -> Kind) -> Kind {
    if let found = known[ObjectIdentifier(type)] as? Kind { return found }
    let made: Kind = make()
    known[ObjectIdentifier(type)] = made
    BarDefaults.complete = { UINavigationBar.completeWishes(&$0) }
    return made
  }

  /// The object for a class, or for the nearest class above it, on which a look was set.
  static func existing<Kind: AnyObject>(_ type: AnyClass) -> Kind? {
    guard !known.isEmpty else { return nil }
    var next: AnyClass? = type
    while let current = next {
      if let found = known[ObjectIdentifier(current)] as? Kind { return found }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Forgets all, for tests.
  package static func removeAll() {
    known = [:]
    BarDefaults.complete = nil
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self {
    AppearanceProxies.proxy(Self.self) { Self(coder: NSCoder()) ?? NSObject.make(Self.self) }
  }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}
