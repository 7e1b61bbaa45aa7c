import Foundation
import Observation
import SwiftData
import SwiftUI
import Testing
import UITestSupport

@Suite("Saving by itself")
@MainActor
struct AutosaveTests {
  @Observable
  final class Scene {
    var phase: ScenePhase = .active
  }

  private struct Root: View {
    let scene: Scene
    let container: ModelContainer

    var body: some View {
      Text("Content").modelContainer(container).environment(\.scenePhase, scene.phase)
    }
  }

  @Test(
    "A context saves by itself when its scene goes to the background, and looks at the file when it is back (128, 141)")
  func lifeCycle() throws {
    let desk = try Desk(.file)
    let context: ModelContext = desk.container.mainContext
    let scene = Scene()
    let app = try HeadlessApp { Root(scene: scene, container: desk.container) }
    let stop = Stop(title: "a")
    context.insert(stop)
    scene.phase = .inactive
    app.updateViews()
    #expect(!context.hasChanges)
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 1)
    context.insert(Stop(title: "b"))
    scene.phase = .background
    app.updateViews()
    #expect(!context.hasChanges)
    let other = ModelContext(
      try ModelContainer(
        for: Schema([Trip.self, BusinessTrip.self, PersonalTrip.self]),
        configurations: [ModelConfiguration(url: desk.url)]))
    let wanted = FetchDescriptor<Stop>(predicate: #Predicate { $0.title == "a" })
    try #require(try other.fetch(wanted).first).title = "changed elsewhere"
    try other.save()
    #expect(stop.title == "a")
    scene.phase = .active
    app.updateViews()
    #expect(stop.title == "changed elsewhere")
  }

  // The main actor may be busy with other tests for long: the limit is only there to end a test that would hang.
  @Test("A context saves by itself a moment after the last change (128)", .timeLimit(.minutes(30)))
  func timer() async throws {
    let desk = try Desk(.memory)
    let context: ModelContext = desk.container.mainContext
    let (saves, told) = AsyncStream.makeStream(of: Void.self)
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { _ in told.yield() }
    defer { NotificationCenter.default.removeObserver(token) }
    for number in 0..<100 { context.insert(Stop(title: "\(number)")) }
    #expect(context.hasChanges)
    for await _ in saves { break }
    #expect(!context.hasChanges)
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 100)
  }

  @Test(
    "The context of an actor saves by itself on the actor, where it was told to (128)", .timeLimit(.minutes(30)))
  func actorsContext() async throws {
    let desk = try Desk(.memory)
    let keeper = Keeper(modelContainer: desk.container)
    let (saves, told) = AsyncStream.makeStream(of: Bool.self)
    let token = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: nil, queue: nil) {
      if ($0.object as? ModelContext)?.container === desk.container { told.yield(Thread.isMainThread) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    await keeper.keep("a")
    for await isMain in saves {
      #expect(!isMain)
      break
    }
    #expect(try desk.context.fetch(FetchDescriptor<Stop>()).map(\.title) == ["a"])
  }

  @Test("Changes that a context does not save by itself stay unsaved when its scene goes (128)")
  func disabled() throws {
    let desk = try Desk(.memory)
    desk.container.mainContext.autosaveEnabled = false
    let scene = Scene()
    let app = try HeadlessApp { Root(scene: scene, container: desk.container) }
    desk.container.mainContext.insert(Stop(title: "a"))
    scene.phase = .background
    app.updateViews()
    #expect(desk.container.mainContext.hasChanges)
  }
}

@ModelActor
private actor Keeper {
  func keep(_ title: String) {
    modelContext.autosaveEnabled = true
    modelContext.insert(Stop(title: title))
  }
}
