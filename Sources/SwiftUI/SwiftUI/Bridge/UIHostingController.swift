import CoreGraphics
import Diagnostics
import SwiftUICore
import UIKit

/// Views of SwiftUI's as the view of a controller of UIKit's.
///
/// Where the controller's view stands in a window, its SwiftUI views are part of that window's tree.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: _UIHostingView<Content>

  /// - Parameter rootView: What the controller shows.
  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// - Parameters:
  ///   - aDecoder: It is not looked at: controllers are not read from files here.
  ///   - rootView: What the controller shows.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
  }

  /// A controller that is read from a file has to say which views it shows: use `init(coder:rootView:)`.
  public required init?(coder aDecoder: NSCoder) {
    Diagnostics.warn("\(Self.self) shows nothing: override init(coder:) and call init(coder:rootView:).")
    return nil
  }

  /// What the controller shows.
  public var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  /// How the controller's sizes follow its views.
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { hosting.sizingOptions }
    set {
      hosting.sizingOptions = newValue
      followSize()
    }
  }

  /// The parts of the window's safe area that the views keep away from.
  public var safeAreaRegions: SafeAreaRegions {
    get { hosting.safeAreaRegions }
    set { hosting.safeAreaRegions = newValue }
  }

  open override func loadView() { view = hosting }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followSize()
  }

  private func followSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let size: CGSize = hosting.idealSize(.unspecified)
    if size != preferredContentSize { preferredContentSize = size }
  }

  /// The size that the views have where so much is offered; a length of zero or a very large one is no limit.
  public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

/// How a hosting controller's sizes follow its views.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's preferred content size is the ideal size of its views.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// The view's intrinsic content size is the ideal size of its views.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// The view of a hosting controller.
open class _UIHostingView<Content: View>: UIView {
  /// Measures the views outside of a window; made when it is first asked for.
  private var canvas: RenderedCanvas<Content>?
  var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { invalidateIntrinsicContentSize() }
  }

  public var rootView: Content {
    didSet {
      canvas?.content = rootView
      showRootView()
      if !sizingOptions.isEmpty { invalidateIntrinsicContentSize() }
    }
  }

  var safeAreaRegions: SafeAreaRegions = .all {
    didSet { showRootView() }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    showRootView()
  }

  public required init?(coder: NSCoder) { nil }

  private func showRootView() {
    let rootView: Content = rootView
    let regions: SafeAreaRegions = safeAreaRegions
    makeContent = { [unowned self] in
      AnyView(
        ContentInSafeArea(
          of: self, regions: regions, content: rootView.frame(maxWidth: .infinity, maxHeight: .infinity)))
    }
  }

  func idealSize(_ proposal: ProposedViewSize) -> CGSize {
    do {
      let canvas: RenderedCanvas<Content> = try canvas ?? RenderedCanvas(content: rootView, proposal: proposal)
      self.canvas = canvas
      canvas.proposal = proposal
      return canvas.layOut()
    } catch {
      Diagnostics.warn("a hosting controller cannot be measured: \(error)")
      return .zero
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat? { value > 0 && value < 10_000 ? value : nil }
    return idealSize(ProposedViewSize(width: length(size.width), height: length(size.height)))
  }

  open override var intrinsicContentSize: CGSize {
    sizingOptions.contains(.intrinsicContentSize) ? idealSize(.unspecified) : super.intrinsicContentSize
  }
}
