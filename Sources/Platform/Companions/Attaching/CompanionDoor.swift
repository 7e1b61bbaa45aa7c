import Dispatch
import Foundation
import SpeechOutput
import SwiftUIScenes

/// The way in for a reader or an inspector of a program that runs already: a socket in a folder that only the person who started
/// the program can open.
///
/// A visitor sends one line that says what it wants: `listen` (speak by Speech Dispatcher, or answer with the words where there is
/// none), `print` (answer with the words as well) or `inspect`. Words come back as lines; bytes that it sends later are keys of a
/// terminal, as those of ``TerminalKeys``. When the visitor hangs up its reader goes away; an inspector stays until its window is
/// closed.
@MainActor
package final class CompanionDoor {
  /// How many visitors are let in at once.
  package static let limit: Int = 8

  private unowned let host: any CompanionHost
  private let path: String
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var visitors: [CompanionVisitor] = []
  private let environment: [String: String]

  /// Opens the door of this process.
  ///
  /// - Parameters:
  ///   - host: The host of the program.
  ///   - environment: Says where sockets lie, and with `ROTOR_ATTACH=0` that no one may attach.
  /// - Returns: Nil where it stays shut: no folder could be made, or no one may attach. The program runs all the same.
  package init?(
    of host: any CompanionHost, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard environment["ROTOR_ATTACH"] != "0", let folder = Self.folder(environment) else { return nil }
    let path: String = folder + "/\(getpid())"
    // One of a process of the same number that was killed.
    unlink(path)
    guard let descriptor = Self.listen(at: path) else { return nil }
    self.host = host
    self.path = path
    self.descriptor = descriptor
    self.environment = environment
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.letIn() } }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }

  /// Shuts the door: visitors are sent away and the socket is removed.
  package func shut() {
    guard let source else { return }
    self.source = nil
    for visitor in visitors { visitor.leave() }
    visitors = []
    source.cancel()
    unlink(path)
  }

  // MARK: - Sockets

  /// The folder of the sockets of all programs: `rotor` in the person's runtime folder, otherwise in the cache folder.
  ///
  /// - Returns: Nil where it cannot be made, or belongs to somebody else or is open to others.
  private static func folder(_ environment: [String: String]) -> String? {
    let parent: String
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
      parent = runtime
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      parent = home + "/.cache"
    } else {
      return nil
    }
    let folder: String = parent + "/rotor"
    mkdir(parent, 0o700)
    mkdir(folder, 0o700)
    var facts = stat()
    guard lstat(folder, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR, facts.st_uid == geteuid(),
      facts.st_mode & 0o077 == 0
    else { return nil }
    return folder
  }

  private static func listen(at path: String) -> Int32? {
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    let bytes: [UInt8] = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: name.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: bytes) }
    let kind: Int32 = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor: Int32 = socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { return nil }
    let isBound: Bool = withUnsafeBytes(of: name) { bytes in
      guard let start = bytes.baseAddress else { return false }
      return bind(descriptor, start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) == 0
    }
    guard isBound, Glibc.listen(descriptor, 8) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  // MARK: - Visitors

  private func letIn() {
    while true {
      let visitor: Int32 = accept(descriptor, nil, nil)
      guard visitor >= 0 else { return }
      _ = fcntl(visitor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(visitor, F_SETFL, O_NONBLOCK)
      guard visitors.count < Self.limit else {
        close(visitor)
        continue
      }
      visitors.append(
        CompanionVisitor(visitor) { [weak self] visitor, wish in
          self?.serve(visitor, wish)
        } didLeave: { [weak self] visitor in
          self?.visitors.removeAll { $0 === visitor }
          if let reader = visitor.reader { self?.host.detach(reader) }
        })
    }
  }

  private func serve(_ visitor: CompanionVisitor, _ wish: String) {
    switch wish {
    case "listen", "print":
      // Two readers would speak at once, and both take the same keys.
      guard !host.companions.contains(where: \.isScreenReader) else {
        return visitor.leave(saying: "error A reader speaks this program already.")
      }
      let transcript = SpeechTranscript { [weak visitor] line in MainActor.assumeIsolated { visitor?.say(line) } }
      let (output, isSilent) = ReaderCompanion.output(wish, transcript, environment)
      visitor.say(isSilent && wish == "listen" ? "ok " + ReaderCompanion.noVoice : "ok")
      let reader = ReaderCompanion(output)
      visitor.reader = reader
      host.attach(reader)
    case "inspect":
      guard !host.companions.contains(where: { $0 is InspectorCompanion }) else {
        return visitor.leave(saying: "error The inspector of this program is open already.")
      }
      host.attach(InspectorCompanion())
      visitor.leave(saying: "ok")
    default:
      visitor.leave(saying: "error Ask for listen, print or inspect.")
    }
  }
}
