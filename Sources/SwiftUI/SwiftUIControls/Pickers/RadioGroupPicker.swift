import ControlLooks
import SwiftUICore

/// Radio buttons behind the label; all below each other at accessibility sizes.
struct RadioGroupPicker: View {
  let configuration: _PickerConfiguration
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.hasHorizontalRadioGroups) private var isHorizontal: Bool
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize

  init(configuration: _PickerConfiguration) { self.configuration = configuration }

  private var outerLayout: AnyLayout {
    size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 8))
  }

  private var layout: AnyLayout {
    isHorizontal && !size.isAccessibilitySize
      ? AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 12))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
  }

  var body: some View {
    outerLayout {
      if labels != .hidden { ShownPickerLabel(label: configuration.label) }
      layout {
        Group(subviews: configuration.content) { views in
          let items: [PickerItem] = PickerItem.items(views, configuration)
          ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            if item.option == nil {
              item.view
            } else {
              OptionControl(index, of: items, in: configuration) { item, isPressed in
                RadioButton(item: item, isPressed: isPressed)
              }
            }
          }
        }
      }
      .modifier(OptionContainer(label: configuration.label))
    }
    .modifier(ControlOpacity(opacity: 1))
  }
}

private struct RadioButton: View {
  let item: PickerItem
  let isPressed: Bool
  @Environment(\.font) private var font: Font?

  init(item: PickerItem, isPressed: Bool) {
    self.item = item
    self.isPressed = isPressed
  }

  var body: some View {
    HStack(alignment: .firstTextLineCenter, spacing: 5) {
      LookView(RadioLook(isOn: item.isSelected, isPressed: isPressed))
      item.view.font(font ?? .body)
    }
  }
}

private struct HorizontalRadioGroupsKey: EnvironmentKey { static let defaultValue: Bool = false }

extension EnvironmentValues {
  var hasHorizontalRadioGroups: Bool {
    get { self[HorizontalRadioGroupsKey.self] }
    set { self[HorizontalRadioGroupsKey.self] = newValue }
  }
}

extension View {
  /// Puts the radio buttons of pickers inside side by side instead of below each other.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.hasHorizontalRadioGroups, true)
  }
}
