import SwiftUIControls
import SwiftUICore

/// A row that can be pushed aside, where its buttons come to light, and lifted to be moved.
nonisolated struct ListRowSlide: ViewModifier {
  let row: ListRow

  @MainActor func body(content: Content) -> some View {
    let slide: ListSlide = row.slide
    let offset: CGFloat = slide.offset.value
    let lift: CGFloat = slide.lift.value
    content
      // Inside of the offset: the element with the actions is where the row is pushed to.
      .accessibilityActions {
        ForEach(Array(row.swipeGroups.enumerated()), id: \.offset) { $0.element.content }
      }
      .offset(x: offset, y: lift)
      .shadow(color: .black.opacity(lift == 0 ? 0 : 0.2), radius: lift == 0 ? 0 : 6, y: lift == 0 ? 0 : 2)
      .background(alignment: offset < 0 ? .trailing : .leading) {
        if offset != 0 || slide.isOpening.value { SwipeButtons(row: row, edge: offset < 0 ? .trailing : .leading) }
      }
      .clipped(isOff: lift != 0)
  }
}

extension View {
  /// What is pushed aside ends at the row's edges; what is lifted does not.
  fileprivate nonisolated func clipped(isOff: Bool) -> some View { clipShape(SlideClip(isOff: isOff)) }
}

private nonisolated struct SlideClip: Shape {
  let isOff: Bool

  func path(in rect: CGRect) -> Path { Path(isOff ? rect.insetBy(dx: -100, dy: -2000) : rect) }
}

/// Where a row stands beside its place.
final class ListSlide {
  /// How far it is pushed along the reading direction; less than nothing shows the buttons at its trailing edge.
  let offset: NotedSource<CGFloat>
  /// How far it is lifted out of its place, downwards.
  let lift: NotedSource<CGFloat>
  /// Whether its buttons are to be there though nothing of them is seen yet.
  let isOpening: NotedSource<Bool>
  /// How wide the buttons of an edge are, once they were laid out.
  var widths: [HorizontalEdge: CGFloat] = [:]

  init(in window: ViewGraph) {
    offset = NotedSource(in: window, "row slide", 0)
    lift = NotedSource(in: window, "row lift", 0)
    isOpening = NotedSource(in: window, "row opening", false)
  }
}

/// The buttons at one edge of a row.
private struct SwipeButtons: View {
  let row: ListRow
  let edge: HorizontalEdge

  init(row: ListRow, edge: HorizontalEdge) {
    self.row = row
    self.edge = edge
  }

  var body: some View {
    let groups: [SwipeGroup] = row.swipeGroups.filter { $0.edge == edge }
    HStack(spacing: 0) {
      if edge == .trailing {
        ForEach(Array(groups.enumerated()).reversed(), id: \.offset) { group in
          ReversedViews { group.element.content }
        }
        if row.deletesBySwipe { SwipeDeleteButton(row: row) }
      } else {
        ForEach(Array(groups.enumerated()), id: \.offset) { $0.element.content }
      }
    }
    .frame(minWidth: abs(row.slide.offset.value), maxHeight: .infinity)
    .fixedSize(horizontal: true, vertical: false)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { width in
      if row.slide.widths[edge] == nil { row.slide.widths[edge] = width }
    }
    .buttonStyle(SwipeButtonStyle(row: row))
    // The row offers its buttons as actions of its own.
    .accessibilityHidden(true)
  }
}

/// The views of a content from the last to the first: at the trailing edge the first stands outermost.
private struct ReversedViews<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews.reversed()) { $0 }
    }
  }
}

/// The button that `onDelete(perform:)` gives a row without buttons of its own.
struct SwipeDeleteButton: View {
  let row: ListRow

  init(row: ListRow) { self.row = row }

  var body: some View {
    Button("Delete", role: .destructive) { row.delete() }
  }
}

/// The looks of a button beside a row: a field of the button's tint, as high as the row.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let row: ListRow

  init(row: ListRow) { self.row = row }

  func makeBody(configuration: Configuration) -> some View {
    SwipeButtonBody(row: row, configuration: configuration)
  }
}

private struct SwipeButtonBody: View {
  let row: ListRow
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.tintStyle) private var tint: AnyShapeStyle?

  init(row: ListRow, configuration: PrimitiveButtonStyleConfiguration) {
    self.row = row
    self.configuration = configuration
  }

  var body: some View {
    Button(role: configuration.role) {
      configuration.trigger()
      row.list.closeSwipe()
    } label: {
      configuration.label
        .labelStyle(.iconOnly)
        .lineLimit(1)
        .padding(.horizontal, 16)
        .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(.white)
        .background(color)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  private var color: AnyShapeStyle {
    tint ?? AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.gray)
  }
}
