import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Every type that a scene can keep, with a first value and without one.
@MainActor
@Suite("Types of scene storage", .serialized)
struct SceneStorageFormTests {
  enum Level: Int { case low = 1, high }
  enum Tab: String { case home, search }

  struct Root: View {
    let remote: Remote<Int>
    @SceneStorage("flag") private var flag: Bool?
    @SceneStorage("date") private var date: Date?
    @SceneStorage("number") private var number: Double?
    @SceneStorage("level?") private var maybeLevel: Level?
    @SceneStorage("tab?") private var maybeTab: Tab?
    @SceneStorage("level") private var level: Level = .low
    @SceneStorage("data") private var data: Data = Data([1])
    @SceneStorage("address") private var address: URL = URL(fileURLWithPath: "/a")
    var body: some View {
      Text(
        [
          flag.map { "\($0)" } ?? "-", date.map { "\(Int($0.timeIntervalSince1970))" } ?? "-",
          number.map { "\($0)" } ?? "-", maybeLevel.map { "\($0)" } ?? "-", maybeTab.map { "\($0)" } ?? "-",
          "\(level)", "\(data.count)", address.path,
        ].joined(separator: " ")
      )
      .handing(
        Binding(get: { 0 }, set: { $0 == 1 ? fill() : clear() }), to: remote)
    }

    private func fill() {
      flag = true
      date = Date(timeIntervalSince1970: 60)
      number = 1.5
      maybeLevel = .high
      maybeTab = .search
      level = .high
      data = Data([1, 2, 3])
      address = URL(fileURLWithPath: "/b")
    }

    private func clear() {
      flag = nil
      date = nil
      number = nil
      maybeLevel = nil
      maybeTab = nil
    }
  }

  @Test("Values are kept with the scene, and nil forgets them")
  func types() throws {
    let remote = Remote<Int>()
    let state = SceneStateMemory()
    let host = try HeadlessHost(root: Root(remote: remote), sceneState: state)
    #expect(host.labels == ["- - - - - low 1 /a"])
    host.change { remote.value = 1 }
    #expect(host.labels == ["true 60 1.5 high search high 3 /b"])
    let again = try HeadlessHost(root: Root(remote: Remote()), sceneState: state)
    #expect(again.labels == host.labels)
    host.change { remote.value = 2 }
    #expect(host.labels == ["- - - - - high 3 /b"])
    #expect(state.values.keys.sorted() == ["address", "data", "level"])
  }

  @Test("A value that is none of the type's counts as none")
  func foreign() throws {
    let state = SceneStateMemory(["level?": .int(77), "tab?": .string("x"), "level": .string("low"), "flag": .int(3)])
    let host = try HeadlessHost(root: Root(remote: Remote()), sceneState: state)
    #expect(host.labels[0].hasSuffix("- - low 1 /a"))
  }
}
