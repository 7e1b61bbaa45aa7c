import CoreTransferable
import Foundation
import FoundationGaps
import SwiftUICore

/// A control that shares items: it offers to copy them, to save them and to send them by mail.
///
/// ```swift
/// import SwiftUI
///
/// struct Invitation: View {
///   let page: URL
///
///   var body: some View {
///     ShareLink(item: page, subject: Text("Come along"), message: Text("Have a look at this."))
///   }
/// }
/// ```
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  let items: Data
  let subject: Text?
  let message: Text?
  let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  let label: Label

  init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  /// - Parameters:
  ///   - items: The items.
  ///   - subject: A title for where the items go that has one, such as a message.
  ///   - message: Some words for where the items go that has room for them.
  ///   - preview: Makes what stands for an item while it is shared.
  ///   - label: Makes the label of the control.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview, label: label())
  }

  /// - Parameters:
  ///   - item: The item.
  ///   - subject: A title for where the item goes that has one, such as a message.
  ///   - message: Some words for where the item goes that has room for them.
  ///   - preview: What stands for the item while it is shared.
  ///   - label: Makes the label of the control.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label: label())
  }

  @MainActor public var body: some View { ShareLinkContent(link: self).modifier(ShareScope()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(items, subject, message, nil, label: label())
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    self.init(items, subject, message, nil, label: label())
  }

  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, label: label())
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, label: label())
  }
}

/// The label of a share link that is given none: a title with the sign of sharing.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?

  init(_ title: Text? = nil) { self.title = title }

  @MainActor public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The button of a share link, which opens a menu; in a menu it is a menu inside of that.
private struct ShareLinkContent<Data, PreviewImage, PreviewIcon, LinkLabel>: View
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, LinkLabel: View,
  Data.Element: Transferable
{
  nonisolated let link: ShareLink<Data, PreviewImage, PreviewIcon, LinkLabel>
  @State private var isOpen: Bool = false
  @Environment(\.menuSession) private var session: MenuSession?
  @Environment(\.self) private var environment: EnvironmentValues

  init(link: ShareLink<Data, PreviewImage, PreviewIcon, LinkLabel>) { self.link = link }

  var body: some View {
    if session != nil {
      Menu {
        destinations
      } label: {
        link.label
      }
    } else {
      Button {
        isOpen = true
      } label: {
        link.label
      }
      .modifier(
        MenuPresentation(isOpen: isOpen, session: MenuSession { isOpen = false }, content: destinations) {
          isOpen = false
        })
    }
  }

  private var destinations: some View {
    ForEach(ShareDestination.allCases, id: \.self) { destination in
      Button(destination.title, systemImage: destination.systemImage) {
        environment.sharePerformer?.perform(destination, request)
      }
    }
  }

  private var request: ShareRequest {
    ShareRequest(
      items: link.items.map { item in
        let preview: SharePreview<PreviewImage, PreviewIcon>? = link.preview?(item)
        let provider = NSItemProvider.of(item)
        let title: String? = preview?.title.string(in: environment)
        if provider.suggestedName == nil { provider.suggestedName = title }
        return ShareRequest.Item(
          provider: provider, title: title, image: preview?.image.map { .of($0) },
          icon: preview?.icon.map { .of($0) })
      }, subject: link.subject?.string(in: environment), message: link.message?.string(in: environment))
  }
}
