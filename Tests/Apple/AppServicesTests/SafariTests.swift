import SafariServices
import StoreKit
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

private final class Delegate: NSObject, SFSafariViewControllerDelegate {
  var finished: Int = 0

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finished += 1 }
}

private struct Page: UIViewControllerRepresentable {
  let delegate: Delegate

  func makeUIViewController(context: Context) -> SFSafariViewController {
    let controller = SFSafariViewController(url: URL(string: "https://example.org/page")!)
    controller.delegate = delegate
    return controller
  }

  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

private struct Review: View {
  @Environment(\.requestReview) private var requestReview: RequestReviewAction

  var body: some View { Button("Review") { requestReview() } }
}

@MainActor
@Suite("Pages of the web", .serialized)
struct SafariTests {
  @Test func aPageIsHandedToTheBrowserOnce() async throws {
    var opened: [String] = []
    let before = UIApplication.shared.opener
    defer { UIApplication.shared.opener = before }
    UIApplication.shared.opener = { url, completion in
      opened.append(url.absoluteString)
      completion(true)
    }
    let delegate = Delegate()
    let app = try HeadlessApp { Page(delegate: delegate) }
    var rounds: Int = 0
    while delegate.finished == 0, rounds < 10_000 {
      rounds += 1
      await Task.yield()
    }
    #expect(opened == ["https://example.org/page"])
    #expect(delegate.finished == 1)
    #expect(app.contains(label: "https://example.org/page"))
  }

  @Test func reviewsAskNobody() throws {
    let app = try HeadlessApp { Review() }
    app.activate(label: "Review")
    #expect(!AppStore.canMakePayments)
  }
}
