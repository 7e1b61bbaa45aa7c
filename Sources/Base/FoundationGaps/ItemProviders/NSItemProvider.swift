import ContentTypes
import Foundation

/// Who may read a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  /// Programs of the same maker. Linux knows no makers: other programs do not see the representation.
  case team = 1
  /// Programs of the same group. Linux knows no such groups: other programs do not see the representation.
  case group = 2
  /// Only the program that provides the item.
  case ownProcess = 3
}

/// How a file that represents an item may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The receiver may open the file where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Something that is handed over by dragging, by the clipboard or by sharing, in one or more representations. Each is made
/// when somebody asks for it.
///
/// Load handlers and completion handlers are called on a queue of the provider's, not on the main one.
///
/// ```swift
/// let provider = NSItemProvider(object: "Hello" as NSString)
/// _ = provider.loadObject(ofClass: String.self) { text, _ in print(text ?? "no text") }
/// ```
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias LoadHandler = @Sendable (@escaping CompletionHandler, AnyClass?, [AnyHashable: Any]?) -> Void

  /// The domain of the errors of item providers.
  public class var errorDomain: String { "NSItemProviderErrorDomain" }

  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  /// One form of the item.
  struct Representation: Sendable {
    enum Content: Sendable {
      case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
      case file(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
      case item(LoadHandler)
    }

    var typeIdentifier: String
    var visibility: NSItemProviderRepresentationVisibility
    var fileOptions: NSItemProviderFileOptions
    var content: Content
  }

  private let lock = NSLock()
  private var stored: [Representation] = []
  private var name: String?

  /// Handlers of all providers run here: one that blocks does not hold up the others.
  static let queue = DispatchQueue(label: "item providers", attributes: .concurrent)

  public override init() {}

  /// Provides an object of Foundation under a type.
  /// - Parameters:
  ///   - item: The object; nil gives a provider without a representation.
  ///   - typeIdentifier: The identifier of the object's type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    guard let item, let typeIdentifier else { return }
    let boxed = SendableBox(item)
    registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion(boxed.value, nil) }
  }

  /// Provides an object in all forms that it can be written in.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Provides the content of a file under the type of its name, with its address and name.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(
      forTypeIdentifier: fileURL.contentTypeIdentifier, fileOptions: .openInPlace, visibility: .all
    ) { completion in
      completion(fileURL, true, nil)
      return nil
    }
  }

  /// The file name for those that write the item to a disk, without an extension.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// All representations, in the order in which they were registered: the best first.
  var representations: [Representation] { lock.withLock { stored } }

  /// A second representation of a type takes the place of the first.
  func register(_ representation: Representation) {
    lock.withLock {
      if let index = stored.firstIndex(where: { $0.typeIdentifier == representation.typeIdentifier }) {
        stored[index] = representation
      } else {
        stored.append(representation)
      }
    }
  }

  /// The representation for a type: that of the type itself before those of types that conform to it.
  func representation(
    conformingTo typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Representation? {
    let candidates: [Representation] = representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }
    return candidates.first { $0.typeIdentifier == typeIdentifier }
      ?? candidates.first { ContentTypeDatabase.shared.conforms($0.typeIdentifier, to: typeIdentifier) }
  }

  /// The types of all representations, the best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  /// The types of the representations with file options.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
  }

  /// Whether a representation is of the type or of one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Whether a representation with the file options is of the type or of one that conforms to it.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    representation(conformingTo: typeIdentifier, fileOptions: fileOptions) != nil
  }

  /// The types of the representations that a reader may see: `all` for other programs, `ownProcess` for this one.
  package func typeIdentifiers(visibleTo reader: NSItemProviderRepresentationVisibility) -> [String] {
    representations.filter { $0.visibility.rawValue <= reader.rawValue }.map(\.typeIdentifier)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.stored = representations
    copy.suggestedName = suggestedName
    return copy
  }

  static func error(_ code: ErrorCode, _ message: String) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: message])
  }
}

/// Carries a value that its owner does not change to another queue.
struct SendableBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension URL {
  /// The declared or dynamic type of the file by its extension; that of directories without one is a folder.
  var contentTypeIdentifier: String {
    var isDirectory: ObjCBool = false
    let isThere: Bool = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    let kind: String = isThere && isDirectory.boolValue ? "public.directory" : "public.data"
    guard !pathExtension.isEmpty else { return kind == "public.data" ? kind : "public.folder" }
    let types: ContentTypeDatabase = .shared
    return types.declaredTypes(tag: pathExtension, .filenameExtension).first { types.conforms($0, to: kind) }
      ?? DynamicIdentifier(tag: pathExtension, tagClass: .filenameExtension, supertypes: [kind]).identifier
  }
}

extension NSItemProvider {
  /// A file as file managers hand it over: its address, and its content under the type of its name, in place.
  package convenience init?(transferring file: URL) {
    self.init(contentsOf: file)
    let address = NSItemProvider(object: file as NSURL)
    for representation in address.representations { register(representation) }
  }
}
