import CoreGraphics
import UIFoundation

/// What few search bars have.
struct SearchBarParts {
  /// The kind and the height of a bar, for a picture behind it.
  struct Place: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  var icons: [UISearchBar.Icon: StateValues<UIImage>] = [:]
  var positions: [UISearchBar.Icon: UIOffset] = [:]
  var backgrounds: [Place: UIImage] = [:]
  var fieldBackgrounds = StateValues<UIImage>()
  var fieldOffset = UIOffset.zero
  var textOffset = UIOffset.zero
  var scopes = SegmentParts()
  var scopeGround: UIImage?
  var scopeControl: UISegmentedControl?
  var accessory: UIView?
  var hasBookmarkButton: Bool = false
  var hasResultsButton: Bool = false
  var isResultsButtonSelected: Bool = false

  /// Whether the field has nothing but what each search field has.
  var isUsual: Bool {
    icons.isEmpty && positions.isEmpty && fieldBackgrounds.isEmpty && fieldOffset == .zero && textOffset == .zero
      && !hasBookmarkButton && !hasResultsButton
  }
}

extension UISearchBar {
  // MARK: Pictures

  /// Sets a picture of the field for a state; nil for the usual one.
  public final func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    var images: StateValues<UIImage> = parts.icons[icon] ?? StateValues()
    images[state] = iconImage
    parts.icons[icon] = images.isEmpty ? nil : images
  }
  public final func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.icons[icon]?[state] }

  /// Moves a picture of the field. Zero by default.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    parts.positions[icon] = adjustment == .zero ? nil : adjustment
  }
  public final func positionAdjustment(for icon: Icon) -> UIOffset { parts.positions[icon] ?? .zero }

  /// A picture behind the bar, which is stretched; nil, the default, for none.
  public final var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// Sets the picture behind bars at an edge and of a height. The one of `any` and `default` is shown.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { parts.backgrounds[SearchBarParts.Place(position: barPosition, metrics: barMetrics)] = backgroundImage }
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    parts.backgrounds[SearchBarParts.Place(position: barPosition, metrics: barMetrics)]
  }

  /// Sets the picture of the field's ground for a state, which is stretched; nil for the usual ground.
  public final func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    parts.fieldBackgrounds[state] = backgroundImage
  }
  public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.fieldBackgrounds[state]
  }
  /// Moves the ground of the field. Zero by default.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { parts.fieldOffset }
    set { parts.fieldOffset = newValue }
  }
  /// Moves the text in the field. Zero by default.
  public final var searchTextPositionAdjustment: UIOffset {
    get { parts.textOffset }
    set { parts.textOffset = newValue }
  }

  // MARK: Buttons

  /// Whether an empty field shows a button for bookmarks. False by default.
  public final var showsBookmarkButton: Bool {
    get { parts.hasBookmarkButton }
    set { parts.hasBookmarkButton = newValue }
  }
  /// Whether an empty field shows a button for earlier results. False by default.
  public final var showsSearchResultsButton: Bool {
    get { parts.hasResultsButton }
    set { parts.hasResultsButton = newValue }
  }
  /// Whether that button is selected. False by default.
  public final var isSearchResultsButtonSelected: Bool {
    get { parts.isResultsButtonSelected }
    set { parts.isResultsButtonSelected = newValue }
  }

  // MARK: Scopes

  /// A picture behind the segments for where to search; nil, the default, for none.
  public final var scopeBarBackgroundImage: UIImage? {
    get { parts.scopeGround }
    set { parts.scopeGround = newValue }
  }
  /// Sets the picture behind segments of a state.
  public final func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    parts.scopes.backgrounds[state] = backgroundImage
  }
  public final func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.scopes.backgrounds[state]
  }
  /// Sets the picture between segments, by the state of each of them.
  public final func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { parts.scopes.dividers[leftState, rightState] = dividerImage }
  public final func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { parts.scopes.dividers[leftState, rightState] }
  /// Sets the font, the colour and the like of the segments' titles for a state.
  public final func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { parts.scopes.attributes[state] = attributes }
  public final func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { parts.scopes.attributes[state] }

  /// Whether the segments are shown by a control of UIKit's, for looks that SwiftUI's do not have.
  final var hasOwnScopes: Bool { hasScopes && (!parts.scopes.isEmpty || parts.scopeGround != nil) }

  private var scopePlace: CGRect {
    CGRect(x: bounds.minX, y: bounds.maxY - 40, width: bounds.width, height: 40)
  }

  final func layOutScopes() {
    guard hasOwnScopes else {
      parts.scopeControl?.removeFromSuperview()
      return
    }
    let control: UISegmentedControl = parts.scopeControl ?? UISegmentedControl(frame: .zero)
    if parts.scopeControl == nil { parts.scopeControl = control }
    if control.superview !== self {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("scope")) { [weak self, weak control] _ in
          if let control { self?.choose(scope: control.selectedSegmentIndex) }
        }, for: .valueChanged)
      addSubview(control)
    }
    let titles: [String] = scopeButtonTitles ?? []
    if titles != control.segments.map({ $0.title ?? "" }) {
      control.segments = titles.map { SegmentItem(title: $0) }
    }
    control.parts = parts.scopes
    control.selectedSegmentIndex = selectedScopeButtonIndex
    control.frame = scopePlace.insetBy(dx: 8, dy: 4)
  }

  final func drawScopeGround() {
    if hasOwnScopes { parts.scopeGround?.drawPart(in: scopePlace, tint: tintColor) }
  }
}
