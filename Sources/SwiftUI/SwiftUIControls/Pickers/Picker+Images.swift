import SwiftUICore

/// Pickers whose title has a picture of the resources.
extension Picker where Label == SwiftUIControls.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: [selection], label: SwiftUIControls.Label(titleKey, image: image), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: [selection], label: SwiftUIControls.Label(title, image: image), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: SwiftUIControls.Label(titleKey, image: image), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: SwiftUIControls.Label(title, image: image), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: SwiftUIControls.Label(titleKey, image: image),
      content: content())
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: SwiftUIControls.Label(title, image: image),
      content: content())
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: SwiftUIControls.Label(titleKey, image: image),
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: SwiftUIControls.Label(title, image: image),
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
