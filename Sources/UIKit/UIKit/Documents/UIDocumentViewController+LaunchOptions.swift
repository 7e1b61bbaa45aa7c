import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

extension UIDocumentViewController {
  /// The screen of a controller that has no document: a title, buttons that lead to a document, and views around them.
  ///
  /// ```swift
  /// let controller = UIDocumentViewController(document: nil)
  /// controller.launchOptions.title = "Recipes"
  /// controller.launchOptions.primaryAction = UIDocumentViewController.LaunchOptions.createDocumentAction(withIntent: .default)
  /// ```
  @MainActor @preconcurrency
  open class LaunchOptions: NSObject {
    /// Shows the documents where the person presses the button for that, and makes new ones. Its delegate hands the document that
    /// was chosen to the controller.
    open private(set) lazy var browserViewController = UIDocumentBrowserViewController(forOpening: nil)
    /// The large words; nil, the default, for the name of the program.
    open var title: String? { didSet { didChange() } }
    /// The background of the screen: its colour and its own view count. The colour of surfaces by default.
    open var background = LaunchOptions.standardBackground { didSet { didChange() } }
    /// The first button; by default it makes a new document. Nil for none.
    open var primaryAction: UIAction? = LaunchOptions.createDocumentAction(withIntent: .default) {
      didSet { didChange() }
    }
    /// The second button; nil, the default, for none.
    open var secondaryAction: UIAction? { didSet { didChange() } }
    /// A view in front of the background and behind title and buttons, at the upper edge; nil, the default, for none.
    open var backgroundAccessoryView: UIView? { didSet { didChange() } }
    /// A view in front of all others, at the upper edge; nil, the default, for none.
    open var foregroundAccessoryView: UIView? { didSet { didChange() } }

    final weak var owner: UIDocumentViewController?

    private static var standardBackground: UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .secondarySystemBackground
      return background
    }

    private func didChange() { owner?.launchDidChange() }

    /// An action that lets the browser's delegate make a new document, such as `primaryAction`.
    ///
    /// - Parameter intent: What kind of document is wanted: the browser's `activeDocumentCreationIntent` meanwhile.
    open class func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction {
      UIAction(title: "Create Document", image: UIImage(systemName: "plus")) { action in
        var responder: UIResponder? = action.sender as? UIResponder
        while let current = responder, !(current is UIDocumentViewController) { responder = current.next }
        (responder as? UIDocumentViewController)?.launchOptions.browserViewController.create(intent)
      }
    }
  }

  /// The screen of the controller as long as it has no document. Asking for the options replaces the message that there is no
  /// document by that screen.
  public var launchOptions: LaunchOptions {
    if let launch { return launch }
    let made = LaunchOptions()
    made.owner = self
    launch = made
    setNeedsUpdateContentUnavailableConfiguration()
    return made
  }

  /// The options are others.
  func launchDidChange() { setNeedsUpdateContentUnavailableConfiguration() }

  /// The browser goes when there is a document.
  func endBrowsing() {
    guard let browser = launch?.browserViewController, browser.presentingViewController != nil else { return }
    browser.dismiss(animated: true)
  }
}

/// Shows launch options.
struct LaunchContent: UIContentConfiguration {
  unowned let options: UIDocumentViewController.LaunchOptions

  func makeContentView() -> any UIView & UIContentView { LaunchView(self) }
  func updated(for state: any UIConfigurationState) -> LaunchContent { self }
}

/// Title and buttons on a card in the middle, and views around them.
private final class LaunchView: UIView, UIContentView {
  private var shown: LaunchContent
  private let card = UIStackView()
  private var behind: UIView?
  private var accessories: [UIView] = []

  init(_ content: LaunchContent) {
    shown = content
    super.init(frame: .zero)
    card.axis = .vertical
    card.spacing = 12
    card.alignment = .fill
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 16
    show()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let content = newValue as? LaunchContent else { return }
      shown = content
      show()
    }
  }

  private func show() {
    let options: UIDocumentViewController.LaunchOptions = shown.options
    backgroundColor = options.background.backgroundColor
    for view in [behind].compactMap({ $0 }) + accessories where view.superview === self { view.removeFromSuperview() }
    behind = options.background.customView
    accessories = [options.backgroundAccessoryView, options.foregroundAccessoryView].compactMap { $0 }
    card.removeFromSuperview()
    for view in card.arrangedSubviews { view.removeFromSuperview() }
    let title = UILabel()
    title.text =
      options.title ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
      ?? ProcessInfo.processInfo.processName
    title.font = .systemFont(ofSize: 28, weight: .bold)
    title.textAlignment = .center
    title.accessibilityTraits = .header
    card.addArrangedSubview(title)
    if let action = options.primaryAction {
      card.addArrangedSubview(UIButton(configuration: .borderedProminent(), primaryAction: action))
    }
    if let action = options.secondaryAction {
      card.addArrangedSubview(UIButton(configuration: .bordered(), primaryAction: action))
    }
    let browse = UIAction(title: "Browse Documents", image: UIImage(systemName: "folder")) { [weak options] _ in
      guard let options, let owner = options.owner else { return }
      owner.present(options.browserViewController, animated: true)
    }
    card.addArrangedSubview(UIButton(configuration: .plain(), primaryAction: browse))
    if let behind { addSubview(behind) }
    if let view = options.backgroundAccessoryView { addSubview(view) }
    addSubview(card)
    if let view = options.foregroundAccessoryView { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    behind?.frame = bounds
    for view in accessories {
      let wish: CGFloat = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
      view.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: max(0, wish))
    }
    let width: CGFloat = min(360, max(0, bounds.width - 32))
    let height: CGFloat = card.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    card.frame = CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }
}
