import Foundation
import FoundationGaps
import SwiftUICore

// The title of a column is a key to be looked up, a string as it is, or a text.

extension TableColumn where Label == Text, Sort == Never {
  /// Makes a column that does not sort the rows.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: Makes the cell of a row.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), title: Text(titleKey), comparator: nil, content: content)
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), title: Text(title), comparator: nil, content: content)
  }

  /// The same with a title that is a text.
  public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, title: text, comparator: nil, content: content)
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// Makes a column that sorts the rows by a property.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The property.
  ///   - content: Makes the cell of a row.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), title: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// The same with a title that is a text.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, title: text, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// Makes a column that sorts the rows by a property that may be missing: those without it come first.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), title: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// The same with a title that is a text.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, title: text, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// Makes a column that sorts the rows by a property in an order of its own.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title), title: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// The same with a title that is a text.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: text, title: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// Makes a column that sorts the rows by a text, by default in the order of a file browser.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), title: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// The same with a title that is a text.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, title: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// Makes a column that sorts the rows by a truth value: those that are not come first.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value, comparator: TruthComparator()),
      content: content)
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), title: Text(title), comparator: KeyPathComparator(value, comparator: TruthComparator()),
      content: content)
  }

  /// The same with a title that is a text.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, title: text, comparator: KeyPathComparator(value, comparator: TruthComparator()), content: content)
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// Makes a column that sorts the rows by a truth value that may be missing: those without it come first.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), title: Text(titleKey),
      comparator: KeyPathComparator(value, comparator: OptionalTruthComparator()), content: content)
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), title: Text(title),
      comparator: KeyPathComparator(value, comparator: OptionalTruthComparator()), content: content)
  }

  /// The same with a title that is a text.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, title: text, comparator: KeyPathComparator(value, comparator: OptionalTruthComparator()),
      content: content)
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue>, Content == Text {
  /// Makes a column that shows a text and sorts the rows by it, by default in the order of a file browser.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(
      label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(
      label: Text(title), title: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// The same with a title that is a text.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(
      label: text, title: text, comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Label == Text {
  /// Makes a column that sorts the rows by a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - comparator: Compares rows.
  ///   - content: Makes the cell of a row.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: Text(titleKey), title: Text(titleKey), comparator: comparator, content: content)
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: Text(title), title: Text(title), comparator: comparator, content: content)
  }

  /// The same with a title that is a text.
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: text, title: text, comparator: comparator, content: content)
  }
}

extension TableColumn where Label == Text, Sort == Never, Content == Text {
  /// Makes a column that shows a text and does not sort the rows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(titleKey), title: Text(titleKey), comparator: nil, content: { Text($0[keyPath: value]) })
  }

  /// The same with a title that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(title), title: Text(title), comparator: nil, content: { Text($0[keyPath: value]) })
  }

  /// The same with a title that is a text.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(label: text, title: text, comparator: nil, content: { Text($0[keyPath: value]) })
  }
}

/// False before true.
struct TruthComparator: SortComparator {
  var order: SortOrder = .forward

  func compare(_ left: Bool, _ right: Bool) -> ComparisonResult {
    guard left != right else { return .orderedSame }
    return left == (order == .reverse) ? .orderedAscending : .orderedDescending
  }
}

/// Nothing before false, and false before true.
struct OptionalTruthComparator: SortComparator {
  var order: SortOrder = .forward

  func compare(_ left: Bool?, _ right: Bool?) -> ComparisonResult {
    func rank(_ value: Bool?) -> Int { value.map { $0 ? 2 : 1 } ?? 0 }
    guard left != right else { return .orderedSame }
    return (rank(left) < rank(right)) == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}
