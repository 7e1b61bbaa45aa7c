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

  let downstream: Downstream
  let link = UpstreamLink()
  private let next: Next
  private let leftover: (() -> Downstream.Input?)?
  private let convert: (Failure) -> Downstream.Failure

  init(
    _ downstream: Downstream, convert: @escaping (Failure) -> Downstream.Failure,
    leftover: (() -> Downstream.Input?)?, next: @escaping Next
  ) {
    self.downstream = downstream
    self.convert = convert
    self.leftover = leftover
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
    switch completion {
    case .finished:
      guard link.beginClosing() else { return }
      if let value = leftover?() { _ = downstream.receive(value) }
      if link.close() != nil { downstream.receive(completion: .finished) }
    case .failure(let error):
      if link.close() != nil { downstream.receive(completion: .failure(convert(error))) }
    }
  }
}

extension Publisher {
  /// Subscribes through a step that cannot fail by itself.
  func pipe<S: Subscriber>(
    to subscriber: S, leftover: (() -> S.Input?)? = nil,
    next: @escaping (Output) -> Verdict<S.Input, S.Failure>
  ) where S.Failure == Failure {
    subscribe(
      StepConduit<Output, Failure, S>(subscriber, convert: { $0 }, leftover: leftover, next: next))
  }

  /// Subscribes through a step that may throw, which ends the stream with that error.
  func tryPipe<S: Subscriber>(
    to subscriber: S, next: @escaping (Output) throws -> Verdict<S.Input, any Error>
  ) where S.Failure == any Error {
    subscribe(
      StepConduit<Output, Failure, S>(subscriber, convert: { $0 }, leftover: nil) { input in
        do { return try next(input) } catch { return .fail(error) }
      })
  }

  /// Subscribes with another kind of error.
  func pipe<S: Subscriber>(to subscriber: S, convert: @escaping (Failure) -> S.Failure) where S.Input == Output {
    subscribe(
      StepConduit<Output, Failure, S>(subscriber, convert: convert, leftover: nil) { .emit($0) })
  }
}
