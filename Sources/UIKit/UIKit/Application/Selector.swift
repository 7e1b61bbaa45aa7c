import Diagnostics
import Foundation

/// The name of an action together with the method that performs it.
///
/// The compiler for Linux knows no `#selector`. A selector is made of a method that is not applied to an object yet, so that
/// no name has to be looked up when the action is performed:
///
/// ```swift
/// final class Page: UIViewController {
///   private let button = UIButton()
///   override func viewDidLoad() {
///     button.addTarget(self, action: Selector("tapped:", Page.tapped(_:)), for: .touchUpInside)
///   }
///   func tapped(_ sender: Any?) { button.isHidden = true }
/// }
/// ```
///
/// Two selectors are equal by their names.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The name, with a colon for each argument.
  public let description: String
  /// Calls the method on an object; false where the object is of another type. Nil for a name alone, which nothing performs.
  private let call: (@MainActor (AnyObject, Any?) -> Bool)?

  /// A name without a method, for comparing.
  public init(_ name: String) {
    description = name
    call = nil
  }

  /// An action without arguments.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - method: The method, not applied to an object: `Page.refresh`.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Void) {
    description = name
    call = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// An action with its sender.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - method: The method, not applied to an object: `Page.tapped(_:)`.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    description = name
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// An action that tells whether it did something, such as `UIResponder.resignFirstResponder`.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Bool) {
    description = name
    call = { target, _ in
      guard let target = target as? Target else { return false }
      return method(target)()
    }
  }

  /// Performs the action; false where the object has no such method.
  @MainActor func perform(on target: AnyObject, sender: Any?) -> Bool {
    guard let call else {
      Diagnostics.warn(
        "Selector(\"\(description)\") performs nothing: give it the method, as in Selector(\"\(description)\", Type.method)."
      )
      return false
    }
    return call(target, sender)
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
