import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

extension UIView {
  /// The interaction that shows items large; of several the last one.
  var largeContentViewer: UILargeContentViewerInteraction? {
    guard !ownInteractions.isEmpty else { return nil }
    return ownInteractions.lazy.reversed().compactMap { $0 as? UILargeContentViewerInteraction }.first
  }

  /// Whether the view, or one around it, shows its items large now.
  var isInLargeContentViewer: Bool {
    var next: UIView? = self
    while let view = next {
      if view.largeContentViewer?.mayBegin == true { return true }
      next = view.superview
    }
    return false
  }
}

/// The place in a view from which its items are shown large; nothing is seen of it.
struct LargeContentPlaceView: View {
  let viewer: UILargeContentViewerInteraction

  var body: some View {
    let viewer: UILargeContentViewerInteraction = viewer
    Color.clear
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      .largeContent(
        item: {
          MainActor.assumeIsolated {
            _ = viewer.changes.read()
            return viewer.shown.map { ShownLargeItem(item: $0) }
          }
        },
        id: { (shown: ShownLargeItem) in AnyHashable(ObjectIdentifier(shown.item)) }
      ) { shown in
        LargeItemView(title: shown.item.largeContentTitle, image: LargeItemView.Picture(shown.item))
      }
  }
}

private struct ShownLargeItem: @unchecked Sendable {
  let item: any UILargeContentViewerItem
}

/// The image of an item above its title.
struct LargeItemView: View {
  /// An image with what is known of its size.
  struct Picture {
    var image: UIImage
    var isScaled: Bool
    var insets: UIEdgeInsets

    @MainActor
    init?(_ item: any UILargeContentViewerItem) {
      guard let image = item.largeContentImage else { return nil }
      (self.image, isScaled, insets) = (image, item.scalesLargeContentImage, item.largeContentImageInsets)
    }

    @MainActor
    init?(_ item: UIBarItem) {
      let system: UIImage? = (item as? UIBarButtonItem)?.systemItem?.symbol.flatMap { UIImage(systemName: $0) }
      guard let image = item.largeContentSizeImage ?? item.image ?? system else { return nil }
      (self.image, isScaled, insets) = (image, item.largeContentSizeImage == nil, item.largeContentSizeImageInsets)
    }
  }

  let title: String?
  let image: Picture?

  /// The longest side of an image that is made as large as there is room, in points.
  private static let side: CGFloat = 90

  var body: some View {
    Label {
      if let title { Text(verbatim: title) }
    } icon: {
      if let image { picture(image) }
    }
  }

  @ViewBuilder private func picture(_ picture: Picture) -> some View {
    let insets: UIEdgeInsets = picture.insets
    Group {
      if picture.isScaled {
        Image(uiKit: picture.image).resizable().scaledToFit().frame(width: Self.side, height: Self.side)
      } else {
        Image(uiKit: picture.image)
      }
    }
    .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }
}

/// Shows an item of a bar large while it is pressed.
struct LargeBarItem: ViewModifier {
  let item: UIBarItem
  /// The words where the item has no title.
  let words: String?

  nonisolated init(item: UIBarItem, words: String?) {
    self.item = item
    self.words = words
  }

  func body(content: Content) -> some View {
    let _ = item.changes.read()
    content.accessibilityShowsLargeContentViewer {
      LargeItemView(title: item.title ?? words ?? item.accessibilityLabel, image: LargeItemView.Picture(item))
    }
  }
}
