import Foundation
import FoundationGaps
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What can be done with items that UIKit shares.
@MainActor
@Suite("Sharing by UIKit", .serialized)
struct ActivityViewControllerTests {
  /// An activity of the app.
  private final class Stamp: UIActivity {
    var log: [String] = []
    var isPossible: Bool = true
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("stamp") }
    override var activityTitle: String? { "Stamp" }
    override var activityImage: UIImage? { UIImage(systemName: "star") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { isPossible }
    override func prepare(withActivityItems activityItems: [Any]) { log.append("\(activityItems)") }
    override func perform() { activityDidFinish(true) }
  }

  /// Gives other words to each place.
  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "…" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? "copied" : activityType?.rawValue }
  }

  private struct Shown: View {
    @State private var isPresented: Bool = true
    let controller: UIActivityViewController

    var body: some View { Text("Page").sheet(isPresented: $isPresented) { Controllers(controller) } }
  }

  private func open(_ controller: UIActivityViewController) throws -> HeadlessHost {
    let host = try window(width: 400, height: 500) { Shown(controller: controller) }
    host.finishAnimations()
    return host
  }

  @Test("A controller offers the desktop's ways and the app's own, and goes away with the choice")
  func choosing() throws {
    let stamp = Stamp()
    let controller = UIActivityViewController(activityItems: ["words"], applicationActivities: [stamp])
    var ends: [String] = []
    controller.completionWithItemsHandler = { type, completed, items, error in
      ends.append("\(type?.rawValue ?? "none") \(completed) \(items == nil) \(error == nil)")
    }
    let host = try open(controller)
    #expect(host.labels == ["Copy", "Save to Downloads", "Send by Mail", "Stamp", "Cancel"])
    #expect(host.activate("Copy"))
    host.update()
    host.finishAnimations()
    #expect(host.labels == ["Page"] && host.pasteboard.items.count == 1)
    #expect(ends == ["\(UIActivity.ActivityType.copyToPasteboard.rawValue) true true true"])
    let again = try open(controller)
    #expect(again.activate("Stamp"))
    #expect(stamp.log == ["[\"words\"]"] && ends.last == "stamp true true true")
    let third = try open(controller)
    #expect(third.activate("Cancel"))
    #expect(ends.last == "none false true true")
  }

  @Test("What is excluded, impossible or without a title is not offered, and nothing to nowhere")
  func offers() {
    let stamp = Stamp()
    let controller = UIActivityViewController(
      activityItems: [URL(fileURLWithPath: "/a")], applicationActivities: [stamp, UIActivity()])
    #expect(controller.offered == [stamp] && controller.destinations == [.clipboard, .downloads, .mail])
    controller.excludedActivityTypes = [.mail, UIActivity.ActivityType(rawValue: "stamp")]
    #expect(controller.offered == [] && controller.destinations == [.clipboard, .downloads])
    controller.excludedActivityTypes = nil
    stamp.isPossible = false
    #expect(controller.offered == [])
    #expect(UIActivityViewController(activityItems: [], applicationActivities: nil).destinations == [])
    #expect(UIActivityViewController(activityItems: [3], applicationActivities: nil).destinations == [])
    let plain = UIActivity()
    #expect(!plain.canPerform(withActivityItems: []) && plain.activityType == nil && plain.activityTitle == nil)
    #expect(plain.activityImage == nil && UIActivity.activityCategory == .action && Stamp.activityCategory == .share)
    plain.perform()
  }

  @Test("Each way to share has a name of its own")
  func names() {
    let types: Set<UIActivity.ActivityType> = [
      .copyToPasteboard, .mail, .saveToCameraRoll, .addToReadingList, .airDrop, .assignToContact, .markupAsPDF,
      .message, .openInIBooks, .postToFacebook, .postToTwitter, .postToWeibo, .print,
    ]
    #expect(types.count == 13 && UIActivity.ActivityType("stamp").rawValue == "stamp")
  }

  @Test("A source gives the item when it is known what it is for")
  func sources() async {
    let controller = UIActivityViewController(activityItems: [Source(), UIImage(), "b"], applicationActivities: nil)
    #expect(controller.destinations.count == 3)
    let copied = controller.request(for: .clipboard)
    #expect(copied.items.count == 2 && copied.subject == nil)
    #expect(copied.items[0].provider.registeredTypeIdentifiers.isEmpty == false)
  }
}
