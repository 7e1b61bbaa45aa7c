import Foundation

/// A step from one controller to another.
///
/// Storyboards, which make segues, are not read here. A program may make one with a handler, and perform it:
///
/// ```swift
/// @MainActor func open(_ details: UIViewController, from list: UIViewController) {
///   let segue = UIStoryboardSegue(identifier: "details", source: list, destination: details) {
///     list.show(details, sender: nil)
///   }
///   list.prepare(for: segue, sender: nil)
///   segue.perform()
/// }
/// ```
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The name; nil for none.
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var handler: (() -> Void)?

  /// A segue whose class says in `perform()` what it does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// A segue that calls a function.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Goes to the destination: calls the handler, if there is one.
  open func perform() { handler?() }
}
