import LayoutEngine

/// Arranges views in rows and columns.
///
/// Each `GridRow` is a row of cells; a view that stands in the grid without a row covers all columns.
nonisolated public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

  /// Makes a grid of rows whose cells share columns.
  ///
  /// ```swift
  /// Grid(alignment: .leading, horizontalSpacing: 12) {
  ///   GridRow {
  ///     Text("Name")
  ///     Text("Ada")
  ///   }
  ///   GridRow {
  ///     Text("Born")
  ///     Text("1815")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: Where views stand in their cells. The default is `.center`.
  ///   - horizontalSpacing: The distance between columns in points; nil, the default, is that which the cells prefer.
  ///   - verticalSpacing: The distance between rows in points; nil, the default, is that which the cells prefer.
  ///   - content: Makes the rows. A view outside of a row takes a line of its own.
  @inlinable public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
      built: content())
  }

  @usableFromInline nonisolated init(layout: GridLayout, built: Content) {
    self.layout = layout
    content = built
  }
}

extension Grid: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Container.make(Content._makeViewList(view: view[\.content], inputs: inputs.inStack(nil)), inputs: inputs) {
      view.read().layout.rule
    }
  }
}

/// A row of cells in a grid; anywhere else it is a group of its views.
///
/// A modifier of the row applies to each of its cells.
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row of a grid.
  ///
  /// - Parameters:
  ///   - alignment: The vertical guide of the row; nil, the default, is that of the grid.
  ///   - content: Makes the cells, one for each view.
  @inlinable public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, built: content())
  }

  @usableFromInline nonisolated init(alignment: VerticalAlignment?, built: Content) {
    self.alignment = alignment
    content = built
  }
}

extension GridRow: MultiView {
  public nonisolated static var _viewListCount: Int? { Content._viewListCount }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    let identity = GridRowIdentity()
    return Content._makeViewList(view: view[\.content], inputs: inputs).map { cell in
      cell.wrapped(in: inputs) { inputs, make in
        Container.unary(inputs: inputs, child: make) {
          ValueLayout(GridRowKey.self, GridRowValue(identity: identity, alignment: view.read().alignment))
        }
      }
    }
  }
}
