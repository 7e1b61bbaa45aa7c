import Foundation
import FoundationGaps
import UIFoundation

/// Something of the program's own that people can do with documents in a browser.
@MainActor @preconcurrency
open class UIDocumentBrowserAction: NSObject {
  /// Where an action is offered.
  public struct Availability: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1 << 0)
    /// In the bar, while documents are selected.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  /// - Parameters:
  ///   - identifier: A name by which the program knows the action.
  ///   - localizedTitle: The words.
  ///   - availability: Where the action is offered.
  ///   - handler: Gets the documents.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }

  public let identifier: String
  public let localizedTitle: String
  public let availability: Availability
  let handler: ([URL]) -> Void
  /// A picture in the bar; nil, as by default, for the words.
  open var image: UIImage?
  /// The types of documents that the action is for; all by default.
  open var supportedContentTypes: [String] = ["public.item"]
  /// Whether the action is for several documents at once. True by default.
  open var supportsMultipleItems: Bool = true

  /// Whether the action is offered for documents at a place.
  func isOffered(for urls: [URL], in place: Availability) -> Bool {
    guard availability.contains(place), !urls.isEmpty, urls.count == 1 || supportsMultipleItems else { return false }
    return urls.allSatisfy { $0.hasType(among: supportedContentTypes) }
  }
}

/// An error of a browser of documents.
public struct UIDocumentBrowserError: Error, LocalizedError, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    /// Something went wrong.
    case generic = 1
    /// There is no place for the document.
    case noLocationAvailable = 2
  }

  public static let generic: Code = .generic
  public static let noLocationAvailable: Code = .noLocationAvailable

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UIDocumentBrowserErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .generic: "The document could not be handled."
    case .noLocationAvailable: "There is no place for the document."
    }
  }
}

/// The domain of errors of a browser of documents.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UIDocumentBrowserErrorDomain: String = "UIDocumentBrowserErrorDomain"

/// Moves the view of a document in over the browser.
///
/// A program gives it as the animation of the controller that shows the document:
/// `animationController(forPresented:presenting:source:)`.
@MainActor @preconcurrency
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// The document.
  let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }

  /// How far the loading of the document is: kept for the program, the browser shows the document when it comes.
  open var loadingProgress: Progress?
  /// The view of the document in the controller that shows it; all of the controller's view where nil.
  open weak var targetView: UIView?

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.3
  }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let coming: UIView? = transitionContext.view(forKey: .to)
    let going: UIView? = transitionContext.view(forKey: .from)
    let isComing: Bool = transitionContext.viewController(forKey: .to)?.presentingViewController != nil
    if let coming {
      if let controller = transitionContext.viewController(forKey: .to) {
        coming.frame = transitionContext.finalFrame(for: controller)
      }
      transitionContext.containerView.addSubview(coming)
      if !isComing { transitionContext.containerView.sendSubviewToBack(coming) }
    }
    let small = CGAffineTransform(scaleX: 0.9, y: 0.9)
    let moved: UIView? = isComing ? targetView ?? coming : going
    if isComing {
      coming?.alpha = 0
      moved?.transform = small
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      coming?.alpha = 1
      if isComing {
        moved?.transform = .identity
      } else {
        going?.alpha = 0
        going?.transform = small
      }
    } completion: { _ in
      let isCancelled: Bool = transitionContext.transitionWasCancelled
      if isCancelled {
        going?.alpha = 1
        going?.transform = .identity
      }
      transitionContext.completeTransition(!isCancelled)
    }
  }
}
