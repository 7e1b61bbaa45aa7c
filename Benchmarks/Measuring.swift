import Foundation

/// Figures of one run of something. Times are CPU seconds of this process or of a finished child.
struct Usage {
  var cpu: Double
  /// The seconds that went by on the clock; 0 where they were not measured.
  var elapsed: Double = 0
  /// The most memory a child had in use, in megabytes; 0 where it was not measured.
  var peak: Double = 0
}

enum Measuring {
  /// The CPU time that a closure takes in this process; the least of a few runs, since noise only adds.
  @MainActor static func cpu(runs: Int = 3, _ body: () throws -> Void) rethrows -> Double {
    var best: Double = .infinity
    for _ in 0..<runs {
      let start: Double = ownTime()
      try body()
      best = min(best, ownTime() - start)
    }
    return best
  }

  private static func ownTime() -> Double {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return seconds(usage)
  }

  private static func seconds(_ usage: rusage) -> Double {
    Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1_000_000
  }

  /// Runs a program to its end and returns what it and its own children used.
  ///
  /// - Throws: an error that names the program when it cannot be started or fails.
  static func child(_ program: URL, _ arguments: [String]) throws -> Usage {
    var before = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &before)
    var arguments: [UnsafeMutablePointer<CChar>?] = ([program.path] + arguments).map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&child, program.path, &actions, nil, arguments, environ) == 0 else {
      throw BenchmarkError("\(program.path) cannot be started; build it first with swift build -c release.")
    }
    var status: Int32 = 0
    var own = rusage()
    guard wait4(child, &status, 0, &own) == child, status == 0 else {
      throw BenchmarkError("\(program.lastPathComponent) failed with status \(status).")
    }
    var after = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &after)
    let elapsed: Double = (ContinuousClock.now - start) / .seconds(1)
    return Usage(cpu: seconds(after) - seconds(before), elapsed: elapsed, peak: Double(own.ru_maxrss) / 1024)
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// One line of the table.
func row(_ name: String, _ value: String, goal: String = "") {
  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
  print(padded(name, 52) + padded(value, 26) + goal)
}

func figure(_ value: Double, _ unit: String) -> String {
  String(format: value < 10 ? "%.3f %@" : "%.0f %@", value, unit)
}
