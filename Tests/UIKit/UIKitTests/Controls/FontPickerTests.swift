import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Choosing a font by a controller.
@MainActor
@Suite("Controllers for fonts", .serialized)
struct FontPickerTests {
  private final class Letter: NSObject, UIFontPickerViewControllerDelegate {
    var log: [String] = []
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 0).fontName } ?? "none")
    }
  }

  private final class Quiet: NSObject, UIFontPickerViewControllerDelegate {}

  private func open(_ picker: UIFontPickerViewController) throws -> (HeadlessHost, UIViewController) {
    let host = try window(width: 700, height: 900, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    root.present(picker, animated: true)
    host.update()
    host.finishAnimations()
    return (host, root)
  }

  @Test("The families that texts are drawn in have names, and faces that make fonts")
  func families() throws {
    let families: [String] = UIFont.familyNames
    #expect(families.contains("Inter") && families.contains("DejaVu Sans Mono"))
    #expect(families == families.sorted { $0.lowercased() < $1.lowercased() } && Set(families).count == families.count)
    let faces: [String] = UIFont.fontNames(forFamilyName: "dejavu sans")
    #expect(faces.contains("DejaVuSans") && faces.contains("DejaVuSans-Bold"))
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    let bold = try #require(UIFont(name: "DejaVuSans-Bold", size: 10))
    #expect(bold.familyName == "DejaVu Sans" && bold.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test("A controller for fonts lists families; one that is chosen is told, marked, and ends the sheet")
  func choosing() throws {
    let (picker, letter) = (UIFontPickerViewController(), Letter())
    #expect(!picker.configuration.includeFaces && picker.selectedFontDescriptor == nil)
    picker.delegate = letter
    let (host, root) = try open(picker)
    #expect(host.element("Fonts")?.traits.contains(.isHeader) == true && host.labels.contains("DejaVu Sans"))
    #expect(!host.labels.contains("Faces of DejaVu Sans"))
    #expect(host.activate("DejaVu Sans"))
    host.update()
    host.finishAnimations()
    #expect(letter.log == ["DejaVu Sans"] && root.presentedViewController == nil)
    #expect(picker.selectedFontDescriptor?.pointSize == UIFont.systemFontSize)
    root.present(picker, animated: true)
    host.update()
    host.finishAnimations()
    #expect(host.element("DejaVu Sans")?.traits.contains(.isSelected) == true)
    #expect(host.element("DejaVu Serif")?.traits.contains(.isSelected) == false)
    host.change { picker.selectedFontDescriptor = UIFont(name: "DejaVu Serif", size: 12)?.fontDescriptor }
    #expect(host.element("DejaVu Serif")?.traits.contains(.isSelected) == true && letter.log.count == 1)
    #expect(host.activate("Cancel"))
    host.update()
    host.finishAnimations()
    #expect(letter.log.last == "cancel" && root.presentedViewController == nil)
  }

  @Test("Families are found by a word; a person who presses Escape cancels")
  func searching() throws {
    let (picker, letter) = (UIFontPickerViewController(), Letter())
    picker.delegate = letter
    picker.title = "Faces"
    let (host, _) = try open(picker)
    #expect(host.labels.contains("Faces"))
    let field = try #require(host.elements.first { $0.traits.contains(.isTextField) })
    let frame = try #require(host.accessibilityTree.frame(of: field.id))
    _ = host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    host.change { host.type("mono") }
    #expect(host.labels.contains("DejaVu Sans Mono") && !host.labels.contains("Inter"), "\(host.labels)")
    host.change { host.type("no such font") }
    #expect(host.labels.contains("No Fonts Found"))
    _ = host.press(.escape)
    host.finishAnimations()
    #expect(letter.log == ["cancel"])
  }

  @Test("Faces are offered where the configuration says so, and only those with its traits and languages")
  func configuring() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.displayUsingSystemFont = true
    let (picker, letter) = (UIFontPickerViewController(configuration: configuration), Letter())
    configuration.includeFaces = false
    #expect(picker.configuration.includeFaces && picker.configuration.displayUsingSystemFont)
    picker.delegate = letter
    let (host, _) = try open(picker)
    #expect(!host.labels.contains("Bold") && host.activate("Faces of DejaVu Sans"))
    host.update()
    #expect(host.labels.contains("Bold") && host.element("Faces of DejaVu Sans")?.properties.value == "Expanded")
    #expect(host.activate("Bold"))
    host.update()
    host.finishAnimations()
    #expect(letter.log == ["DejaVuSans-Bold"])
    let mono = UIFontPickerViewController.Configuration()
    mono.filteredTraits = [.traitMonoSpace, .traitBold]
    let (other, _) = try open(UIFontPickerViewController(configuration: mono))
    #expect(other.labels.contains("DejaVu Sans Mono") && !other.labels.contains("DejaVu Sans"))
    #expect(UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: []) == nil)
    let greek = UIFontPickerViewController.Configuration()
    greek.filteredLanguagesPredicate = UIFontPickerViewController.Configuration.filterPredicate(
      forFilteredLanguages: ["el-GR", "ru"])
    let copy = try #require(greek.copy() as? UIFontPickerViewController.Configuration)
    #expect(copy.filteredLanguagesPredicate != nil && copy.filteredTraits.isEmpty)
    #expect(copy.filteredLanguagesPredicate?.evaluate(with: ["el", "ru", "de"]) == true)
    #expect(copy.filteredLanguagesPredicate?.evaluate(with: ["de"]) == false)
    let (third, _) = try open(UIFontPickerViewController(configuration: copy))
    #expect(third.labels.contains("DejaVu Sans"))
    let quiet = Quiet()
    quiet.fontPickerViewControllerDidPickFont(picker)
    quiet.fontPickerViewControllerDidCancel(picker)
    let decoded = try #require(UIFontPickerViewController(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(!decoded.configuration.includeFaces)
  }
}
