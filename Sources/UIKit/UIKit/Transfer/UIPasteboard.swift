import Foundation
import FoundationGaps
import SwiftUICore
import UIFoundation
import UniformTypeIdentifiers

/// The clipboard, and places of a program's own that work like it.
///
/// What another program has put on the clipboard may have to be fetched from there: reading then waits for it, a second at most.
/// Inside of a body nothing is waited for.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// A pasteboard's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How long items stay, and who sees them.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `Date` from which on the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether the items stay on this machine, a `Bool`: those of a desktop's clipboard always do.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// The desktop's clipboard.
  public static let general = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [:]

  public let name: Name
  /// Counts changes by this program.
  open private(set) var changeCount: Int = 0
  open var isPersistent: Bool { self === Self.general }
  /// When the items go; nil for those that stay.
  private var expirationDate: Date?
  /// Gives the present moment; tests set it.
  package static var now: () -> Date = { Date() }
  /// The items of a pasteboard of the program's own; nil for the desktop's.
  private var ownItems: [NSItemProvider]?
  /// What this program put on the clipboard last, with the providers that stand for it.
  private var known: (providers: [NSItemProvider], value: Any)?

  private init(_ name: Name) {
    self.name = name
    super.init()
    if name != .general { ownItems = [] }
  }

  /// The pasteboard of a name, for this program; nil where there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    if let other = Self.named[pasteboardName] { ownItems = other.ownItems }
    Self.named[pasteboardName] = self
  }

  /// A pasteboard that nobody else has.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

  /// Removes a pasteboard of the program's own, and posts `removedNotification` with it; does nothing where there is none.
  open class func remove(withName pasteboardName: Name) {
    guard let removed = named.removeValue(forKey: pasteboardName) else { return }
    UIKit.post(removedNotification, RemovedMessage(), of: removed)
  }

  // MARK: Items

  /// What is on the pasteboard. Asking loads nothing.
  open var itemProviders: [NSItemProvider] {
    get {
      removeExpired()
      return ownItems ?? ViewGraph.foremost?.clipboard.items ?? []
    }
    set { put(newValue, newValue) }
  }

  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    put(itemProviders, itemProviders, until: expirationDate)
  }

  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }

  /// Puts objects with limits.
  ///
  /// - Parameters:
  ///   - objects: What is put.
  ///   - localOnly: Whether it stays on this machine, as it does in any case.
  ///   - expirationDate: When it goes; nil for never.
  open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  /// Lets items go whose time is over, if nothing else has come to the pasteboard since.
  private func removeExpired() {
    guard let expirationDate, expirationDate <= Self.now() else { return }
    self.expirationDate = nil
    guard let known else { return }
    let present: [NSItemProvider] = ownItems ?? ViewGraph.foremost?.clipboard.items ?? []
    if known.providers.elementsEqual(present, by: ===) { put([], []) }
  }

  /// Puts items.
  ///
  /// - Parameters:
  ///   - providers: The items.
  ///   - value: What the program gets of them without loading.
  ///   - date: When they go; nil for never.
  func put(_ providers: [NSItemProvider], _ value: Any, until date: Date? = nil) {
    expirationDate = date
    if let date {
      // Other programs lose the items as well, while the main loop goes on.
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.timeIntervalSince(Self.now())) + 0.01) {
        [weak self] in
        MainActor.assumeIsolated { self?.removeExpired() }
      }
    }
    changeCount += 1
    known = (providers, value)
    if ownItems != nil {
      ownItems = providers
    } else {
      ViewGraph.foremost?.clipboard.set(providers)
    }
    UIKit.post(Self.changedNotification, ChangedMessage(), of: self)
  }

  open var numberOfItems: Int { itemProviders.count }
  open var types: [String] { itemProviders.first?.registeredTypeIdentifiers() ?? [] }

  open func contains(pasteboardTypes: [String]) -> Bool {
    itemProviders.contains { item in pasteboardTypes.contains { item.hasItemConformingToTypeIdentifier($0) } }
  }

  /// The data of the first item in a type; nil where it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    guard let item = itemProviders.first(where: { $0.hasItemConformingToTypeIdentifier(pasteboardType) }) else {
      return nil
    }
    return waited { finish in
      _ = item.loadDataRepresentation(forTypeIdentifier: pasteboardType) { data, _ in finish(data) }
    }
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    let item = NSItemProvider()
    item.registerDataRepresentation(forTypeIdentifier: pasteboardType, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
    put([item], data)
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    let item: NSItemProvider? = itemProviders.first { $0.hasItemConformingToTypeIdentifier(pasteboardType) }
    return item.flatMap { value(of: $0, pasteboardType) }
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  // MARK: Common kinds

  open var hasStrings: Bool { itemProviders.contains { $0.canLoadObject(ofClass: String.self) } }
  open var hasURLs: Bool { itemProviders.contains { $0.canLoadObject(ofClass: URL.self) } }
  open var hasImages: Bool { itemProviders.contains { $0.canLoadObject(ofClass: UIImage.self) } }

  /// The text of the first item that has one.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var strings: [String]? {
    get {
      objects(String.self) { item, finish in
        guard item.canLoadObject(ofClass: String.self) else { return finish(nil) }
        _ = item.loadObject(ofClass: String.self) { text, _ in finish(text) }
      }
    }
    set { put((newValue ?? []).map { NSItemProvider(object: NSString(string: $0)) }, newValue ?? []) }
  }

  /// The address of the first item that has one.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var urls: [URL]? {
    get {
      objects(URL.self) { item, finish in
        guard item.canLoadObject(ofClass: URL.self) else { return finish(nil) }
        _ = item.loadObject(ofClass: URL.self) { url, _ in finish(url) }
      }
    }
    set { put((newValue ?? []).map { NSItemProvider(object: NSURL(string: $0.absoluteString)!) }, newValue ?? []) }
  }

  /// The image of the first item that has one.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var images: [UIImage]? {
    get {
      objects(UIImage.self) { item, finish in
        guard item.canLoadObject(ofClass: UIImage.self) else { return finish(nil) }
        _ = item.loadObject(ofClass: UIImage.self) { image, _ in finish(image as? UIImage) }
      }
    }
    set { put((newValue ?? []).map { NSItemProvider(object: $0) }, newValue ?? []) }
  }

  func objects<Value: Sendable>(
    _ type: Value.Type, _ load: (NSItemProvider, @escaping @Sendable (Value?) -> Void) -> Void
  ) -> [Value]? {
    let items: [NSItemProvider] = itemProviders
    // What this program has put there itself is at hand.
    if let known, known.providers.elementsEqual(items, by: ===), let values = known.value as? [Value] {
      return values.isEmpty ? nil : values
    }
    let values: [Value] = items.compactMap { item in waited { load(item, $0) } }
    return values.isEmpty ? nil : values
  }

  /// What something gives by a closure, now or soon.
  func waited<Value: Sendable>(_ begin: (@escaping @Sendable (Value?) -> Void) -> Void) -> Value? {
    let answer = Answer<Value>()
    begin { answer.set($0) }
    if let window = ViewGraph.foremost {
      if !answer.isThere { window.wait { answer.isThere } }
    } else {
      // Without a window nothing can go on meanwhile.
      let end = Date(timeIntervalSinceNow: 2)
      while !answer.isThere, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
    }
    return answer.value
  }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}

/// A value that comes from any thread, once.
private final class Answer<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?
  private var isSet: Bool = false

  var isThere: Bool { lock.withLock { isSet } }
  var value: Value? { lock.withLock { stored } }

  func set(_ value: Value?) {
    lock.withLock {
      stored = value
      isSet = true
    }
  }
}
