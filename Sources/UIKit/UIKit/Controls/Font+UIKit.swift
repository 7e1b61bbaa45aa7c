import SwiftUICore
import TextEngine
import UIFoundation

extension Font {
  /// A font of UIKit; the size of text does not change it any more.
  package init(uiKit font: UIFont) {
    let choice = font.choice
    var result: Font
    if let family = choice.family {
      result = .custom(family, fixedSize: choice.size)
    } else {
      result = .system(size: choice.size, weight: Weight(value: choice.weight), design: Self.design(of: choice.design))
    }
    if choice.isItalic { result = result.italic() }
    if choice.hasMonospacedDigits { result = result.monospacedDigit() }
    // Six tenths of the value is what a width adds to the letters.
    if choice.stretch != 1 { result = result.width(Width((choice.stretch - 1) / 0.6)) }
    if choice.leadingAdjustment != 0 { result = result.leading(choice.leadingAdjustment < 0 ? .tight : .loose) }
    self = result
  }

  private static func design(of design: FontDescriptor.Design) -> Design {
    switch design {
    case .standard: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
