import ControlLooks
import CoreGraphics
import HostInterface
import SwiftUICore

/// Equal segments: as wide as there is room on a phone, as the widest asks for on a desktop, where the label stands before.
struct SegmentedPicker: View {
  let configuration: _PickerConfiguration
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.spreadsRows) private var isSpread: Bool

  init(configuration: _PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(spacing: 8) {
      if idiom == .desktop, labels != .hidden {
        ShownPickerLabel(label: configuration.label)
        if isSpread { Spacer(minLength: 0) }
      }
      Group(subviews: configuration.content) { views in
        Segments(items: PickerItem.items(views, configuration), configuration: configuration)
      }
      .modifier(OptionContainer(label: configuration.label))
      .modifier(RowControl())
    }
    .modifier(ControlOpacity(opacity: 1))
  }
}

private struct Segments: View {
  let items: [PickerItem]
  let configuration: _PickerConfiguration
  @Environment(\.idiom) private var idiom: Idiom

  init(items: [PickerItem], configuration: _PickerConfiguration) {
    self.items = items
    self.configuration = configuration
  }

  private var look: SegmentedLook {
    SegmentedLook(isPhone: idiom == .phone, count: items.count, selected: items.selectedIndex)
  }

  var body: some View {
    EqualSegments(fills: idiom == .phone, height: look.height.ideal) {
      ForEach(Array(items.enumerated()), id: \.element.id) { index, _ in
        OptionControl(index, of: items, in: configuration) { item, isPressed in
          SegmentLabel(item: item, isPressed: isPressed)
        }
      }
    }
    .background { LookView(look).animation(.snappy(duration: 0.2), value: items.selectedIndex) }
  }
}

/// A segment's view in the middle of the segment, in one line. On a phone it does not grow with the text around it.
private struct SegmentLabel: View {
  let item: PickerItem
  let isPressed: Bool
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?

  init(item: PickerItem, isPressed: Bool) {
    self.item = item
    self.isPressed = isPressed
  }

  private var labelFont: Font? {
    guard idiom == .phone else { return font ?? .body }
    return .system(size: 13, weight: item.isSelected ? .semibold : .medium)
  }

  var body: some View {
    item.view
      .font(labelFont)
      .lineLimit(1)
      .opacity(item.option == nil || isPressed && !item.isSelected ? 0.5 : 1)
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
