import Foundation
// On Apple's systems URLSession comes with Foundation; who can name a data task's publisher can name its session here too.
@_exported import FoundationNetworking

extension URLSession {
  /// A publisher of the answer to one request: it sends one value and finishes, or fails.
  ///
  /// Each subscriber has a data task of its own, which starts with the first demand and stops with the cancellation.
  public struct DataTaskPublisher: Combine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, request: request, session: session))
    }
  }

  /// A publisher of the data and the response that a URL gives.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the data and the response that a request gives.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// One subscriber's data task.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, NamedStage, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private struct State {
    var downstream: Downstream?
    var task: URLSessionDataTask?
  }

  let name = "DataTaskPublisher"
  private let request: URLRequest
  private let session: URLSession
  private let state: Protected<State>

  init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
    self.request = request
    self.session = session
    state = Protected(State(downstream: downstream))
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    let task: URLSessionDataTask? = state.withLock { state in
      guard state.downstream != nil, state.task == nil else { return state.task }
      let task = session.dataTask(with: request) { self.finish(data: $0, response: $1, error: $2) }
      state.task = task
      return task
    }
    task?.resume()
  }

  func cancel() {
    take().task?.cancel()
  }

  private func finish(data: Data?, response: URLResponse?, error: (any Error)?) {
    guard let downstream = take().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  private func take() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
