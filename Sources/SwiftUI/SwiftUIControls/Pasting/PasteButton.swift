import CoreTransferable
import FoundationGaps
import SwiftUICore
import UniformTypeIdentifiers

/// A button that pastes what is on the clipboard. It is disabled while nothing there can be pasted.
///
/// ```swift
/// import SwiftUI
///
/// struct Pasted: View {
///   @State private var notes: [String] = []
///
///   var body: some View {
///     VStack {
///       Text(notes.joined(separator: ", "))
///       PasteButton(payloadType: String.self) { notes += $0 }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct PasteButton: View {
  /// Whether something of the items can be pasted; asked while the button is drawn.
  private let canPaste: ([NSItemProvider]) -> Bool
  private let paste: ([NSItemProvider]) -> Void

  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: Takes the values, when they are loaded.
  @MainActor @preconcurrency
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
    canPaste = { $0.contains { $0.canLoad(T.self) } }
    paste = { items in
      NSItemProvider.load(T.self, from: items.filter { $0.canLoad(T.self) }) { if !$0.isEmpty { onPaste($0) } }
    }
  }

  /// - Parameters:
  ///   - supportedContentTypes: The types that are pasted; types that conform to them are as well.
  ///   - payloadAction: Takes the items.
  @MainActor @preconcurrency
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(types: supportedContentTypes.map(\.identifier), { $0 }, payloadAction)
  }

  /// - Parameters:
  ///   - supportedContentTypes: The types that are pasted; types that conform to them are as well.
  ///   - validator: Makes what is pasted of the items; nil for what cannot be pasted, which disables the button.
  ///   - payloadAction: Takes what was made.
  @MainActor @preconcurrency
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(types: supportedContentTypes.map(\.identifier), validator, payloadAction)
  }

  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types that are pasted.
  ///   - payloadAction: Takes the items.
  @MainActor @preconcurrency
  public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(types: supportedTypes, { $0 }, payloadAction)
  }

  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types that are pasted.
  ///   - validator: Makes what is pasted of the items; nil for what cannot be pasted, which disables the button.
  ///   - payloadAction: Takes what was made.
  @MainActor @preconcurrency
  public init<Payload>(
    supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(types: supportedTypes, validator, payloadAction)
  }

  private init<Payload>(
    types: [String], _ validator: @escaping ([NSItemProvider]) -> Payload?, _ action: @escaping (Payload) -> Void
  ) {
    func payload(_ items: [NSItemProvider]) -> Payload? {
      let fitting: [NSItemProvider] = items.filter { $0.hasItem(conformingToAny: types) }
      return fitting.isEmpty ? nil : validator(fitting)
    }
    canPaste = { payload($0) != nil }
    paste = { items in
      if let payload = payload(items) { action(payload) }
    }
  }

  @MainActor @preconcurrency public var body: some View {
    PasteButtonContent(canPaste: canPaste, paste: paste).modifier(ClipboardScope())
  }
}

private struct PasteButtonContent: View {
  let canPaste: ([NSItemProvider]) -> Bool
  let paste: ([NSItemProvider]) -> Void
  @Environment(\.clipboardItems) private var items: [NSItemProvider]

  var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { paste(items) }
      .disabled(!canPaste(items))
  }
}

private struct ClipboardItemsKey: EnvironmentKey { static var defaultValue: [NSItemProvider] { [] } }

extension EnvironmentValues {
  fileprivate var clipboardItems: [NSItemProvider] {
    get { self[ClipboardItemsKey.self] }
    set { self[ClipboardItemsKey.self] = newValue }
  }
}

/// Gives the views inside what is on the clipboard.
private nonisolated struct ClipboardScope: InputsModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let clipboard: Clipboard = inputs.window.clipboard
    inputs.environment = inputs.environment.overriding("clipboard") { $0.clipboardItems = clipboard.items }
  }
}
