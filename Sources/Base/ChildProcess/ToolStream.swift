import Glibc

/// One output stream of a child, read without blocking; keeps the first `limit` bytes and drops the rest.
struct ToolStream {
  let descriptor: Int32
  let limit: Int
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = true
  private(set) var isOverLimit = false

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Reads what is there, at most one mebibyte, so that a flood on one stream does not starve the rest.
  mutating func read() {
    var turns = 16
    while isOpen && turns > 0 {
      turns -= 1
      let count: Int = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        let count: Int = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 { keep(buffer[0..<count]) }
        return count
      }
      if count > 0 || (count < 0 && errno == EINTR) { continue }
      if count < 0 && errno == EAGAIN { return }
      isOpen = false
    }
  }

  private mutating func keep(_ new: Slice<UnsafeMutableRawBufferPointer>) {
    let room: Int = limit - bytes.count
    bytes.append(contentsOf: new.prefix(room))
    if new.count > room { isOverLimit = true }
  }
}
