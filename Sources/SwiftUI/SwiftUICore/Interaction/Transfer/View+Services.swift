import CoreTransferable
import FoundationGaps
import UniformTypeIdentifiers

/// Desktops of Linux have no services of other programs that ask a view for its content. What a view exports is copied by
/// the copy command, and what it imports is taken from the paste command, as menus of services do on Apple's systems.
extension View {
  /// Offers items of some types to services, which may not change them.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the items.
  ///   - onExport: Makes the items.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View {
    modifier(TransferCommandModifier(actions: .init(copy: { onExport().conforming(to: contentTypes) })))
  }

  /// Offers items of some types to services, which may give changed ones back.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the items.
  ///   - onExport: Makes the items.
  ///   - onEdit: Takes changed items; returns false when it does nothing with them.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      TransferCommandModifier(
        actions: .init(
          copy: { onExport().conforming(to: contentTypes) },
          paste: { items in
            let fitting: [NSItemProvider] = items.conforming(to: contentTypes)
            return !fitting.isEmpty && onEdit(fitting)
          })))
  }

  /// Takes items of some types from services.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the items.
  ///   - onImport: Takes the items; returns false when it does nothing with them.
  public nonisolated func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      TransferCommandModifier(
        actions: .init(paste: { items in
          let fitting: [NSItemProvider] = items.conforming(to: contentTypes)
          return !fitting.isEmpty && onImport(fitting)
        })))
  }

  /// Offers values to services, which may not change them.
  public nonisolated func exportableToServices<T>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View where T: Transferable {
    modifier(TransferCommandModifier(actions: .init(copy: { payload().map { .of($0) } })))
  }

  /// Offers values to services, which may give changed ones back.
  public nonisolated func exportableToServices<T>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> some View where T: Transferable {
    modifier(
      TransferCommandModifier(
        actions: .init(copy: { payload().map { .of($0) } }, paste: { $0.take(as: T.self) { _ = onEdit($0) } })))
  }

  /// Takes values from services.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values; returns false when it does nothing with them.
  public nonisolated func importableFromServices<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View where T: Transferable {
    modifier(TransferCommandModifier(actions: .init(paste: { $0.take(as: T.self) { _ = action($0) } })))
  }
}

extension [NSItemProvider] {
  fileprivate func conforming(to types: [UTType]) -> [NSItemProvider] {
    filter { $0.hasItem(conformingToAny: types.map(\.identifier)) }
  }

  /// Loads values for an action; false where no item has any.
  fileprivate func take<T: Transferable>(as type: T.Type, _ action: @escaping ([T]) -> Void) -> Bool {
    let fitting: [NSItemProvider] = filter { $0.canLoad(T.self) }
    guard !fitting.isEmpty else { return false }
    NSItemProvider.load(T.self, from: fitting) { if !$0.isEmpty { action($0) } }
    return true
  }
}
