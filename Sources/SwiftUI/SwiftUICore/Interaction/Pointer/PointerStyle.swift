import CoreGraphics
import HostInterface
import ReactiveGraph

/// How the pointer looks over a view.
public struct PointerStyle: Equatable, Hashable, Sendable {
  let shape: PointerShape

  /// The arrow.
  public static let `default` = PointerStyle(shape: .arrow)
  /// For horizontal text that can be selected.
  public static let horizontalText = PointerStyle(shape: .text)
  /// For vertical text that can be selected.
  public static let verticalText = PointerStyle(shape: .verticalText)
  /// For selecting a rectangle.
  public static let rectSelection = PointerStyle(shape: .crosshair)
  /// For content that can be grabbed.
  public static let grabIdle = PointerStyle(shape: .openHand)
  /// For content that is grabbed.
  public static let grabActive = PointerStyle(shape: .closedHand)
  /// For links.
  public static let link = PointerStyle(shape: .hand)
  /// For what a click makes larger.
  public static let zoomIn = PointerStyle(shape: .zoomIn)
  /// For what a click makes smaller.
  public static let zoomOut = PointerStyle(shape: .zoomOut)
  /// For the edge between columns.
  public static let columnResize = PointerStyle(shape: .resizeLeftRight)
  /// For the edge between rows.
  public static let rowResize = PointerStyle(shape: .resizeUpDown)

  /// For the edge of a column that can be moved in some directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    switch directions {
    case .leading: PointerStyle(shape: .resizeLeft)
    case .trailing: PointerStyle(shape: .resizeRight)
    default: .columnResize
    }
  }

  /// For the edge of a row that can be moved in some directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    switch directions {
    case .up: PointerStyle(shape: .resizeUp)
    case .down: PointerStyle(shape: .resizeDown)
    default: .rowResize
    }
  }

  /// For an edge or a corner of a frame.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    switch position {
    case .top, .bottom: PointerStyle(shape: .resizeUpDown)
    case .leading, .trailing: PointerStyle(shape: .resizeLeftRight)
    case .topLeading: PointerStyle(shape: .resizeTopLeading)
    case .topTrailing: PointerStyle(shape: .resizeTopTrailing)
    case .bottomLeading: PointerStyle(shape: .resizeBottomLeading)
    case .bottomTrailing: PointerStyle(shape: .resizeBottomTrailing)
    }
  }
}

/// A direction along a line of reading.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

    /// Towards the leading side.
    public static let leading = Set(.leading)
    /// Towards the trailing side.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction up or down.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  case up, down

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// An edge or a corner of a frame that can be moved.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Whether a frame can become smaller or larger.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  case inward, outward

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one direction.
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }

    /// Smaller.
    public static let inward = Set(.inward)
    /// Larger.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

extension View {
  /// Sets the pointer's look over the view.
  ///
  /// - Parameter style: The look; nil leaves it to the views inside and around.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerShapeModifier(shape: style?.shape))
  }

  /// Says whether the pointer is seen over the view.
  ///
  /// - Parameter visibility: Hidden for no pointer.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(PointerShapeModifier(shape: visibility == .hidden ? PointerShape.none : nil))
  }
}

nonisolated struct PointerShapeModifier: PrimitiveModifier {
  var shape: PointerShape?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let target = PassiveHoverTarget(at: inputs.slot, shape: { inputs.graph.untracked { modifier.read().shape } })
    inputs.window.hitTargets.add(target, to: &outputs, inputs)
    return outputs
  }
}
