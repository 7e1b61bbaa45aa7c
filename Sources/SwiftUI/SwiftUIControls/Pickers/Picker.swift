import ReactiveGraph
import SwiftUICore

/// A control that chooses one of several values.
///
/// Each view of the content stands for the value of its tag, or of its id in a `ForEach`; the type of the tag must be that
/// of the selection.
///
/// ```swift
/// struct Sizes: View {
///   @State private var size = 2
///   var body: some View {
///     Picker("Size", selection: $size) {
///       Text("Small").tag(1)
///       Text("Large").tag(2)
///     }
///     .pickerStyle(.segmented)
///   }
/// }
/// ```
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?

  nonisolated init(
    sources: [Binding<SelectionValue>], label: Label, content: Content, currentValueLabel: AnyView? = nil
  ) {
    selection = PickerSelection(sources)
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a picker with any label.
  ///
  /// - Parameters:
  ///   - selection: The value that is chosen, which the picker reads and writes.
  ///   - content: Makes the choices.
  ///   - label: Makes the label that says what is chosen.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: [selection], label: label(), content: content())
  }

  /// Makes a picker with any label, and a view for the value in styles that show one value at a time.
  ///
  /// - Parameter currentValueLabel: Makes the view for the value.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: [selection], label: label, content: content())
  }

  /// Makes a picker that sets several values at once.
  ///
  /// - Parameters:
  ///   - sources: What has the values.
  ///   - selection: The binding of one of them. What all have is chosen.
  ///   - content: Makes the choices.
  ///   - label: Makes the label that says what is chosen.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.map { $0[keyPath: selection] }, label: label(), content: content())
  }

  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

/// A style may make several views of a picker.
extension Picker: StyleableControl {
  package nonisolated static func styled(
    _ picker: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledControl<_PickerConfiguration>> {
    let scope: ControlStyle<_PickerConfiguration> = .around(inputs)
    let label = PickerPart(part: ControlPart(picker.part(\.label), in: scope))
    let content = PickerPart(part: ControlPart(picker.part(\.content), in: scope))
    let group = FocusGroup(inputs.window)
    return picker[{ picker in
      StyledControl(
        _PickerConfiguration(
          label: label, content: content, currentValueLabel: picker.currentValueLabel, selection: picker.selection,
          group: group))
    }]
  }
}
