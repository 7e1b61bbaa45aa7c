import SwiftUICore
import SwiftUIScrolling

/// Rows in one column, which people scroll, select and edit.
///
/// Each view of the content is a row. Rows are made when they come into sight, as in a lazy stack, and `Section` groups them.
///
/// ```swift
/// struct Cities: View {
///   let names = ["Bern", "Genf", "Chur"]
///   @State private var selection: String?
///
///   var body: some View {
///     List(names, id: \.self, selection: $selection) { name in
///       Text(name)
///     }
///   }
/// }
/// ```
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelectionBinding<SelectionValue>?

  init(_ selection: ListSelectionBinding<SelectionValue>?, content: Content) {
    self.content = content
    self.selection = selection
  }

  @MainActor public var body: some View {
    ScrollView {
      ListMargins { ListRows(content: content, selection: selection) }
    }
    .modifier(ListGround())
  }
}

extension List {
  /// Makes a list in which people select any number of rows.
  ///
  /// - Parameters:
  ///   - selection: The tags of the selected rows: those of `tag(_:)`, or the ids of `ForEach`. Nil for none.
  ///   - content: Makes the rows.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .several($0) }, content: content())
  }

  /// Makes a list in which people select one row.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected row: that of `tag(_:)`, or the id of `ForEach`. Nil for no selection at all.
  ///   - content: Makes the rows.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .single($0) }, content: content())
  }

  /// Makes a list in which one row always is selected.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected row.
  ///   - content: Makes the rows.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.always(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of views.
  ///
  /// - Parameter content: Makes the rows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(nil, content: content())
  }
}
