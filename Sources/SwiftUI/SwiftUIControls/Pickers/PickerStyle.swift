import HostInterface
import SwiftUICore

/// How a picker shows its choices. Apps choose among the framework's styles.
@MainActor @preconcurrency
public protocol PickerStyle {
  associatedtype _Body: View

  @ViewBuilder func _makeBody(configuration: _PickerConfiguration) -> _Body
}

/// The parts and the selection of a picker, for its style.
public struct _PickerConfiguration {
  nonisolated let label: PickerPart
  nonisolated let content: PickerPart
  /// What stands for the value in styles that show one value at a time; nil for the chosen view.
  nonisolated let currentValueLabel: AnyView?
  nonisolated let selection: PickerSelection
  nonisolated let group: FocusGroup
}

/// A view of a picker, of whatever type.
nonisolated struct PickerPart: View, ControlPartView {
  let part: ControlPart
}

extension _PickerConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultPickerStyle(), PickerStyleBody.self)
}

nonisolated private struct PickerStyleBody<Style: PickerStyle>: ControlStyleBody {
  let style: Style
  let configuration: _PickerConfiguration

  @MainActor var body: Style._Body { style._makeBody(configuration: configuration) }
}

extension View {
  /// Sets how the pickers inside show their choices.
  ///
  /// - Parameter style: The style, such as `.segmented` or `.inline`.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<PickerStyleBody<S>>(style))
  }
}

/// The style of the place: a menu. Inside of a menu the choices are items of that menu on a phone, and a menu of their own
/// on a desktop.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makeBody(configuration: _PickerConfiguration) -> some View {
    IdiomaticPicker(configuration: configuration)
  }
}

private struct IdiomaticPicker: View {
  let configuration: _PickerConfiguration
  @Environment(\.menuSession) private var session: MenuSession?
  @Environment(\.idiom) private var idiom: Idiom

  init(configuration: _PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    if session == nil {
      MenuPicker(configuration: configuration)
    } else {
      PickerInMenu(configuration: configuration, isSubmenu: idiom == .desktop, showsLabel: false)
    }
  }
}

/// A button with the chosen value, which opens a menu of the choices. Inside of a menu the picker is a menu of its own.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makeBody(configuration: _PickerConfiguration) -> some View {
    PickerOfMenus(configuration: configuration)
  }
}

private struct PickerOfMenus: View {
  let configuration: _PickerConfiguration
  @Environment(\.menuSession) private var session: MenuSession?

  init(configuration: _PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    if session == nil {
      MenuPicker(configuration: configuration)
    } else {
      PickerInMenu(configuration: configuration, isSubmenu: true, showsLabel: false)
    }
  }
}

/// The older name of `MenuPickerStyle` on desktops.
@available(*, deprecated, renamed: "MenuPickerStyle")
public struct PopUpButtonPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makeBody(configuration: _PickerConfiguration) -> some View {
    PickerOfMenus(configuration: configuration)
  }
}

/// The choices side by side in one control.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makeBody(configuration: _PickerConfiguration) -> some View {
    SegmentedPicker(configuration: configuration)
  }
}

/// The choices among the other views of the container: rows with a tick on a phone, radio buttons on a desktop.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makeBody(configuration: _PickerConfiguration) -> some View {
    InlinePicker(configuration: configuration)
  }
}

/// Radio buttons below each other, or side by side with `horizontalRadioGroupLayout()`.
public struct RadioGroupPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makeBody(configuration: _PickerConfiguration) -> some View {
    RadioGroupPicker(configuration: configuration)
  }
}

/// A row of pictures.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makeBody(configuration: _PickerConfiguration) -> some View {
    PalettePicker(configuration: configuration)
  }
}

/// A wheel that is turned until the choice is in the middle.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makeBody(configuration: _PickerConfiguration) -> some View {
    WheelPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
