extension Subscribers {
  /// Why a stream ended: normally, or with an error.
  @frozen public enum Completion<Failure: Error> {
    /// The publisher has published everything.
    case finished

    /// The publisher stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

private enum Key: String, CodingKey {
  case success, error
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .finished:
      try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let success = try container.decode(Bool.self, forKey: .success)
    self = success ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion {
  /// The same ending with its error widened to `any Error`.
  var erased: Subscribers.Completion<any Error> {
    mapError { $0 }
  }

  func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
