import AccessibilityTree
import CoreGraphics
import Foundation
import UIFoundation

/// The header or footer of a section, which is used again as cells are.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView, SelfSizingRow {
  open private(set) var reuseIdentifier: String?

  /// - Parameter reuseIdentifier: By which views of one kind are used again; nil for one that is not.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: ReuseName.current)
    self.frame = frame
  }

  open private(set) lazy var contentView: UIView = CellContentView(frame: bounds)
  private var ownLabel: UILabel?
  private var ownDetail: UILabel?
  private var configured: (any UIView & UIContentView)?
  private weak var table: UITableView?
  private var isHeader: Bool = false

  /// The text of a header or footer without a configuration.
  open var textLabel: UILabel? {
    if let ownLabel { return ownLabel }
    let label = makeLabel(.preferredFont(forTextStyle: table?.style == .plain ? .headline : .footnote))
    if table?.style != .plain { label.textColor = .secondaryLabel }
    ownLabel = label
    return label
  }

  open var detailTextLabel: UILabel? {
    if let ownDetail { return ownDetail }
    let label = makeLabel(.preferredFont(forTextStyle: .footnote))
    ownDetail = label
    return label
  }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }

  /// What is shown in place of the labels; nil for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      showConfiguration()
      invalidateIntrinsicContentSize()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      replaceBackground(oldValue?.customView, by: backgroundConfiguration?.customView)
      changes.drawing.change()
    }
  }
  open var automaticallyUpdatesContentConfiguration: Bool = true
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration: Bool = false
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// The view has another state: its configurations can be made anew. Nothing by default.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open func setNeedsUpdateConfiguration() {
    changes.drawing.change()
    needsConfiguration = true
    setNeedsLayout()
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain: Bool = table?.style == .plain
    if isHeader { return isPlain ? .plainHeader() : .groupedHeader() }
    return isPlain ? .plainFooter() : .groupedFooter()
  }

  /// The view is about to show another section.
  open func prepareForReuse() {}

  func prepareForTable(_ table: UITableView, isHeader: Bool) {
    self.table = table
    self.isHeader = isHeader
    changes.drawing.change()
    changes.accessibility.change()
  }

  private func showConfiguration() {
    guard let contentConfiguration else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    let shown: any UIContentConfiguration =
      automaticallyUpdatesContentConfiguration
      ? contentConfiguration.updated(for: configurationState) : contentConfiguration
    if let configured, configured.supports(shown) {
      configured.configuration = shown
    } else {
      configured?.removeFromSuperview()
      let view: any UIView & UIContentView = shown.makeContentView()
      configured = view
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.setNeedsLayout()
  }

  private var standardLayout: ListContentLayout {
    var layout = ListContentLayout()
    layout.margins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    layout.isMirrored = isRightToLeft
    return layout
  }

  private func updateIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state: UIViewConfigurationState = configurationState
    if automaticallyUpdatesContentConfiguration, let contentConfiguration, let configured {
      configured.configuration = contentConfiguration.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func height(forRowWidth width: CGFloat) -> CGFloat {
    updateIfNeeded()
    if let configured { return configured.rowHeight(forWidth: width) }
    if contentView.sizesByConstraints || sizesByConstraints {
      let view: UIView = contentView.sizesByConstraints ? contentView : self
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return standardLayout.frames(image: nil, text: ownLabel, secondary: ownDetail, width: width, height: nil).height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    contentView.frame = bounds
    for view in [backgroundView, backgroundConfiguration?.customView] { view?.frame = bounds }
    if let configured {
      configured.frame = contentView.bounds
    } else if ownLabel != nil || ownDetail != nil {
      let frames: ListContentLayout.Frames = standardLayout.frames(
        image: nil, text: ownLabel, secondary: ownDetail, width: bounds.width, height: bounds.height)
      ownLabel?.frame = frames.text
      ownDetail?.frame = frames.secondary
    }
  }

  /// Headers of plain tables cover the rows that are scrolled under them.
  override func drawContent(_ rect: CGRect) {
    let isCovering: Bool = table?.style == .plain && isHeader && backgroundView == nil && backgroundColor == nil
    let wanted: UIBackgroundConfiguration? = backgroundConfiguration ?? (isCovering ? .listPlainHeaderFooter() : nil)
    guard var configuration = wanted else { return }
    if automaticallyUpdatesBackgroundConfiguration { configuration = configuration.updated(for: configurationState) }
    configuration.draw(in: rect, tint: tintColor, isMirrored: isRightToLeft)
  }

  override var spokenRow: SpokenRow? {
    guard table != nil else { return nil }
    return SpokenRow(isCombined: !holdsControls, traits: isHeader ? .isHeader : [])
  }
}
