import Foundation
import Testing
import UIKit

@testable import FoundationGaps

/// What people do in responders, so that it can be gone on with.
@MainActor
@Suite("Activities of responders", .serialized)
struct ResponderActivityTests {
  private final class Page: UIViewController {
    var place: Int = 3
    var restored: [Int] = []
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      activity.addUserInfoEntries(from: ["place": place])
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      super.restoreUserActivityState(activity)
      restored.append(activity.userInfo?["place"] as? Int ?? -1)
    }
  }
  private final class Panel: UIView {
    override func updateUserActivityState(_ activity: NSUserActivity) {
      activity.addUserInfoEntries(from: ["panel": true])
    }
  }

  private func activity() -> NSUserActivity { NSUserActivity(activityType: "org.rotor.reading") }

  @Test("An activity is current while a responder has it, and responders bring it up to date where that is needed")
  func saving() {
    let (page, panel, reading): (Page, Panel, NSUserActivity) = (Page(), Panel(), activity())
    #expect(page.userActivity == nil)
    reading.userInfo = ["given": 1]
    page.userActivity = reading
    #expect(NSUserActivity.current === reading && reading.userInfo?["given"] as? Int == 1, "nothing needs to be saved")
    panel.userActivity = reading
    reading.needsSave = true
    reading.becomeCurrent()
    #expect(reading.userInfo?["place"] as? Int == 3 && reading.userInfo?["panel"] as? Bool == true)
    #expect(reading.userInfo?["given"] == nil, "responders add to an empty dictionary")
    page.userActivity = nil
    #expect(NSUserActivity.current === reading, "another responder has it")
    panel.userActivity = nil
    #expect(NSUserActivity.current == nil)
  }

  @Test("An activity outlives its responders, and keeps what they said")
  func endedResponders() {
    let reading: NSUserActivity = activity()
    do {
      let page = Page()
      page.userActivity = reading
      reading.needsSave = true
      reading.saveIfNeeded()
    }
    reading.needsSave = true
    reading.saveIfNeeded()
    #expect(reading.userInfo?["place"] as? Int == 3 && reading.owners.isEmpty)
    reading.resignCurrent()
  }

  @Test("A responder shows what an activity tells of that its delegate gives the handler")
  func restoring() {
    let page = Page()
    let reading: NSUserActivity = activity()
    reading.userInfo = ["place": 8]
    let objects: [any UIUserActivityRestoring] = [page, UIView()]
    for object in objects { object.restoreUserActivityState(reading) }
    #expect(page.restored == [8])
  }
}

/// Events that no host sends.
@MainActor
@Suite("Events of headsets", .serialized)
struct RemoteControlTests {
  private final class Player: UIViewController {
    var count: Int = 0
    override func remoteControlReceived(with event: UIEvent?) { count += 1 }
  }

  @Test("What a responder does not take goes to the next one")
  func chain() {
    let player = Player()
    let view = UIView()
    player.view.addSubview(view)
    view.remoteControlReceived(with: nil)
    #expect(player.count == 1)
  }
}
