import Foundation
import SwiftData
import Testing

/// A value that is not Codable: only a transformer can store it.
final class Outline: Equatable {
  let corners: [Int]
  init(_ corners: [Int]) { self.corners = corners }
  static func == (left: Outline, right: Outline) -> Bool { left.corners == right.corners }
}

/// An outline as text: its corners, with a word before them that tells which transformer has written it.
class OutlineTransformer: ValueTransformer {
  var word: String { "type" }

  override func transformedValue(_ value: Any?) -> Any? {
    (value as? Outline).map { Data("\(word) \($0.corners.map(String.init).joined(separator: " "))".utf8) }
  }

  override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    let words: [Substring] = String(decoding: data, as: UTF8.self).split(separator: " ")
    return words.first == word[...] ? Outline(words.dropFirst().compactMap { Int($0) }) : nil
  }
}

final class NamedOutlineTransformer: OutlineTransformer {
  override var word: String { "name" }
  override class func allowsReverseTransformation() -> Bool { false }
}

@Model final class Plot {
  @Attribute(.transformable(by: OutlineTransformer.self)) var border: Outline
  @Attribute(.transformable(by: "outline.named")) var house: Outline?

  init(border: Outline) { self.border = border }
}

@Suite("Value transformers", .serialized)
struct TransformerTests {
  private static let name = NSValueTransformerName("outline.named")

  init() { ValueTransformer.setValueTransformer(NamedOutlineTransformer(), forName: Self.name) }

  @Test("An attribute goes through the transformer that it names by type or by name", arguments: Place.allCases)
  func storing(_ place: Place) throws {
    let desk = try Desk(place, Plot.self)
    let plot = Plot(border: Outline([1, 2, 3]))
    plot.house = Outline([4, 5])
    desk.context.insert(plot)
    desk.context.insert(Plot(border: Outline([])))
    try desk.context.save()
    try desk.reopen()
    let found: [Plot] = try desk.context.fetch(FetchDescriptor<Plot>())
    #expect(found.map(\.border.corners) == [[1, 2, 3], []])
    #expect(found[0].house == Outline([4, 5]))
    #expect(found[1].house == nil)
    found[0].house = nil
    found[0].border = Outline([9])
    try desk.context.save()
    try desk.reopen()
    let again: Plot = try #require(try desk.context.fetch(FetchDescriptor<Plot>()).first)
    #expect(again.border.corners == [9])
    #expect(again.house == nil)
  }

  @Test("A schema says which attributes a transformer stores")
  func reflection() throws {
    let entity: Schema.Entity = try #require(Schema([Plot.self]).entity(for: Plot.self))
    let border: Schema.Attribute = try #require(entity.attributesByName["border"])
    #expect(border.isTransformable)
    #expect(border.options == [.transformable(by: OutlineTransformer.self)])
    #expect(entity.attributesByName["house"]?.options == [.transformable(by: "outline.named")])
    #expect(border.options != [.transformable(by: "outline.named")])
  }

  @Test("Transformers are found by the name under which they were registered, until it is taken away")
  func registering() {
    let name = NSValueTransformerName(rawValue: "outline.other")
    #expect(ValueTransformer.forName(name) == nil)
    let transformer = OutlineTransformer()
    ValueTransformer.setValueTransformer(transformer, forName: name)
    #expect(ValueTransformer.forName(name) === transformer)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    #expect(ValueTransformer.valueTransformerNames().contains(Self.name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer.forName(name) == nil)
    #expect(!ValueTransformer.valueTransformerNames().contains(name))
  }

  @Test("A transformer that overrides nothing returns what it is given, both ways")
  func base() {
    let transformer = ValueTransformer()
    #expect(transformer.transformedValue(3) as? Int == 3)
    #expect(transformer.reverseTransformedValue("a") as? String == "a")
    #expect(ValueTransformer.allowsReverseTransformation())
    #expect(!NamedOutlineTransformer.allowsReverseTransformation())
  }
}
