import CoreGraphics
import SwiftUICore

/// The outline of the ground of bordered buttons. As a shape it is the outline that the buttons of the place have.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
  }

  let kind: Kind

  /// What the idiom and the size of the control ask for.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Rounded as suits the size of the control.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// As high as wide, around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// - Parameter radius: of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

extension ButtonBorderShape {
  /// The outline in a rectangle.
  /// - Parameter radius: of the corners where the shape doesn't say, in points.
  func path(in rect: CGRect, radius: CGFloat) -> Path {
    switch kind {
    case .automatic: RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .roundedRectangle(let own): RoundedRectangle(cornerRadius: own ?? radius).path(in: rect)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }
}

/// The outline of one button's ground.
nonisolated struct ButtonBorder: Shape {
  var shape: ButtonBorderShape
  var radius: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect, radius: radius) }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static let defaultValue: ButtonBorderShape = .automatic }

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of the background of bordered buttons inside.
  ///
  /// - Parameter shape: A capsule, a rounded rectangle, a circle, or `.automatic`, which leaves it to the style.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
