/// A class whose changes can be observed through a publisher that fires before each change.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object has changed.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before any `@Published` property of the object changes, superclasses' ones included.
  ///
  /// It is the same publisher each time, so that a class without such properties can call its `send()`.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedFields.publisher(of: self)
  }
}
