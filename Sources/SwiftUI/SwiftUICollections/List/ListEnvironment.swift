import HostInterface
import SwiftUICore

struct MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
struct MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
struct ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing? { nil } }
struct ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
struct AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
  /// How high rows of lists are at least, in points: 44 on phones and 24 on desktops, unless set.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? (self[IdiomKey.self] == .phone ? 44 : 24) }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// How high headers of lists are at least, in points; nil for what suits the style of the list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }

  /// The measures of lists here: those of the style, with what modifiers say.
  var listMetrics: ListMetrics {
    var metrics = ListMetrics(listStyleKind, idiom: self[IdiomKey.self])
    if let height = self[MinListRowHeightKey.self] { metrics.minRowHeight = max(0, height) }
    if let height = self[MinListHeaderHeightKey.self] { metrics.minHeaderHeight = max(0, height) }
    switch alternatingRowBackgrounds.kind {
    case .automatic: break
    case .enabled: metrics.alternatesRows = true
    case .disabled: metrics.alternatesRows = false
    }
    return metrics
  }
}

/// The distance between sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Kind: Hashable, Sendable {
    case `default`, compact
    case custom(CGFloat)
  }

  let kind: Kind

  /// What suits the style of the list.
  public static let `default` = ListSectionSpacing(kind: .default)
  /// Less than usual.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }

  func distance(in metrics: ListMetrics) -> CGFloat {
    switch kind {
    case .default: metrics.sectionSpacing
    case .compact: metrics.sectionSpacing / 2
    case .custom(let distance): distance.isFinite ? max(0, distance) : 0
    }
  }
}

/// Whether every other row of lists and tables has another ground.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
  }

  let kind: Kind

  /// What the style of the list or table says.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

extension View {
  /// Sets the distance between the rows of lists inside the view.
  ///
  /// - Parameter spacing: The distance in points; nil for what suits the style.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between sections of lists inside the view; on a section, the distances around that section.
  ///
  /// - Parameter spacing: The distance.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(SectionSpacingModifier(spacing: spacing))
  }

  /// Sets the distance between sections of lists inside the view; on a section, the distances around that section.
  ///
  /// - Parameter spacing: The distance in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows or hides the ground of lists, forms and other views that scroll inside the view.
  ///
  /// - Parameter visibility: Whether the standard ground is there.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Gives every other row of lists and tables inside the view another ground.
  ///
  /// - Parameter behavior: Whether it does. The default is `.enabled`.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }
}

/// What a section says of the distances around it.
enum SectionSpacingTrait: _ViewTraitKey {
  static var defaultValue: ListSectionSpacing? { nil }
}

/// Around a list it is part of the environment; around a section a trait of the section. The list asks the section first.
nonisolated struct SectionSpacingModifier: PrimitiveModifier {
  var spacing: ListSectionSpacing

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(changed(inputs, modifier))
  }

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    var inputs: _ViewInputs = inputs
    inputs.changeList { $0 = changed($0, modifier) }
    inputs.traits.set(SectionSpacingTrait.self) { modifier.read().spacing }
    return body(inputs)
  }

  nonisolated static var _hasTraits: Bool { true }

  private nonisolated static func changed(_ inputs: _ViewInputs, _ modifier: _GraphValue<Self>) -> _ViewInputs {
    var inputs: _ViewInputs = inputs
    inputs.environment = inputs.environment.overriding("section spacing") {
      $0.listSectionSpacing = modifier.read().spacing
    }
    return inputs
  }
}
