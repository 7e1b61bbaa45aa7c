import CGtk
import CGtkView
import Foundation

/// Where content of another program is read from.
enum WireSource {
  case clipboard(OpaquePointer)
  case drop(OpaquePointer)

  var object: UnsafeMutableRawPointer {
    switch self {
    case .clipboard(let pointer), .drop(let pointer): UnsafeMutableRawPointer(pointer)
    }
  }

  var formats: OpaquePointer? {
    switch self {
    case .clipboard(let clipboard): gdk_clipboard_get_formats(clipboard)
    case .drop(let drop): gdk_drop_get_formats(drop)
    }
  }

  /// The media types that are offered, the best first.
  var names: [String] {
    guard let formats else { return [] }
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }
}

/// Why content of another program could not be read.
enum WireError: LocalizedError {
  case timedOut(String)
  case tooLarge(String)
  case gone
  case failed(String)

  var errorDescription: String? {
    switch self {
    case .timedOut(let name): "The program that offers “\(name)” did not send it in time."
    case .tooLarge(let name): "What is sent as “\(name)” is larger than \(WireRead.largest >> 20) MiB."
    case .gone: "What was dropped can no longer be read."
    case .failed(let message): message
    }
  }
}

/// One reading of content under a media type: piece by piece, without waiting, with a limit of time from one piece to the
/// next. A program that offers content and does not send it costs its reader no more than that.
///
/// Lives on the main thread, for as long as it reads.
final class WireRead {
  /// The longest time between two pieces, in seconds: 10, or what `ROTOR_TRANSFER_SECONDS` says.
  static let patience: Double =
    ProcessInfo.processInfo.environment["ROTOR_TRANSFER_SECONDS"].flatMap(Double.init) ?? 10
  /// The most that is read, in bytes.
  static let largest = 1 << 30
  private static let piece: gsize = 1 << 16

  private let source: WireSource
  private let name: String
  private let cancellable: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()
  private let timer = LoopTimer()
  private var completion: ((Result<Data, any Error>) -> Void)?
  private var data = Data()
  private var stream: UnsafeMutablePointer<GInputStream>?

  /// Called with the number of bytes that have come.
  var onPiece: ((Int) -> Void)?

  /// Begins to read; `completion` is called once.
  init(_ source: WireSource, _ name: String, _ completion: @escaping (Result<Data, any Error>) -> Void) {
    self.source = source
    self.name = name
    self.completion = completion
    g_object_ref(source.object)
    waitForPiece()
    begin()
  }

  deinit {
    if let cancellable { g_object_unref(cancellable) }
    if let stream { g_object_unref(stream) }
    g_object_unref(source.object)
  }

  func cancel() { end(.failure(CocoaError(.userCancelled))) }

  private func begin() {
    let name: UnsafeMutablePointer<CChar>? = strdup(name)
    defer { free(name) }
    var names: [UnsafePointer<CChar>?] = [UnsafePointer(name), nil]
    let data: UnsafeMutableRawPointer = Unmanaged.passRetained(self).toOpaque()
    switch source {
    case .clipboard(let clipboard):
      gdk_clipboard_read_async(
        clipboard, &names, G_PRIORITY_DEFAULT, cancellable,
        { _, result, data in
          guard let data else { return }
          let read: WireRead = Unmanaged<WireRead>.fromOpaque(data).takeRetainedValue()
          guard case .clipboard(let clipboard) = read.source else { return }
          var error: UnsafeMutablePointer<GError>?
          read.opened(gdk_clipboard_read_finish(clipboard, result, nil, &error), error)
        }, data)
    case .drop(let drop):
      gdk_drop_read_async(
        drop, &names, G_PRIORITY_DEFAULT, cancellable,
        { _, result, data in
          guard let data else { return }
          let read: WireRead = Unmanaged<WireRead>.fromOpaque(data).takeRetainedValue()
          guard case .drop(let drop) = read.source else { return }
          var error: UnsafeMutablePointer<GError>?
          read.opened(gdk_drop_read_finish(drop, result, nil, &error), error)
        }, data)
    }
  }

  private func opened(_ stream: UnsafeMutablePointer<GInputStream>?, _ error: UnsafeMutablePointer<GError>?) {
    guard let stream else { return end(.failure(WireError(error))) }
    self.stream = stream
    next()
  }

  private func next() {
    guard completion != nil, let stream else { return }
    waitForPiece()
    g_input_stream_read_bytes_async(
      stream, Self.piece, G_PRIORITY_DEFAULT, cancellable,
      { source, result, data in
        guard let data, let source else { return }
        let read: WireRead = Unmanaged<WireRead>.fromOpaque(data).takeRetainedValue()
        let stream = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GInputStream.self)
        var error: UnsafeMutablePointer<GError>?
        read.take(g_input_stream_read_bytes_finish(stream, result, &error), error)
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ bytes: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?) {
    guard let bytes else { return end(.failure(WireError(error))) }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let start: gconstpointer? = g_bytes_get_data(bytes, &count)
    guard count > 0, let start else { return end(.success(data)) }
    data.append(start.assumingMemoryBound(to: UInt8.self), count: Int(count))
    guard data.count <= Self.largest else { return end(.failure(WireError.tooLarge(name))) }
    onPiece?(data.count)
    next()
  }

  private func waitForPiece() {
    timer.start(after: Self.patience) { [weak self] in
      guard let self else { return }
      end(.failure(WireError.timedOut(name)))
    }
  }

  private func end(_ result: Result<Data, any Error>) {
    guard let completion else { return }
    self.completion = nil
    // The observer's progress holds the reading, to cancel it.
    onPiece = nil
    timer.cancel()
    if case .failure = result { g_cancellable_cancel(cancellable) }
    completion(result)
  }
}

extension WireError {
  /// Takes over an error of GLib's.
  init(_ error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self = .failed("The content could not be read.")
      return
    }
    self = .failed(error.pointee.message.map { String(cString: $0) } ?? "The content could not be read.")
    g_error_free(error)
  }
}
