import Foundation
import SwiftUICore
import SwiftUINavigation
import UIFoundation

extension BarTextStyle {
  /// The font and the colour of attributes of text.
  init(attributes: [NSAttributedString.Key: Any]) {
    self.init(
      font: (attributes[.font] as? UIFont).map { Font(uiKit: $0) },
      color: (attributes[.foregroundColor] as? UIColor).map { Color(uiKit: $0) })
  }

  /// The same; nil where the attributes say neither.
  static func style(_ attributes: [NSAttributedString.Key: Any]?) -> BarTextStyle? {
    let style = BarTextStyle(attributes: attributes ?? [:])
    return style.font == nil && style.color == nil ? nil : style
  }
}
