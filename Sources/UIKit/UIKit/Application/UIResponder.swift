import Foundation

/// Something that events are sent to.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// What is asked after this one.
  open var next: UIResponder? { nil }
}
