import SwiftData
import SwiftUI

/// The pages on which a clause stands, large, to be zoomed by keys, buttons, fingers and assistive technologies.
struct ClausePagesView: View {
  @State private var viewModel: ClausePlaceViewModel
  @State private var zoom = PageZoom()
  @State private var zoomBefore: CGFloat?
  @Environment(\.displayScale) private var displayScale: CGFloat
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  init(clause: AnalyzedClause, dependencies: AppDependencies) {
    _viewModel = State(initialValue: ClausePlaceViewModel(clause: clause, pages: dependencies.pages))
  }

  var body: some View {
    GeometryReader { room in
      let width: CGFloat = max(120, room.size.width - 2 * metrics.margin)
      ScrollViewReader { scroller in
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading, spacing: metrics.sectionSpacing) {
            Text(verbatim: viewModel.clause.title).font(.title2.bold()).screenTitle().frame(
              width: width, alignment: .leading)
            content(width: width)
          }
          .padding(metrics.margin)
          // A page that is lower than the window stands at its top.
          .frame(minHeight: room.size.height, alignment: .top)
        }
        .onChange(of: viewModel.parts) { scroller.scrollTo(ClauseAnchor.id, anchor: .center) }
        .onChange(of: zoom) { scroller.scrollTo(ClauseAnchor.id, anchor: .center) }
      }
      .task(id: pixels(width)) { await viewModel.load(width: pixels(width)) }
    }
    .navigationTitle(viewModel.clause.title)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Zoom Out", systemImage: "minus.magnifyingglass") { zoom.step(-1) }
          .keyboardShortcut("-", modifiers: .command)
          .disabled(!zoom.canZoomOut)
        Button("Zoom In", systemImage: "plus.magnifyingglass") { zoom.step(1) }
          .keyboardShortcut("+", modifiers: .command)
          .disabled(!zoom.canZoomIn)
      }
    }
  }

  @ViewBuilder private func content(width: CGFloat) -> some View {
    switch viewModel.state {
    case .loading:
      ProgressView("Looking for the page…").frame(width: width, alignment: .leading)
    case .found(let place):
      ForEach(place.parts) { part in
        PagePicture(part: part, picture: viewModel.pictures[part.page])
          .accessibilityValue(zoom.description)
          .accessibilityZoomAction { action in zoom.step(action.direction == .zoomIn ? 1 : -1) }
          .accessibilityAdjustableAction { direction in zoom.step(direction == .increment ? 1 : -1) }
          .gesture(magnification)
          .overlay(alignment: .top) {
            if part == place.parts.first { ClauseAnchor(place: part.bounds) }
          }
          .frame(width: width * zoom.factor)
      }
    case .problem(let problem):
      PageProblemNote(problem: problem, viewModel: viewModel, width: pixels(width)).frame(width: width)
    }
  }

  private var magnification: some Gesture {
    MagnifyGesture()
      .onChanged { value in
        let before: CGFloat = zoomBefore ?? zoom.factor
        zoomBefore = before
        zoom.set(before * value.magnification)
      }
      .onEnded { _ in zoomBefore = nil }
  }

  /// Pictures are drawn in steps of 256 pixels, so that a gesture does not draw one for each of its events.
  private func pixels(_ width: CGFloat) -> Int {
    let wanted: CGFloat = width * zoom.factor * displayScale
    return min(4096, Int((wanted / 256).rounded(.up)) * 256)
  }
}

/// Marks where the clause begins on a page, for the scroll view.
private struct ClauseAnchor: View {
  static let id = "clause"
  let place: CGRect

  var body: some View {
    GeometryReader { page in
      VStack(spacing: 0) {
        Color.clear.frame(height: max(0, place.isNull ? 0 : place.midY * page.size.height))
        Color.clear.frame(height: 1).id(Self.id)
      }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}
