/// A control that does one thing, whoever asks for it: it is told itself, without a closure for each who may ask.
package protocol PressedControl: AnyObject {
  /// Where it is.
  var slot: GeometrySlot { get }
  func press()
}
