import CZlib
import CoreGraphics

/// Streams of PDF files, which are packed by zlib.
enum Deflate {
  /// Unpacks a stream; nil when it is damaged.
  static func unpacked(_ data: Data) -> Data? {
    var stream = z_stream()
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    return run(&stream, over: data) { inflate(&$0, Z_NO_FLUSH) }
  }

  /// Packs a stream; nil when there is no memory for it.
  static func packed(_ data: Data) -> Data? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit_(&stream, Z_DEFAULT_COMPRESSION, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    return run(&stream, over: data) { deflate(&$0, Z_FINISH) }
  }

  /// Feeds all of the data to a coder, buffer by buffer.
  private static func run(_ stream: inout z_stream, over data: Data, _ step: (inout z_stream) -> Int32) -> Data? {
    var input: [UInt8] = Array(data)
    var buffer: [UInt8] = Array(repeating: 0, count: 1 << 16)
    var result = Data()
    let isWhole: Bool = input.withUnsafeMutableBufferPointer { bytes in
      stream.next_in = bytes.baseAddress
      stream.avail_in = uInt(bytes.count)
      while true {
        let status: Int32 = buffer.withUnsafeMutableBufferPointer { room in
          stream.next_out = room.baseAddress
          stream.avail_out = uInt(room.count)
          return step(&stream)
        }
        result.append(contentsOf: buffer[..<(buffer.count - Int(stream.avail_out))])
        if status == Z_STREAM_END { return true }
        // A coder that neither reads nor writes any more has not all that it needs.
        guard status == Z_OK, stream.avail_in > 0 || stream.avail_out == 0 else { return false }
      }
    }
    return isWhole ? result : nil
  }
}
