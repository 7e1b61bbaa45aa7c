import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// The interaction of a control that says by `isSpringLoaded` that it is activated by what is dragged over it.
private final class ControlSpring: UISpringLoadedInteraction {}

extension UIView {
  fileprivate var controlSpring: UISpringLoadedInteraction? { springs.first { $0 is ControlSpring } }

  /// - Parameters:
  ///   - isLoaded: Whether a drag activates the view from now on.
  ///   - part: Finds the part of the view at a point; nil for a view without parts.
  ///   - activate: Gets the item of the part.
  fileprivate func setSpringLoaded(
    _ isLoaded: Bool, part: ((CGPoint) -> SpringPart?)? = nil, _ activate: @escaping (Any?) -> Void
  ) {
    if let known = controlSpring {
      if !isLoaded { removeInteraction(known) }
    } else if isLoaded {
      let spring = ControlSpring { _, context in activate(context.targetItem) }
      spring.part = part
      addInteraction(spring)
    }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over the button presses it. False by default.
  public var isSpringLoaded: Bool {
    get { controlSpring != nil }
    set {
      setSpringLoaded(
        newValue,
        part: { [weak self] point in
          guard let self, isEnabled else { return nil }
          return SpringPart(id: 0, view: self, item: nil)
        }
      ) { [weak self] _ in
        self?.activate()
      }
    }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over a segment chooses it. False by default.
  public var isSpringLoaded: Bool {
    get { controlSpring != nil }
    set {
      setSpringLoaded(
        newValue,
        part: { [weak self] point in
          guard let self, let segment = segment(at: point), isEnabled, isEnabledForSegment(at: segment) else {
            return nil
          }
          return SpringPart(id: segment, view: self, item: segment)
        }
      ) { [weak self] item in
        guard let self, let segment = item as? Int, segment != selectedSegmentIndex else { return }
        selectedSegmentIndex = segment
        sendActions(for: .valueChanged)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
      }
    }
  }

  /// The segment at a point: all are as wide.
  private func segment(at point: CGPoint) -> Int? {
    guard bounds.contains(point), bounds.width > 0, numberOfSegments > 0 else { return nil }
    let place = Int(point.x / bounds.width * CGFloat(numberOfSegments))
    let number: Int = min(max(0, place), numberOfSegments - 1)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? numberOfSegments - 1 - number : number
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over a row chooses it. False by default.
  public var isSpringLoaded: Bool {
    get { controlSpring != nil }
    set {
      setSpringLoaded(
        newValue,
        part: { [weak self] point in
          guard let self, let path = indexPathForRow(at: point) else { return nil }
          return SpringPart(id: path, view: cellForRow(at: path), item: path)
        }
      ) { [weak self] item in
        if let path = item as? IndexPath { self?.choose(path) }
      }
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over an item chooses it. False by default.
  public var isSpringLoaded: Bool {
    get { controlSpring != nil }
    set {
      setSpringLoaded(
        newValue,
        part: { [weak self] point in
          guard let self, let path = indexPathForItem(at: point) else { return nil }
          return SpringPart(id: path, view: cellForItem(at: path), item: path)
        }
      ) { [weak self] item in
        if let path = item as? IndexPath { self?.choose(path) }
      }
    }
  }
}
