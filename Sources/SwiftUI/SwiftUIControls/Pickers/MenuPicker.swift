import AccessibilityTree
import HostInterface
import ReactiveGraph
import SwiftUICore

/// The chosen value in a button that opens a menu of all choices. The label stands before it on a desktop and in rows; on
/// a phone outside of rows it is spoken only.
struct MenuPicker: View {
  let configuration: _PickerConfiguration
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.isInRow) private var isInRow: Bool
  @Environment(\.spreadsRows) private var isSpread: Bool
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize
  @Environment(\.font) private var font: Font?
  @Environment(\.menuIndicatorVisibility) private var indicator: Visibility

  init(configuration: _PickerConfiguration) { self.configuration = configuration }

  private var showsLabel: Bool { labels != .hidden && (idiom == .desktop || isInRow || labels == .visible) }

  var body: some View {
    let layout: AnyLayout = LabeledLayout.of(size)
    layout {
      if showsLabel {
        configuration.label.font(idiom == .phone ? font : font ?? .body).accessibilityHidden(true)
        if isInRow, isSpread, !size.isAccessibilitySize { Spacer(minLength: 0) }
      }
      Menu {
        MenuChoices(configuration: configuration)
      } label: {
        HStack(spacing: 5) {
          ChosenView(configuration: configuration)
          if indicator != .hidden { PopUpArrows() }
        }
        .background { Color.clear.accessibilityRepresentation { configuration.label } }
      }
      .menuIndicator(.hidden)
      .modifier(RowControl())
    }
  }
}

/// The view of the chosen value, or the one that the app gave for it.
private struct ChosenView: View {
  let configuration: _PickerConfiguration

  var body: some View {
    if let label = configuration.currentValueLabel {
      label
    } else {
      Group(subviews: configuration.content) { views in
        if let item = PickerItem.items(views, configuration).first(where: \.isSelected) { item.view }
      }
    }
  }
}

/// The label of a picker and its chosen value, for a style that shows the choices in another place.
package struct PickerSummary: View {
  private let configuration: _PickerConfiguration

  package init(_ configuration: _PickerConfiguration) { self.configuration = configuration }

  package var body: some View {
    LabeledContent {
      ChosenView(configuration: configuration)
    } label: {
      configuration.label
    }
  }
}

/// The label of a picker.
package struct PickerLabel: View {
  private let configuration: _PickerConfiguration

  package init(_ configuration: _PickerConfiguration) { self.configuration = configuration }

  package var body: some View { configuration.label }
}

/// The arrows of a button that opens a menu of choices.
private struct PopUpArrows: View {
  var body: some View {
    Image(systemName: "chevron.up.chevron.down").font(.caption2.weight(.semibold)).accessibilityHidden(true)
  }
}

/// A picker inside of a menu: its choices among the other items, or in a menu of their own.
struct PickerInMenu: View {
  let configuration: _PickerConfiguration
  let isSubmenu: Bool
  /// Whether the label stands above the choices.
  let showsLabel: Bool

  var body: some View {
    if isSubmenu {
      Menu {
        MenuChoices(configuration: configuration)
      } label: {
        configuration.label
      }
    } else if showsLabel {
      Section {
        MenuChoices(configuration: configuration)
      } header: {
        configuration.label
      }
    } else {
      Section { MenuChoices(configuration: configuration) }
    }
  }
}

/// The choices of a picker as items of a menu, with a tick at the chosen one. Views without a tag, such as dividers, stay as
/// they are.
struct MenuChoices: View {
  let configuration: _PickerConfiguration

  var body: some View {
    Group(subviews: configuration.content) { views in
      let items: [PickerItem] = PickerItem.items(views, configuration)
      ForEach(items) { item in
        if let option = item.option {
          MenuChoice(behavior: MenuChoiceBehavior(option: option), view: item.view)
        } else {
          item.view
        }
      }
    }
  }
}

/// A choice in a menu is an item that is selected or not. Unlike in other pickers each is a stop of the keyboard: arrows
/// look for a choice, and only Return and Space take it.
nonisolated private struct MenuChoiceBehavior: ControlBehavior {
  let option: PickerOption

  static let actions: [AccessibilityActionCode] = [.activate]

  static func describe(_ control: _GraphValue<Self>, in properties: inout AccessibilityProperties) {
    properties.role = .menuItem
    properties.traits = control.read().option.isSelected ? [.isButton, .isSelected] : .isButton
  }

  @MainActor func perform(_ action: AccessibilityActionCode) { option.select() }
}

nonisolated private struct MenuChoice: View {
  let behavior: MenuChoiceBehavior
  let view: Subview
}

extension MenuChoice: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let body = _GraphValue<MenuChoiceBody> { MenuChoiceBody(control: control, choice: view.read()) }
    var outputs: _ViewOutputs = MenuChoiceBody._makeView(view: body, inputs: inputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}

nonisolated private struct MenuChoiceBody: View {
  let control: ControlNode<MenuChoiceBehavior>
  let choice: MenuChoice

  @MainActor var body: some View {
    MenuItem(
      control: control, mark: choice.behavior.option.isSelected ? .on : .off, title: choice.view,
      accessory: EmptyView())
  }
}
