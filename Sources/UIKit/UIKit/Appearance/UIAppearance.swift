import Foundation
import FoundationGaps
import UIFoundation

/// Something inside of which views look otherwise.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Something that all of its kind can be given a look with.
///
/// What is set on an appearance is kept there and reaches no view: bars, lists and controls are SwiftUI's here, and look as the
/// place and the modifiers say.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
}

/// The objects on which looks are set.
@MainActor
enum AppearanceProxies {
  private static var known: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<Kind: AnyObject>(_ type: Kind.Type, _ make: () -> Kind) -> Kind {
    if let found = known[ObjectIdentifier(type)] as? Kind { return found }
    let made: Kind = make()
    known[ObjectIdentifier(type)] = made
    return made
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
