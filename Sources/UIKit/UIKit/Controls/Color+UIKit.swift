import SwiftUICore
import UIFoundation

extension Color {
  /// A colour of UIKit, which keeps to follow the appearance of where it is shown.
  package nonisolated init(uiKit color: UIColor) {
    switch color.content {
    case .fixed(let color): self.init(color)
    case .system(let system): self.init(system: system)
    case .named, .dynamic:
      self.init(ForeignColor(color) { color.rgba(for: UITraitCollection($0)) })
    }
  }
}
