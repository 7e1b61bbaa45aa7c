import Combine
import Foundation
import UniformTypeIdentifiers

/// A representation of values as what an encoder makes of them, JSON unless another one is given.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation, PrimitiveRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data,
  Decoder.Input == Data
{
  public typealias Body = Never

  let entries: [TransferEntry<Item>]

  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The type of the data.
  ///   - encoder: Makes data of a value.
  ///   - decoder: Makes a value of data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    let coders = Coders(encoder: encoder, decoder: decoder)
    entries = [
      TransferEntry(
        contentType: contentType, exporting: .data { try coders.encoder.encode($0) },
        importing: .data { try coders.decoder.decode(Item.self, from: $0) })
    ]
  }

  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The type of the data, which is JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Coders are configured before they are handed over and only used afterwards.
  private struct Coders: @unchecked Sendable {
    let encoder: Encoder
    let decoder: Decoder
  }
}
