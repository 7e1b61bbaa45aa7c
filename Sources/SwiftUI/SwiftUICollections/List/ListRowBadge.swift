import ReactiveGraph
import SwiftUICore

/// Says that the content of a row shows the row's badge itself, such as a link before its arrow.
package enum ShowsRowBadgeTrait: _ViewTraitKey {
  package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The badge of the row around, for content that shows it itself.
  @Entry package var rowBadge: Badge?
}

extension ListRow {
  /// Whether the row shows a badge at its end.
  var mayHaveBadge: Bool { role == .content && traits.source(for: BadgeTrait.self) != nil }

  /// Hands the badge to content that shows it itself.
  func badgeEnvironment(_ scope: EnvironmentScope) -> EnvironmentScope {
    guard mayHaveBadge, traits.source(for: ShowsRowBadgeTrait.self) != nil else { return scope }
    let traits: ViewTraits = self.traits
    return scope.overriding("row badge") { $0.rowBadge = traits[BadgeTrait.self] }
  }
}

/// The content of a row with the badge at its end.
nonisolated struct ListRowBadge: ViewModifier {
  let traits: ViewTraits

  @MainActor func body(content: Content) -> some View {
    let badge: Badge? = traits[BadgeTrait.self]
    HStack(spacing: 8) {
      content
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(SpokenBadge(badge: badge))
      if let badge { RowBadgeLabel(badge: badge) }
    }
  }
}

/// A row says its badge as its value.
package struct SpokenBadge: ViewModifier {
  let badge: Badge?

  package init(badge: Badge?) { self.badge = badge }

  package func body(content: Content) -> some View {
    content.accessibilityValue(badge?.text ?? Text(verbatim: ""), isEnabled: badge != nil)
  }
}

/// The badge of a row: a text in a quiet colour, which gets a ground where a person should look at it.
package struct RowBadgeLabel: View {
  let badge: Badge
  /// The system's red is too light for small white letters (5.4:1 here).
  private static let ground = Color(red: 0.843, green: 0, blue: 0.082)

  package init(badge: Badge) { self.badge = badge }

  package var body: some View {
    // A group, so that a font and a colour of the text's own count.
    Group {
      if badge.prominence == .increased {
        BadgeCapsule(text: badge.text, color: Self.ground)
      } else {
        Group { badge.text }
          .foregroundStyle(badge.prominence == .decreased ? .tertiary : .secondary)
          .lineLimit(1)
          .layoutPriority(1)
      }
    }
    .accessibilityHidden(true)
  }
}

/// A short text in a capsule, red unless something else is said. Whoever shows it says the text as the value.
package struct BadgeCapsule: View {
  let text: Text
  let color: Color?
  let textOffset: CGSize

  /// - Parameter textOffset: How far the letters are moved in the capsule, in points.
  package init(text: Text, color: Color? = nil, textOffset: CGSize = .zero) {
    self.text = text
    self.color = color
    self.textOffset = textOffset
  }

  package var body: some View {
    // A group, so that a font and a colour of the text's own count.
    Group { text }
      .font(.system(size: 12))
      .foregroundStyle(.white)
      .lineLimit(1)
      .fixedSize()
      .offset(textOffset)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(color ?? .red, in: .capsule)
      .accessibilityHidden(true)
  }
}
