import HostHeadless
import HostInterface

/// What a window goes through: how it is opened, and then one change after the other.
struct History {
  struct Step {
    var program: Program
    var settings: HostSettings
    var window: HostWindow
    /// How long the animation of the change takes, in seconds; nil for a change at once.
    var animation: Double?
    /// After how many frames the next change comes, while animations are under way; nil for one that waits for their end.
    var frames: Int?
    /// Whether somebody looks at drawing and accessibility after it.
    var isLookedAt: Bool
  }

  /// The first is how the window is opened.
  var steps: [Step]

  var last: Step { steps[steps.count - 1] }

  /// The same with each program changed.
  func mapping(_ change: (Program) -> Program) -> History {
    var copy = self
    for index in steps.indices { copy.steps[index].program = change(steps[index].program) }
    return copy
  }

  func changingSteps(_ change: (inout Step) -> Void) -> History {
    var copy = self
    for index in steps.indices { change(&copy.steps[index]) }
    return copy
  }

  func removing(_ range: Range<Int>) -> History {
    var copy = self
    copy.steps.removeSubrange(range)
    return copy
  }

  var programs: [Program] { steps.map(\.program) }
}

extension History: CustomStringConvertible {
  var description: String {
    var lines: [String] = []
    var previous: Step?
    for step in steps {
      var how: String = lines.isEmpty ? "opened with" : step.animation.map { "animated for \($0) s" } ?? "then"
      if let frames = step.frames { how += ", for \(frames) frames" }
      if step.isLookedAt { how += ", looked at" }
      lines.append("\(how):")
      if previous?.settings != step.settings { lines.append("\(step.settings)") }
      if previous?.window.size != step.window.size { lines.append("\(step.window.size)") }
      if previous?.program != step.program { lines.append("\(step.program)") }
      previous = step
    }
    return lines.joined(separator: "\n")
  }
}
