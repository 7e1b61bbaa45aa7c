import CoreGraphics
import Foundation
import FoundationGaps
import HostInterface
import SwiftUICore
import UIFoundation

/// A window of a program as UIKit sees it.
///
/// The windows of a program are those of its scenes. Each has one of these, whose bounds, safe area and traits are the
/// window's. In a program of UIKit's alone it is the window that the program makes and shows by `makeKeyAndVisible()`, one for
/// each scene. Any other window that a program makes holds views and controllers, and no host shows it.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// What a host shows; nil for a window that the program made.
  private weak var shown: ViewGraph?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  init(_ graph: ViewGraph) {
    shown = graph
    super.init(frame: .zero)
  }

  var graph: ViewGraph? { shown }

  /// A window of the desktop stands for the program's from now on.
  func appear(in graph: ViewGraph) { shown = graph }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The window's own, which SwiftUI's texts use as well.
  open override var undoManager: UndoManager? {
    guard let shown else { return ownUndoManager }
    return shown.graph.untracked { EnvironmentValues(scope: shown.environment).undoManager }
  }
  private lazy var ownUndoManager = UndoManager()

  /// The place of the window on the screen; where the desktop puts windows is not told, so that they begin at zero.
  open override var frame: CGRect {
    get { shown.map { CGRect(origin: .zero, size: $0.size) } ?? super.frame }
    set { if shown == nil { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { shown.map { CGRect(origin: .zero, size: $0.size) } ?? super.bounds }
    set { if shown == nil { super.bounds = newValue } }
  }

  /// What bars and corners take from each side of the window. A body that asks runs again when that changes.
  open override var safeAreaInsets: UIEdgeInsets {
    guard let shown else { return .zero }
    let insets: HostWindow.Insets =
      shown.graph.evaluating == nil ? shown.window.peek.safeArea : shown.window.value.safeArea
    let isMirrored: Bool = shown.settings.isRightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  open override var traitCollection: UITraitCollection {
    guard let shown else { return super.traitCollection }
    return shown.graph.untracked { UITraitCollection(all: EnvironmentValues(scope: shown.environment)) }
  }

  /// The controller of the window's view.
  ///
  /// A window of a SwiftUI program has one that stands for its views; setting another one shows nothing. That of a program of
  /// UIKit's alone shows the view of the controller.
  open var rootViewController: UIViewController? {
    get {
      if let ownController { return ownController }
      guard shown != nil else { return nil }
      let made = WindowController(self)
      ownController = made
      return made
    }
    set {
      guard newValue !== ownController else { return }
      ownController = newValue
      rootChanges.change()
    }
  }
  private var ownController: UIViewController?
  /// Counts the controllers that the window had.
  let rootChanges = ChangeCount()
  /// The controller that the program has set.
  var programController: UIViewController? { ownController is WindowController ? nil : ownController }

  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen { .main }
  open var windowLevel: UIWindow.Level = .normal
  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool { shown.map { $0 === ViewGraph.foremost } ?? false }
  open var canBecomeKey: Bool { true }
  open func makeKey() {}
  /// Shows the window. That of a program of UIKit's alone is shown in the place of its scene's window; one scene shows one window.
  open func makeKeyAndVisible() {
    isHidden = false
    if shown == nil { SceneConnection.show(self) }
  }
  open func becomeKey() {}
  open func resignKey() {}

  /// Gives an event of the window to the recognizers, views and controls that it is for. A subclass may look at all touches and presses
  /// of the window here; an event that it does not hand to `super` reaches nobody.
  open func sendEvent(_ event: UIEvent) { event.deliver() }

  /// How far a window lies in front of others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1_000)
    public static let alert = Level(2_000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  // MARK: Motion

  // Programs replace these in an extension (the source step turns such overrides into replacements).

  open override dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  open override dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  open override dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionCancelled(motion, with: event)
  }

  /// Takes the keyboard from whatever has it in the window.
  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    _ = super.endEditing(force)
    shown?.focus.move(to: nil)
    return true
  }
}

/// Stands for the views of a window of a SwiftUI program.
final class WindowController: UIViewController {
  private unowned let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { window }

  /// The window, which holds the controller.
  override var view: UIView! {
    get { window }
    set {}
  }
  override var traitCollection: UITraitCollection { window.traitCollection }
}

/// The window of UIKit's for a window of SwiftUI's.
final class UIWindowService: WindowService {
  private unowned let graph: ViewGraph
  @MainActor private(set) lazy var window: UIWindow = {
    let window = UIWindow(graph)
    scene.windows = [window]
    window.windowScene = scene
    return window
  }()
  @MainActor private(set) lazy var scene = UIWindowScene(
    session: UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)))

  private let keys: KeyRouter
  private let touches: TouchSender
  /// The places of views of UIKit's in the window, in the order in which they came.
  private(set) var roots: [ViewRoot] = []

  init(window: ViewGraph) {
    graph = window
    keys = KeyRouter(window)
    touches = TouchSender(window)
    window.pointers.interceptor = touches
    _ = window.service(SettingsFollower.self)
  }

  /// The size of which the scene's delegate knows.
  private var toldSize: CGSize?

  func frameWillBegin() {
    let size: CGSize = graph.window.peek.size
    guard size != toldSize else { return }
    let old: CGSize? = toldSize
    toldSize = size
    guard let old else { return }
    graph.afterUpdate { [weak self] in MainActor.assumeIsolated { self?.tellSize(from: old) } }
  }

  @MainActor private func tellSize(from old: CGSize) {
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdateEffectiveGeometry: UIWindowScene.Geometry(old))
  }

  func add(_ root: ViewRoot) {
    roots.append(root)
    graph.keyboard.interceptor = keys
  }

  func remove(_ root: ViewRoot) { roots.removeAll { $0 === root } }

  /// A window that the program made takes the place of the one that would be made.
  @MainActor func adopt(_ own: UIWindow) {
    window = own
    own.appear(in: graph)
    own.windowScene = scene
    scene.windows = [own]
  }
}

extension ViewGraph {
  /// The window of UIKit's that stands for this one.
  @MainActor package var uiWindow: UIWindow { service(UIWindowService.self).window }

  /// The window in which something happened last and which is still there.
  @MainActor static var foremost: ViewGraph? { lastWindow.flatMap { $0.time.isAlive ? $0 : nil } }
}
