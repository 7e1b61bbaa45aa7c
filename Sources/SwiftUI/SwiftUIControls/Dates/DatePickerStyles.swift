import HostInterface
import SwiftUICore

/// The style of the place: compact on a phone, a field with a stepper on a desktop.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    IdiomaticDatePicker(configuration: configuration)
  }
}

private struct IdiomaticDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.idiom) private var idiom: Idiom

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if idiom == .phone {
      CompactDatePicker(configuration: configuration)
    } else {
      FieldDatePicker(configuration: configuration, hasStepper: true)
    }
  }
}

/// The date in words; a tap opens a calendar or wheels below.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A calendar of a month, with a field for the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

/// A field whose parts are changed by keys.
public struct FieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: false)
  }
}

/// A field whose parts are changed by keys, and a stepper for the part that was used last.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: true)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
