import Foundation
import ReactiveGraph

/// Views that are made anew at the dates of a schedule.
///
/// A date is shown with the first frame at or after it. Where the schedule's dates have all passed, the last one stays.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineMoment) -> Content

  /// What a timeline view knows when it is made.
  public struct Context {
    /// How often the views are made anew at most.
    public enum Cadence: Comparable, Sendable {
      /// With each frame.
      case live
      case seconds
      case minutes
    }

    /// The date of the schedule.
    public let date: Date
    /// How often the views are made anew; what changes more often need not be shown.
    public let cadence: Cadence

    init(_ moment: TimelineMoment) {
      date = moment.date
      cadence = .live
    }

    /// Says that what was made in advance for later dates no longer holds. Nothing is made in advance here.
    public func invalidateTimelineContent() {}
  }
}

/// What a timeline view knows, whatever its type.
struct TimelineMoment: Equatable {
  var date: Date
}

/// The context of a timeline view, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView, DrivenView where Content: View {
  /// - Parameters:
  ///   - schedule: The dates at which the views are made anew.
  ///   - content: Makes the views of a date.
  @_disfavoredOverload
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(Context($0)) }
  }

  /// - Parameters:
  ///   - schedule: The dates at which the views are made anew.
  ///   - content: Makes the views of a date.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext($0)) }
  }

  nonisolated static func driven(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> () -> Content {
    let clock = TimelineNode<Schedule>(view[\.schedule], inputs: inputs)
    return { view.read().content(clock.value) }
  }
}

/// A view whose content a closure makes from a value that goes its own way.
protocol DrivenView: PrimitiveView {
  associatedtype DrivenContent: View

  /// Sets up what drives the view; gives what makes the content, to be called inside a node.
  nonisolated static func driven(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> () -> DrivenContent
}

extension DrivenView {
  private nonisolated static func content(
    _ view: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> _GraphValue<DrivenContent> {
    _GraphValue(ContentNode<DrivenContent>(in: inputs.window, "driven content", driven(view, inputs: inputs)))
  }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    DrivenContent._makeView(view: content(view, inputs), inputs: inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    if _isUnary, !_hasTraits { return .element(view, inputs) }
    return DrivenContent._makeViewList(view: content(view, inputs), inputs: inputs)
  }

  public nonisolated static var _isUnary: Bool { DrivenContent._isUnary }
  public nonisolated static var _viewListCount: Int? { DrivenContent._viewListCount }
  public nonisolated static var _hasTraits: Bool { DrivenContent._hasTraits }
}

/// The date of a schedule that is shown now.
private final class TimelineNode<Schedule: TimelineSchedule>: Attribute<TimelineMoment> {
  private let schedule: _GraphValue<Schedule>
  private unowned let host: ViewGraph
  private var known: Schedule?
  private var dates: Schedule.Entries.Iterator?
  private var upcoming: Date?
  private var followsFrames: Bool = false

  /// Against schedules whose dates come closer and closer.
  private static var limit: Int { 100_000 }

  init(_ schedule: _GraphValue<Schedule>, inputs: _ViewInputs) {
    self.schedule = schedule
    host = inputs.window
    super.init(in: inputs.graph, "timeline")
  }

  override func evaluate() -> Bool {
    let new: Schedule = schedule.read()
    let now: Date = host.date(at: host.time.peek)
    var shown: Date? = storage?.date
    if known.map({ !ValueComparison.areEqual($0, new) }) ?? true {
      known = new
      followFrames((new as? AnimationTimelineSchedule)?.followsFrames ?? false)
      var dates: Schedule.Entries.Iterator = new.entries(from: now, mode: .normal).makeIterator()
      upcoming = dates.next()
      self.dates = dates
      shown = nil
    }
    if followsFrames {
      host.time.track()
      return show(now)
    }
    let due: Date = now.addingTimeInterval(WakeUps.lead)
    var count: Int = 0
    while let next = upcoming, next <= due, count < Self.limit {
      shown = next
      upcoming = dates?.next()
      count += 1
    }
    if let upcoming { host.wakeUps.wake(self, at: host.time(of: upcoming)) }
    return show(shown ?? now)
  }

  private func show(_ date: Date) -> Bool {
    guard storage?.date != date else { return false }
    storage = TimelineMoment(date: date)
    return true
  }

  private func followFrames(_ follows: Bool) {
    guard follows != followsFrames else { return }
    followsFrames = follows
    host.animations.endless += follows ? 1 : -1
  }

  override func invalidated() {
    followFrames(false)
    host.wakeUps.forget(self)
  }
}
