import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What sliders, switches and spinning wheels keep, show and send.
@MainActor
@Suite("Sliders, switches and wheels of UIKit", .serialized)
struct SliderSwitchTests {
  @MainActor private final class Target: NSObject {
    var values: [Float] = []
    func changed(_ sender: UISlider) { values.append(sender.value) }
  }

  private let coder = NSKeyedArchiver(requiringSecureCoding: false)

  @Test("A slider is 34 points high, goes from zero to one, and keeps its value between its ends (571)")
  func sliderValues() throws {
    let slider = UISlider(frame: CGRect(x: 3, y: 4, width: 120, height: 34))
    #expect(slider.frame == CGRect(x: 3, y: 4, width: 120, height: 34) && slider.value == 0)
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 70, height: 90)) == CGSize(width: 70, height: 34))
    slider.setValue(7, animated: true)
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: false)
    #expect(slider.value == 7)
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.setValue(-1, animated: false)
    #expect(slider.value == 8)
    let decoded = try #require(UISlider(coder: coder))
    #expect(decoded.maximumValue == 1 && decoded.minimumValue == 0 && decoded.intrinsicContentSize.height == 34)
  }

  @Test("A slider tells of each step of a drag, or of its end alone where it is not continuous")
  func sliderEvents() throws {
    let (slider, target) = (UISlider(), Target())
    slider.maximumValue = 100
    slider.addTarget(target, action: Selector("changed:", Target.changed(_:)), for: .valueChanged)
    let host = try window { Hosting(view: slider).frame(width: 200, height: 34) }
    host.drag(from: CGPoint(x: 14, y: 50), to: CGPoint(x: 100, y: 50))
    #expect(target.values.count > 1 && target.values == target.values.sorted() && slider.value > 30)
    host.change {
      slider.isContinuous = false
      slider.value = 0
    }
    target.values = []
    host.drag(from: CGPoint(x: 14, y: 50), to: CGPoint(x: 100, y: 50))
    #expect(target.values == [slider.value] && slider.value > 30)
  }

  @Test("The part of a slider before its thumb has a colour of its own, or the tint")
  func sliderColors() throws {
    let slider = UISlider()
    slider.value = 0.5
    let host = try window { Hosting(view: slider).frame(width: 200, height: 34) }
    let plain: [String] = host.displayLines
    host.change { slider.minimumTrackTintColor = .red }
    let red: [String] = host.displayLines
    #expect(red != plain && slider.minimumTrackTintColor == .red)
    host.change { slider.minimumTrackTintColor = nil }
    #expect(host.displayLines == plain)
    host.change { slider.tintColor = .red }
    #expect(host.displayLines == red)
  }

  @Test("A switch has one size, whatever frame it is given, and no other colour while it is off")
  func switches() throws {
    let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 1, height: 1))
    let size = CGSize(width: 51, height: 31)
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: size) && !toggle.isOn)
    #expect(toggle.intrinsicContentSize == size && toggle.sizeThatFits(.zero) == size)
    #expect(toggle.onTintColor == nil && toggle.title == nil)
    toggle.title = "Wi-Fi"
    #expect(toggle.title == "Wi-Fi" && toggle.intrinsicContentSize == size)
    let host = try window { Hosting(view: toggle).frame(width: 60, height: 40) }
    let off: [String] = host.displayLines
    host.change { toggle.onTintColor = .red }
    #expect(host.displayLines == off)
    let decoded = try #require(UISwitch(coder: coder))
    #expect(!decoded.isOn && decoded.intrinsicContentSize == size)
  }

  @Test("A wheel that gets another style is drawn in its size")
  func wheelStyle() throws {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let host = try window { Hosting(view: wheel).frame(width: 60, height: 60) }
    let usual: [String] = host.displayLines
    host.change { wheel.style = .large }
    #expect(host.displayLines != usual)
  }

  @Test("A switch that is on has the colour that it is given")
  func switchColor() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    let host = try window { Hosting(view: toggle).frame(width: 60, height: 40) }
    let usual: [String] = host.displayLines
    host.change { toggle.onTintColor = .purple }
    #expect(host.displayLines != usual)
  }

  @Test("A wheel is seen while it turns, or always where it is told to; its style gives its size (579)")
  func wheels() throws {
    let wheel = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(wheel.style == .medium && wheel.hidesWhenStopped && !wheel.isAnimating)
    #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
    let styles: [UIActivityIndicatorView.Style] = [.medium, .large]
    #expect(styles.map(\.rawValue) == [100, 101])
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    let host = try window { Hosting(view: wheel).frame(width: 60, height: 60) }
    let empty: [String] = host.displayLines
    #expect(host.labels.isEmpty)
    host.change { wheel.startAnimating() }
    #expect(host.labels == ["In progress"] && host.displayLines != empty)
    host.change { wheel.accessibilityLabel = "Loading mail" }
    #expect(host.labels == ["Loading mail"])
    host.change { wheel.accessibilityLabel = nil }
    #expect(host.labels == ["In progress"])
    host.change { wheel.stopAnimating() }
    #expect(host.labels.isEmpty && host.displayLines == empty)
    host.change { wheel.hidesWhenStopped = false }
    #expect(host.labels == ["In progress"] && host.displayLines != empty)
    wheel.style = .large
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(wheel.sizeThatFits(CGSize(width: 500, height: 3)) == CGSize(width: 37, height: 37))
    let decoded = try #require(UIActivityIndicatorView(coder: coder))
    #expect(decoded.style == .medium && decoded.hidesWhenStopped)
  }
}
