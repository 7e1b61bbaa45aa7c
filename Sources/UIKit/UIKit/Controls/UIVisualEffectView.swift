import CoreGraphics
import SwiftUICore
import UIFoundation

/// What a visual effect view does with what lies behind it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// What is shown for the effect, in an outline.
  func background(in outline: AnyShape) -> AnyView? { nil }
}

/// Blurs what lies behind.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override func background(in outline: AnyShape) -> AnyView? {
    let view = outline.fill(style.material)
    guard let scheme = style.scheme else { return AnyView(view) }
    return AnyView(view.environment(\.colorScheme, scheme))
  }
}

extension UIBlurEffect.Style {
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThinMaterial
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: .thickMaterial
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .extraLight: .ultraThickMaterial
    default: .regularMaterial
    }
  }

  /// The appearance that the style has everywhere; nil for that of the surroundings.
  fileprivate var scheme: ColorScheme? {
    switch rawValue {
    case 0, 1, 11...15: .light
    case 2, 16...20: .dark
    default: nil
    }
  }
}

/// Lets what is shown on a blur take on colours from behind. Views on it are drawn as they are.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }

  /// The effect for content of a widget. Views on it are drawn as they are.
  open class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: vibrancyStyle)
  }
}

/// What is shown on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// A view with an effect on what lies behind it. Views are put into its `contentView`.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect? { didSet { show() } }
  /// Holds the views in front of the effect.
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    show()
  }

  private func show() {
    guard let effect, effect.background(in: AnyShape(Rectangle())) != nil else { return makeContent = nil }
    makeContent = { [weak self] in
      let outline: AnyShape = self?.effectOutline ?? AnyShape(Rectangle())
      return (effect.background(in: outline) ?? AnyView(EmptyView())).asDecoration
    }
  }

  /// The outline of the effect, by the view's corners.
  private var effectOutline: AnyShape {
    guard let radii = configuredRadii?.fitting(bounds.size) else { return AnyShape(Rectangle()) }
    return AnyShape(
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: radii.topLeft, bottomLeading: radii.bottomLeft, bottomTrailing: radii.bottomRight,
          topTrailing: radii.topRight)))
  }
}

extension AnyView {
  /// The view where neither pointers nor assistive technologies find it.
  fileprivate var asDecoration: AnyView { AnyView(allowsHitTesting(false).accessibilityHidden(true)) }
}
