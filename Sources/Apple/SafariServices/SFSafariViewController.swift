@_exported import UIKit

/// Shows a page of the web: in the desktop's browser, to which it hands the address as soon as it is seen.
///
/// It then tells its delegate that it has finished, and goes where a controller presents it. In a sheet of SwiftUI's it stays, with
/// the address as its content, until the sheet is closed.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// How pages are shown; the desktop's browser has its own ways.
  @MainActor @preconcurrency
  public class Configuration: NSObject {
    /// Kept as it was set.
    open var entersReaderIfAvailable: Bool = false
    /// Kept as it was set.
    open var barCollapsingEnabled: Bool = true

    public nonisolated override init() { super.init() }
  }

  /// The text of the control that ends it: it has none, as the page is elsewhere.
  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }

  /// Is told what becomes of the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the page is shown.
  public let configuration: Configuration
  /// Kept as it was set.
  open var preferredBarTintColor: UIColor?
  /// Kept as it was set.
  open var preferredControlTintColor: UIColor?
  /// Kept as it was set.
  open var dismissButtonStyle: DismissButtonStyle = .done

  private let url: URL
  private var isOpened: Bool = false

  /// - Parameter URL: An address of the web: `http` or `https`.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// - Parameters:
  ///   - URL: An address of the web: `http` or `https`.
  ///   - configuration: How the page is shown.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let label = UILabel()
    label.text = url.absoluteString
    label.textAlignment = .center
    label.numberOfLines = 0
    view = label
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOpened else { return }
    isOpened = true
    UIApplication.shared.open(url) { [weak self] isOpen in self?.finish(isOpen) }
  }

  private func finish(_ isOpen: Bool) {
    delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}

/// Is told what becomes of a page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The page has been handed to the browser, or there is none.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// The controller is of no more use.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
