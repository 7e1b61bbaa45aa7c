import CoreTransferable
import FoundationGaps

extension View {
  /// Lets the copy command copy values while the focus is in the view.
  ///
  /// - Parameter payload: Makes the values when they are copied; empty for nothing.
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T: Transferable {
    modifier(TransferCommandModifier(actions: .init(copy: { payload().map { .of($0) } })))
  }

  /// Lets the cut command move values to the clipboard while the focus is in the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Removes the values and returns them; empty for nothing.
  public nonisolated func cuttable<T>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View where T: Transferable {
    modifier(TransferCommandModifier(actions: .init(cut: { action().map { .of($0) } })))
  }

  /// Calls an action for the items to be copied when the copy command is used while the focus is in the view.
  ///
  /// - Parameter payloadAction: Returns the items; nil takes the command away.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(TransferCommandModifier(actions: .init(copy: payloadAction)))
  }

  /// Calls an action that removes and returns items when the cut command is used while the focus is in the view.
  ///
  /// - Parameter payloadAction: Removes the items and returns them; nil takes the command away.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(TransferCommandModifier(actions: .init(cut: payloadAction)))
  }
}
