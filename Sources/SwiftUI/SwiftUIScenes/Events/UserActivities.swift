import Foundation
import FoundationGaps
import SwiftUICore

/// Registers what a view does with activities for as long as the view is there.
nonisolated private struct ContinuationModifier: InputsModifier {
  var activityType: String
  var action: (NSUserActivity) -> Void

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let events: ExternalEvents = inputs.window.service(ExternalEvents.self)
    let owner = Owner()
    let type: String = inputs.graph.untracked { modifier.read() }.activityType
    events.add(owner, activityType: type) { modifier.read().action }
    inputs.graph.currentSubgraph.onEnd { [weak events] in events?.remove(owner) }
  }

  private final class Owner {}
}

/// The activity of a view: current while the view is shown and takes part.
private final class ShownActivity: NSUserActivityDelegate {
  private var activity: NSUserActivity?
  private var update: ((NSUserActivity) -> Void)?

  /// The view has other values: the activity is brought up to date before it is read.
  func set(_ activityType: String, _ update: @escaping (NSUserActivity) -> Void) {
    self.update = update
    if let activity, activity.activityType != activityType { end() }
    activity?.needsSave = true
  }

  func begin(_ activityType: String) {
    let activity: NSUserActivity = self.activity ?? NSUserActivity(activityType: activityType)
    activity.delegate = self
    activity.needsSave = true
    self.activity = activity
    activity.becomeCurrent()
  }

  func end() {
    activity?.invalidate()
    activity = nil
  }

  func userActivityWillSave(_ userActivity: NSUserActivity) { update?(userActivity) }
}

private struct UserActivityModifier: ViewModifier {
  @State private var shown = ShownActivity()
  let activityType: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void

  func body(content: Content) -> some View {
    shown.set(activityType, update)
    return content.onChange(of: isActive ? activityType : nil, initial: true) {
      if isActive { shown.begin(activityType) } else { shown.end() }
    }.onDisappear { shown.end() }
  }
}

extension View {
  /// Says what the person does while the view is shown.
  ///
  /// - Parameters:
  ///   - activityType: What kind of activity it is, as a reversed domain name.
  ///   - isActive: Whether the person does it now.
  ///   - update: Fills in the activity. Called when it becomes current, and before it is read after the view has changed.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, isActive: isActive, update: update))
  }

  /// Says what the person does with an element while the view is shown.
  ///
  /// - Parameters:
  ///   - activityType: What kind of activity it is, as a reversed domain name.
  ///   - element: What is dealt with; nil while nothing is.
  ///   - update: Fills in the activity of an element.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Goes on with activities of a type that come from outside of the window.
  ///
  /// Addresses of the web that the program is to open come as activities of the type `NSUserActivityTypeBrowsingWeb`.
  ///
  /// - Parameter action: Called with the activity.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinuationModifier(activityType: activityType, action: action))
  }
}
