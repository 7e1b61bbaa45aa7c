import CoreGraphics

/// A number that grows and shrinks with the size of text that the person chose, in whole pixels.
///
/// It scales as the font of a text style does: at the default size, large, it is as written.
///
/// ```swift
/// struct Badge: View {
///   @ScaledMetric(relativeTo: .caption) private var size = 12
///   var body: some View { Circle().frame(width: size, height: size) }
/// }
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize: DynamicTypeSize
  @Environment(\.displayScale) private var displayScale: CGFloat
  private let base: Value
  private let textStyle: Font.TextStyle

  /// A number that scales as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// A number that scales as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The number for the current size of text, in whole pixels.
  public var wrappedValue: Value {
    let size: DynamicTypeSize = dynamicTypeSize
    guard size != .large else { return base }
    let pixels = Value(displayScale)
    return (base * Value(textStyle.scale(at: size)) * pixels).rounded() / pixels
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
