import AccessibilityTree
import Foundation
import SwiftUICore

/// A control that opens an address. A reader knows it as a button and a link.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// Makes a control that opens an address.
  ///
  /// - Parameters:
  ///   - destination: The address, which the environment's `openURL` action gets.
  ///   - label: Makes the label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View { LinkContent(destination: destination, label: label) }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.destination = destination
    label = Text(title)
  }
}

private struct LinkContent<Label: View>: View {
  nonisolated let destination: URL
  nonisolated let label: Label
  @Environment(\.openURL) private var openURL: OpenURLAction

  init(destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }

  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
    // A file that the link is drawn into leads there too.
    .attaching(
      AccessibilityAttachmentModifier { [destination] properties, _ in properties.url = destination.absoluteString }
    )
    // A link has no bezel, on a desktop either, unless a style of buttons is set around it.
    .modifier(DefaultControlStyleModifier<ButtonStyleBody<BorderlessLook>>(BorderlessLook()))
  }
}
