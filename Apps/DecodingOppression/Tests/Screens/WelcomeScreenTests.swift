import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The welcome, and how a person goes on from it.
@MainActor
struct WelcomeScreenTests {
  /// A fetcher whose parts a test sends.
  final class ScriptedFetcher: ModelFetching {
    private let (stream, sender) = AsyncThrowingStream.makeStream(of: ModelPart.self)

    func parts(of url: URL, from offset: Int) -> AsyncThrowingStream<ModelPart, any Error> { stream }
    func send(_ data: Data, at start: Int, of total: Int) {
      sender.yield(ModelPart(data: data, start: start, total: total))
    }
    func finish(throwing error: (any Error)? = nil) { sender.finish(throwing: error) }
  }

  private struct Root: View {
    let dependencies: AppDependencies
    @State var isDone = false

    var body: some View {
      if isDone {
        Text("History")
      } else {
        WelcomeView(dependencies: dependencies, hasCompletedOnboarding: $isDone)
      }
    }
  }

  private func dependencies(_ folder: TemporaryFolder) throws -> AppDependencies {
    try AppDependencies(models: [], folder: folder.url)
  }

  @Test("The welcome shows a sentence and Get Started with a hint; it leads to the history (10, 12, 14, 18)")
  func getStarted() async throws {
    let folder = try TemporaryFolder()
    let app = try HeadlessApp { [dependencies = try dependencies(folder)] in Root(dependencies: dependencies) }
    #expect(app.contains(label: "Decoding Oppression"))
    #expect(app.transcript(title: "Welcome").contains("Downloads the analysis model and opens your analyses"))
    app.activate(label: "Get Started")
    await app.settle()
    #expect(app.contains(label: "History"))
  }

  @Test("Get Started begins the download and completes the onboarding in one action (9, 13)")
  func oneAction() throws {
    let folder = try TemporaryFolder()
    let dependencies: AppDependencies = try dependencies(folder)
    let model = WelcomeViewModel()
    var isDone = false
    model.getStarted(deps: dependencies, hasCompletedOnboarding: &isDone)
    #expect(isDone && model.isDownloadStarted)
    #expect(dependencies.modelDownloadManager.state != .unavailable)
    dependencies.modelDownloadManager.cancelDownload()
  }

  private struct Progress: View {
    let manager: ModelDownloadManager
    var body: some View { ModelProgress(manager: manager) }
  }

  @Test("A download shows its percentage and Pause, goes on after a pause, and shows errors with Retry (15, 16)")
  func download() async throws {
    let folder = try TemporaryFolder()
    let store = ModelStore(folder: folder.url)
    let fetcher = ScriptedFetcher()
    let manager = ModelDownloadManager(store: store, fetcher: fetcher) {
      ModelSource(url: URL(fileURLWithPath: "/models/clause-model.json"))
    }
    let app = try HeadlessApp { Progress(manager: manager) }
    #expect(app.contains(label: "Download"))
    app.activate(label: "Download")
    await app.settle()
    fetcher.send(Data(repeating: 32, count: 25), at: 0, of: 100)
    await app.run { manager.progress == 0.25 }
    await app.settle()
    app.finishAnimations()
    #expect(app.value(ofElementLabelled: "Downloading the analysis model") == "25%")
    app.activate(label: "Pause")
    await app.settle()
    #expect(manager.state == .unavailable && manager.downloadError == nil)
    fetcher.finish(throwing: ModelDownloadError.refused("x", status: 503))
    app.activate(label: "Download")
    await app.run { manager.downloadError != nil }
    #expect(app.contains(label: "Retry") && !store.isAvailable)
  }

  @Test("Get Started moves the cursor of a screen reader to the progress (17)")
  func focus() throws {
    let folder = try TemporaryFolder()
    let app = try HeadlessApp { [dependencies = try dependencies(folder)] in
      WelcomeView(dependencies: dependencies, hasCompletedOnboarding: .constant(false))
    }
    #expect(app.focusedLabel != "Downloading the analysis model")
    app.activate(label: "Get Started")
    // Before the model is there and the progress gone.
    #expect(app.focusedLabel == "Downloading the analysis model", "\(app.accessibilityText)")
  }

  @Test("Progress moves without animation under Reduce Motion (19)")
  func motion() throws {
    #expect(WelcomeViewStyle.progressAnimation(reduceMotion: true) == nil)
    #expect(WelcomeViewStyle.progressAnimation(reduceMotion: false) != nil)
  }
}
