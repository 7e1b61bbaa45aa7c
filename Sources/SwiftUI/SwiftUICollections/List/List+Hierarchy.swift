import SwiftUICore

// MARK: - Trees of identified elements

extension List {
  /// Makes a list of the elements of trees, in which people select any number of rows.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection.map { .several($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list of the elements of trees, in which people select one row.
  ///
  /// - Parameters:
  ///   - data: The roots, identified by their `id`, as all elements below are.
  ///   - children: The elements below an element; nil for one that cannot have any.
  ///   - selection: What is selected.
  ///   - rowContent: Makes the row of an element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection.map { .single($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list of the elements of trees, in which one row always is selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      .always(selection), content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of the elements of trees.
  ///
  /// - Parameters:
  ///   - data: The roots, identified by their `id`, as all elements below are.
  ///   - children: The elements below an element; nil for one that cannot have any.
  ///   - rowContent: Makes the row of an element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

// MARK: - Trees of elements identified by a property

extension List {
  /// Makes a list of the elements of trees, in which people select any number of rows.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection.map { .several($0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Makes a list of the elements of trees, in which people select one row.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection.map { .single($0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Makes a list of the elements of trees, in which one row always is selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      .always(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of the elements of trees.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

// MARK: - Bindings to trees of identified elements

extension List {
  /// Makes a list of bindings to the elements of trees, in which people select any number of rows.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection.map { .several($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list of bindings to the elements of trees, in which people select one row.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection.map { .single($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list of bindings to the elements of trees, in which one row always is selected.
  @_disfavoredOverload
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      .always(selection), content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of bindings to the elements of trees.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

// MARK: - Bindings to trees of elements identified by a property

extension List {
  /// Makes a list of bindings to the elements of trees, in which people select any number of rows.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection.map { .several($0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Makes a list of bindings to the elements of trees, in which people select one row.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection.map { .single($0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Makes a list of bindings to the elements of trees, in which one row always is selected.
  @_disfavoredOverload
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      .always(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of bindings to the elements of trees.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      _OutlineSubgroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
