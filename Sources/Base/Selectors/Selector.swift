import Diagnostics
import Foundation

/// The name of an action together with the method that performs it.
///
/// There is no run time of Objective-C here that finds a method by its name. A selector is made of a method that is not
/// applied to an object yet, so that no name has to be looked up when the action is performed:
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
/// `#Selector(tapped(_:))` writes the same; `#selector` becomes that by the source step, which the guide for apps of your
/// own describes. Two selectors are equal by their names.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The result of the method.
  package struct Answer {
    package let value: Any
  }

  /// The name, with a colon for each argument.
  public let description: String
  /// The number of arguments that the method takes; nil for a name alone.
  package let arity: Int?
  /// Calls the method on an object with arguments; nil where the object is of another type or takes other arguments. Nil
  /// for a name alone, which nothing performs.
  private let call: ((Any, [Any?]) -> Answer?)?
  private let accepts: (Any) -> Bool

  /// A name without a method, for comparing. Responders know the standard edit actions by their names.
  public init(_ name: String) {
    description = name
    arity = nil
    call = nil
    accepts = { _ in false }
  }

  /// An action without arguments.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - method: The method, not applied to an object: `Page.refresh`.
  public init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    // Like Objective-C, a selector calls the method on whatever thread performs it: what a method is isolated to is no
    // part of its representation.
    let method: (Target) -> () -> Result = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
    description = name
    arity = 0
    call = { target, _ in (target as? Target).map { Answer(value: method($0)()) } }
    accepts = { $0 is Target }
  }

  /// An action with one argument, most often its sender.
  ///
  /// - Parameters:
  ///   - name: The name of the action; it gets a colon where it has none.
  ///   - method: The method, not applied to an object: `Page.tapped(_:)`.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    let method: (Target) -> (Sender) -> Result = unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self)
    description = Self.name(name, arguments: 1)
    arity = 1
    call = { target, arguments in
      guard let target = target as? Target, let sender = Self.argument(0, of: arguments, as: Sender.self) else {
        return nil
      }
      return Answer(value: method(target)(sender))
    }
    accepts = { $0 is Target }
  }

  /// An action with two arguments, most often the sender and the event.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    let method: (Target) -> (First, Second) -> Result = unsafeBitCast(
      method, to: ((Target) -> (First, Second) -> Result).self)
    description = Self.name(name, arguments: 2)
    arity = 2
    call = { target, arguments in
      guard let target = target as? Target, let first = Self.argument(0, of: arguments, as: First.self),
        let second = Self.argument(1, of: arguments, as: Second.self)
      else { return nil }
      return Answer(value: method(target)(first, second))
    }
    accepts = { $0 is Target }
  }

  /// An action with three arguments.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    let method: (Target) -> (First, Second, Third) -> Result = unsafeBitCast(
      method, to: ((Target) -> (First, Second, Third) -> Result).self)
    description = Self.name(name, arguments: 3)
    arity = 3
    call = { target, arguments in
      guard let target = target as? Target, let first = Self.argument(0, of: arguments, as: First.self),
        let second = Self.argument(1, of: arguments, as: Second.self),
        let third = Self.argument(2, of: arguments, as: Third.self)
      else { return nil }
      return Answer(value: method(target)(first, second, third))
    }
    accepts = { $0 is Target }
  }

  /// A reference by the base name alone, as in `#selector(tapped)`, is the same action as one with its arguments.
  private static func name(_ name: String, arguments: Int) -> String {
    name + String(repeating: ":", count: max(0, arguments - name.count { $0 == ":" }))
  }

  /// An argument as a method takes it; nil where it is of another type. What is not given is nil.
  private static func argument<Value>(_ index: Int, of arguments: [Any?], as type: Value.Type) -> Value? {
    let given: Any? = index < arguments.count ? arguments[index] : nil
    // Any takes everything, also a nil: that would be an optional inside of it.
    if let given { return given as? Value }
    return Value.self is any ExpressibleByNilLiteral.Type ? given as? Value : nil
  }

  /// Performs the action.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - arguments: What the method gets; those that it does not take are left out, those that are missing are nil.
  /// - Returns: What the method gave back; nil where the target has no such method.
  package func perform(on target: Any, with arguments: [Any?]) -> Answer? {
    guard let call else {
      if let known = (target as? any NamedMethods)?.selector(named: description), known.call != nil {
        return known.perform(on: target, with: arguments)
      }
      Diagnostics.warn(
        "Selector(\"\(description)\") performs nothing: give it the method, as in Selector(\"\(description)\", Type.method)."
      )
      return nil
    }
    return call(target, arguments)
  }

  /// Whether an object has the method.
  package func isMethod(of target: Any) -> Bool {
    if call == nil, let known = (target as? any NamedMethods)?.selector(named: description) {
      return known.accepts(target)
    }
    return accepts(target)
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// An object of a class that knows methods by their names: those that the framework itself names.
package protocol NamedMethods {
  /// The selector with the method of a name; nil for a name that the class does not know.
  nonisolated func selector(named name: String) -> Selector?
}

extension Selector: ExpressibleByStringLiteral {
  /// A name without a method, for comparing.
  public init(stringLiteral value: String) { self.init(value) }
}

/// A selector of a name alone, for comparing. Responders know the standard edit actions by it, and `UIApplication` knows
/// "sharedApplication"; other names perform nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Makes a selector of a method: its name in Objective-C, and the method itself.
///
/// ```swift
/// final class Page: UIViewController {
///   private let button = UIButton()
///   override func viewDidLoad() {
///     button.addTarget(self, action: #Selector(tapped(_:)), for: .touchUpInside)
///   }
///   func tapped(_ sender: Any?) { button.isHidden = true }
/// }
/// ```
///
/// The source step turns `#selector` into this.
///
/// - Parameter method: A method of the class around, `tapped(_:)` or `self.tapped(_:)`; of a class, `Page.tapped(_:)`; or of
///   an object, `model.refresh`. `as` chooses among several of one name.
@freestanding(expression)
public macro Selector<Method>(_ method: Method) -> Selector =
  #externalMacro(module: "UIMacros", type: "SelectorMacro")

/// Makes a selector of a property: `#Selector(get:"Page.title")` of what reads it, `#Selector(set:"Page.title")` of what
/// writes it. The source step turns `#selector(getter: Page.title)` into this.
@freestanding(expression)
public macro Selector(get property: String) -> Selector =
  #externalMacro(module: "UIMacros", type: "SelectorMacro")

@freestanding(expression)
public macro Selector(set property: String) -> Selector =
  #externalMacro(module: "UIMacros", type: "SelectorMacro")
