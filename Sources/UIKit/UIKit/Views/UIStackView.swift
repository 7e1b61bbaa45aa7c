import CoreGraphics
import UIFoundation

/// Arranges views in a row or a column, by constraints.
///
/// The stack makes the constraints between its edges and the arranged views, which are among its subviews; its own place and,
/// where wanted, size come from constraints outside.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How arranged views share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; the one that holds on to its size least gives way.
    case fill = 0
    /// All are equally long.
    case fillEqually = 1
    /// All are long in the proportion of their content.
    case fillProportionally = 2
    /// The gaps are equal.
    case equalSpacing = 3
    /// The distances of the middles are equal, and gaps are at least the spacing.
    case equalCentering = 4
  }

  /// How arranged views lie across a stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// Another name for leading, in a row.
    public static var top: Alignment { .leading }
    /// Another name for trailing, in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The distance that a stack uses where no other is said.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The usual distance of neighbours.
  public nonisolated static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views of the stack in their order, which need not be the order in which they are drawn.
  public private(set) final var arrangedSubviews: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  private var rules: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// Adds a view at the end, to the subviews as well.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts a view at a place of the order; one that was arranged before moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrange()
  }

  /// Takes a view out of the order. It stays a subview, without constraints of the stack.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
    arrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  func visibilityDidChange(of view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrange() }
  }

  // MARK: How

  /// The direction in which views follow each other; across by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrange() } } }
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrange() } } }
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrange() } } }
  /// The distance between neighbours, or the least one where the distribution decides; in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrange() } } }
  /// Whether distances down are measured between baselines.
  open var isBaselineRelativeArrangement: Bool = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrange() } }
  }
  /// Whether views are pinned to the stack's margins instead of its edges.
  open var isLayoutMarginsRelativeArrangement: Bool = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
  }

  /// Another distance after a view.
  ///
  /// - Parameters:
  ///   - spacing: In points; `spacingUseDefault` for that of the stack, `spacingUseSystem` for the usual one.
  ///   - arrangedSubview: The view before the distance.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrange()
  }

  /// The distance that was set after a view; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func spacing(after view: UIView) -> CGFloat {
    let spacing: CGFloat = spacings[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem ? systemSpacing : spacing
  }

  // MARK: Constraints

  private func arrange() { setNeedsUpdateConstraints() }

  open override func updateConstraints() {
    for rule in rules { rule.isActive = false }
    for gap in gaps { removeLayoutGuide(gap) }
    var plan = StackPlan(stack: self, views: arrangedSubviews.filter { !$0.isHidden && $0.superview === self })
    plan.make()
    for gap in plan.gaps where gap.owningView == nil { addLayoutGuide(gap) }
    for rule in plan.rules { rule.isSystem = true }
    NSLayoutConstraint.activate(plan.rules)
    rules = plan.rules
    gaps = plan.gaps
    super.updateConstraints()
  }

  // MARK: Baselines

  private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// A row's tallest view; a column's first one.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? shownViews.first : tallest) ?? self
  }

  /// A row's tallest view; a column's last one.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shownViews.last : tallest) ?? self
  }

  private var tallest: UIView? {
    shownViews.max { $0.contentSize(breakingLinesAt: nil).height < $1.contentSize(breakingLinesAt: nil).height }
  }
}
