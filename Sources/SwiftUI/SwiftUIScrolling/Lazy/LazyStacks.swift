import LayoutEngine
import SwiftUICore

/// Which parts of sections stay in sight while something of their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders: PinnedScrollableViews = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters: PinnedScrollableViews = PinnedScrollableViews(rawValue: 2)
}

/// A column whose views are made when they come in sight of the scroll view around it (behaviour 313).
nonisolated public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a column whose views are made when they come into the sight of the scroll view around it.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack(pinnedViews: .sectionHeaders) {
  ///     ForEach(0..<1000) { row in Text("Row \(row)") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: The horizontal guide that lines the views up. The default is `.center`.
  ///   - spacing: The distance between rows in points; nil, the default, is 8.
  ///   - pinnedViews: Headers and footers of sections that stay in sight with their section; none by default.
  ///   - content: Makes the views. Without a scroll view around the stack, all of them are made.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list: _ViewList = Content._makeViewList(view: view[\.content], inputs: inputs.inStack(.vertical))
    return LazyContainer.make(list, inputs: inputs, pinned: { view.read().pinnedViews }) {
      let stack: Self = view.read()
      let alignment = Alignment(horizontal: stack.alignment, vertical: .center)
      return LazyLayout(axis: .vertical, alignment: alignment, spacing: stack.spacing)
    }
  }
}

/// A row whose views are made when they come in sight of the scroll view around it.
nonisolated public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a row whose views are made when they come into the sight of the scroll view around it.
  ///
  /// - Parameters:
  ///   - alignment: The vertical guide that lines the views up. The default is `.center`.
  ///   - spacing: The distance between views in points; nil, the default, is 8.
  ///   - pinnedViews: Headers and footers of sections that stay in sight with their section; none by default.
  ///   - content: Makes the views. Without a horizontal scroll view around the stack, all of them are made.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list: _ViewList = Content._makeViewList(view: view[\.content], inputs: inputs.inStack(.horizontal))
    return LazyContainer.make(list, inputs: inputs, pinned: { view.read().pinnedViews }) {
      let stack: Self = view.read()
      let alignment = Alignment(horizontal: .center, vertical: stack.alignment)
      return LazyLayout(axis: .horizontal, alignment: alignment, spacing: stack.spacing)
    }
  }
}
