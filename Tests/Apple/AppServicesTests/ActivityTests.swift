import ActivityKit
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport
import WidgetKit

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var driver: String
}

private struct OtherRide: ActivityAttributes {
  typealias ContentState = Ride.ContentState
}

private struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      Text("\(context.attributes.driver) in \(context.state.minutes)\(context.isStale ? ", late" : "")")
        .padding()
        .activityBackgroundTint(.orange)
        .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Text("leading").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) { Text("trailing") }.contentMargins(.trailing, 8)
        DynamicIslandExpandedRegion(.center) { Text("center") }
        DynamicIslandExpandedRegion(.bottom) { Text("bottom \(context.state.minutes)") }
      } compactLeading: {
        Text("car")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("min")
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "ride://now"))
      .contentMargins(.leading, 30, for: .expanded)
      .contentMargins(.all, .nan, for: .minimal)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

#Preview("Ride", as: .content, using: Ride(driver: "Ada")) {
  RideWidget()
} contentStates: {
  Ride.ContentState(minutes: 4)
  Ride.ContentState(minutes: 0)
}

#Preview(
  as: .dynamicIsland(.compact), using: Ride(driver: "Ada"), widget: { RideWidget() },
  contentStates: {
    Ride.ContentState(minutes: 4)
  })

@MainActor
@Suite("Live activities")
struct ActivityTests {
  private let ride = Ride(driver: "Ada")
  private let content = ActivityContent(state: Ride.ContentState(minutes: 4), staleDate: nil)

  private func app(_ view: some View) throws -> HeadlessApp { try HeadlessApp { view } }

  private func preview(_ kind: ActivityPreviewViewKind, isStale: Bool = false) throws -> HeadlessApp {
    let context = ActivityViewContext(attributes: ride, state: content.state, isStale: isStale)
    let description: ActivityDescription = try #require(RideWidget().body._description.activity)
    return try app(try #require(description.view(of: kind, context)))
  }

  @Test("A desktop has no activities: it says so, and requests throw")
  func unsupported() async {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && !ActivityAuthorizationInfo().frequentPushesEnabled)
    #expect(throws: ActivityAuthorizationError.unsupported) { try Activity.request(attributes: ride, content: content) }
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: ride, content: content, pushType: .token, style: .transient)
    }
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(
        attributes: ride, content: content, pushType: .channel("rides"), style: .standard,
        alertConfiguration: AlertConfiguration(title: "Ride", body: "Soon", sound: .named("horn")), start: .now)
    }
    #expect(Activity<Ride>.activities.isEmpty && Activity<Ride>.pushToStartToken == nil)
    for await _ in Activity<Ride>.activityUpdates { Issue.record("An activity began.") }
    for await _ in Activity<Ride>.pushToStartTokenUpdates { Issue.record("An address came.") }
    for await _ in ActivityAuthorizationInfo().activityEnablementUpdates { Issue.record("An answer came.") }
    for await _ in ActivityAuthorizationInfo().frequentPushEnablementUpdates { Issue.record("An answer came.") }
    #expect(ActivityAuthorizationError.unsupported.errorDescription?.isEmpty == false)
  }

  @Test("An activity keeps what it is given until its end, and tells those who follow it")
  func life() async {
    let activity = Activity(attributes: ride, content: content, style: .transient)
    let (contents, states) = (activity.contentUpdates, activity.activityStateUpdates)
    #expect(activity.activityState == .active && activity.style == .transient && activity.pushToken == nil)
    await activity.update(ActivityContent(state: .init(minutes: 3), staleDate: .now, relevanceScore: 2))
    await activity.end(ActivityContent(state: .init(minutes: 0), staleDate: nil), dismissalPolicy: .immediate)
    await activity.update(content, alertConfiguration: nil, timestamp: .now)
    await activity.end(nil, dismissalPolicy: .after(.now), timestamp: .now)
    #expect(activity.content.state.minutes == 0 && activity.activityState == .dismissed)
    var seen: [Int] = []
    for await content in contents { seen.append(content.state.minutes) }
    #expect(seen == [3, 0])
    var reached: [ActivityState] = []
    for await state in states { reached.append(state) }
    #expect(reached == [.dismissed])
    for await _ in activity.activityStateUpdates { Issue.record("A state came after the end.") }
    for await _ in activity.pushTokenUpdates { Issue.record("An address came.") }
    let other = Activity(attributes: ride, content: content)
    await other.end(nil)
    #expect(other.activityState == .ended && other.content == content && other.id != activity.id)
  }

  @Test("Without further words an alert has the system's sound, and content never gets old")
  func values() {
    let alert = AlertConfiguration(title: "Ride", body: "Soon", sound: .default)
    #expect(alert.sound != .named("horn") && alert.title == "Ride" && alert.body == "Soon")
    #expect(content.staleDate == nil && content.relevanceScore == 0)
    #expect(ActivityUIDismissalPolicy.default != .immediate)
  }

  @Test("Values that stand for different things are different")
  func kinds() throws {
    let states: Set<ActivityState> = [.active, .ended, .dismissed, .stale, .pending]
    #expect(states.count == 5 && ActivityStyle.standard != .transient)
    let errors: Set<ActivityAuthorizationError> = [
      .attributesTooLarge, .denied, .globalMaximumExceeded, .malformedActivityIdentifier, .missingProcessIdentifier,
      .persistenceFailure, .reconnectNotPermitted, .targetMaximumExceeded, .unentitled, .unsupported, .visibility,
    ]
    #expect(errors.count == 11 && errors.allSatisfy { $0.failureReason != nil && $0.recoverySuggestion == nil })
    #expect(PushType.token != .channel("a") && PushType.channel("a") == .channel("a"))
    #expect(DynamicIslandMode.compactLeading != .compactTrailing && DynamicIslandMode.minimal != .expanded)
    #expect(DynamicIslandExpandedRegionVerticalPlacement.default != .belowIfTooWide)
    let positions: Set<DynamicIslandExpandedRegionPosition> = [.leading, .trailing, .center, .bottom]
    #expect(positions.count == 4 && ActivityFamily.allCases == [.small, .medium])
    #expect(try JSONDecoder().decode(ActivityState.self, from: JSONEncoder().encode(ActivityState.stale)) == .stale)
  }

  @available(*, deprecated, message: "It tests deprecated forms.")
  @Test("The older forms take the values alone")
  func olderForms() async {
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: ride, contentState: .init(minutes: 1))
    }
    let activity = Activity(attributes: ride, content: content)
    await activity.update(using: .init(minutes: 2))
    #expect(activity.contentState.minutes == 2)
    await activity.end(using: .init(minutes: 1), dismissalPolicy: .after(.now))
    #expect(activity.contentState.minutes == 1 && activity.activityState == .ended)
  }

  @Test("The lock screen's preview has the width of a phone's, its tint, and what is out of date")
  func lockScreen() throws {
    #expect(try preview(.content).contains(label: "Ada in 4"))
    #expect(try preview(.content, isStale: true).contains(label: "Ada in 4, late"))
    let description: ActivityDescription = try #require(RideWidget().body._description.activity)
    let stranger = ActivityViewContext(attributes: OtherRide(), state: content.state)
    #expect(description.view(of: .content, stranger) == nil)
    #expect(description.view(of: .dynamicIsland(.minimal), stranger) == nil)
    let plain = LockScreenActivity(content: AnyView(Text("A")))
    let tinted = LockScreenActivity(content: AnyView(Text("A").activityBackgroundTint(.orange)))
    #expect(try app(plain).displayListText != app(tinted).displayListText)
  }

  @Test("Each form of the island shows its own parts, beside the camera in their order")
  func island() throws {
    #expect(try preview(.dynamicIsland(.compact)).host.labels == ["car", "4"])
    #expect(try preview(.dynamicIsland(.minimal)).host.labels == ["min"])
    let expanded = try preview(.dynamicIsland(.expanded))
    let frames: [CGRect] = try ["leading", "center", "trailing", "bottom 4"].map {
      try #require(expanded.frame(ofElementLabelled: $0))
    }
    #expect(frames[0].maxX <= frames[1].minX && frames[1].maxX <= frames[2].minX)
    #expect(frames[3].minY >= frames[1].maxY && frames[1].minY > frames[0].minY)
    // The margin of 30 in place of the usual 20, and that of the part beside the usual one.
    #expect(abs(frames[2].maxX - frames[0].minX - (371 - 30 - 20 - 8)) < 0.01)
  }

  @Test("A preview of an activity has a view for each of its states")
  func states() async throws {
    let preview = Preview("Ride", as: .content, using: ride) {
      RideWidget()
    } contentStates: {
      for minutes in [9, 8] { Ride.ContentState(minutes: minutes) }
      Ride.ContentState(minutes: 7)
    }
    func shown<V: View>(_ view: V) throws -> [String] { try app(view).host.labels }
    let steps = try #require(preview.steps)
    var labels: [[String]] = []
    for view in await steps() { labels.append(try shown(view)) }
    #expect(labels == [["Ada in 9"], ["Ada in 8"], ["Ada in 7"]])
  }

  @Test("Attributes show the program's activity by themselves where previews are drawn, and nothing elsewhere")
  func attributes() throws {
    let found: (String) -> [Any.Type] = PreviewTypes.conforming
    defer { PreviewTypes.conforming = found }
    PreviewTypes.conforming = { _ in [] }
    #expect(try app(ride.previewContext(content.state, viewKind: .content)).host.labels == [])
    PreviewTypes.conforming = { $0 == "Widget" ? [RideWidget.self] : [] }
    let late = try app(ride.previewContext(content.state, isStale: true, viewKind: .content))
    #expect(late.host.labels == ["Ada in 4, late"])
  }

  @Test("Views know the family of the place, which is that of a phone")
  func family() throws {
    struct Reader: View {
      @Environment(\.activityFamily) private var family: ActivityFamily
      @Environment(\.isActivityFullscreen) private var isFullscreen: Bool

      var body: some View { Text("\(family.description) \(isFullscreen ? "full" : "part")") }
    }
    #expect(try app(Reader()).host.labels == ["medium part"])
  }
}
