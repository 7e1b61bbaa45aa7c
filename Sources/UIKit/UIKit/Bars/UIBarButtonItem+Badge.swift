import CoreGraphics
import SwiftUICore
import UIFoundation

extension UIBarButtonItem {
  /// A mark at the upper corner of an item: a number, a short text, or a dot.
  ///
  /// ```swift
  /// let item = UIBarButtonItem(systemItem: .bookmarks)
  /// item.badge = .count(3)
  /// ```
  @MainActor @preconcurrency
  public struct Badge: Equatable {
    /// The text; nil for a dot.
    public let stringValue: String?
    /// The colour of the text; nil for white.
    public var foregroundColor: UIColor?
    /// The colour behind the text; nil for red.
    public var backgroundColor: UIColor?
    /// The font of the text; nil for a small one.
    public var font: UIFont?

    /// - Parameter count: The number, as the person writes numbers.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: count.formatted()) }

    public static func string(_ stringValue: String) -> Badge { Badge(stringValue: stringValue) }

    /// A dot without a text.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }

  /// The mark at the corner of the item; nil, the default, for none. Its text is spoken as the item's value.
  public var badge: Badge? {
    get { hasParts ? parts.badge : nil }
    set { part(\.badge, newValue) }
  }
}

/// A badge as bars show it.
struct BarBadgeView: View {
  let badge: UIBarButtonItem.Badge

  var body: some View {
    let ground: Color = badge.backgroundColor.map { Color(uiKit: $0) } ?? .red
    Group {
      if let text = badge.stringValue {
        Text(verbatim: text)
          .font(badge.font.map { Font(uiKit: $0) } ?? .system(size: 11, weight: .medium))
          .foregroundStyle(badge.foregroundColor.map { Color(uiKit: $0) } ?? .white)
          .padding(.horizontal, 4)
          .frame(minWidth: 16, minHeight: 16)
          .background(ground, in: Capsule())
          .fixedSize()
      } else {
        Circle().fill(ground).frame(width: 8, height: 8)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
