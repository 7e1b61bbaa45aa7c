/// Foundation's descriptors ask for key paths that can be sent to other threads; Apple's interface of queries does not. Paths
/// can be sent in fact unless a subscript in them holds what cannot, and a subscript is nothing that a store can sort by.
enum Sent {
  static func path<Root, Value>(_ path: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
    unsafeBitCast(path, to: (KeyPath<Root, Value> & Sendable).self)
  }
}
