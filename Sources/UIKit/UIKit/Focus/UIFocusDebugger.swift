import Foundation

/// What the debugger of the focus says; its description is the text.
@MainActor @preconcurrency
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Says why the focus is where it is, in a debugger: `po UIFocusDebugger.status()`.
@MainActor @preconcurrency
open class UIFocusDebugger: NSObject {
  private final class Output: NSObject, UIFocusDebuggerOutput {
    private nonisolated let text: String

    init(_ lines: [String]) {
      text = lines.joined(separator: "\n")
      super.init()
    }

    override nonisolated var description: String { text }
  }

  /// What has the focus, and the environments around it.
  open class func status() -> any UIFocusDebuggerOutput {
    guard let window = UIApplication.shared.keyWindow else { return Output(["No window is open."]) }
    guard let item = UIFocusSystem.focusSystem(for: window)?.focusedItem else {
      return Output(["Nothing of UIKit's has the focus."])
    }
    return Output(["The focus is on \(name(item)).", "Around it, from the inside outwards:"] + around(item))
  }

  /// The questions that can be asked.
  open class func help() -> any UIFocusDebuggerOutput {
    Output([
      "status(): what has the focus", "checkFocusability(for:): whether an item can have it, and why not",
      "preferredFocusEnvironments(for:): where it goes when it is asked into an environment",
      "simulateFocusUpdateRequest(from:): the same, step by step",
      "checkFocusGroupTree(for:): the groups of the items inside",
    ])
  }

  /// Whether an item can have the focus, and why not.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    var reasons: [String] = []
    if !item.canBecomeFocused { reasons.append("canBecomeFocused is false.") }
    var next: UIView? = item as? UIView
    while let view = next {
      if view.isHidden { reasons.append("\(name(view)) is hidden.") }
      if view.alpha <= 0.01 { reasons.append("\(name(view)) is clear: its alpha is \(view.alpha).") }
      if !view.isUserInteractionEnabled { reasons.append("\(name(view)) keeps touches and the focus away.") }
      let outer: UIView? = view.superview
      if !view.coversSiblings, outer?.subviews.contains(where: \.coversSiblings) == true {
        reasons.append("\(name(view)) is covered by what is presented.")
      }
      next = outer
    }
    if FocusedViews.around(item) == nil { reasons.append("\(name(item)) is in no window.") }
    return Output(
      [reasons.isEmpty ? "\(name(item)) can have the focus." : "\(name(item)) cannot have the focus:"] + reasons)
  }

  /// The environments to which the focus goes when it is asked into one.
  open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    let wanted: [any UIFocusEnvironment] = environment.preferredFocusEnvironments
    return Output(
      [
        "\(name(environment)) prefers \(wanted.isEmpty ? "nothing: the first item inside gets the focus." : "in this order:")"
      ]
        + wanted.map(name))
  }

  /// The way of the focus that is asked into an environment.
  open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    var lines: [String] = []
    let found: (any UIFocusItem)? = FocusedViews.around(environment)?.target(in: environment) { lines.append(name($0)) }
    return Output(
      lines + [found.map { "The focus would go to \(name($0))." } ?? "No item is found: the focus would stay."])
  }

  /// The groups of the items inside of an environment. The Tab key leads through all items here, whatever their groups are.
  open class func checkFocusGroupTree(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    let view: UIView? = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int, _ group: String?) {
      let own: String? = view.focusGroupIdentifier ?? group
      if view.canBecomeFocused {
        lines.append(String(repeating: "  ", count: depth) + name(view) + (own.map { " in \($0)" } ?? ""))
      }
      for inner in view.subviews { add(inner, depth + (view.canBecomeFocused ? 1 : 0), own) }
    }
    if let view { add(view, 0, nil) }
    return Output(lines.isEmpty ? ["There is no item inside of \(name(environment))."] : lines)
  }

  private class func around(_ environment: any UIFocusEnvironment) -> [String] {
    var lines: [String] = []
    var next: (any UIFocusEnvironment)? = environment.parentFocusEnvironment
    while let current = next {
      lines.append(name(current))
      next = current.parentFocusEnvironment
    }
    return lines
  }

  private class func name(_ environment: any UIFocusEnvironment) -> String {
    let label: String? = (environment as? UIResponder)?.accessibilityLabel
    return "\(Swift.type(of: environment))" + (label.map { " \"\($0)\"" } ?? "")
  }
}
