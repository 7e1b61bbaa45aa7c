import CoreGraphics

extension UIScrollView {
  /// How a content keeps away from the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll, and at the top and bottom of views of a controller.
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// What scrolling with a finger does to the keyboard: each mode but `none` ends the editing of a text.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The looks of scroll bars.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Whether an index beside the content is shown.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// How fast a content comes to rest: the part of its speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
