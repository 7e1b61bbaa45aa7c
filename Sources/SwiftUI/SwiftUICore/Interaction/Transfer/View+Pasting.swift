import CoreTransferable
import FoundationGaps
import UniformTypeIdentifiers

extension View {
  /// Lets the paste command paste values while the focus is in the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values.
  ///   - validator: Chooses from the loaded values those that are pasted; the action is not called for none.
  public nonisolated func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View where T: Transferable {
    modifier(
      TransferCommandModifier(
        actions: .init(paste: { items in
          let fitting: [NSItemProvider] = items.filter { $0.canLoad(T.self) }
          guard !fitting.isEmpty else { return false }
          NSItemProvider.load(T.self, from: fitting) { values in
            let valid: [T] = values.isEmpty ? [] : validator(values)
            if !valid.isEmpty { action(valid) }
          }
          return true
        })))
  }

  /// Calls an action when the paste command is used while the focus is in the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken; types that conform to them are as well.
  ///   - payloadAction: Takes the items.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPaste(of: supportedContentTypes.map(\.identifier), { $0 }, payloadAction)
  }

  /// Calls an action when the paste command is used while the focus is in the view, with what is made of the items.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken; types that conform to them are as well.
  ///   - validator: Makes what is pasted of the items; nil for what cannot be pasted.
  ///   - payloadAction: Takes what was made.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPaste(of: supportedContentTypes.map(\.identifier), validator, payloadAction)
  }

  /// Calls an action when the paste command is used while the focus is in the view, for types that are given as
  /// identifiers.
  @_disfavoredOverload
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPaste(of: supportedTypes, { $0 }, payloadAction)
  }

  /// Calls an action when the paste command is used while the focus is in the view, with what is made of the items, for
  /// types that are given as identifiers.
  @_disfavoredOverload
  public nonisolated func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPaste(of: supportedTypes, validator, payloadAction)
  }

  private nonisolated func onPaste<Payload>(
    of types: [String], _ validator: @escaping ([NSItemProvider]) -> Payload?,
    _ action: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      TransferCommandModifier(
        actions: .init(paste: { items in
          let fitting: [NSItemProvider] = items.filter { $0.hasItem(conformingToAny: types) }
          guard !fitting.isEmpty, let payload = validator(fitting) else { return false }
          action(payload)
          return true
        })))
  }
}
