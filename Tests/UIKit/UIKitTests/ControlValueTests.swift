import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What page controls, progress bars and steppers keep, and what of it is seen.
@MainActor
@Suite("Values of controls", .serialized)
struct ControlValueTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)

  /// A view in the middle of a window.
  private func shown(_ view: UIView) throws -> HeadlessHost {
    try window { Hosting(view: view).frame(width: 160, height: 40) }
  }

  @Test("A page control is as wide as its dots, and hides a single one where it is told to")
  func pageSizes() throws {
    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
    dots.numberOfPages = 3
    #expect(dots.size(forNumberOfPages: 4).width > dots.size(forNumberOfPages: 3).width)
    #expect(dots.size(forNumberOfPages: -5) == dots.size(forNumberOfPages: 0))
    #expect(dots.intrinsicContentSize == dots.size(forNumberOfPages: 3))
    #expect(dots.sizeThatFits(CGSize(width: 1000, height: 1000)) == dots.intrinsicContentSize)
    dots.numberOfPages = 1
    let host = try shown(dots)
    #expect(host.labels == ["Pages"] && !dots.hidesForSinglePage)
    host.change { dots.hidesForSinglePage = true }
    #expect(host.labels.isEmpty)
    host.change { dots.numberOfPages = 2 }
    #expect(host.labels == ["Pages"])
    let decoded = try #require(UIPageControl(coder: coder))
    #expect(decoded.numberOfPages == 0 && decoded.currentPage == 0)
  }

  @Test("Pictures stand in place of dots: the page's own before the preferred one, and others while it is seen")
  func pagePictures() throws {
    let dots = UIPageControl(frame: .zero)
    dots.numberOfPages = 3
    let host = try shown(dots)
    let plain: [String] = host.displayLines
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    host.change { dots.preferredIndicatorImage = star }
    let stars: [String] = host.displayLines
    #expect(stars != plain)
    host.change { dots.setIndicatorImage(heart, forPage: 1) }
    let mixed: [String] = host.displayLines
    #expect(mixed != stars && dots.indicatorImage(forPage: 1) === heart && dots.indicatorImage(forPage: 0) == nil)
    host.change { dots.preferredCurrentPageIndicatorImage = heart }
    #expect(host.displayLines != mixed)
    host.change { dots.setCurrentPageIndicatorImage(star, forPage: 0) }
    #expect(host.displayLines == mixed && dots.currentPageIndicatorImage(forPage: 0) === star)
    host.change {
      dots.setIndicatorImage(nil, forPage: 1)
      dots.setIndicatorImage(star, forPage: 99)
      dots.preferredIndicatorImage = nil
      dots.preferredCurrentPageIndicatorImage = nil
      dots.setCurrentPageIndicatorImage(nil, forPage: 0)
    }
    #expect(host.displayLines == plain)
  }

  @Test("The dots have the colours that they are told; a prominent page control has a ground")
  func pageColors() throws {
    let dots = UIPageControl(frame: .zero)
    dots.numberOfPages = 3
    let host = try shown(dots)
    let plain: [String] = host.displayLines
    #expect(dots.backgroundStyle == .automatic && dots.pageIndicatorTintColor == nil)
    #expect(dots.currentPageIndicatorTintColor == nil)
    host.change { dots.backgroundStyle = .minimal }
    #expect(host.displayLines == plain)
    host.change { dots.backgroundStyle = .prominent }
    #expect(host.displayLines.count > plain.count)
    let styles: [UIPageControl.BackgroundStyle] = [.automatic, .prominent, .minimal]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    host.change { dots.backgroundStyle = .automatic }
    host.change { dots.pageIndicatorTintColor = .green }
    let green: [String] = host.displayLines
    #expect(green != plain && green.count == plain.count)
    host.change { dots.currentPageIndicatorTintColor = .red }
    #expect(host.displayLines != green)
    host.change { (dots.pageIndicatorTintColor, dots.currentPageIndicatorTintColor) = (nil, nil) }
    #expect(host.displayLines == plain)
  }

  @Test("A progress bar is 4 points high, and shows the colours of its bar, its track and its tint")
  func progress() throws {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    #expect(bar.progressViewStyle == .default && UIProgressView.Style.default.rawValue == 0)
    #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    #expect(bar.sizeThatFits(CGSize(width: 70, height: 90)) == CGSize(width: 70, height: 4))
    #expect(try #require(UIProgressView(coder: coder)).progress == 0)
    bar.progress = 0.5
    let host = try shown(bar)
    let plain: [String] = host.displayLines
    host.change { bar.progressTintColor = .red }
    let red: [String] = host.displayLines
    #expect(red != plain && bar.progressTintColor == .red)
    host.change { bar.trackTintColor = .green }
    #expect(host.displayLines != red && bar.trackTintColor == .green)
    host.change { (bar.progressTintColor, bar.trackTintColor) = (nil, nil) }
    #expect(host.displayLines == plain)
    host.change { bar.tintColor = .red }
    #expect(host.displayLines == red)
    host.change { bar.tintColorDidChange() }
    #expect(host.displayLines == red)
  }

  @Test("A stepper has one size; it steps by its step's width, and at its end goes on at the other one where it wraps")
  func stepper() throws {
    let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 1, height: 1))
    let size = CGSize(width: 94, height: 32)
    #expect(stepper.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: size))
    #expect(stepper.intrinsicContentSize == size && stepper.sizeThatFits(.zero) == size)
    #expect(stepper.isContinuous && !stepper.wraps && stepper.stepValue == 1)
    stepper.isContinuous = false
    #expect(!stepper.isContinuous)
    #expect(try #require(UIStepper(coder: coder)).maximumValue == 100)
    stepper.maximumValue = 10
    stepper.stepValue = 4
    let host = try window { Hosting(view: stepper).frame(width: 94, height: 32) }
    let plus = CGPoint(x: 125, y: 50)
    func step() -> Double {
      _ = host.tap(at: plus)
      host.update()
      return stepper.value
    }
    #expect([step(), step(), step(), step()] == [4, 8, 10, 10])
    host.change { stepper.wraps = true }
    #expect(step() == 0)
  }
}
