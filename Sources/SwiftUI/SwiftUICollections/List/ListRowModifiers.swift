import LayoutEngine
import SwiftUICore

enum ListRowInsetsTrait: _ViewTraitKey {
  static var defaultValue: PartialInsets { PartialInsets() }
}

enum ListRowBackgroundTrait: _ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}

enum ListRowSeparatorTrait: _ViewTraitKey {
  static var defaultValue: EdgeValues<Visibility> { EdgeValues() }
}

enum ListRowSeparatorTintTrait: _ViewTraitKey {
  static var defaultValue: EdgeValues<Color> { EdgeValues() }
}

enum ListSectionSeparatorTrait: _ViewTraitKey {
  static var defaultValue: EdgeValues<Visibility> { EdgeValues() }
}

enum ListSectionSeparatorTintTrait: _ViewTraitKey {
  static var defaultValue: EdgeValues<Color> { EdgeValues() }
}

enum SelectionDisabledTrait: _ViewTraitKey {
  static var defaultValue: Bool { false }
}

/// Insets of which some edges are set.
struct PartialInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  func applied(to insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
      trailing: trailing ?? insets.trailing)
  }
}

/// What a modifier says about the upper and the lower edge of a row; nil where it says nothing.
struct EdgeValues<Value> {
  var top: Value?
  var bottom: Value?
}

/// Writes a trait over that of the modifiers around it.
nonisolated struct ListTraitModifier<Trait: _ViewTraitKey>: TraitModifier {
  var change: (inout Trait.Value) -> Void

  nonisolated static func attach(to traits: inout ViewTraits, modifier: _GraphValue<Self>) {
    let outer: (() -> Trait.Value)? = traits.source(for: Trait.self)
    traits.set(Trait.self) {
      var value: Trait.Value = outer?() ?? Trait.defaultValue
      modifier.read().change(&value)
      return value
    }
  }
}

extension View {
  /// Sets the space around a row's content.
  ///
  /// - Parameter insets: The distances in points; nil for those of the list.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      ListTraitModifier<ListRowInsetsTrait> { value in
        value = PartialInsets(
          top: insets?.top, leading: insets?.leading, bottom: insets?.bottom, trailing: insets?.trailing)
      })
  }

  /// Sets the space at some edges of a row's content.
  ///
  /// - Parameters:
  ///   - edges: The edges; all by default.
  ///   - length: The distance in points; nil for that of the list.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      ListTraitModifier<ListRowInsetsTrait> { value in
        if edges.contains(.top) { value.top = length }
        if edges.contains(.leading) { value.leading = length }
        if edges.contains(.bottom) { value.bottom = length }
        if edges.contains(.trailing) { value.trailing = length }
      })
  }

  /// Puts a view behind a row of a list, as large as the row.
  ///
  /// - Parameter view: The view; nil for the ground that the list has.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListTraitModifier<ListRowBackgroundTrait> { $0 = view.map { AnyView($0) } })
  }

  /// Shows or hides the lines above and below a row.
  ///
  /// A line between two rows is there unless one of the two hides it.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines are there.
  ///   - edges: Which of them; both by default.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(ListTraitModifier<ListRowSeparatorTrait> { $0.set(visibility, edges) })
  }

  /// Sets the colour of the lines above and below a row.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for that of the list.
  ///   - edges: Which of the lines; both by default.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(ListTraitModifier<ListRowSeparatorTintTrait> { $0.set(color, edges) })
  }

  /// Shows or hides the lines before and behind a section's rows.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines are there.
  ///   - edges: Which of them; both by default.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListTraitModifier<ListSectionSeparatorTrait> { $0.set(visibility, edges) })
  }

  /// Sets the colour of the lines before and behind a section's rows.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for that of the list.
  ///   - edges: Which of the lines; both by default.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(ListTraitModifier<ListSectionSeparatorTintTrait> { $0.set(color, edges) })
  }

  /// Keeps people from selecting the view in a list, table or picker.
  ///
  /// - Parameter isDisabled: Whether it cannot be selected. The default is true.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ListTraitModifier<SelectionDisabledTrait> { $0 = $0 || isDisabled })
  }
}

extension EdgeValues {
  mutating func set(_ value: Value?, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { top = value }
    if edges.contains(.bottom) { bottom = value }
  }
}
