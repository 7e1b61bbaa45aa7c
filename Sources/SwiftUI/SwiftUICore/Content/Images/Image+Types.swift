import CoreGraphics
import DisplayList
import ImageEngine

extension Image {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    /// Of the size beside text of the same font.
    var factor: CGFloat {
      switch self {
      case .small: SymbolMetrics.smallFactor
      case .medium: 1
      case .large: SymbolMetrics.largeFactor
      }
    }
  }

  /// How the middle of an image fills a larger space.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether an image has its own colours or those of the foreground.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// The care with which pixels are mixed.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high

    var smoothing: ImageStyle.Smoothing {
      switch self {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    }
  }

  /// How pixels have to be turned to stand upright.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored

    var stored: ImageOrientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue: Image.Scale = .medium }

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols inside the view relative to their text.
  ///
  /// - Parameter scale: Small, medium, the default of the environment, or large.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
