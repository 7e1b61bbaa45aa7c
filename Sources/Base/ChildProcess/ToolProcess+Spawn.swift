import Foundation
import Glibc

extension ToolProcess {
  /// Starts `command` and returns 0 or the system's error number.
  static func spawn(
    _ id: inout pid_t, _ command: [String], folder: String, input: Int32?, _ output: Int32, _ messages: Int32
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, messages, 2)
    if let input { posix_spawn_file_actions_adddup2(&actions, input, 3) }
    closeDescriptors(from: input == nil ? 3 : 4, &actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let environment: [String] = ["LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "HOME=" + folder]
    return withCStrings(command) { arguments in
      withCStrings(environment) { posix_spawn(&id, command[0], &actions, &attributes, arguments, $0) }
    }
  }

  private typealias AddCloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

  /// The C library's function that closes whatever the child holds at that moment. The toolchain's module does not
  /// declare it, and C libraries before 2.34 lack it.
  private static let addCloseFrom: AddCloseFrom? = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
    unsafeBitCast($0, to: AddCloseFrom.self)
  }

  /// Has the child close all of our descriptors from `first` up. Without the C library's help those are closed that are
  /// open now, which misses one that another thread opens before the child starts.
  private static func closeDescriptors(from first: Int32, _ actions: inout posix_spawn_file_actions_t) {
    if let addCloseFrom, addCloseFrom(&actions, first) == 0 { return }
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in names.compactMap({ Int32($0) }) where descriptor >= first {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 && flags & FD_CLOEXEC == 0 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
