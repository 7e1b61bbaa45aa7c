import ControlLooks
import HostInterface
import SwiftUICore

/// The choices among the views of the container. On a phone each is a view of its own, so that a list shows it as a row.
struct InlinePicker: View {
  let configuration: _PickerConfiguration
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.menuSession) private var session: MenuSession?

  init(configuration: _PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    if session != nil {
      PickerInMenu(configuration: configuration, isSubmenu: false, showsLabel: labels != .hidden)
    } else if idiom == .phone {
      if labels != .hidden { configuration.label }
      PickerChoices(configuration)
    } else {
      RadioGroupPicker(configuration: configuration)
    }
  }
}

/// The choices of a picker as views of their own, with a tick at the chosen one.
package struct PickerChoices: View {
  private let configuration: _PickerConfiguration
  private let didChoose: () -> Void

  /// - Parameter didChoose: Runs when a person has chosen, also what was chosen before.
  package init(_ configuration: _PickerConfiguration, didChoose: @escaping () -> Void = {}) {
    self.configuration = configuration
    self.didChoose = didChoose
  }

  package var body: some View {
    Group(subviews: configuration.content) { views in
      let items: [PickerItem] = PickerItem.items(views, configuration).map { $0.telling(didChoose) }
      ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
        if item.option == nil {
          item.view
        } else {
          OptionControl(index, of: items, in: configuration) { item, isPressed in
            TickedRow(item: item, isPressed: isPressed)
          }
        }
      }
    }
  }
}

/// A choice with a tick at the end of its row where it is chosen.
private struct TickedRow: View {
  let item: PickerItem
  let isPressed: Bool

  init(item: PickerItem, isPressed: Bool) {
    self.item = item
    self.isPressed = isPressed
  }

  var body: some View {
    HStack(spacing: 8) {
      item.view
      Spacer(minLength: 0)
      LookView(TickLook(isOn: item.isSelected))
    }
    .modifier(ControlOpacity(opacity: isPressed ? 0.3 : 1))
  }
}
