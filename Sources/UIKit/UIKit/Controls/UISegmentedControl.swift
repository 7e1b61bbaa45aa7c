import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A control that chooses one of a few segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The number of no segment.
  public nonisolated static let noSegment: Int = -1

  final var segments: [SegmentItem] = [] {
    didSet {
      changes.drawing.change()
      invalidateIntrinsicContentSize()
    }
  }
  final var parts = SegmentParts() {
    didSet {
      changes.drawing.change()
      invalidateIntrinsicContentSize()
    }
  }

  /// - Parameter items: A string or an image for each segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      (item as? UIAction).map { SegmentItem($0) } ?? SegmentItem(title: item as? String, image: item as? UIImage)
    }
    prepare()
    sizeToFit()
  }

  /// A control whose segments perform actions when they are chosen.
  ///
  /// - Parameters:
  ///   - frame: The place in the view around.
  ///   - actions: One for each segment, which shows the action's image, or its title where it has none.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    segments = actions.map { SegmentItem($0) }
    prepare()
    if frame.size == .zero { sizeToFit() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open var numberOfSegments: Int { segments.count }
  /// The segment that is chosen; `noSegment` for none.
  open var selectedSegmentIndex: Int = -1 {
    didSet { if selectedSegmentIndex != oldValue { changes.drawing.change() } }
  }
  /// Whether no segment stays chosen: a segment that is pressed tells of itself alone (behaviour 575). False by default.
  open var isMomentary: Bool = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether segments are as wide as what they show asks for, and not all alike. False by default.
  open var apportionsSegmentWidthsByContent: Bool = false {
    didSet {
      changes.drawing.change()
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the chosen segment; nil for that of such controls.
  open var selectedSegmentTintColor: UIColor? { didSet { changes.drawing.change() } }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentItem(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentItem(image: image), at: segment)
  }

  /// Puts a segment in that performs an action when it is chosen. One with the same identifier leaves before.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.removeAll { $0.action?.identifier == action.identifier }
    insert(SegmentItem(action), at: segment)
  }

  private func insert(_ item: SegmentItem, at segment: Int) {
    let place: Int = min(max(segment, 0), segments.count)
    segments.insert(item, at: place)
    if place <= selectedSegmentIndex { selectedSegmentIndex += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if segment < selectedSegmentIndex { selectedSegmentIndex -= 1 }
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Gives a segment a title in the place of its image: a segment shows one of both.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      if title != nil { $0.image = nil }
    }
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Gives a segment an image in the place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      if image != nil { $0.title = nil }
    }
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  // MARK: Actions

  /// Gives a segment an action, with the action's image or title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.image = action.image
      $0.title = action.image == nil ? action.title : nil
    }
  }
  /// The action of a segment; nil for none.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// The segment of an action; `NSNotFound` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: Widths and places

  /// Sets the width of a segment, in points; 0, the default, for one that goes by the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Moves what a segment shows. Zero by default.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }
  /// Moves what segments of a kind show; `any` for all of them.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { if barMetrics == .default { parts.adjustments[leftCenterRightOrAlone] = adjustment } }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { barMetrics == .default ? parts.adjustments[leftCenterRightOrAlone] ?? .zero : .zero }

  private func change(_ segment: Int, _ change: (inout SegmentItem) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
  }

  // MARK: Looks by state

  /// Sets the font, the colour and the like of titles for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    parts.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.attributes[state]
  }
  /// Sets the picture behind segments of a state. Pictures of other heights of bars are not kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    if barMetrics == .default { parts.backgrounds[state] = backgroundImage }
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? parts.backgrounds[state] : nil
  }
  /// Sets the picture between segments, by the state of each of them.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { if barMetrics == .default { parts.dividers[leftState, rightState] = dividerImage } }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? parts.dividers[leftState, rightState] : nil }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in SegmentedContent(control: self) }
  }

  /// A person pressed a segment. The chosen one stays as it is (behaviour 575).
  final func choose(_ index: Int) {
    guard isEnabledForSegment(at: index), isMomentary || index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override var intrinsicContentSize: CGSize {
    let asked: [CGFloat] = segments.map(\.askedWidth)
    let widest: CGFloat = zip(segments, asked).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    let widths: [CGFloat] = zip(segments, asked).map { segment, asked in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? asked : widest
    }
    return CGSize(width: widths.reduce(0, +), height: max(32, parts.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
