import Foundation
import ImageEngine
import RenderCairo
import SwiftUI
import SwiftUICore
import Testing
import UITestSupport
import ViewTestSupport

/// Answers when it is told to.
private actor SlowFetcher: ImageFetching {
  private var answers: [URL: Result<Data, any Error>] = [:]
  private var waiting: [URL: [CheckedContinuation<Data, any Error>]] = [:]
  private(set) var asked: [URL] = []

  func data(from url: URL, limit: Int) async throws -> Data {
    asked.append(url)
    if let answer = answers[url] { return try answer.get() }
    return try await withCheckedThrowingContinuation { waiting[url, default: []].append($0) }
  }

  func answer(_ url: URL, _ result: Result<Data, any Error>) {
    answers[url] = result
    for continuation in waiting.removeValue(forKey: url) ?? [] { continuation.resume(with: result) }
  }
}

@MainActor
@Suite("Pictures from addresses")
struct AsyncImageTests {
  private let first = URL(fileURLWithPath: "/pictures/first")
  private let second = URL(fileURLWithPath: "/pictures/second")

  private struct Screen: View {
    let url: URL?

    var body: some View {
      AsyncImage(url: url, scale: 2) { phase in
        switch phase {
        case .empty: Text("Loading")
        case .success(let image): image.accessibilityLabel("Picture")
        case .failure: Text("Failed")
        }
      }
    }
  }

  private func app(_ fetcher: SlowFetcher, _ url: URL?, limits: ImageLimits = .standard) throws -> HeadlessApp {
    let loading = ImageLoading(fetcher: fetcher, images: PictureDecoder.store, limits: limits)
    return try HeadlessApp.small(100) { Screen(url: url).environment(\.imageLoading, loading) }
  }

  @Test("Nothing is there, then the picture, at its scale")
  func success() async throws {
    let fetcher = SlowFetcher()
    let app: HeadlessApp = try app(fetcher, first)
    #expect(app.contains(label: "Loading"))
    let picture: Data = try TestPicture.png(try TestPicture.plain(20, 10, TestPicture.red))
    await fetcher.answer(first, .success(picture))
    await app.run { app.contains(label: "Picture") }
    #expect(app.displayListText == "image \"image\" in 45 47.5 10 5")
    #expect(await fetcher.asked == [first])
  }

  @Test("A picture that cannot be fetched or decoded fails with the reason")
  func failure() async throws {
    let fetcher = SlowFetcher()
    await fetcher.answer(first, .failure(URLError(.notConnectedToInternet)))
    await fetcher.answer(second, .success(Data("no picture".utf8)))
    for url in [first, second] {
      let app: HeadlessApp = try app(fetcher, url)
      await app.run { app.contains(label: "Failed") }
    }
    #expect(AsyncImagePhase.failure(URLError(.timedOut)).error is URLError)
    #expect(AsyncImagePhase.empty.error == nil && AsyncImagePhase.empty.image == nil)
  }

  @Test("A loaded picture is not loaded again; without an address nothing is loaded")
  func cache() async throws {
    let fetcher = SlowFetcher()
    await fetcher.answer(first, .success(try TestPicture.png(try TestPicture.plain(4, 4, TestPicture.red))))
    let loading = ImageLoading(fetcher: fetcher, images: PictureDecoder.store)
    for _ in 0..<2 {
      let url: URL = first
      let app = try HeadlessApp.small(100) { Screen(url: url).environment(\.imageLoading, loading) }
      await app.run { app.contains(label: "Picture") }
    }
    #expect(await fetcher.asked.count == 1)
    let nothing: HeadlessApp = try app(fetcher, nil)
    await nothing.settle()
    #expect(nothing.contains(label: "Loading"))
  }

  @Test("The plain form shows a gray area that is silent, and the form with a placeholder shows that")
  func forms() async throws {
    let fetcher = SlowFetcher()
    let loading = ImageLoading(fetcher: fetcher, images: PictureDecoder.store)
    let url: URL = first
    let plain = try HeadlessApp.small(40) { AsyncImage(url: url).environment(\.imageLoading, loading) }
    #expect(plain.displayListText.contains("fill #E5E5EA") && !plain.accessibilityText.contains("image"))
    let other = try HeadlessApp.small(200) {
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("Wait")
      }.environment(\.imageLoading, loading)
    }
    #expect(other.contains(label: "Wait"))
    await fetcher.answer(first, .success(try TestPicture.png(try TestPicture.plain(4, 4, TestPicture.red))))
    await other.run { !other.contains(label: "Wait") }
    #expect(other.displayListText == "image \"image\" in 0 0 200 200")
  }

  @Test("Files and data addresses are read, up to a limit; other schemes are refused")
  func fetching() async throws {
    let folder = try ResourceFolder()
    try folder.write("12345678", to: "file.txt")
    let file: URL = folder.url.appendingPathComponent("file.txt")
    #expect(try await URLFetcher.shared.data(from: file, limit: 8) == Data("12345678".utf8))
    await #expect(throws: ImageFailure.tooManyBytes(count: 8, limit: 7)) {
      try await URLFetcher.shared.data(from: file, limit: 7)
    }
    let inline = try #require(URL(string: "data:text/plain;base64,SGVsbG8="))
    #expect(try await URLFetcher.shared.data(from: inline, limit: 100) == Data("Hello".utf8))
    let escaped = try #require(URL(string: "data:,a%20b"))
    #expect(try await URLFetcher.shared.data(from: escaped, limit: 100) == Data("a b".utf8))
    let strange = try #require(URL(string: "gopher://host/1"))
    await #expect(throws: URLError.self) { try await URLFetcher.shared.data(from: strange, limit: 100) }
  }
}
