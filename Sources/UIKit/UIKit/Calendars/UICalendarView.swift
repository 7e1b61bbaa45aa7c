import CoreGraphics
import Foundation
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A month of a calendar, in which days are decorated and chosen.
///
/// ```swift
/// let calendar = UICalendarView()
/// let days = UICalendarSelectionMultiDate(delegate: nil)
/// days.selectedDates = [DateComponents(year: 2026, month: 5, day: 1)]
/// calendar.selectionBehavior = days
/// ```
///
/// Keyboard and assistive technologies use it as the calendar of a date picker: each day is a button that is called by its date,
/// arrow keys go to days and weeks, page keys to months, and Return or the space bar chooses.
@MainActor @preconcurrency
open class UICalendarView: UIView {
  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Gives days their decorations, and is told of the month that is shown.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { daysDidChange() } }
  /// How days are chosen; nil, the default, for not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      daysDidChange()
    }
  }
  /// The locale of the words. That of the person by default.
  open var locale: Locale = .current { didSet { daysDidChange() } }
  /// The calendar. That of the person by default.
  open var calendar: Calendar = .current { didSet { daysDidChange() } }
  /// The time zone; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { daysDidChange() } }
  /// The form of the letters. `default` by default.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { daysDidChange() } }
  /// The time whose days can be chosen, and whose months can be shown. All there is by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { daysDidChange() } }
  /// Whether days have room for decorations. True by default.
  open var wantsDateDecorations: Bool = true { didSet { daysDidChange() } }

  /// The month that is shown, as its calendar, era, year and month; setting it shows the month of the components.
  open var visibleDateComponents: DateComponents {
    get { shownCalendar.dateComponents([.calendar, .era, .year, .month], from: visibleMonth) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of some components; those that name no date change nothing.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let day = shownCalendar.day(of: dateComponents) else { return }
    month = day
    daysDidChange()
  }

  /// Asks the delegate for decorations anew.
  ///
  /// - Parameter dateComponents: The days; others are asked for as well.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) { daysDidChange() }

  // MARK: What is shown

  /// The calendar with the time zone and the locale.
  final var shownCalendar: Calendar {
    var used: Calendar = calendar
    if let timeZone { used.timeZone = timeZone }
    used.locale = locale
    return used
  }

  /// A day of the month that somebody went to.
  fileprivate private(set) final var month: Date?
  private var visibleMonth: Date { month ?? selectionBehavior?.firstDay ?? Date() }

  final func daysDidChange() { changes.drawing.change() }

  private func prepare() {
    showContent { [unowned self] in CalendarContent(view: self) }
  }

  /// A person goes to a month.
  fileprivate func show(_ new: Date?) {
    let old: DateComponents = visibleDateComponents
    month = new
    daysDidChange()
    let now: DateComponents = visibleDateComponents
    guard old.year != now.year || old.month != now.month || old.era != now.era else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
  }

  fileprivate func components(of day: Date) -> DateComponents {
    shownCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// True: the calendar has the focus while one of its days or buttons has it.
  open override var canBecomeFocused: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: wantsDateDecorations ? 420 : 330) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The calendar as SwiftUI shows it.
private struct CalendarContent: View {
  unowned let view: UICalendarView

  var body: some View {
    // The view is an object: the content follows its changes.
    let _ = view.changes.follow()
    let selection: UICalendarSelection? = view.selectionBehavior
    DayCalendar(
      minimum: view.availableDateRange.start, maximum: view.availableDateRange.end, home: selection?.firstDay,
      month: Binding(get: { view.month }, set: { view.show($0) }),
      isSelected: { selection?.isSelected($0, view.components(of: $0)) ?? false },
      mayChoose: { selection?.maySelect($0, view.components(of: $0)) ?? true },
      decoration: view.wantsDateDecorations ? { AnyView(decoration(of: $0)) } : nil,
      choose: { selection?.choose($0, view.components(of: $0)) }
    )
    .fontDesign(Font.Design(view.fontDesign))
    .environment(\.calendar, view.calendar)
    .environment(\.locale, view.locale)
    .environment(\.timeZone, view.timeZone ?? view.calendar.timeZone)
  }

  private func decoration(of day: Date) -> DayDecoration {
    DayDecoration(decoration: view.delegate?.calendarView(view, decorationFor: view.components(of: day)))
  }
}

extension Font.Design {
  /// The design of a font of UIKit; the default one for those of no name here.
  fileprivate init(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    default: self = .default
    }
  }
}

/// What stands under the number of a day.
private struct DayDecoration: View {
  let decoration: UICalendarView.Decoration?

  var body: some View {
    switch decoration?.kind {
    case nil: Color.clear.accessibilityHidden(true)
    case .dot(let color, let size):
      Circle().fill(Color(uiKit: color ?? .systemFill)).frame(width: size.length, height: size.length)
        .accessibilityHidden(true)
    case .image(let image, let color, let size):
      if let image {
        Image(uiKit: image.withRenderingMode(.alwaysTemplate)).resizable().scaledToFit()
          .foregroundStyle(Color(uiKit: color ?? .secondaryLabel))
          .frame(width: size.length * 2, height: size.length * 2)
          .accessibilityHidden(true)
      }
    case .view: if let view = decoration?.customView { HostedUIView(view).id(ObjectIdentifier(view)) }
    }
  }
}

extension UICalendarView.DecorationSize {
  /// The diameter of a dot, in points. Apple gives no figures.
  fileprivate var length: CGFloat {
    switch self {
    case .small: 4
    case .medium: 5
    case .large: 7
    }
  }
}

/// Gives days of a calendar view their decorations.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What stands under the number of a day; nil for nothing.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// A person went to another month.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
