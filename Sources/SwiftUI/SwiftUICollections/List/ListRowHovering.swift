import SwiftUICore

extension View {
  /// Sets how a row looks under the eyes or the hand on a headset; it has no effect here.
  ///
  /// - Parameter effect: The effect; nil for that of the list.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Keeps a row from changing under the eyes or the hand on a headset; it has no effect here.
  ///
  /// - Parameter disabled: Whether the row stays as it is. The default is true.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the colour of the ground of a row on a watch; it has no effect here.
  ///
  /// - Parameter color: The colour; nil for that of the list.
  public nonisolated func listRowPlatterColor(_ color: Color?) -> some View { self }
}
