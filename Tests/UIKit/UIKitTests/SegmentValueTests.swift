import CoreGraphics
import Testing
import UIKit

/// What segmented controls and image views keep, and how large they are.
@MainActor
@Suite("Values of segments and image views", .serialized)
struct SegmentValueTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("Segments are put in, named, disabled and taken out; places outside are the nearest or nothing")
  func segments() {
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Two", at: 9, animated: false)
    control.insertSegment(withTitle: "One", at: -1, animated: false)
    #expect(control.titleForSegment(at: 0) == "One" && control.titleForSegment(at: 1) == "Two")
    let picture: UIImage = image(40, 20)
    control.insertSegment(with: picture, at: 1, animated: false)
    #expect(control.imageForSegment(at: 1) === picture && control.imageForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 7) == nil && control.titleForSegment(at: 1) == nil)
    control.setTitle("First", forSegmentAt: 0)
    control.setImage(picture, forSegmentAt: 2)
    control.setTitle("nowhere", forSegmentAt: 5)
    #expect(control.titleForSegment(at: 0) == "First" && control.imageForSegment(at: 2) === picture)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 2))
    #expect(!control.isEnabledForSegment(at: 3))
    control.selectedSegmentIndex = 2
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A segmented control is as wide as its widest segment asks, times their number")
  func segmentSize() {
    let control = UISegmentedControl(frame: .zero)
    #expect(control.intrinsicContentSize.width == 0 && !control.isMomentary)
    control.insertSegment(with: image(40, 20), at: 0, animated: false)
    #expect(control.intrinsicContentSize == CGSize(width: 64, height: 32))
    control.insertSegment(with: image(10, 20), at: 1, animated: false)
    #expect(control.sizeThatFits(.zero) == CGSize(width: 128, height: 32))
    #expect(!control.apportionsSegmentWidthsByContent)
  }

  @Test("An image view is as large as the image it shows: the highlighted one while highlighted")
  func imageView() {
    let view = UIImageView(image: image(30, 20), highlightedImage: image(50, 40))
    #expect(view.frame.size == CGSize(width: 30, height: 20) && !view.isUserInteractionEnabled)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20) && !view.isHighlighted)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 50, height: 40))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 50, height: 40))
    view.highlightedImage = nil
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
  }

  @Test("An image view without an image shows the first of its animation, which starts and stops")
  func animation() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(view.sizeThatFits(.zero) == .zero && view.animationImages == nil)
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0)
    view.animationImages = [image(12, 6), image(5, 5)]
    #expect(view.sizeThatFits(.zero) == CGSize(width: 12, height: 6))
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test("A preferred configuration of symbols changes the size of a symbol")
  func symbols() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let size: CGSize = view.intrinsicContentSize
    let configuration = UIImage.SymbolConfiguration(pointSize: 60)
    view.preferredSymbolConfiguration = configuration
    #expect(view.preferredSymbolConfiguration == configuration && view.intrinsicContentSize.width > size.width)
  }
}
