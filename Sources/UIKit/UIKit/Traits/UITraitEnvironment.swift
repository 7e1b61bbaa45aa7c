import UIFoundation

/// Something that has traits.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// The traits are others.
  ///
  /// - Parameter previousTraitCollection: Those before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Something that tells of changes of its traits.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// Ends a registration for changes of traits; it need not be kept.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIScreen: UITraitEnvironment {
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// One registration for changes of traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  /// Called with the object whose traits changed, and the traits before.
  let tell: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
    super.init()
  }
}

extension UITraitChangeObservable {
  /// The closure for a changed trait: it gets the object that has the traits, and the traits before.
  public typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

  /// Calls a closure when one of some traits has changed, until the object is gone.
  ///
  /// - Parameters:
  ///   - traits: The traits by their types: `[UITraitHorizontalSizeClass.self]`.
  ///   - handler: Called with the object, which need not be captured.
  /// - Returns: By which the registration can be ended earlier.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(
      TraitRegistration(traits) { environment, previous in
        if let environment = environment as? Self { handler(environment, previous) }
      })
  }

  /// Calls a method of an object when one of some traits has changed.
  ///
  /// - Parameters:
  ///   - target: The object; it is not kept.
  ///   - action: A method that takes nothing, the object with the traits, or that and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target: AnyObject = target as AnyObject
    return register(
      TraitRegistration(traits) { [weak target] environment, previous in
        guard let target else { return }
        if action.perform(on: target, with: [environment, previous]) == nil { action.warnNoMethod(of: target) }
      })
  }

  /// Calls a method of the object itself when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    register(
      TraitRegistration(traits) { environment, previous in
        // The object itself is the first argument too, where the method takes any.
        if action.perform(on: environment, with: [environment, previous]) == nil {
          action.warnNoMethod(of: environment)
        }
      })
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registry?.registrations.removeAll { $0 === registration }
  }

  private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    registry?.registrations.append(registration)
    return registration
  }

  private var registry: TraitStore? {
    (self as? UIView)?.traitStore ?? (self as? UIViewController)?.traitStore
  }
}
