import Foundation
import ReactiveGraph

/// The present as texts see it: who shows it is evaluated again when it shows something else.
final class TextClock {
  @WeakWindow private var host: ViewGraph?

  init(host: ViewGraph) {
    self.host = host
  }

  var now: Date { host.map { $0.date(at: $0.time.peek) } ?? Date() }

  /// Lets the node under evaluation be evaluated again at a date.
  func wake(at date: Date) {
    guard let host, let node = host.graph.evaluating else { return }
    host.wakeUps.wake(node, at: host.time(of: date))
  }
}

extension TextClock: Equatable {
  static func == (left: TextClock, right: TextClock) -> Bool { left === right }
}

struct TextClockKey: EnvironmentKey {
  static var defaultValue: TextClock? { nil }

  static func _initialValue(in reference: _WindowReference) -> TextClock? { TextClock(host: reference.window) }
}
