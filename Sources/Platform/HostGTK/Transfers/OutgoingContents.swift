import CGtk
import CGtkView
import ContentTypes
import Foundation
import FoundationGaps

/// Items of this program as GDK offers them to others: each form is made when another program asks for it.
final class OutgoingContents: @unchecked Sendable {
  /// A name for drags that no other program is to take: GDK wants one.
  static let localName = "application/x-rotor-local"
  /// The longest time in which content is made, in seconds.
  private static let patience: Double = 30

  /// The items that have the content of a name, with their type.
  private let sources: [String: [(item: NSItemProvider, type: String)]]
  /// The names, the best first.
  let names: [String]

  /// - Parameter isVisible: Whether other programs may see anything at all.
  init(_ items: [NSItemProvider], isVisible: Bool = true) {
    var sources: [String: [(item: NSItemProvider, type: String)]] = [:]
    var names: [String] = []
    for item in isVisible ? items : [] {
      for type in item.typeIdentifiers(visibleTo: .all) {
        for name in WireTypes.names(of: type) where sources[name]?.contains(where: { $0.item === item }) != true {
          if sources[name] == nil { names.append(name) }
          sources[name, default: []].append((item, type))
        }
      }
      // File managers take addresses of files and nothing else.
      if let type = item.typeOfFile, sources[WireTypes.addressList]?.contains(where: { $0.item === item }) != true {
        if sources[WireTypes.addressList] == nil { names.append(WireTypes.addressList) }
        sources[WireTypes.addressList, default: []].append((item, type))
      }
    }
    if names.contains(WireTypes.addressList), rotor_sends_files_as(WireTypes.portalFiles) != 0 {
      names.insert(WireTypes.portalFiles, at: 0)
      sources[WireTypes.portalFiles] = sources[WireTypes.addressList]
    }
    self.sources = sources
    self.names = names.isEmpty ? [Self.localName] : names
  }

  /// GDK's object; the caller owns it.
  func makeProvider() -> OpaquePointer? {
    let copies: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    var pointers: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) }
    let provider = rotor_content_provider_new(
      &pointers, gsize(pointers.count),
      { owner, name, request in
        guard let owner, let name, let request else { return }
        let contents: OutgoingContents = Unmanaged<OutgoingContents>.fromOpaque(owner).takeUnretainedValue()
        contents.write(String(cString: name), PendingWrite(request))
      }, { owner in if let owner { Unmanaged<OutgoingContents>.fromOpaque(owner).release() } },
      Unmanaged.passRetained(self).toOpaque())
    return provider.map { OpaquePointer($0) }
  }

  /// Makes content for a request.
  private func write(_ name: String, _ request: PendingWrite) {
    guard let sources = sources[name] else { return request.fail("Nothing is offered as “\(name)”.") }
    request.limit(to: Self.patience)
    switch name {
    case WireTypes.addressList, WireTypes.portalFiles:
      collect(sources, { $0.loadAddress(of: $1, $2) }) { addresses in
        let addresses: [String] = addresses.map { String(decoding: $0, as: UTF8.self) }
        if name == WireTypes.portalFiles {
          request.send(files: addresses.filter { $0.hasPrefix("file:") })
        } else {
          request.send(Data(WireTypes.list(of: addresses).utf8))
        }
      } failure: {
        request.fail($0)
      }
    case _ where name.hasPrefix("text/plain"):
      collect(sources, { $0.loadDataRepresentation(forTypeIdentifier: $1, completionHandler: $2) }) { texts in
        request.send(Data(texts.joined(separator: [UInt8(ascii: "\n")])))
      } failure: {
        request.fail($0)
      }
    default:
      collect(
        [sources[0]], { $0.loadDataRepresentation(forTypeIdentifier: $1, completionHandler: $2) }
      ) {
        request.send($0[0])
      } failure: {
        request.fail($0)
      }
    }
  }

  private typealias Load =
    (NSItemProvider, String, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress

  /// Loads the data of several items; fails where none of them gives any. On the main thread.
  private func collect(
    _ sources: [(item: NSItemProvider, type: String)], _ load: Load, success: @escaping ([Data]) -> Void,
    failure: @escaping (String) -> Void
  ) {
    let results = Results(count: sources.count) { data, message in
      if data.isEmpty { failure(message ?? "The content could not be made.") } else { success(data) }
    }
    for (index, source) in sources.enumerated() {
      _ = load(source.item, source.type) { data, error in
        let message: String? = error?.localizedDescription
        DispatchQueue.main.async { results.set(index, data, message) }
      }
    }
  }

  /// Gathers results in the order of their items; on the main thread.
  private final class Results: @unchecked Sendable {
    private var data: [Data?]
    private var left: Int
    private var message: String?
    private let completion: ([Data], String?) -> Void

    init(count: Int, _ completion: @escaping ([Data], String?) -> Void) {
      data = Array(repeating: nil, count: count)
      left = count
      self.completion = completion
    }

    func set(_ index: Int, _ value: Data?, _ message: String?) {
      data[index] = value
      self.message = self.message ?? message
      left -= 1
      if left == 0 { completion(data.compactMap { $0 }, self.message) }
    }
  }
}

/// A request of another program that waits for content: it is answered once.
private final class PendingWrite: @unchecked Sendable {
  private var request: OpaquePointer?
  private let timer = LoopTimer()

  init(_ request: OpaquePointer) { self.request = request }

  func limit(to seconds: Double) {
    timer.start(after: seconds) { [weak self] in self?.fail("The content was not made in time.") }
  }

  private func take() -> OpaquePointer? {
    timer.cancel()
    defer { request = nil }
    return request
  }

  func send(_ data: Data) {
    guard let request = take() else { return }
    data.withUnsafeBytes { rotor_content_write_bytes(request, $0.baseAddress, gsize($0.count)) }
  }

  func send(files addresses: [String]) {
    guard let request = take() else { return }
    let copies: [UnsafeMutablePointer<CChar>?] = addresses.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    var pointers: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) } + [nil]
    rotor_content_write_files(request, &pointers)
  }

  func fail(_ message: String) {
    guard let request = take() else { return }
    rotor_content_write_fail(request, message)
  }
}

extension NSItemProvider {
  /// The type whose content is a file's: pictures, films, documents. Text and addresses are none.
  fileprivate var typeOfFile: String? {
    let types: ContentTypeDatabase = .shared
    return typeIdentifiers(visibleTo: .all).first { type in
      types.conforms(type, to: "public.data") && !types.conforms(type, to: "public.text")
        && !types.conforms(type, to: "public.url") && types.mediaTypes(of: type).first != nil
        && !types.filenameExtensions(of: type).isEmpty
    }
  }

  /// Loads an address: that of the item, or of a file that is written for the purpose. Such files stay until the system
  /// empties its temporary folder, for nobody says when the receiver has read them.
  fileprivate func loadAddress(
    of type: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard type != "public.file-url", type != "public.url" else {
      return loadDataRepresentation(forTypeIdentifier: type, completionHandler: completion)
    }
    return loadInPlaceFileRepresentation(forTypeIdentifier: type) { url, isOriginal, error in
      guard let url else { return completion(nil, error) }
      if isOriginal { return completion(Data(url.absoluteString.utf8), nil) }
      do {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("drag-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let kept: URL = folder.appendingPathComponent(url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: kept)
        completion(Data(kept.absoluteString.utf8), nil)
      } catch {
        completion(nil, error)
      }
    }
  }
}
