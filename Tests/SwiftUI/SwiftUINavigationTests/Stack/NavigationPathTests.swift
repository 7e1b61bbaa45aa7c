import Foundation
import SwiftUI
import Testing

@Suite struct NavigationPathTests {
  struct Place: Hashable, Codable {
    var name: String
    var floor: Int
  }

  private struct Hidden: Hashable, Codable {
    var number: Int
  }

  private struct Plain: Hashable {}

  @Test("A path counts its values and takes them from the end")
  func values() {
    var path = NavigationPath([1, 2, 3])
    #expect(path.count == 3)
    #expect(!path.isEmpty)
    path.append("four")
    path.removeLast(2)
    #expect(path == NavigationPath([1, 2]))
    path.removeLast()
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test("A path of codable values is stored and read again, with types of the app's own")
  func coding() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    path.append(Place(name: "Archive", floor: 3))
    let data: Data = try JSONEncoder().encode(try #require(path.codable))
    let read: NavigationPath.CodableRepresentation = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: data)
    #expect(read == path.codable)
    #expect(NavigationPath(read) == path)
  }

  @Test("A path with a value that is not codable has no form that can be stored")
  func notCodable() {
    var path = NavigationPath()
    path.append(1)
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test("A path with a value of a private type is not written: a later run would not find the type")
  func privateType() throws {
    var path = NavigationPath()
    path.append(Hidden(number: 1))
    let codable: NavigationPath.CodableRepresentation = try #require(path.codable)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(codable) }
  }

  @Test("Reading a path with an unknown type fails with its name")
  func unknownType() {
    let data = Data(#"["7Missing4TypeV", "{}"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
