import Foundation

/// How days of a calendar view are chosen; nothing is without one.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  /// The calendar view that the selection is for.
  final weak var calendarView: UICalendarView?

  public override init() { super.init() }

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { calendarView?.daysDidChange() }

  /// The day of the components, as the calendar view begins it; nil for components that name none.
  final func day(_ components: DateComponents?) -> Date? {
    components.flatMap { (calendarView?.shownCalendar ?? .current).day(of: $0) }
  }

  func isSelected(_ day: Date, _ components: DateComponents) -> Bool { false }
  func maySelect(_ day: Date, _ components: DateComponents) -> Bool { true }
  /// A person chose a day.
  func choose(_ day: Date, _ components: DateComponents) {}
  /// A chosen day, whose month is shown at first.
  var firstDay: Date? { nil }
}

/// Chooses one day.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day; nil for none.
  open var selectedDate: DateComponents? { didSet { calendarView?.daysDidChange() } }

  /// - Parameter delegate: Has a say in what is chosen, and is told of it.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  override var firstDay: Date? { day(selectedDate) }
  override func isSelected(_ day: Date, _ components: DateComponents) -> Bool { self.day(selectedDate) == day }
  override func maySelect(_ day: Date, _ components: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: components) ?? true
  }
  override func choose(_ day: Date, _ components: DateComponents) {
    // The chosen day is given up by choosing it again, where the delegate allows to have none.
    let new: DateComponents? = isSelected(day, components) ? nil : components
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Chooses any number of days.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.daysDidChange() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override var firstDay: Date? { selectedDates.compactMap { day($0) }.min() }
  override func isSelected(_ day: Date, _ components: DateComponents) -> Bool {
    selectedDates.contains { self.day($0) == day }
  }
  override func maySelect(_ day: Date, _ components: DateComponents) -> Bool {
    // A chosen day can be used as long as it can be given up.
    if isSelected(day, components) { return delegate?.multiDateSelection(self, canDeselectDate: components) ?? true }
    return delegate?.multiDateSelection(self, canSelectDate: components) ?? true
  }
  override func choose(_ day: Date, _ components: DateComponents) {
    guard maySelect(day, components) else { return }
    if isSelected(day, components) {
      selectedDates.removeAll { self.day($0) == day }
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      selectedDates.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}

/// Chooses a week.
@MainActor @preconcurrency
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// The week, as the number of the week and its year; nil for none.
  open var selectedWeekOfYear: DateComponents? { didSet { calendarView?.daysDidChange() } }

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }

  private func week(of day: Date) -> DateComponents {
    let calendar: Calendar = calendarView?.shownCalendar ?? .current
    return calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: day)
  }

  override var firstDay: Date? {
    selectedWeekOfYear.flatMap { (calendarView?.shownCalendar ?? .current).date(from: $0) }
  }
  override func isSelected(_ day: Date, _ components: DateComponents) -> Bool {
    guard let selectedWeekOfYear else { return false }
    let week: DateComponents = week(of: day)
    return week.weekOfYear == selectedWeekOfYear.weekOfYear
      && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
  }
  override func maySelect(_ day: Date, _ components: DateComponents) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
  }
  override func choose(_ day: Date, _ components: DateComponents) {
    let new: DateComponents? = isSelected(day, components) ? nil : week(of: day)
    guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: new) ?? true else { return }
    selectedWeekOfYear = new
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: new)
  }
}

/// Has a say in which day is chosen, and is told of it.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A person chose a day, or gave the chosen one up.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen; nil for none. True by default.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Has a say in which days are chosen, and is told of them.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen. True by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a chosen day can be given up. True by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Has a say in which week is chosen, and is told of it.
@MainActor @preconcurrency
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a week can be chosen; nil for none. True by default.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

extension Calendar {
  /// The beginning of the day that components name; those of another calendar count for their day.
  func day(of components: DateComponents) -> Date? {
    var own: Calendar = components.calendar ?? self
    own.timeZone = components.timeZone ?? timeZone
    return own.date(from: components).map { startOfDay(for: $0) }
  }
}
