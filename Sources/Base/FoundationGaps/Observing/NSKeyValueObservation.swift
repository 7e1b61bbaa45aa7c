import Foundation

/// An observation of a property. It ends when the program invalidates it, or when the program holds it no longer.
public final class NSKeyValueObservation: NSObject {
  /// The object that is observed.
  private weak var object: NSObject?
  let key: ObservedKey
  /// Who is told, of an observation by a string.
  let named: NamedObserver?
  /// Begins a change, and gives what is to be called when it has happened.
  private var begin: Begin?

  /// Gets the object and what is known of the change.
  typealias Begin = (NSObject, ObservedChange) -> ((NSObject) -> Void)

  init(of object: NSObject, key: ObservedKey, named: NamedObserver? = nil, begin: @escaping Begin) {
    self.object = object
    self.key = key
    self.named = named
    self.begin = begin
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation. Nothing is called any more, also in a change that is going on.
  public func invalidate() {
    guard begin != nil else { return }
    begin = nil
    if let object { KeyValueObservers.remove(self, from: object) } else { KeyValueObservers.forgetOne() }
  }

  /// Tells of a change that is to come, and gives what tells that it has come.
  func change(_ object: NSObject, _ change: ObservedChange) -> (() -> Void)? {
    guard let end = begin?(object, change) else { return nil }
    return { [weak self, weak object] in
      guard let self, begin != nil, let object else { return }
      end(object)
    }
  }
}
