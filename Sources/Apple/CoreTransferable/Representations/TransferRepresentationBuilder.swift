import Combine
import Foundation

/// Makes one representation of several.
@resultBuilder public struct TransferRepresentationBuilder<Item> where Item: Transferable {
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder>
  where
    Item: Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data,
    Decoder.Input == Data
  { content }

  public static func buildExpression<R>(_ content: R) -> R where Item == R.Item, R: TransferRepresentation { content }

  public static func buildBlock<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation { content }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item, Value>: TransferRepresentation, PrimitiveRepresentation,
  @unchecked Sendable
where Item: Transferable {
  public typealias Body = Never

  let value: Value
  let entries: [TransferEntry<Item>]

  init(_ value: Value, _ entries: [[TransferEntry<Item>]]) {
    self.value = value
    self.entries = entries.flatMap { $0 }
  }
}
