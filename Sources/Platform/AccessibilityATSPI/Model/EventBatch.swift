import AccessibilityTree

/// The events of one batch of changes, in the order in which readers need them: what an object is before where the focus
/// is, and the window before the element in it.
struct EventBatch {
  private var changes: [BusEvent] = []
  private var leaving: [BusEvent] = []
  private var entering: [BusEvent] = []
  private var focus: [BusEvent] = []
  private var caret: [BusEvent] = []
  private var announcements: [BusEvent] = []
  private let interest: EventInterest

  enum Part {
    case change, leaving, entering, focus
    /// The caret of the element with the focus. A reader that hears of the caret first takes the focus as told, and never says
    /// the field's name.
    case caret
    case announcement
  }

  init(_ interest: EventInterest) { self.interest = interest }

  var events: [BusEvent] { changes + leaving + entering + focus + caret + announcements }

  /// - Parameters:
  ///   - event: "object:state-changed:focused" and the like; the signal's name and detail follow from it.
  ///   - isKnown: Whether a client has heard of the object: others keep nothing of it that could be outdated.
  mutating func add(
    _ event: String, _ path: @autoclosure () -> String?, _ first: Int = 0, _ second: Int = 0,
    _ value: @autoclosure () -> BusValue = .int(0), isKnown: Bool = true, part: Part = .change
  ) {
    guard isKnown ? interest.wants(event) : interest.isRegistered(event), let path = path() else { return }
    let parts: [Substring] = event.split(separator: ":", omittingEmptySubsequences: false)
    append(
      BusEvent(
        path: path, interface: "org.a11y.atspi.Event." + Self.memberName(parts[0]), member: Self.memberName(parts[1]),
        arguments: [
          .string(parts.count > 2 ? String(parts[2]) : ""), .number(first), .number(second), .variant(value()),
          .array(of: "{sv}", []),
        ]), to: part)
  }

  /// A signal of the Cache interface.
  mutating func addCache(_ member: String, _ argument: @autoclosure () -> BusValue?) {
    guard interest.hasCaches, let argument = argument() else { return }
    append(
      BusEvent(
        path: "/org/a11y/atspi/cache", interface: BusInterface.cache.name, member: member, arguments: [argument]),
      to: .change)
  }

  private mutating func append(_ event: BusEvent, to part: Part) {
    switch part {
    case .change: changes.append(event)
    case .leaving: leaving.append(event)
    case .entering: entering.append(event)
    case .focus: focus.append(event)
    case .caret: caret.append(event)
    case .announcement: announcements.append(event)
    }
  }

  /// "state-changed" is StateChanged on the bus.
  private static func memberName(_ words: Substring) -> String {
    words.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
