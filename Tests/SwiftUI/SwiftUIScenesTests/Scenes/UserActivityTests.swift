import FoundationGaps
import HostHeadless
import SwiftUI
import SwiftUIScenes
import Testing
import ViewTestSupport

/// What people do in a program, told to the system, and gone on with.
@MainActor
@Suite("User activities", .serialized)
struct UserActivityTests {
  private struct Page: View {
    @State private var page = 1
    @State private var isActive = true
    let pages: Remote<Int>
    let activity: Remote<Bool>

    var body: some View {
      Text("Page \(page)")
        .userActivity("org.example.read", isActive: isActive) { $0.title = "Page \(page)" }
        .handing($page, to: pages)
        .handing($isActive, to: activity)
    }
  }

  @Test("An activity is current while its view is shown and active, and tells the view's newest values")
  func current() throws {
    let pages = Remote<Int>()
    let active = Remote<Bool>()
    var host: HeadlessHost? = try window { Page(pages: pages, activity: active) }
    #expect(NSUserActivity.current?.title == "Page 1")
    pages.value = 2
    host?.update()
    let activity = try #require(NSUserActivity.current)
    activity.saveIfNeeded()
    #expect(activity.title == "Page 2" && activity.activityType == "org.example.read")
    active.value = false
    host?.update()
    #expect(NSUserActivity.current == nil)
    active.value = true
    host?.update()
    #expect(NSUserActivity.current?.title == "Page 2")
    host = nil
    #expect(NSUserActivity.current == nil)
  }

  @Test("Without an element there is no activity")
  func elements() throws {
    let host = try window {
      Text("A").userActivity("org.example.read", element: nil as Int?) { $1.title = "\($0)" }
    }
    #expect(NSUserActivity.current == nil)
    let other = try window { Text("B").userActivity("org.example.read", element: 7) { $1.title = "\($0)" } }
    #expect(NSUserActivity.current?.title == "7")
    withExtendedLifetime((host, other)) {}
  }

  private enum Log {
    @MainActor static var entries: [String] = []
  }

  private struct Reader: App {
    var body: some Scene {
      WindowGroup {
        Text("Reader")
          .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
            Log.entries.append("web \($0.webpageURL?.absoluteString ?? "")")
          }
          .onContinueUserActivity("org.example.read") { Log.entries.append("read \($0.userInfo?["page"] ?? "")") }
      }
    }
  }

  @Test("Addresses of the web and activities reach the views that go on with their type")
  func continuation() throws {
    Log.entries = []
    let app = try HeadlessApplication(Reader.self)
    app.app.open(try #require(URL(string: "https://example.org/a")))
    app.app.open(try #require(URL(string: "mailto:a@example.org")))
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.userInfo = ["page": 3]
    #expect(app.app.proceed(with: activity))
    #expect(!app.app.proceed(with: NSUserActivity(activityType: "org.example.other")))
    #expect(Log.entries == ["web https://example.org/a", "read 3"])
  }
}
