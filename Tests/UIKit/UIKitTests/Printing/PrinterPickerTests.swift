import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

extension PrintingTests {
  /// Choosing a printer of the machine's printing system.
  @MainActor
  @Suite("Choosing a printer", .serialized)
  struct PrinterPickerTests {
    private let folder: ResourceFolder

    init() throws { folder = try ResourceFolder() }

    private func makeCommand(_ name: String, _ body: String) throws {
      let file: URL = folder.url.appendingPathComponent(name)
      try Data("#!/bin/sh\n\(body)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private final class Judge: NSObject, UIPrinterPickerControllerDelegate {
      var log: [String] = []
      func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
      ) -> Bool { printer.displayName != "broken" }
      func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {
        log.append("will")
      }
      func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) { log.append("did") }
      func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {
        log.append("going")
      }
      func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {
        log.append("gone")
      }
      func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {
        log.append(printerPickerController.selectedPrinter?.displayName ?? "none")
      }
    }

    private final class Quiet: NSObject, UIPrinterPickerControllerDelegate {}

    @Test("The printers of the system are listed but for those that the delegate leaves out, and one is chosen")
    func choosing() async throws {
      try makeCommand("lp", "exit 0")
      try makeCommand("lpstat", "printf 'office\\nbroken\\nlab\\n'")
      PrintSpooler.searchPath = folder.url.path + ":/usr/bin:/bin"
      defer { PrintSpooler.searchPath = nil }
      let host = try window(width: 600, height: 500, settings: HostSettings(idiom: .desktop)) { Text("behind") }
      let office = UIPrinter(url: try #require(URL(string: "ipp://localhost/printers/office")))
      let (picker, judge) = (UIPrinterPickerController(initiallySelectedPrinter: office), Judge())
      picker.delegate = judge
      var ends: [String] = []
      let ending: UIPrinterPickerController.CompletionHandler = { picker, isChosen, error in
        ends.append("\(isChosen) \(picker.selectedPrinter?.displayName ?? "none") \(error == nil)")
      }
      #expect(picker.present(animated: false, completionHandler: ending))
      #expect(!picker.present(animated: false))
      await host.settle { host.labels.contains("lab") }
      host.finishAnimations()
      #expect(host.labels.contains("office ✓") && !host.labels.contains("broken"))
      #expect(host.activate("lab"))
      host.update()
      host.finishAnimations()
      #expect(ends == ["true lab true"] && judge.log == ["will", "did", "lab", "going", "gone"])
      #expect(picker.selectedPrinter?.url.absoluteString == "ipp://localhost/printers/lab")
      #expect(picker.present(from: UIBarButtonItem(), animated: false, completionHandler: ending))
      await host.settle { host.labels.contains("Cancel") }
      host.finishAnimations()
      #expect(host.activate("Cancel") && ends.last == "false lab true")
      host.update()
      host.finishAnimations()
      let view = try #require(UIApplication.shared.windows.first?.rootViewController?.view)
      #expect(picker.present(from: .zero, in: view, animated: false, completionHandler: ending))
      await host.settle { host.labels.contains("Cancel") }
      picker.dismiss(animated: false)
      #expect(ends.count == 3 && ends.last == "false lab true")
      let quiet = Quiet()
      #expect(quiet.printerPickerControllerParentViewController(picker) == nil)
      #expect(quiet.printerPickerController(picker, shouldShow: office))
      for tell in [
        quiet.printerPickerControllerWillPresent, quiet.printerPickerControllerDidPresent,
        quiet.printerPickerControllerWillDismiss, quiet.printerPickerControllerDidDismiss,
        quiet.printerPickerControllerDidSelectPrinter,
      ] { tell(picker) }
    }

    @Test("Without a printing system nobody is asked, and the reason is told")
    func none() {
      PrintSpooler.searchPath = "/nowhere"
      defer { PrintSpooler.searchPath = nil }
      var told: Bool = false
      let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
      #expect(
        !picker.present(animated: false) { told = !$1 && ($2 as? UIPrintError)?.code == .notAvailable && $0 === picker }
      )
      #expect(told && picker.selectedPrinter == nil)
      picker.dismiss(animated: false)
    }
  }
}
