import CoreGraphics
import DisplayList

extension Color {
  /// The colour with its opacity multiplied.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(self, opacity))
  }

  /// A mix with another colour; a fraction of 0 is this colour, 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, rhs, max(0, min(1, fraction)), colorSpace))
  }

  /// The colour's components as a `CGColor`, for colours that are constant; nil for those that depend on appearance.
  public var cgColor: CGColor? {
    switch provider {
    case .fixed(let resolved): return resolved.cgColor
    case .opacity(let base, let opacity):
      guard let color = base.cgColor else { return nil }
      return color.copy(alpha: color.alpha * CGFloat(opacity))
    case .exposed(let base, let stops): return base.cgColor.map { Color.Resolved($0).exposed(by: stops).cgColor }
    case .headroom(let base, _): return base.cgColor
    case .system, .dynamic, .accent, .named, .mix, .foreign, .custom: return nil
    }
  }

  /// The colour's numbers in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    var context = ColorContext(environment)
    context.environment = environment
    return Color.Resolved(resolved(in: context))
  }

  /// The colour as a display list holds it.
  package func resolved(in context: ColorContext) -> RGBA {
    switch provider {
    case .fixed(let resolved): return RGBA(resolved)
    case .system(let system): return system.resolved(in: context)
    case .dynamic(let light, let dark): return (context.colorScheme == .dark ? dark : light).resolved(in: context)
    case .named(let color): return color.resolved(in: context)
    case .accent:
      // An accent that is defined by the accent would never end.
      guard let accent = context.accent, !accent.usesAccent else { return SystemColor.blue.resolved(in: context) }
      return accent.resolved(in: context)
    case .opacity(let base, let opacity): return base.resolved(in: context).opacity(opacity)
    case .foreign(let color): return color.resolved(context)
    case .custom(let color): return RGBA(color.resolved(in: context))
    case .exposed(let base, let stops):
      return RGBA(Color.Resolved(base.resolved(in: context)).exposed(by: stops))
    case .headroom(let base, _): return base.resolved(in: context)
    case .mix(let first, let second, let fraction, let space):
      return space.mix(first.resolved(in: context), second.resolved(in: context), by: fraction)
    }
  }

  private var usesAccent: Bool {
    switch provider {
    case .accent: return true
    case .fixed, .system, .named, .foreign, .custom: return false
    case .dynamic(let light, let dark): return light.usesAccent || dark.usesAccent
    case .opacity(let base, _), .exposed(let base, _), .headroom(let base, _): return base.usesAccent
    case .mix(let first, let second, _, _): return first.usesAccent || second.usesAccent
    }
  }
}

extension Color.Resolved {
  package init(_ rgba: RGBA) {
    self.init(
      colorSpace: .sRGB, red: Float(rgba.red), green: Float(rgba.green), blue: Float(rgba.blue),
      opacity: Float(rgba.alpha))
  }
}

extension Color: CustomStringConvertible {
  /// The name of a system colour, or the components of a constant one.
  public var description: String {
    switch provider {
    case .fixed(let resolved): return resolved.description
    case .system(.label): return "primary"
    case .system(.secondaryLabel): return "secondary"
    case .system(let system): return system.rawValue
    case .dynamic(let light, let dark): return "light \(light), dark \(dark)"
    case .named(let color): return color.name
    case .accent: return "accentColor"
    case .foreign: return "dynamic colour"
    case .custom(let color): return color.description
    case .opacity(let base, let opacity): return "\(Int((opacity * 100).rounded()))% \(base)"
    case .exposed(let base, let stops): return "\(base), exposed by \(stops)"
    case .headroom(let base, _): return base.description
    case .mix(let first, let second, let fraction, _): return "\(first) + \(Int((fraction * 100).rounded()))% \(second)"
    }
  }
}
