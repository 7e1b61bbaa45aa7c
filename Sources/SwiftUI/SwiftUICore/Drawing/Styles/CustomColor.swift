/// A colour of an app's own type, which finds its numbers in an environment.
struct CustomColor: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// A style of the app, and as such sendable.
  private let style: AnyHashable
  private let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    self.style = AnyHashable(style)
    resolve = { style.resolve(in: $0) }
  }

  func resolved(in context: ColorContext) -> Color.Resolved {
    if let environment = context.environment { return resolve(environment) }
    var environment = EnvironmentValues()
    environment.colorScheme = context.colorScheme
    return resolve(environment)
  }

  var description: String { "\(style.base)" }

  static func == (left: CustomColor, right: CustomColor) -> Bool { left.style == right.style }
  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension Color {
  /// A colour that stands for a style of another type which resolves to a colour; a colour stands for itself.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(.custom(CustomColor(color)))
  }
}
