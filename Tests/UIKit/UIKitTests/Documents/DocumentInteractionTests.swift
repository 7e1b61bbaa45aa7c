import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Files that are shown, and what is offered for them.
@MainActor
@Suite("Files that are shown", .serialized)
struct DocumentInteractionTests {
  private final class Judge: NSObject, UIDocumentInteractionControllerDelegate {
    var log: [String] = []
    var owner: UIViewController?
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController? { owner }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      log.append("begin")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { log.append("end") }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("options")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("options gone")
    }
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
      log.append("open in")
    }
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
      log.append("open in gone")
    }
    func documentInteractionController(
      _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) { log.append("send") }
    func documentInteractionController(
      _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) { log.append("sent") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Quiet: NSObject, UIDocumentInteractionControllerDelegate {}

  private let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
    try folder.write("Dear Ada", to: "letter.txt")
    try folder.write("?", to: "thing.bin")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    try folder.write(try #require(picture.pngData()), to: "dot.png")
  }

  private func controller(_ name: String) -> UIDocumentInteractionController {
    UIDocumentInteractionController(url: folder.url.appendingPathComponent(name))
  }

  private func open() throws -> (HeadlessHost, UIViewController) {
    let host = try window(width: 700, height: 600, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    return (host, try #require(UIApplication.shared.windows.first?.rootViewController))
  }

  private func settle(_ host: HeadlessHost) {
    host.update()
    host.finishAnimations()
    host.update()
    host.finishAnimations()
  }

  @Test("A text, a picture and what is known of another file are shown, until the person is done")
  func previews() throws {
    let (host, root) = try open()
    let judge = Judge()
    for (name, words) in [("letter.txt", "Dear Ada"), ("dot.png", "dot.png"), ("thing.bin", "thing.bin")] {
      let controller = controller(name)
      controller.delegate = judge
      judge.owner = nil
      #expect(!controller.presentPreview(animated: false))
      judge.owner = root
      #expect(controller.presentPreview(animated: false) && !controller.presentPreview(animated: false))
      settle(host)
      #expect(host.labels.contains(words) && judge.take() == ["begin"])
      #expect(host.activate("Done"))
      settle(host)
      #expect(host.labels == ["behind"] && judge.take() == ["end"])
    }
    let missing = controller("nothing.txt")
    missing.delegate = judge
    #expect(!missing.presentPreview(animated: false))
  }

  @Test("On top of a navigation controller a file is a screen, which a program takes away")
  func screens() throws {
    let (_, judge) = (0, Judge())
    let screens = UINavigationController(rootViewController: UIViewController())
    let host = try window(width: 700, height: 600, settings: HostSettings(idiom: .desktop)) { Controllers(screens) }
    let controller = controller("letter.txt")
    controller.delegate = judge
    judge.owner = screens
    #expect(controller.presentPreview(animated: false))
    settle(host)
    #expect(screens.viewControllers.count == 2 && host.labels.contains("Dear Ada"))
    controller.dismissPreview(animated: false)
    settle(host)
    #expect(screens.viewControllers.count == 1 && judge.take() == ["begin", "end"])
  }

  @Test("Menus offer to show the file, to open it with the desktop's program, and to share it")
  func menus() async throws {
    let (host, root) = try open()
    let (controller, judge) = (controller("letter.txt"), Judge())
    controller.delegate = judge
    judge.owner = root
    let view = try #require(root.view)
    #expect(controller.presentOptionsMenu(from: CGRect(x: 10, y: 10, width: 20, height: 20), in: view, animated: false))
    #expect(!controller.presentOptionsMenu(from: .zero, in: view, animated: false))
    settle(host)
    #expect(host.labels.contains("Show") && host.labels.contains("Copy"))
    #expect(host.activate("Show"))
    settle(host)
    #expect(judge.take() == ["options", "options gone", "begin"] && host.labels.contains("Dear Ada"))
    controller.dismissPreview(animated: false)
    settle(host)
    _ = judge.take()
    var opened: URL?
    let before = UIApplication.shared.opener
    UIApplication.shared.opener = { url, completion in
      opened = url
      completion(true)
    }
    defer { UIApplication.shared.opener = before }
    #expect(controller.presentOpenInMenu(from: .zero, in: view, animated: false))
    settle(host)
    #expect(!host.labels.contains("Copy") && host.activate("Open with the Usual Program"))
    await host.settle { judge.log.contains("open in gone") }
    settle(host)
    #expect(judge.take() == ["open in", "send", "sent", "open in gone"] && opened == controller.url)
    #expect(controller.presentOptionsMenu(from: UIBarButtonItem(), animated: false))
    settle(host)
    controller.dismissMenu(animated: false)
    settle(host)
    #expect(judge.take() == ["options", "options gone"] && host.labels == ["behind"])
    #expect(controller.presentOpenInMenu(from: UIBarButtonItem(), animated: false))
    controller.dismissMenu(animated: false)
  }

  @Test("A file has the name and type of its address until others are set, symbols, and recognizers for its view")
  func values() {
    let controller = controller("letter.txt")
    #expect(controller.name == "letter.txt" && controller.uti == "public.plain-text" && controller.icons.count == 3)
    controller.name = "A letter"
    controller.uti = "public.data"
    controller.annotation = 7
    #expect(controller.name == "A letter" && controller.uti == "public.data" && controller.annotation as? Int == 7)
    controller.url = folder.url.appendingPathComponent("dot.png")
    #expect(controller.name == "dot.png" && controller.uti == "public.png")
    #expect(controller.gestureRecognizers.count == 2 && controller.gestureRecognizers[0] is UITapGestureRecognizer)
    let quiet = Quiet()
    #expect(quiet.documentInteractionControllerViewControllerForPreview(controller) == nil)
    for tell in [
      quiet.documentInteractionControllerWillBeginPreview, quiet.documentInteractionControllerDidEndPreview,
      quiet.documentInteractionControllerWillPresentOptionsMenu,
      quiet.documentInteractionControllerDidDismissOptionsMenu,
      quiet.documentInteractionControllerWillPresentOpenInMenu,
      quiet.documentInteractionControllerDidDismissOpenInMenu,
    ] { tell(controller) }
    quiet.documentInteractionController(controller, willBeginSendingToApplication: nil)
    quiet.documentInteractionController(controller, didEndSendingToApplication: nil)
    #expect(controller.delegate == nil)
    controller.dismissPreview(animated: false)
    controller.dismissMenu(animated: false)
  }
}
