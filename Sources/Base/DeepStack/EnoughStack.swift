import CStack

/// Runs `body` where the stack has room for it: on a further stack when the one in use is nearly full.
///
/// What walks a tree of views goes one frame or more down for each level, and programs nest views thousands deep, by
/// recursion or by mistake. Every such walk passes through here once a level, so that depth costs memory and nothing
/// else; on the usual way it costs one comparison.
@inlinable
package func withEnoughStack<Result>(_ body: () -> Result) -> Result {
  cstack_has_room() ? body() : onFurtherStack(body)
}

@usableFromInline
@inline(never)
package func onFurtherStack<Result>(_ body: () -> Result) -> Result {
  var result: Result?
  func run() { result = body() }
  withoutActuallyEscaping(run) { run in
    var call: () -> Void = run
    let found: Bool = withUnsafeMutablePointer(to: &call) { call in
      cstack_call_on_new_stack({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, call)
    }
    if !found { fatalError("Views are nested so deep that there is no memory left to walk through them.") }
  }
  guard let result else { preconditionFailure("A further stack returned without having run.") }
  return result
}
