import CGtk
import CGtkView
import ContentTypes
import Foundation
import FoundationGaps
import InputEngine

/// What another program offers by a drag or the clipboard, as items that load it when it is asked for.
///
/// The items hold the contents. A drop is finished when nobody can ask any more, and at the latest a minute after it was
/// let go: its source waits so long.
final class IncomingContents: @unchecked Sendable {
  /// How long what was dropped can be read, in seconds.
  private static let lifetime: Double = 60

  private let source: WireSource
  private let names: [String]
  /// The operation with which a drop ends; nil while it is not let go.
  private var operation: GdkDragAction?
  private var isFinished = false
  private let timer = LoopTimer()

  init(_ source: WireSource) {
    self.source = source
    names = source.names
    g_object_ref(source.object)
  }

  deinit {
    // The last item may go on any thread.
    let source = UncheckedSource(value: source)
    let ending: GdkDragAction? = isFinished ? nil : operation
    DispatchQueue.main.async {
      if let ending, case .drop(let drop) = source.value { gdk_drop_finish(drop, ending) }
      g_object_unref(source.value.object)
    }
  }

  /// The drop was let go and is taken so. It stays readable for a while.
  func dropped(_ action: GdkDragAction) {
    operation = action
    if action.rawValue == 0 { return finish() }
    timer.start(after: Self.lifetime) { [weak self] in self?.finish() }
  }

  private func finish() {
    timer.cancel()
    guard !isFinished, let operation, case .drop(let drop) = source else { return }
    isFinished = true
    gdk_drop_finish(drop, operation)
  }

  // MARK: - Items

  /// Whether there is a list of addresses, which tells how many items there are.
  var hasAddresses: Bool {
    names.contains(WireTypes.addressList) || names.contains(WireTypes.portalFiles)
  }

  /// The items: one for each address of the list, of which the first has everything else as well. While the list is not
  /// known there is one item, which has an address.
  func items(addresses: [String]?) -> [NSItemProvider] {
    var items: [NSItemProvider] = (addresses ?? []).compactMap { address in
      guard let url = URL(string: address) else { return nil }
      return url.isFileURL ? NSItemProvider(transferring: url) : NSItemProvider(object: url as NSURL)
    }
    let first: NSItemProvider = items.first ?? NSItemProvider()
    if addresses == nil, hasAddresses { registerAddress(in: first) }
    for name in names where name != WireTypes.addressList {
      guard let identifier = WireTypes.identifier(of: name), !first.registeredTypeIdentifiers.contains(identifier)
      else { continue }
      first.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
        self.load(name) { result in
          switch result {
          case .success(let data): completion(data, nil)
          case .failure(let error): completion(nil, error)
          }
        }
      }
    }
    if items.isEmpty, !first.registeredTypeIdentifiers.isEmpty { items = [first] }
    return items
  }

  private func registerAddress(in item: NSItemProvider) {
    item.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { completion in
      self.load(WireTypes.addressList) { result in
        switch result {
        case .success(let data):
          let first: String? = WireTypes.addresses(in: String(decoding: data, as: UTF8.self)).first
          completion(
            first.map { Data($0.utf8) }, first == nil ? WireError.failed("The list of addresses is empty.") : nil)
        case .failure(let error): completion(nil, error)
        }
      }
    }
  }

  /// Reads content, from any thread; the completion is called on a queue of its own.
  private func load(_ name: String, _ completion: @escaping @Sendable (Result<Data, any Error>) -> Void) -> Progress {
    let progress = Progress(totalUnitCount: -1)
    DispatchQueue.main.async {
      guard !self.isFinished else { return completion(.failure(WireError.gone)) }
      let read = WireRead(self.source, name) { result in DispatchQueue.global().async { completion(result) } }
      nonisolated(unsafe) let reading = read
      read.onPiece = { progress.completedUnitCount = Int64($0) }
      progress.cancellationHandler = { DispatchQueue.main.async { reading.cancel() } }
    }
    return progress
  }

  // MARK: - Addresses

  /// Reads the list of addresses; on the main thread. Nil where there is none, or it does not come.
  func readAddresses(_ completion: @escaping ([String]?) -> Void) {
    guard hasAddresses else { return completion(nil) }
    if names.contains(WireTypes.portalFiles), let formats = source.formats, rotor_formats_have_files(formats) != 0 {
      return FileListRead.begin(source, completion)
    }
    _ = WireRead(source, WireTypes.addressList) { result in
      completion((try? result.get()).map { WireTypes.addresses(in: String(decoding: $0, as: UTF8.self)) })
    }
  }

  private struct UncheckedSource: @unchecked Sendable {
    let value: WireSource
  }
}

/// One reading of files by GTK, which knows the portal for files.
private final class FileListRead {
  private let source: WireSource
  private let timer = LoopTimer()
  private let cancellable: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()
  private var completion: (([String]?) -> Void)?

  private init(_ source: WireSource, _ completion: @escaping ([String]?) -> Void) {
    self.source = source
    self.completion = completion
    g_object_ref(source.object)
  }

  deinit {
    if let cancellable { g_object_unref(cancellable) }
    g_object_unref(source.object)
  }

  static func begin(_ source: WireSource, _ completion: @escaping ([String]?) -> Void) {
    let read = FileListRead(source, completion)
    read.timer.start(after: WireRead.patience) { [weak read] in
      g_cancellable_cancel(read?.cancellable)
      read?.end(nil)
    }
    let data: UnsafeMutableRawPointer = Unmanaged.passRetained(read).toOpaque()
    switch source {
    case .clipboard(let clipboard):
      gdk_clipboard_read_value_async(
        clipboard, rotor_file_list_type(), G_PRIORITY_DEFAULT, read.cancellable,
        { _, result, data in
          guard let data else { return }
          let read: FileListRead = Unmanaged<FileListRead>.fromOpaque(data).takeRetainedValue()
          if case .clipboard(let clipboard) = read.source {
            read.take(gdk_clipboard_read_value_finish(clipboard, result, nil))
          }
        }, data)
    case .drop(let drop):
      gdk_drop_read_value_async(
        drop, rotor_file_list_type(), G_PRIORITY_DEFAULT, read.cancellable,
        { _, result, data in
          guard let data else { return }
          let read: FileListRead = Unmanaged<FileListRead>.fromOpaque(data).takeRetainedValue()
          if case .drop(let drop) = read.source { read.take(gdk_drop_read_value_finish(drop, result, nil)) }
        }, data)
    }
  }

  private func take(_ value: UnsafePointer<GValue>?) {
    guard let value, let addresses = rotor_addresses_of_files(value) else { return end(nil) }
    defer { g_strfreev(addresses) }
    var found: [String] = []
    var index: Int = 0
    while let address = addresses[index] {
      found.append(String(cString: address))
      index += 1
    }
    end(found)
  }

  private func end(_ addresses: [String]?) {
    timer.cancel()
    let completion: (([String]?) -> Void)? = completion
    self.completion = nil
    completion?(addresses)
  }
}

extension TransferOperations {
  init(_ actions: GdkDragAction) {
    self = []
    if actions.rawValue & GDK_ACTION_COPY.rawValue != 0 { insert(.copy) }
    if actions.rawValue & GDK_ACTION_MOVE.rawValue != 0 { insert(.move) }
    if actions.rawValue & GDK_ACTION_LINK.rawValue != 0 { insert(.alias) }
  }

  /// The actions that desktops know; others are none.
  var actions: GdkDragAction {
    var value: GdkDragAction.RawValue = 0
    if contains(.copy) { value |= GDK_ACTION_COPY.rawValue }
    if contains(.move) { value |= GDK_ACTION_MOVE.rawValue }
    if contains(.alias) { value |= GDK_ACTION_LINK.rawValue }
    return GdkDragAction(rawValue: value)
  }
}

extension TransferOperation {
  init(_ action: GdkDragAction) {
    switch action {
    case GDK_ACTION_COPY: self = .copy
    case GDK_ACTION_MOVE: self = .move
    case GDK_ACTION_LINK: self = .alias
    default: self = .cancel
    }
  }
}
