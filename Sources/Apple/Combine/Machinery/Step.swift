/// What one element does to a stream.
enum Verdict<Output, Failure: Error> {
  case emit(Output)
  case skip
  case last(Output)
  case finish
  case fail(Failure)
}

/// The conduit of all operators that decide element by element.
///
/// Demand passes through unchanged; for an element that is skipped one more is asked for. That keeps the account
/// right for collecting as well: whatever has been skipped stands for one element that the downstream still waits for.
final class StepConduit<Input, Failure: Error, Downstream: Subscriber>: Conduit {
  typealias Next = (Input) -> Verdict<Downstream.Input, Downstream.Failure>

  let name: String
  let downstream: Downstream
  let link: UpstreamLink
  private let next: Next
  private let convert: (Failure) -> Downstream.Failure

  init(
    _ name: String, _ downstream: Downstream, convert: @escaping (Failure) -> Downstream.Failure,
    isStrict: Bool, next: @escaping Next
  ) {
    self.name = name
    self.downstream = downstream
    self.convert = convert
    link = UpstreamLink(isStrict: isStrict)
    self.next = next
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    switch next(input) {
    case .emit(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .last(let output): end(with: output)
    case .finish: end(.finished)
    case .fail(let error): end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.isActive { pass(completion.mapError(convert)) }
  }
}

extension Publisher {
  /// Subscribes through a step that cannot fail by itself.
  func pipe<S: Subscriber>(
    _ name: String, to subscriber: S, isStrict: Bool = false,
    next: @escaping (Output) -> Verdict<S.Input, S.Failure>
  ) where S.Failure == Failure {
    subscribe(
      StepConduit<Output, Failure, S>(name, subscriber, convert: { $0 }, isStrict: isStrict, next: next))
  }

  /// Subscribes through a step that may throw, which ends the stream with that error.
  func tryPipe<S: Subscriber>(
    _ name: String, to subscriber: S, isStrict: Bool = false,
    next: @escaping (Output) throws -> Verdict<S.Input, any Error>
  ) where S.Failure == any Error {
    subscribe(
      StepConduit<Output, Failure, S>(name, subscriber, convert: { $0 }, isStrict: isStrict) { input in
        do { return try next(input) } catch { return .fail(error) }
      })
  }
}
