import Foundation

/// Bytes for an image.
public final class CGDataProvider: Sendable {
  /// All of the bytes.
  public let data: CFData?

  public init?(data: CFData) {
    self.data = data
  }

  /// The bytes of a file, read now; nil when it cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Bytes of the caller's own memory, which must stay until they are let go.
  ///
  /// - Parameter releaseData: called with the same values when nothing needs the bytes any more.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    nonisolated(unsafe) let info: UnsafeMutableRawPointer? = info
    self.data = Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size,
      deallocator: .custom { releaseData(info, $0, $1) })
  }

  /// Bytes in a block of their own, whose address is the same for all copies of the data.
  init(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, let block = malloc(bytes.count) else {
      data = Data()
      return
    }
    bytes.withUnsafeBytes { block.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(block), byteCount: bytes.count) }
    data = Data(bytesNoCopy: block, count: bytes.count, deallocator: .free)
  }
}

/// The number of bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataGetLength(_ data: CFData!) -> Int { data?.count ?? 0 }

/// The address of the bytes, valid as long as the data, or the image whose pixels they are, is kept; nil without bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  guard let data, !data.isEmpty else { return nil }
  // The fewest bytes are kept within the value, which has no address: the same bytes get a place of their own for good.
  if data.count <= ShortBytes.limit { return ShortBytes.shared.address(of: data) }
  return data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// Places for bytes that are too few to have one.
private final class ShortBytes: @unchecked Sendable {
  static let shared = ShortBytes()
  /// The most bytes that a value holds within itself.
  static let limit: Int = 14

  private let lock = NSLock()
  private var addresses: [[UInt8]: UnsafePointer<UInt8>] = [:]

  func address(of data: Data) -> UnsafePointer<UInt8> {
    let bytes = [UInt8](data)
    return lock.withLock {
      if let known = addresses[bytes] { return known }
      let place = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      place.initialize(from: bytes, count: bytes.count)
      addresses[bytes] = UnsafePointer(place)
      return UnsafePointer(place)
    }
  }
}
