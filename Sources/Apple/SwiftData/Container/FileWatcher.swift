import Dispatch
import Glibc

/// Tells when files change that others may write to: the kernel wakes the main queue, and nothing runs in between.
///
/// Where the kernel has no watch left to give, which is so when many programs watch, it asks to look once a second.
final class FileWatcher {
  private let source: any DispatchSourceProtocol

  /// - Parameters:
  ///   - isPolling: true looks once a second also where the kernel could tell.
  ///   - changed: called on the main queue; several changes at once are told once.
  init(_ files: [URL], isPolling: Bool = false, changed: @escaping () -> Void) {
    let descriptor: Int32 = isPolling ? -1 : inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(200))
      timer.setEventHandler(handler: changed)
      timer.resume()
      source = timer
      return
    }
    // What is committed goes into the log beside the file, which comes and goes: so the folder is watched.
    let names: Set<String> = Set(files.flatMap { [$0.lastPathComponent, $0.lastPathComponent + "-wal"] })
    for folder in Set(files.map { $0.deletingLastPathComponent().path }) {
      inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO))
    }
    let reader: any DispatchSourceRead = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    reader.setEventHandler { if Self.read(descriptor, names) { changed() } }
    reader.setCancelHandler { close(descriptor) }
    reader.resume()
    source = reader
  }

  deinit { source.cancel() }

  /// Whether one of the files is among what has changed.
  private static func read(_ descriptor: Int32, _ names: Set<String>) -> Bool {
    var isOne: Bool = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while true {
        let count: Int = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset: Int = 0
        while offset < count {
          let event: inotify_event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start: Int = offset + MemoryLayout<inotify_event>.size
          let bytes: [UInt8] = Array(buffer[start..<start + Int(event.len)].prefix { $0 != 0 })
          if names.contains(String(decoding: bytes, as: UTF8.self)) { isOne = true }
          offset = start + Int(event.len)
        }
      }
    }
    return isOne
  }
}
