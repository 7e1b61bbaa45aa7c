/// A subscriber or subscription that shows itself as its operator and nothing of what it is made of: that is what
/// `print()` writes and what debuggers and playgrounds list.
protocol NamedStage: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  var name: String { get }
}

extension NamedStage {
  var description: String { name }
  var playgroundDescription: Any { description }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
