import ControlLooks
import HostInterface
import SwiftUICore

/// Pictures in a row, behind the label on a desktop.
struct PalettePicker: View {
  let configuration: _PickerConfiguration
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.labelsVisibility) private var labels: Visibility

  init(configuration: _PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(spacing: 8) {
      if idiom == .desktop, labels != .hidden { ShownPickerLabel(label: configuration.label) }
      HStack(spacing: 2) {
        // A label chooses its style where it is written, not where it is shown.
        Group(subviews: configuration.content.labelStyle(.iconOnly)) { views in
          let items: [PickerItem] = PickerItem.items(views, configuration)
          ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
            if item.option == nil {
              item.view
            } else {
              OptionControl(index, of: items, in: configuration) { item, isPressed in
                PaletteChoice(item: item, isPressed: isPressed)
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

/// The picture of a choice, marked where it is chosen as `paletteSelectionEffect(_:)` says.
private struct PaletteChoice: View {
  let item: PickerItem
  let isPressed: Bool
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.paletteSelectionEffect) private var effect: PaletteSelectionEffect

  init(item: PickerItem, isPressed: Bool) {
    self.item = item
    self.isPressed = isPressed
  }

  private var variant: SymbolVariants {
    if item.isSelected, case .symbolVariant(let variant) = effect.kind { return variant }
    return .none
  }

  var body: some View {
    let side: CGFloat = idiom == .phone ? 36 : 24
    item.view
      .symbolVariant(variant)
      .padding(.horizontal, 6)
      .frame(minWidth: side, minHeight: side)
      .background { LookView(PaletteLook(isOn: item.isSelected && effect.kind == .automatic, isPressed: isPressed)) }
  }
}

/// How a palette marks what is chosen.
public struct PaletteSelectionEffect: Sendable, Equatable {
  enum Kind: Equatable, Sendable {
    case automatic
    case symbolVariant(SymbolVariants)
    case custom
  }

  let kind: Kind

  /// A coloured ground.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  /// None: the choices' own views show it.
  public static let custom = PaletteSelectionEffect(kind: .custom)

  /// Another form of the symbol, such as the filled one.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
  static let defaultValue: PaletteSelectionEffect = .automatic
}

extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets how palettes inside mark what is chosen.
  ///
  /// - Parameter effect: The mark.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
