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
  /// Kept as they were set: the field has the looks of the system's search fields.
  open var isTranslucent: Bool = true
  open var backgroundImage: UIImage?
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// Stands for the field: its text and hint are the bar's.
  open private(set) lazy var searchTextField: UISearchTextField = {
    let field = UISearchTextField(frame: .zero)
    field.bar = self
    return field
  }()

  private func changeSize() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
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

  /// Lets the person type, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
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

/// The text field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  final weak var bar: UISearchBar?

  open override var text: String? {
    get { bar?.text ?? super.text }
    set {
      if let bar { bar.text = newValue } else { super.text = newValue }
    }
  }

  open override var placeholder: String? {
    get { bar?.placeholder ?? super.placeholder }
    set {
      if let bar { bar.placeholder = newValue } else { super.placeholder = newValue }
    }
  }
}

/// Is told of what happens in a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A person changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Return was pressed in the field.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The field of a bar that a program shows itself.
private struct SearchBarContent: View {
  let bar: UISearchBar

  var body: some View {
    let bar: UISearchBar = bar
    // The bar stays the same object: only what it counts tells that it shows something else.
    let _ = bar.changes.follow()
    VStack(spacing: 4) {
      if let prompt = bar.prompt { Text(verbatim: prompt).font(.footnote).foregroundStyle(.secondary) }
      BareSearchField(
        text: Binding(get: { bar.text ?? "" }, set: { bar.enter($0) }),
        isActive: Binding(get: { bar.isActive }, set: { bar.setActive($0) }),
        prompt: bar.placeholder.map { Text(verbatim: $0) }, hasCancelButton: bar.showsCancelButton,
        cancel: { bar.delegate?.searchBarCancelButtonClicked(bar) },
        scopes: bar.hasScopes ? bar.scopeButtonTitles ?? [] : [],
        scope: Binding(get: { bar.selectedScopeButtonIndex }, set: { bar.choose(scope: $0) })
      )
      .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if let color = bar.barTintColor { Color(uiKit: color).accessibilityHidden(true) } }
    .modifier(OptionalScheme(isDark: bar.barStyle == .black))
  }
}

private struct OptionalScheme: ViewModifier {
  let isDark: Bool

  nonisolated init(isDark: Bool) { self.isDark = isDark }

  func body(content: Content) -> some View {
    if isDark { content.environment(\.colorScheme, .dark) } else { content }
  }
}
