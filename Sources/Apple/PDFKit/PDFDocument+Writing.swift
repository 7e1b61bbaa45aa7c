import Foundation

extension PDFDocument {
  /// The file's bytes as they were opened; nil when the file was changed since.
  public func dataRepresentation() -> Data? {
    let bytes: [UInt8] = contents.source.bytes(0..<contents.source.size)
    guard bytes.count == contents.source.size, contents.source.isUnchanged else { return nil }
    return Data(bytes)
  }

  /// Writes the file's bytes to `url`, in whole or not at all, and returns whether that succeeded.
  @discardableResult
  public func write(to url: URL) -> Bool {
    guard let data = dataRepresentation() else { return false }
    return (try? data.write(to: url, options: .atomic)) != nil
  }
}
