import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

extension PrintingTests {
  /// Formatters that are copied and drawn, and the delegates of printing by their protocols.
  @MainActor
  @Suite("Parts of printing", .serialized)
  struct PrintPartTests {
    @Test("A copied formatter has the same text and margins, and draws the page that it is asked for")
    func formatters() throws {
      let words: String = (1...400).map { "<p>word\($0)</p>" }.joined()
      let first = UIMarkupTextPrintFormatter(markupText: words)
      first.perPageContentInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      let copy = try #require(first.copy(with: nil) as? UIMarkupTextPrintFormatter)
      #expect(copy !== first && copy.markupText == words && copy.perPageContentInsets.left == 20)
      copy.markupText = "<p>short</p>"
      #expect(first.markupText == words)
      let renderer = UIPrintPageRenderer()
      renderer.addPrintFormatter(first, startingAtPageAt: 0)
      #expect(first.pageCount > 1)
      func pixels(_ page: Int?) -> Data? {
        let rect = CGRect(x: 0, y: 0, width: 300, height: 400)
        return UIGraphicsImageRenderer(bounds: rect).image { _ in
          UIColor.white.setFill()
          UIRectFill(rect)
          if let page { first.draw(in: rect, forPageAt: page) }
        }.pngData()
      }
      let (empty, one, two) = (pixels(nil), pixels(0), pixels(1))
      #expect(empty != nil && one != empty && two != empty && one != two)
    }

    @Test("The delegate hears before the question about copies goes, and says whose window shows a list of printers")
    func delegates() throws {
      final class Judge: NSObject, UIPrintInteractionControllerDelegate, UIPrinterPickerControllerDelegate {
        var log: [String] = []
        let parent = UIViewController()
        func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
          log.append("going")
        }
        func printerPickerControllerParentViewController(
          _ printerPickerController: UIPrinterPickerController
        ) -> UIViewController? { parent }
      }
      final class Quiet: NSObject, UIPrintInteractionControllerDelegate, UIPrinterPickerControllerDelegate {}
      let judge = Judge()
      let printing: [any UIPrintInteractionControllerDelegate] = [judge, Quiet()]
      for delegate in printing { delegate.printInteractionControllerWillDismissPrinterOptions(.shared) }
      #expect(judge.log == ["going"])
      let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
      let choosing: [any UIPrinterPickerControllerDelegate] = [judge, Quiet()]
      let parents: [UIViewController?] = choosing.map { $0.printerPickerControllerParentViewController(picker) }
      #expect(parents == [judge.parent, nil])
    }
  }
}
