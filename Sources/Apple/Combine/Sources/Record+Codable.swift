private enum RecordKey: String, CodingKey {
  case recording, output, completion
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    try container.encode(recording, forKey: .recording)
  }
}

extension Record: Decodable where Output: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    self.init(recording: try container.decode(Recording.self, forKey: .recording))
  }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try encode(into: encoder)
  }

  /// Encodes the values and the completion.
  public func encode(into encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}
