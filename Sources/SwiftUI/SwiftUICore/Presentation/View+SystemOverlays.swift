// Bars and indicators that devices draw over programs; a desktop draws none over windows.

extension View {
  /// Hides the status bar of a device: a desktop has none.
  ///
  /// - Parameter hidden: Whether it is hidden. The default is true.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar of a device: a desktop has none.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Shows or hides the system's overlays on the view, such as a home indicator: a desktop has none.
  ///
  /// - Parameter visibility: Whether the overlays are seen.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Continues the view under bars and sidebars beside it, mirrored and blurred: they lie beside it here, not over it.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Continues the view under bars and sidebars beside it, mirrored and blurred: they lie beside it here, not over it.
  ///
  /// - Parameter isEnabled: Whether the view is continued.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
