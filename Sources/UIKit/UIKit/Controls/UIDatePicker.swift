import CoreGraphics
import Foundation
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that suits the place, which is the compact one.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A field for each part, with a calendar that it opens.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A control that chooses a date, a time, or a length of time.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// The chosen value.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// Hours and minutes from 0:01 to 23:59.
    case countDownTimer = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { formDidChange() } } }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { formDidChange() } }
  }
  /// The style that is shown: never `automatic`. Lengths of time are on wheels.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The locale of the words; nil for that of the window.
  open var locale: Locale? { didSet { changes.drawing.change() } }
  /// The calendar; nil for that of the window.
  open var calendar: Calendar! { didSet { changes.drawing.change() } }
  /// The time zone; nil for that of the window.
  open var timeZone: TimeZone? { didSet { changes.drawing.change() } }
  open var minimumDate: Date? { didSet { changes.drawing.change() } }
  open var maximumDate: Date? { didSet { changes.drawing.change() } }

  open var date: Date {
    get { dateNow }
    set { setDate(newValue, animated: false) }
  }
  private var dateNow = Date()

  /// Sets the date, kept between the least and the last one where these are in order; nobody is told.
  open func setDate(_ date: Date, animated: Bool) {
    var kept: Date = date
    let isOrdered: Bool = minimumDate.flatMap { least in maximumDate.map { least <= $0 } } ?? true
    if isOrdered, let minimumDate { kept = max(kept, minimumDate) }
    if isOrdered, let maximumDate { kept = min(kept, maximumDate) }
    guard kept != dateNow else { return }
    dateNow = kept
    changes.drawing.change()
  }

  private var durationNow: TimeInterval = 60
  /// The length of time in seconds, in whole minutes; for the mode `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { durationNow }
    set {
      guard newValue.isFinite else { return }
      let minutes: Double = min(23 * 60 + 59, max(1, (newValue / 60).rounded(.down)))
      guard minutes * 60 != durationNow else { return }
      durationNow = minutes * 60
      changes.drawing.change()
    }
  }

  /// How many minutes lie between two times that can be chosen: a number by which 60 can be divided; 1 by default.
  open var minuteInterval: Int = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = oldValue }
      changes.drawing.change()
    }
  }
  /// Whether times that are chosen are rounded to `minuteInterval`; true by default.
  open var roundsToMinuteInterval: Bool = true

  private func formDidChange() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
  }

  private func prepare() {
    showContent { [unowned self] in DatePickerContent(picker: self) }
  }

  /// A person chose a date.
  fileprivate func choose(_ date: Date) {
    var chosen: Date = date
    if roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date {
      var used: Calendar = calendar ?? .current
      if let timeZone { used.timeZone = timeZone }
      let minute: Int = used.component(.minute, from: date)
      let old: Int = used.component(.minute, from: dateNow)
      // A step by one minute goes to the next time that can be chosen.
      let next: Int = old + (minute > old ? minuteInterval : -minuteInterval)
      let isStep: Bool = abs(minute - old) == 1 && old % minuteInterval == 0
      let wanted: Int = isStep ? next : minute / minuteInterval * minuteInterval
      chosen = date.addingTimeInterval(Double(wanted - minute) * 60)
    }
    setDate(chosen, animated: false)
    // What was kept back is shown again.
    changes.drawing.change()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  fileprivate func choose(minutes: Int) {
    countDownDuration = Double(minutes) * 60
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .dateAndTime ? 390 : 330)
    case .compact, .automatic:
      CGSize(width: datePickerMode == .dateAndTime ? 220 : datePickerMode == .time ? 90 : 130, height: 34)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The picker as SwiftUI shows it.
private struct DatePickerContent: View {
  unowned let picker: UIDatePicker
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(picker: UIDatePicker) { self.picker = picker }

  var body: some View {
    // The picker is an object: the content follows its changes.
    let _ = picker.changes.follow()
    Group {
      if picker.datePickerMode == .countDownTimer {
        duration
      } else {
        switch picker.datePickerStyle {
        case .wheels: dates.datePickerStyle(.wheel)
        case .inline: dates.datePickerStyle(.graphical)
        case .compact, .automatic: dates.datePickerStyle(.compact)
        }
      }
    }
    .labelsHidden()
    .environment(\.calendar, picker.calendar ?? calendar)
    .environment(\.locale, picker.locale ?? locale)
    .environment(\.timeZone, picker.timeZone ?? timeZone)
    .disabled(!picker.isEnabled)
  }

  private var title: String { picker.accessibilityLabel ?? "Date" }
  private var selection: Binding<Date> { Binding(get: { picker.date }, set: { picker.choose($0) }) }

  private var components: DatePickerComponents {
    switch picker.datePickerMode {
    case .time: .hourAndMinute
    case .date: .date
    case .dateAndTime, .countDownTimer: [.date, .hourAndMinute]
    }
  }

  @ViewBuilder private var dates: some View {
    if let least = picker.minimumDate, let last = picker.maximumDate, least <= last {
      DatePicker(title, selection: selection, in: least...last, displayedComponents: components)
    } else if let least = picker.minimumDate, picker.maximumDate == nil {
      DatePicker(title, selection: selection, in: least..., displayedComponents: components)
    } else if let last = picker.maximumDate, picker.minimumDate == nil {
      DatePicker(title, selection: selection, in: ...last, displayedComponents: components)
    } else {
      DatePicker(title, selection: selection, displayedComponents: components)
    }
  }

  private var duration: some View {
    let minutes: Int = Int(picker.countDownDuration / 60)
    let hours = Binding<Int>(get: { minutes / 60 }, set: { picker.choose(minutes: $0 * 60 + minutes % 60) })
    let rest = Binding<Int>(get: { minutes % 60 }, set: { picker.choose(minutes: minutes / 60 * 60 + $0) })
    let steps: [Int] = Array(stride(from: 0, to: 60, by: picker.minuteInterval))
    return HStack(spacing: 0) {
      Picker("Hours", selection: hours) { ForEach(0..<24, id: \.self) { Text("\($0) hours").tag($0) } }
      Picker("Minutes", selection: rest) { ForEach(steps, id: \.self) { Text("\($0) min").tag($0) } }
    }
    .pickerStyle(.wheel)
  }
}
