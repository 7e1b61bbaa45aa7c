import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Styles and colours of switches.
@MainActor
@Suite("Looks of switches", .serialized)
struct SwitchLookTests {
  @Test("A switch has a knob of its own colour, and is used as before")
  func thumb() throws {
    let toggle = UISwitch()
    toggle.thumbTintColor = .red
    toggle.accessibilityLabel = "Sound"
    let host = try window { Hosting(view: toggle).frame(width: 51, height: 31) }
    let off: [String] = host.displayLines
    #expect(host.labels == ["Sound"])
    _ = host.tap(at: CGPoint(x: 100, y: 50))
    #expect(toggle.isOn && host.displayLines != off)
    host.change { toggle.thumbTintColor = .green }
    host.change { toggle.thumbTintColor = nil }
    #expect(host.activate("Sound") && !toggle.isOn)
  }

  @Test("A switch of a desktop can be a checkbox with words beside it")
  func checkbox() throws {
    let toggle = UISwitch()
    #expect(toggle.preferredStyle == .automatic && toggle.style == .sliding)
    toggle.preferredStyle = .checkbox
    toggle.title = "Sound"
    let host = try window(settings: HostSettings(idiom: .desktop)) { Hosting(view: toggle) }
    #expect(toggle.style == .checkbox && toggle.intrinsicContentSize.width > 51)
    #expect(host.labels == ["Sound"] && host.activate("Sound") && toggle.isOn)
    let styles: [UISwitch.Style] = [.automatic, .checkbox, .sliding]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
  }
}
