import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// A picture of one colour.
@MainActor func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

/// A view in a page that fills the window, in a place of its own.
@MainActor func placed(_ view: UIView, _ frame: CGRect) -> UIView {
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  view.frame = frame
  page.addSubview(view)
  return page
}

/// Pictures, colours and places of sliders.
@MainActor
@Suite("Looks of sliders", .serialized)
struct SliderLookTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  @Test("The last setting of a tint or an image of a slider wins and clears the other (572)")
  func lastWins() {
    let slider = UISlider(frame: bounds)
    let (thumb, track): (UIImage, UIImage) = (picture(20, 20), picture(10, 6))
    slider.thumbTintColor = .red
    slider.setThumbImage(thumb, for: .normal)
    #expect(slider.thumbTintColor == nil && slider.currentThumbImage === thumb)
    slider.thumbTintColor = .green
    #expect(slider.thumbImage(for: .normal) == nil && slider.currentThumbImage == nil)
    slider.minimumTrackTintColor = .red
    slider.setMinimumTrackImage(track, for: .normal)
    #expect(slider.minimumTrackTintColor == nil && slider.minimumTrackImage(for: .normal) === track)
    slider.minimumTrackTintColor = .green
    #expect(slider.currentMinimumTrackImage == nil)
    slider.maximumTrackTintColor = .red
    slider.setMaximumTrackImage(track, for: .normal)
    #expect(slider.maximumTrackTintColor == nil && slider.maximumTrackImage(for: .normal) === track)
    slider.maximumTrackTintColor = .green
    #expect(slider.currentMaximumTrackImage == nil)
  }

  @Test("A slider shows the image of its state, and that of the default state where there is none")
  func states() {
    let slider = UISlider(frame: bounds)
    let (usual, off): (UIImage, UIImage) = (picture(20, 20), picture(12, 12))
    slider.setThumbImage(usual, for: .normal)
    slider.setThumbImage(off, for: .disabled)
    #expect(slider.currentThumbImage === usual && slider.thumbImage(for: .highlighted) == nil)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === usual)
    slider.isHighlighted = false
    slider.isEnabled = false
    #expect(slider.currentThumbImage === off)
  }

  @Test("The track lies between the images of the ends, and the thumb goes along it with the value")
  func places() {
    let slider = UISlider(frame: bounds)
    #expect(slider.trackRect(forBounds: bounds).width == 200)
    #expect(slider.minimumValueImageRect(forBounds: bounds) == .zero)
    slider.minimumValueImage = picture(16, 10)
    slider.maximumValueImage = picture(24, 12)
    #expect(slider.minimumValueImageRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 16, height: 10))
    #expect(slider.maximumValueImageRect(forBounds: bounds) == CGRect(x: 176, y: 11, width: 24, height: 12))
    let track: CGRect = slider.trackRect(forBounds: bounds)
    #expect(track.minX == 24 && track.maxX == 168 && track.midY == 17)
    let first: CGRect = slider.thumbRect(forBounds: bounds, trackRect: track, value: 0)
    let last: CGRect = slider.thumbRect(forBounds: bounds, trackRect: track, value: 1)
    #expect(first.minX == track.minX && last.maxX == track.maxX && first.midY == 17)
    slider.setThumbImage(picture(40, 30), for: .normal)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).size == CGSize(width: 40, height: 30))
    slider.setMinimumTrackImage(picture(4, 9), for: .normal)
    #expect(slider.trackRect(forBounds: bounds).height == 9)
  }

  @Test("A slider draws its images and colours, and is dragged and read as before")
  func drawing() throws {
    let slider = UISlider(frame: bounds)
    slider.accessibilityLabel = "Volume"
    let host = try window { Hosting(view: slider).frame(width: 200, height: 34) }
    let plain: [String] = host.displayLines
    host.change { slider.maximumTrackTintColor = .green }
    #expect(host.displayLines != plain)
    host.change { slider.setThumbImage(picture(20, 20, .blue), for: .normal) }
    #expect(try host.color(x: 10, y: 50) == "#0000FF")
    host.change { slider.minimumValueImage = picture(16, 16, .red) }
    #expect(try host.color(x: 8, y: 50) == "#FF0000")
    #expect(host.elements.count == 1 && host.elements.first?.role == .slider)
    var events: [String] = []
    let told: [(UIControl.Event, String)] = [(.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up")]
    for (event, name) in told { slider.addAction(UIAction { _ in events.append(name) }, for: event) }
    var wasTracking = false
    slider.addAction(UIAction { _ in wasTracking = slider.isTracking }, for: .valueChanged)
    host.drag(from: CGPoint(x: 34, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(slider.value > 0.4 && events.first == "down" && events.last == "up" && events.contains("value"))
    #expect(wasTracking && !slider.isTracking && !slider.isHighlighted)
    let node = try #require(host.elements.first)
    slider.value = 0.5
    #expect(host.send(.accessibilityAction(element: node.id, action: .increment)) && slider.value > 0.5)
  }

  @Test("Overriding the track or the thumb of a slider moves what is drawn and where it is dragged")
  func overriding() throws {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 50, y: bounds.midY - 10, width: bounds.width - 50, height: 20)
      }
    }
    let slider = Thick(frame: bounds)
    slider.minimumTrackTintColor = .red
    slider.value = 1
    let host = try window { Hosting(view: slider).frame(width: 200, height: 34) }
    #expect(try host.color(x: 80, y: 42) == "#FF0000" && host.color(x: 20, y: 50) == "#FFFFFF")
    host.change { slider.value = 0 }
    host.drag(from: CGPoint(x: 62, y: 50), to: CGPoint(x: 125, y: 50))
    #expect(slider.value > 0.3 && slider.value < 0.7)
  }

  @Test("A slider without a thumb and one with marks: only marked values can be chosen where it says so")
  func configuration() throws {
    let slider = UISlider(frame: bounds)
    #expect(slider.sliderStyle == .default && slider.trackConfiguration == nil)
    let host = try window { Hosting(view: slider).frame(width: 200, height: 34) }
    let plain: [String] = host.displayLines
    host.change { slider.sliderStyle = .thumbless }
    #expect(host.displayLines != plain && UISlider.Style.thumbless.rawValue == 1)
    host.change {
      slider.sliderStyle = .default
      slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 3)
    }
    let marks = try #require(slider.trackConfiguration)
    #expect(marks.ticks.map(\.position) == [0, 0.5, 1] && marks.allowsTickValuesOnly)
    #expect(marks.neutralValue == 0 && marks.enabledRange == 0...1)
    host.drag(from: CGPoint(x: 14, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(slider.value == 0.5)
    var named = UISlider.TrackConfiguration.Tick(position: 1, title: "Loud")
    named.position = 0.5
    host.change {
      slider.trackConfiguration = UISlider.TrackConfiguration(
        allowsTickValuesOnly: false, neutralValue: 0.2, enabledRange: 0...0.8, ticks: [named])
    }
    #expect(host.elements.first?.properties.value == "Loud")
  }

  @Test("A slider tells of its value while it is dragged, or at the end where it is not continuous (570)")
  func continuous() throws {
    let slider = UISlider(frame: bounds)
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let host = try window { Hosting(view: slider).frame(width: 200, height: 34) }
    host.drag(from: CGPoint(x: 14, y: 50), to: CGPoint(x: 100, y: 50))
    #expect(values.count > 1)
    slider.isContinuous = false
    values = []
    host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 160, y: 50))
    #expect(values.count == 1 && values.last == slider.value)
  }
}
