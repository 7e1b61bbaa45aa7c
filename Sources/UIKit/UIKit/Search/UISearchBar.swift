import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// A field for searching, with a button to cancel and segments for where to search.
///
/// That of a search controller is shown by the bar of a navigation controller; one of a program's own is a view.
@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning {
  /// How a bar stands out from its ground.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The pictures of a search bar.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in SearchBarContent(bar: self) }
  }

  open weak var delegate: (any UISearchBarDelegate)?
  /// The controller whose bar it is.
  final weak var owner: UISearchController?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The text in the field. Setting it tells nobody but an owner.
  open var text: String? {
    get { textNow }
    set {
      guard newValue ?? "" != textNow else { return }
      textNow = newValue ?? ""
      changes.drawing.change()
      owner?.textDidChange()
    }
  }
  private var textNow: String = ""
  /// A hint in the empty field.
  open var placeholder: String? { didSet { changes.drawing.change() } }
  /// A line above the field.
  open var prompt: String? { didSet { changeSize() } }
  open var showsCancelButton: Bool = false { didSet { changes.drawing.change() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The titles of segments for where to search.
  open var scopeButtonTitles: [String]? { didSet { changeSize() } }
  open var selectedScopeButtonIndex: Int = 0 { didSet { changes.drawing.change() } }
  open var showsScopeBar: Bool = false { didSet { changeSize() } }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  open var searchBarStyle: Style = .default { didSet { changes.drawing.change() } }
  /// The colour behind the field.
  open var barTintColor: UIColor? { didSet { changes.drawing.change() } }
  open var barStyle: UIBarStyle = .default { didSet { changes.drawing.change() } }
  /// Kept as it was set: the bar has no ground of its own.
  open var isTranslucent: Bool = true
  /// Whether people can use the bar. True by default.
  open var isEnabled: Bool = true { didSet { changes.drawing.change() } }
  /// What few bars have: pictures, places and further buttons.
  final var parts = SearchBarParts() { didSet { changeSize() } }

  /// Stands for the field: its text and hint are the bar's, and the bar shows its font, its colours and its tokens.
  open private(set) lazy var searchTextField: UISearchTextField = {
    let field = UISearchTextField(frame: .zero)
    field.bar = self
    madeField = field
    return field
  }()
  /// The same once a program asked for it.
  private(set) final var madeField: UISearchTextField?

  private func changeSize() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutScopes()
  }

  override func drawContent(_ rect: CGRect) {
    backgroundImage?.drawPart(in: bounds, tint: tintColor)
    drawScopeGround()
  }

  open override var intrinsicContentSize: CGSize {
    let scopes: CGFloat = hasScopes ? 40 : 0
    return CGSize(width: Self.noIntrinsicMetric, height: 56 + scopes + (prompt == nil ? 0 : 20))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  final var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  // MARK: The keyboard

  /// Whether the person searches.
  final var isActive: Bool = false {
    didSet { if isActive != oldValue { changes.drawing.change() } }
  }

  open override var canBecomeFirstResponder: Bool { true }
  /// What is shown at the lower edge of the window while a person searches; nil, the default, for nothing.
  open override var inputAccessoryView: UIView? {
    get { parts.accessory }
    set { parts.accessory = newValue }
  }

  /// Lets the person type, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled, delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    begin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isActive, FirstResponder.isForced || delegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    _ = super.resignFirstResponder()
    finish()
    return true
  }

  open override var isFirstResponder: Bool { isActive }

  private func begin() {
    guard !isActive else { return }
    isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  private func finish() {
    guard isActive else { return }
    isActive = false
    delegate?.searchBarTextDidEndEditing(self)
  }

  // MARK: What a person does

  final func enter(_ text: String) {
    guard text != textNow else { return }
    let ends = ChangedRange(from: textNow, to: text)
    if delegate?.searchBar(self, shouldChangeTextIn: ends.range, replacementText: ends.replacement) == false {
      // The field shows the text that it has.
      return changes.drawing.change()
    }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  final func setActive(_ isActive: Bool) {
    if isActive {
      if !self.isActive, delegate?.searchBarShouldBeginEditing(self) ?? true { begin() }
    } else {
      finish()
    }
  }

  final func choose(scope: Int) {
    guard scope != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
  }
}

/// Is told of what happens in a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether a part of the text, in UTF-16 code units, may be replaced. True by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Return was pressed in the field.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button of `showsBookmarkButton` was pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The button of `showsSearchResultsButton` was pressed.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
