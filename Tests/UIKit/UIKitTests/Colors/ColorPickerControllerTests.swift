import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Choosing a colour by a controller.
@MainActor
@Suite("Controllers for colours", .serialized)
struct ColorPickerControllerTests {
  private final class Paper: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    var colors: [UIColor] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      colors.append(color)
      log.append("select \(continuously)")
    }
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { log.append("old") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Quiet: NSObject, UIColorPickerViewControllerDelegate {}

  private func open(
    _ picker: UIColorPickerViewController, idiom: Idiom = .desktop
  ) throws -> (HeadlessHost, UIViewController) {
    let host = try window(width: 700, height: 600, settings: HostSettings(idiom: idiom)) { Text("behind") }
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    root.present(picker, animated: true)
    host.update()
    host.finishAnimations()
    return (host, root)
  }

  @Test("A controller for colours is a sheet with a panel; a choice is told, and Done ends it")
  func choosing() throws {
    let (picker, paper) = (UIColorPickerViewController(), Paper())
    #expect(picker.selectedColor == .white && picker.supportsAlpha && picker.supportsEyedropper)
    #expect(picker.maximumLinearExposure == 1)
    picker.delegate = paper
    picker.title = "Paper"
    let (host, root) = try open(picker)
    #expect(host.labels.contains("Paper") && host.labels.contains("Opacity") && host.labels.contains("Sliders"))
    #expect(host.activate("Sliders"))
    host.update()
    let red = try #require(host.elements.first { $0.label == "Red" })
    #expect(host.send(.accessibilityAction(element: red.id, action: .decrement)))
    host.update()
    #expect(paper.take() == ["select false", "old"])
    let components = try #require(picker.selectedColor.cgColor.components)
    #expect(components[0] < 1 && components[1] == 1)
    host.change { picker.supportsAlpha = false }
    #expect(!host.labels.contains("Opacity"))
    #expect(host.activate("Done"))
    host.update()
    host.finishAnimations()
    #expect(paper.take() == ["finish"] && root.presentedViewController == nil)
  }

  @Test("A slider that is dragged tells colours that go on, and the last one once more")
  func dragging() throws {
    let (picker, paper) = (UIColorPickerViewController(), Paper())
    picker.delegate = paper
    let (host, _) = try open(picker)
    #expect(host.activate("Sliders"))
    host.update()
    let frame = try #require(host.frame("Red"))
    let pointer = host.down(at: CGPoint(x: frame.maxX - 8, y: frame.midY))
    host.move(pointer, to: CGPoint(x: frame.midX + 20, y: frame.midY))
    host.move(pointer, to: CGPoint(x: frame.midX, y: frame.midY))
    host.update()
    let during: [String] = paper.take()
    #expect(during.last == "old" && during.contains("select true"))
    host.lift(pointer, at: CGPoint(x: frame.midX, y: frame.midY))
    host.update()
    #expect(paper.take().contains("select false") && paper.colors.last == picker.selectedColor)
  }

  @Test("A person who closes the sheet has finished; a program that sets a colour tells nobody")
  func closing() throws {
    let (picker, paper) = (UIColorPickerViewController(), Paper())
    picker.delegate = paper
    let (host, root) = try open(picker)
    host.change { picker.selectedColor = .red }
    #expect(paper.take().isEmpty)
    _ = host.press(.escape)
    host.update()
    host.finishAnimations()
    #expect(paper.take() == ["finish"] && root.presentedViewController == nil)
    let quiet = Quiet()
    quiet.colorPickerViewController(picker, didSelect: .red, continuously: true)
    quiet.colorPickerViewControllerDidSelectColor(picker)
    quiet.colorPickerViewControllerDidFinish(picker)
    #expect(UIColorPickerViewController(coder: NSCoder()) != nil)
  }

  @Test("A phone's panel has a title and a button to close it")
  func phones() throws {
    let (picker, paper) = (UIColorPickerViewController(), Paper())
    picker.delegate = paper
    let (host, root) = try open(picker, idiom: .phone)
    #expect(host.labels.contains("Colors") && host.activate("Close"))
    host.update()
    host.finishAnimations()
    #expect(paper.take() == ["finish"] && root.presentedViewController == nil)
  }
}
