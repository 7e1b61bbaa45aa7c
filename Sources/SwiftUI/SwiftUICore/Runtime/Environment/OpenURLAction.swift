import Foundation

/// Opens an address: call it as a function with a URL.
///
/// A handler of the app's own may take some addresses itself and leave others to the system.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public nonisolated struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// The handler has dealt with the address.
    public static let handled = Result(outcome: .handled)
    /// Nobody is to deal with the address.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open the address.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  typealias Opener = (URL, @escaping (Bool) -> Void) -> Void

  /// What opens addresses in other programs.
  private nonisolated(unsafe) let opener: Opener
  private nonisolated(unsafe) let handler: ((URL) -> Result)?

  nonisolated init(opener: @escaping Opener, handler: ((URL) -> Result)? = nil) {
    self.opener = opener
    self.handler = handler
  }

  /// An action that asks `handler` first.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.init(opener: { _, completion in completion(false) }, handler: handler)
  }

  /// The same action with the system of another, for what the handler leaves to it.
  nonisolated func withSystem(of other: OpenURLAction) -> OpenURLAction {
    OpenURLAction(opener: other.opener, handler: handler)
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address and says whether somebody took it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler?(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): opener(other ?? url, completion)
    case nil: opener(url, completion)
    }
  }
}

struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(opener: { _, completion in completion(false) }) }

  static func _initialValue(in reference: _WindowReference) -> OpenURLAction {
    OpenURLAction(opener: reference.window.opener)
  }
}

extension EnvironmentValues {
  /// Opens addresses.
  @MainActor @preconcurrency
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue.withSystem(of: self[OpenURLKey.self]) }
  }
}
