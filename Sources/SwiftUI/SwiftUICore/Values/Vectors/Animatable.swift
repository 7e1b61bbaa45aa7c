import CoreGraphics

/// A type whose values change gradually when they change inside an animation.
///
/// The framework reads and writes `animatableData` for each frame; a type with nothing to animate gets
/// `EmptyAnimatableData`.
///
/// ```swift
/// struct Slice: Shape {
///   var degrees: Double
///   var animatableData: Double {
///     get { degrees }
///     set { degrees = newValue }
///   }
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       let center = CGPoint(x: rect.midX, y: rect.midY)
///       path.move(to: center)
///       path.addArc(
///         center: center, radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(degrees), clockwise: false)
///     }
///   }
/// }
/// ```
public protocol Animatable {
  /// The type of the data that animates.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data that animates.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// A vector animates as itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}

extension AnimatablePair: Animatable {
  public typealias AnimatableData = AnimatablePair
}

extension EmptyAnimatableData: Animatable {
  public typealias AnimatableData = EmptyAnimatableData

  public var animatableData: EmptyAnimatableData {
    get { self }
    set { self = newValue }
  }
}
