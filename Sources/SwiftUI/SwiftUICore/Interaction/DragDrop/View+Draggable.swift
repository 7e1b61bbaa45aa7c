import CoreTransferable
import FoundationGaps

extension View {
  /// Lets people drag a value from the view.
  ///
  /// A mouse takes it along at once, a finger after it has rested for half a second.
  ///
  /// ```swift
  /// import SwiftUI
  ///
  /// struct Name: View {
  ///   var body: some View {
  ///     Text("Mei").draggable("Mei")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter payload: Makes the value when a drag begins.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
    modifier(DragSourceModifier(payload: DragPayload.value(payload), preview: EmptyView()))
  }

  /// Lets people drag a value from the view, with a picture of its own beside the pointer.
  ///
  /// - Parameters:
  ///   - payload: Makes the value when a drag begins.
  ///   - preview: Makes what is seen beside the pointer, in its ideal size.
  public nonisolated func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where V: View, T: Transferable {
    modifier(DragSourceModifier(payload: DragPayload.value(payload), preview: preview()))
  }

  /// Lets people drag an item from the view.
  ///
  /// - Parameter data: Makes the item when a drag begins. An item without representations is not dragged.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier(payload: DragPayload.item(data), preview: EmptyView()))
  }

  /// Lets people drag an item from the view, with a picture of its own beside the pointer.
  ///
  /// - Parameters:
  ///   - data: Makes the item when a drag begins. An item without representations is not dragged.
  ///   - preview: Makes what is seen beside the pointer, in its ideal size.
  public nonisolated func onDrag<V>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View where V: View {
    modifier(DragSourceModifier(payload: DragPayload.item(data), preview: preview()))
  }

  /// Lets people drag an item from the view, as a row of a list or alone.
  ///
  /// - Parameter action: Makes the item when a drag begins; nil for none.
  public nonisolated func itemProvider(_ action: Optional<() -> NSItemProvider?>) -> some View {
    modifier(DragSourceModifier(payload: DragPayload.item { action?() }, preview: EmptyView()))
  }
}

extension DragPayload {
  static func value<T: Transferable>(_ make: @escaping () -> T) -> (DragSourceContext) -> DragPayload? {
    { _ in DragPayload(items: [NSItemProvider.of(make())]) }
  }

  static func item(_ make: @escaping () -> NSItemProvider?) -> (DragSourceContext) -> DragPayload? {
    { _ in
      guard let item = make(), !item.registeredTypeIdentifiers.isEmpty else { return nil }
      return DragPayload(items: [item])
    }
  }
}

extension NSItemProvider {
  /// An item of a value.
  package static func of<T: Transferable>(_ value: T) -> NSItemProvider {
    let item = NSItemProvider()
    item.register(value)
    return item
  }
}
