import CoreGraphics
import HostInterface
import LayoutEngine
import SwiftUIControls
import SwiftUICore

/// The place of a view from which a popover hangs.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view, such as `.bounds`.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as parts of its size.
  case point(UnitPoint)

  fileprivate var popup: PopupAnchor {
    switch self {
    case .rect(let rect): .part(rect)
    case .point(let point): .unitPoint(point)
    }
  }
}

extension View {
  /// Shows a popover beside the view while a value is true; a press outside or Escape ends it.
  ///
  /// A phone shows it as a sheet, unless its content says otherwise (`presentationCompactAdaptation(_:)`).
  ///
  /// ```swift
  /// struct AboutButton: View {
  ///   @State private var showsAbout = false
  ///   var body: some View {
  ///     Button("About") { showsAbout = true }
  ///       .popover(isPresented: $showsAbout) { Text("Made with care").padding() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is there.
  ///   - attachmentAnchor: The place of the view to which the arrow points. The default is all of the view.
  ///   - arrowEdge: The edge of that place at which the arrow is; nil for the side with room.
  ///   - content: Makes the content.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: { isPresented.wrappedValue ? true : nil }, id: { AnyHashable($0) }, traits: PopoverTraits.traits,
        dismiss: { isPresented.wrappedValue = false }
      ) { _ in
        PopoverPanel(anchor: attachmentAnchor, edge: arrowEdge, content: content())
      })
  }

  /// Shows a popover beside the view while there is an item for it.
  ///
  /// - Parameters:
  ///   - item: The item; nil ends the popover.
  ///   - attachmentAnchor: The place of the view to which the arrow points. The default is all of the view.
  ///   - arrowEdge: The edge of that place at which the arrow is; nil for the side with room.
  ///   - content: Makes the content from the item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: { item.wrappedValue }, id: { AnyHashable($0.id) }, traits: PopoverTraits.traits,
        dismiss: { item.wrappedValue = nil }
      ) { item in
        PopoverPanel(anchor: attachmentAnchor, edge: arrowEdge, content: content(item))
      })
  }
}

private enum PopoverTraits {
  nonisolated static func traits(in environment: EnvironmentValues) -> PresentationTraits {
    PresentationTraits(
      backdrop: AnyView(PopoverBackdrop()), transition: .opacity, animation: .easeOut(duration: 0.15))
  }
}

/// Ends a popover when a pointer goes down outside.
private struct PopoverBackdrop: View {
  @Environment(\.presentation) private var presentation: Presentation?

  nonisolated init() {}

  var body: some View { PressOutside { presentation?.dismissInteractively() } }
}

/// A popover around its content: with an arrow to its anchor, or as a sheet.
nonisolated struct PopoverPanel<Content: View>: View {
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let content: Content

  @MainActor var body: some View {
    PresentationChrome(content: content) { content, wishes in
      PopoverLook(anchor: anchor, edge: edge, wishes: wishes, content: content)
    }
  }
}

private struct PopoverLook<Content: View>: View {
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let wishes: PresentationWishes
  let content: Content
  @Environment(\.idiom) private var idiom: Idiom

  init(anchor: PopoverAttachmentAnchor, edge: Edge?, wishes: PresentationWishes, content: Content) {
    self.anchor = anchor
    self.edge = edge
    self.wishes = wishes
    self.content = content
  }

  var body: some View {
    let adaptation: PresentationAdaptation = wishes.adaptation ?? .automatic
    if idiom == .phone, adaptation != .popover, adaptation != .none {
      if adaptation == .fullScreenCover {
        content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { PresentationGround(wishes: wishes).ignoresSafeArea() }
          .modifier(SafeAreaPlacement())
      } else {
        DraggableSheet(wishes: wishes, content: content)
      }
    } else {
      bubble
    }
  }

  private var bubble: some View {
    PopoverBubble(
      at: anchor.popup, sides: sides, cornerRadius: wishes.cornerRadius, content: content,
      ground: PresentationGround(wishes: wishes))
  }

  private var sides: [PopupPlacement.Side] {
    switch edge {
    case nil: [.below, .above, .right, .left]
    case .top: [.above, .below, .right, .left]
    case .bottom: [.below, .above, .right, .left]
    case .leading: [.left, .right, .below, .above]
    case .trailing: [.right, .left, .below, .above]
    }
  }
}
