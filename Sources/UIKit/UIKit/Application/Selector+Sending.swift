import Selectors

extension Selector {
  /// Performs the action; false where the object has no such method, and where one that takes or gives up the keyboard says so.
  @MainActor func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
    // A method that takes an event gets one, also where a key or an assistive technology brings no event of its own.
    let given: [Any?] = arity == 2 ? [sender, event ?? UIEvent()] : [sender]
    guard let answer = perform(on: target, with: given) else { return false }
    return description.hasSuffix("FirstResponder") ? answer.value as? Bool ?? true : true
  }
}
