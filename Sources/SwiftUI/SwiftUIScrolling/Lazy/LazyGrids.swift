import LayoutEngine
import SwiftUICore

/// One column of a lazy vertical grid, one row of a horizontal one, or as many as fit.
public struct GridItem: Sendable {
  /// How wide a column, or how high a row, is; in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// An equal share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into a share of what is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// The distance to the next item in points; nil for 8.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil for the grid's own alignment.
  public var alignment: Alignment?

  /// Describes one column of a vertical grid, or one row of a horizontal one.
  ///
  /// - Parameters:
  ///   - size: A fixed length, a share of the rest between bounds, or as many as fit. The default is `.flexible()`.
  ///   - spacing: The distance to the next item in points; nil, the default, is 8.
  ///   - alignment: Where views stand in their cells; nil, the default, is the alignment of the grid.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyTracks.Item {
    let size: LazyTracks.Size =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyTracks.Item(size, spacing: spacing, alignment: alignment)
  }
}

/// A grid that grows downwards and makes its views when they come in sight of the scroll view around it.
nonisolated public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid that grows downwards and makes its views when they come into sight.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 12) {
  ///     ForEach(0..<100) { item in Text("\(item)") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - columns: The columns, each of a fixed or flexible width, or as many as fit.
  ///   - alignment: Where the columns stand in the grid. The default is `.center`.
  ///   - spacing: The distance between lines in points; nil, the default, is 8.
  ///   - pinnedViews: Headers and footers of sections that stay in sight with their section; none by default.
  ///   - content: Makes the views.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list: _ViewList = Content._makeViewList(view: view[\.content], inputs: inputs.inStack(nil))
    return LazyContainer.make(list, inputs: inputs, pinned: { view.read().pinnedViews }) {
      let grid: Self = view.read()
      let alignment = Alignment(horizontal: grid.alignment, vertical: .center)
      let tracks = LazyTracks(grid.columns.map(\.track))
      return LazyLayout(axis: .vertical, alignment: alignment, spacing: grid.spacing, tracks: tracks)
    }
  }
}

/// A grid that grows to the trailing side and makes its views when they come in sight of the scroll view around it.
nonisolated public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid; `spacing` is the distance of its lines, nil for 8 points.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list: _ViewList = Content._makeViewList(view: view[\.content], inputs: inputs.inStack(nil))
    return LazyContainer.make(list, inputs: inputs, pinned: { view.read().pinnedViews }) {
      let grid: Self = view.read()
      let alignment = Alignment(horizontal: .center, vertical: grid.alignment)
      let tracks = LazyTracks(grid.rows.map(\.track))
      return LazyLayout(axis: .horizontal, alignment: alignment, spacing: grid.spacing, tracks: tracks)
    }
  }
}
