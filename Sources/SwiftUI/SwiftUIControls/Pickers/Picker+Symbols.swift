import SwiftUICore

/// Pickers whose title has a symbol.
extension Picker where Label == SwiftUIControls.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: [selection], label: SwiftUIControls.Label(titleKey, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: [selection], label: SwiftUIControls.Label(title, systemImage: systemImage), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: SwiftUIControls.Label(titleKey, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: SwiftUIControls.Label(title, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: SwiftUIControls.Label(titleKey, systemImage: systemImage),
      content: content())
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: SwiftUIControls.Label(title, systemImage: systemImage),
      content: content())
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: SwiftUIControls.Label(titleKey, systemImage: systemImage),
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: SwiftUIControls.Label(title, systemImage: systemImage),
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
