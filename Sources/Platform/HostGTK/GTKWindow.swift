import AccessibilityATSPI
import AccessibilityTree
import CGtk
import CGtkView
import CoreGraphics
import DisplayList
import Foundation
import HostInterface
import ImageEngine
import LayoutEngine
import RenderCairo
import SwiftUICore
import SwiftUIScenes
import TextEngine

/// One window on the screen: GTK's window around a widget that shows the graph's scene.
final class GTKWindow: WindowHost, CompanionWindow {
  let scene: SceneWindow
  unowned let app: GTKApplication
  let widget: Widget
  let view: Widget
  private(set) var graph: ViewGraph!
  /// The window as a driver of the program uses it; nil as long as none has asked.
  var driving: ScreenWindow?
  let painter = ScenePainter()
  let frames = FrameSchedule()
  let input = DeviceInput()
  let text = InputMethod()
  let drops = DropInput()
  private lazy var exchange = WindowTransfers(self)
  var transfers: (any TransferHost)? { exchange }
  let accessibility = AccessibilityLink()
  let place = WindowPlace()
  private let dialogs: DesktopFileDialogs
  let trace: FrameTrace? = FrameTrace.isWanted ? FrameTrace() : nil
  /// What is explained beside the pointer.
  var help: (text: String, rect: CGRect)?
  private let defaultSize: CGSize
  private(set) var isClosed: Bool = false
  /// The drawing of companions above the views, recorded.
  private var marks: RenderNode?
  private var surface: UnsafeMutableRawPointer?

  init(_ scene: SceneWindow, of app: GTKApplication) {
    self.scene = scene
    self.app = app
    widget = gtk_window_new()
    let callbacks = RotorViewCallbacks(
      snapshot: { data, snapshot in owner(data, as: GTKWindow.self)?.paint(snapshot) },
      resize: { data, width, height in owner(data, as: GTKWindow.self)?.resize(Int(width), Int(height)) },
      measure: { data, orientation, minimum, natural in
        guard let window = owner(data, as: GTKWindow.self) else { return }
        let isHorizontal: Bool = orientation == GTK_ORIENTATION_HORIZONTAL
        let sizes = window.sizes
        minimum?.pointee = Int32((isHorizontal ? sizes.minimum.width : sizes.minimum.height).rounded(.up))
        natural?.pointee = Int32((isHorizontal ? sizes.natural.width : sizes.natural.height).rounded(.up))
      })
    dialogs = DesktopFileDialogs(window: widget)
    let proposed: CGSize = scene.defaultSize ?? app.driven?.window.size ?? HostWindow.desktop.size
    defaultSize = proposed
    // The owner is set once all of it is there.
    view = rotor_view_new(callbacks, nil)
    var settings: HostSettings = app.settings
    settings.displayScale = Self.scale(of: widget, view)
    scene.hostWindow = self
    graph = scene.open(
      WindowSetup(
        host: self, settings: settings, window: HostWindow(size: proposed), time: app.time,
        environment: app.environment))
    rotor_view_own(view, Unmanaged.passUnretained(self).toOpaque())
    gtk_window_set_child(widget.window, view)
    refresh()
    connect()
    frames.begin(self)
    input.begin(self)
    text.begin(self)
    drops.begin(self)
    app.clipboard.observe(self) { [weak self] in
      guard let self, !isClosed else { return }
      graph.clipboardDidChange()
      if graph.needsUpdate { frames.request() }
    }
    graph.update()
    accessibility.begin(self)
  }

  private func connect() {
    let closing: Signal.Request = { _, data in
      guard let window = owner(data, as: GTKWindow.self) else { return 1 }
      if window.scene.mayClose() { window.close() } else { window.frames.request() }
      return 1
    }
    Signal.connect(widget, "close-request", closing, owner: self)
    let phase: Signal.Property = { _, _, data in owner(data, as: GTKWindow.self)?.phaseDidChange() }
    Signal.connect(widget, "notify::is-active", phase, owner: self)
    Signal.connect(widget, "notify::suspended", phase, owner: self)
    let scale: Signal.Property = { _, _, data in owner(data, as: GTKWindow.self)?.scaleDidChange() }
    Signal.connect(view, "notify::scale-factor", scale, owner: self)
    typealias Tooltip =
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, Int32, gboolean, OpaquePointer?, UnsafeMutableRawPointer?
      ) -> gboolean
    let tooltip: Tooltip = { _, _, _, _, tooltip, data in
      guard let help = owner(data, as: GTKWindow.self)?.help else { return 0 }
      gtk_tooltip_set_text(tooltip, help.text)
      var area = GdkRectangle(
        x: Int32(help.rect.minX), y: Int32(help.rect.minY), width: Int32(help.rect.width),
        height: Int32(help.rect.height))
      gtk_tooltip_set_tip_area(tooltip, &area)
      return 1
    }
    Signal.connect(view, "query-tooltip", tooltip, owner: self)
  }

  func present() {
    gtk_window_present(widget.window)
    gtk_widget_grab_focus(view)
    trace?.begin(widget)
    place.begin(self)
    surfaceDidAppear()
  }

  /// The surface is there once the window was presented; newer versions of GTK tell fractions of its scale.
  private func surfaceDidAppear() {
    guard surface == nil, let shown = gtk_native_get_surface(OpaquePointer(widget)) else { return }
    surface = UnsafeMutableRawPointer(shown)
    let scale: Signal.Property = { _, _, data in owner(data, as: GTKWindow.self)?.scaleDidChange() }
    Signal.connect(UnsafeMutableRawPointer(shown), "notify::scale", scale, owner: self)
    scaleDidChange()
  }

  /// Pixels a point, as far as they are known before the window has a surface.
  private static func scale(of widget: Widget, _ view: Widget) -> CGFloat {
    if let surface = gtk_native_get_surface(OpaquePointer(widget)) { return CGFloat(rotor_surface_scale(surface)) }
    return CGFloat(gtk_widget_get_scale_factor(view))
  }

  /// Takes up the title and the limits of the scene.
  func refresh() {
    gtk_window_set_title(widget.window, scene.title)
    gtk_window_set_decorated(widget.window, scene.item.options.isDecorated ? 1 : 0)
    let sizes = self.sizes
    gtk_window_set_resizable(widget.window, sizes.isFixed ? 0 : 1)
    gtk_widget_queue_resize(view)
    accessibility.tellWindow()
  }

  /// Closes the window; its views end.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    app.clipboard.observe(self, nil)
    input.end()
    text.end()
    drops.end()
    accessibility.end()
    place.end()
    dialogs.end()
    frames.end()
    if let surface { Signal.disconnectAll(surface, owner: self) }
    surface = nil
    Signal.disconnectAll(widget, owner: self)
    Signal.disconnectAll(view, owner: self)
    rotor_view_own(view, nil)
    scene.close()
    gtk_window_destroy(widget.window)
    app.windowDidClose(self)
  }

  // MARK: - Size and phase

  private var sizes: (minimum: CGSize, natural: CGSize, isFixed: Bool) {
    guard graph != nil else { return (.zero, defaultSize, false) }
    let sizing: WindowSizing = graph.service(WindowSizing.self)
    let minimum: CGSize = sizing.size(.zero)
    guard scene.item.options.resizability.hasMaximum else {
      return (
        minimum, CGSize(width: max(minimum.width, defaultSize.width), height: max(minimum.height, defaultSize.height)),
        false
      )
    }
    let maximum: CGSize = sizing.size(.infinity)
    let isFixed: Bool = maximum.width <= minimum.width + 0.5 && maximum.height <= minimum.height + 0.5
    let wished: CGSize = scene.defaultSize ?? sizing.size(.unspecified)
    return (
      minimum,
      CGSize(
        width: min(max(minimum.width, wished.width), max(minimum.width, maximum.width)),
        height: min(max(minimum.height, wished.height), max(minimum.height, maximum.height))),
      isFixed
    )
  }

  private func resize(_ width: Int, _ height: Int) {
    guard width > 0, height > 0 else { return }
    let size = CGSize(width: width, height: height)
    guard size != graph.size else { return }
    graph.resize(to: HostWindow(size: size))
  }

  private func phaseDidChange() {
    let isActive: Bool = gtk_window_is_active(widget.window) != 0
    scene.setPhase(isActive ? .active : gtk_widget_get_mapped(widget) != 0 ? .inactive : .background)
    graph.send(.windowFocus(isActive))
    input.windowFocusDidChange()
    text.windowFocusDidChange(isActive)
    accessibility.tellWindow()
    frames.request()
  }

  private func scaleDidChange() {
    settingsDidChange()
    gtk_widget_queue_draw(view)
  }

  /// Takes up the person's settings and the scale of the monitor.
  func settingsDidChange() {
    var settings: HostSettings = app.settings
    settings.displayScale = Self.scale(of: widget, view)
    guard settings != graph.settings else { return }
    graph.apply(settings)
    frames.request()
  }

  // MARK: - Painting

  private func paint(_ snapshot: OpaquePointer?) {
    // A new size comes after the frame's own update.
    if graph.needsUpdate { graph.updateFrame() }
    guard !isClosed else { return }
    painter.scale = graph.settings.displayScale
    let context = ColorContext(colorScheme: graph.colorScheme)
    let background = SystemColor.systemBackground.resolved(in: context)
    func makeScene() -> RenderNode? { painter.scene(of: graph.display, background: background) }
    let scene: RenderNode? = trace.map { $0.paint(makeScene) } ?? makeScene()
    if let scene {
      gtk_snapshot_append_node(snapshot, scene.pointer)
    }
    if let marks { gtk_snapshot_append_node(snapshot, marks.pointer) }
  }

  // MARK: - Companions

  var views: ViewGraph { graph }

  func requestFrame() { if !isClosed { frames.request() } }

  func show(_ marks: DisplayList?) {
    guard !isClosed else { return }
    self.marks = marks.flatMap { painter.picture($0, CGRect(origin: .zero, size: graph.size)) }
    gtk_widget_queue_draw(view)
  }

  /// Whether a companion of the program takes an event before the views.
  func isTakenBeside(_ event: HostEvent) -> Bool {
    MainActor.assumeIsolated { app.companions.contains { $0.takes(event, in: self) } }
  }

  // MARK: - What views ask of their host

  var shaper: any TextShaper { app.shaper }
  var images: ImageStore { PictureDecoder.store }
  var fileDialogs: (any FileDialogHost)? { dialogs }
  var startDate: Date { app.startDate }

  func scheduleFrame() { frames.request() }

  func announce(_ announcement: AccessibilityAnnouncement) {
    app.bus?.announce(announcement)
    driving?.announcements.append(announcement)
    MainActor.assumeIsolated {
      for companion in app.companions { companion.windowDidAnnounce(self, announcement) }
    }
  }

  func copy(_ text: String) { gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text) }
  func paste(_ completion: @escaping (String?) -> Void) { read(gtk_widget_get_clipboard(widget), completion) }
  func wait(until hasHappened: () -> Bool) {
    let end: gint64 = g_get_monotonic_time() + 1_000_000
    while !hasHappened(), g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
  }

  func offerSelection(_ text: String) { gdk_clipboard_set_text(gtk_widget_get_primary_clipboard(widget), text) }
  func takeSelection(_ completion: @escaping (String?) -> Void) {
    read(gtk_widget_get_primary_clipboard(widget), completion)
  }

  /// The text of a clipboard, which another program may have to give first.
  private func read(_ clipboard: OpaquePointer?, _ completion: @escaping (String?) -> Void) {
    let answer: UnsafeMutableRawPointer = Unmanaged.passRetained(TextAnswer(self, completion)).toOpaque()
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { clipboard, result, data in
        guard let data else { return }
        let answer: TextAnswer = Unmanaged<TextAnswer>.fromOpaque(data).takeRetainedValue()
        let text: UnsafeMutablePointer<CChar>? = gdk_clipboard_read_text_finish(
          clipboard.map { OpaquePointer($0) }, result, nil)
        defer { g_free(text) }
        guard let window = answer.window, !window.isClosed else { return }
        answer.completion(text.map { String(cString: $0) })
        if window.graph.needsUpdate { window.frames.request() }
      }, answer)
  }

  private final class TextAnswer {
    weak var window: GTKWindow?
    let completion: (String?) -> Void
    init(_ window: GTKWindow, _ completion: @escaping (String?) -> Void) {
      self.window = window
      self.completion = completion
    }
  }

  func setPointerShape(_ shape: PointerShape) { gtk_widget_set_cursor_from_name(view, shape.cursorName) }

  func showHelp(_ text: String?, beside rect: CGRect) {
    help = text.map { ($0, rect) }
    gtk_widget_set_has_tooltip(view, text == nil ? 0 : 1)
    gtk_widget_trigger_tooltip_query(view)
  }

  func setTextInput(_ state: TextInputState?) { text.set(state) }

  func spellChecker(for locale: Locale) -> (any SpellChecking)? {
    MainActor.assumeIsolated { Enchant.shared?.dictionary(for: locale) }
  }

  func open(_ url: URL, completion: @escaping (Bool) -> Void) {
    let answer: UnsafeMutableRawPointer = Unmanaged.passRetained(OpenAnswer(completion)).toOpaque()
    g_app_info_launch_default_for_uri_async(
      url.absoluteString, nil, nil,
      { _, result, data in
        guard let data else { return }
        let answer: OpenAnswer = Unmanaged<OpenAnswer>.fromOpaque(data).takeRetainedValue()
        answer.completion(g_app_info_launch_default_for_uri_finish(result, nil) != 0)
      }, answer)
  }

  private final class OpenAnswer {
    let completion: (Bool) -> Void
    init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
  }
}
