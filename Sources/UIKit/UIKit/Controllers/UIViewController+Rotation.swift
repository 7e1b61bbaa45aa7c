extension UIViewController {
  /// Turns the interface as the device is held: desktops are not turned, and phones here are windows.
  @available(*, deprecated, message: "Call setNeedsUpdateOfSupportedInterfaceOrientations() of the controller.")
  public static func attemptRotationToDeviceOrientation() {}
}
