import CoreGraphics
import UIFoundation

extension UISegmentedControl {
  /// Segments by their place among the others.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    /// The only one.
    case alone = 4
  }
}

/// One segment.
struct SegmentItem {
  var title: String?
  var image: UIImage?
  var isEnabled: Bool = true
  /// In points; 0 for one that goes by the others.
  var width: CGFloat = 0
  var offset: CGSize = .zero
  var action: UIAction?

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  @MainActor init(_ action: UIAction) {
    self.init(title: action.image == nil ? action.title : nil, image: action.image)
    self.action = action
    isEnabled = !action.attributes.contains(.disabled)
  }

  /// What the segment shows, with some room beside it.
  var askedWidth: CGFloat {
    if width > 0 { return width }
    let title: CGFloat = title?.size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).width ?? 0
    return max(image?.size.width ?? 0, title) + 24
  }

  /// The name for assistive technologies.
  func name(_ index: Int) -> String {
    if let title { return title }
    if let title = action?.title, !title.isEmpty { return title }
    return "\(index + 1)"
  }
}

/// The looks of segments that a program chose.
struct SegmentParts {
  var attributes = StateValues<[NSAttributedString.Key: Any]>()
  var backgrounds = StateValues<UIImage>()
  var dividers = StatePairValues<UIImage>()
  var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  var isEmpty: Bool { attributes.isEmpty && backgrounds.isEmpty && dividers.isEmpty && adjustments.isEmpty }

  /// The height of the picture behind the segments; 0 for none.
  var height: CGFloat { backgrounds[.normal]?.size.height ?? 0 }

  /// How far what a segment shows is moved.
  func adjustment(of index: Int, among count: Int) -> UIOffset {
    let kind: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return adjustments[kind] ?? adjustments[.any] ?? .zero
  }
}

extension UISegmentedControl {
  /// Whether the control does not look as pickers of SwiftUI do.
  final var hasOwnLook: Bool {
    !parts.isEmpty || apportionsSegmentWidthsByContent || selectedSegmentTintColor != nil
      || segments.contains { $0.width > 0 || $0.offset != .zero }
  }

  /// The widths of the segments in a width: what is left beside those that are set is shared, evenly or by what is asked.
  final func widths(in width: CGFloat) -> [CGFloat] {
    let free: [CGFloat] = segments.filter { $0.width == 0 }.map(\.askedWidth)
    let left: CGFloat = max(0, width - segments.map(\.width).reduce(0, +))
    let asked: CGFloat = free.reduce(0, +)
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      guard apportionsSegmentWidthsByContent, asked > 0 else { return left / CGFloat(max(1, free.count)) }
      return left * segment.askedWidth / asked
    }
  }
}
