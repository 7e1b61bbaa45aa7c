import CGtk
import CGtkView
import ContentTypes
import CoreGraphics
import Foundation
import FoundationGaps
import HostInterface
import InputEngine
import SwiftUICore

/// What is dragged over a window, from this program or another, as events for its views.
///
/// What is let go is read without waiting, type by type; the views get it when all of it is there. A source that does not
/// send what it offered costs nothing but the type.
final class DropInput {
  private unowned(unsafe) var window: GTKWindow!
  private var controller: OpaquePointer?
  /// What is over the window.
  private var offer: DropOffer?
  /// The drops whose contents are on their way.
  private var reads: Set<DropRead> = []

  func begin(_ window: GTKWindow) {
    self.window = window
    guard let controller = gtk_drop_target_async_new(nil, GDK_ACTION_COPY) else { return }
    self.controller = controller
    let object = UnsafeMutableRawPointer(controller)
    typealias Motion =
      @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?
      ) -> GdkDragAction.RawValue
    let enter: Motion = { _, drop, x, y, data in
      owner(data, as: DropInput.self)?.moved(drop, .entered, CGPoint(x: x, y: y)) ?? 0
    }
    Signal.connect(object, "drag-enter", enter, owner: self)
    let motion: Motion = { _, drop, x, y, data in
      owner(data, as: DropInput.self)?.moved(drop, .moved, CGPoint(x: x, y: y)) ?? 0
    }
    Signal.connect(object, "drag-motion", motion, owner: self)
    let leave: Signal.Property = { _, drop, data in
      _ = owner(data, as: DropInput.self)?.moved(drop, .left, .zero)
    }
    Signal.connect(object, "drag-leave", leave, owner: self)
    typealias Drop =
      @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?
      ) -> gboolean
    let drop: Drop = { _, drop, x, y, data in
      guard let drop, let input = owner(data, as: DropInput.self) else { return 0 }
      return input.dropped(drop, at: CGPoint(x: x, y: y)) ? 1 : 0
    }
    Signal.connect(object, "drop", drop, owner: self)
    gtk_widget_add_controller(window.view, controller)
  }

  func end() {
    if let controller { Signal.disconnectAll(UnsafeMutableRawPointer(controller), owner: self) }
    for read in reads { read.cancel() }
    reads = []
    window = nil
  }

  private func types(of drop: OpaquePointer?) -> [String] {
    guard let drop, let formats = gdk_drop_get_formats(drop) else { return [] }
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  private func moved(_ drop: OpaquePointer?, _ phase: DropEvent.Phase, _ point: CGPoint) -> GdkDragAction.RawValue {
    guard let window else { return 0 }
    if offer == nil || phase == .entered { offer = DropOffer(items: [item(types(of: drop), [:])]) }
    guard let offer else { return 0 }
    window.graph.send(.drop(DropEvent(phase, at: point, of: offer)))
    if phase == .left { self.offer = nil }
    let isTaken: Bool = window.graph.pointers.dropOperation?.isTransfer ?? false
    if self.window != nil, window.graph.needsUpdate { window.frames.request() }
    return isTaken ? GDK_ACTION_COPY.rawValue : 0
  }

  /// An item of all types, of which some have their data.
  private func item(_ types: [String], _ values: [String: Data]) -> NSItemProvider {
    let item = NSItemProvider()
    for type in types {
      guard let identifier = ContentTypeDatabase.shared.declaredTypes(tag: type, .mediaType).first else { continue }
      let data: Data? = values[type]
      item.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
    return item
  }

  private func dropped(_ drop: OpaquePointer, at point: CGPoint) -> Bool {
    let read = DropRead(drop, types: types(of: drop)) { [weak self] read, values in
      guard let self, let window, let offer else { return }
      reads.remove(read)
      offer.items = [item(read.types, values)]
      window.graph.send(.drop(DropEvent(.dropped, at: point, of: offer)))
      self.offer = nil
      let isTaken: Bool = window.graph.pointers.dropOperation?.isTransfer ?? false
      offer.end(isTaken ? .copy : .cancel)
      gdk_drop_finish(drop, isTaken ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0))
      if self.window != nil, window.graph.needsUpdate { window.frames.request() }
    }
    reads.insert(read)
    read.begin()
    return true
  }
}

/// The contents of one drop, read type by type.
private final class DropRead: Hashable {
  let types: [String]
  private let drop: OpaquePointer
  private let completion: (DropRead, [String: Data]) -> Void
  private let cancellable: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()
  private var values: [String: Data] = [:]
  private var next: Int = 0
  private var isCancelled: Bool = false

  init(_ drop: OpaquePointer, types: [String], completion: @escaping (DropRead, [String: Data]) -> Void) {
    self.drop = drop
    self.types = types
    self.completion = completion
    g_object_ref(UnsafeMutableRawPointer(drop))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(drop))
    if let cancellable { g_object_unref(cancellable) }
  }

  static func == (left: DropRead, right: DropRead) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func cancel() {
    isCancelled = true
    g_cancellable_cancel(cancellable)
  }

  func begin() {
    guard !isCancelled else { return }
    guard next < types.count else { return completion(self, values) }
    let name: UnsafeMutablePointer<CChar>? = strdup(types[next])
    defer { free(name) }
    var names: [UnsafePointer<CChar>?] = [UnsafePointer(name), nil]
    gdk_drop_read_async(
      drop, &names, G_PRIORITY_DEFAULT, cancellable,
      { source, result, data in
        guard let data else { return }
        let read: DropRead = Unmanaged<DropRead>.fromOpaque(data).takeRetainedValue()
        let stream = gdk_drop_read_finish(read.drop, result, nil, nil)
        read.take(stream)
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Reads a stream to its end; none where the source does not send the type.
  private func take(_ stream: UnsafeMutablePointer<GInputStream>?) {
    guard let stream, !isCancelled else { return finish(nil) }
    guard let memory = g_memory_output_stream_new_resizable() else { return finish(nil) }
    g_output_stream_splice_async(
      memory, stream,
      GOutputStreamSpliceFlags(
        rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue),
      G_PRIORITY_DEFAULT, cancellable,
      { source, result, data in
        guard let data, let source else { return }
        let read: DropRead = Unmanaged<DropRead>.fromOpaque(data).takeRetainedValue()
        let stream = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GOutputStream.self)
        let count: Int = g_output_stream_splice_finish(stream, result, nil)
        let memory = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GMemoryOutputStream.self)
        var found: Data?
        if count >= 0, let bytes = g_memory_output_stream_get_data(memory) { found = Data(bytes: bytes, count: count) }
        read.finish(found)
      }, Unmanaged.passRetained(self).toOpaque())
    g_object_unref(memory)
    g_object_unref(stream)
  }

  private func finish(_ value: Data?) {
    if let value { values[types[next]] = value }
    next += 1
    begin()
  }
}
