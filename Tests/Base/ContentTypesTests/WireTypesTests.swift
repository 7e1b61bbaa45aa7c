import ContentTypes
import Foundation
import Testing

struct WireTypesTests {
  private let types = ContentTypeDatabase(mimeFolders: [URL(fileURLWithPath: "/nonexistent")])

  @Test("Types are offered by media types, and under a private one with their identifier where they have none")
  func names() {
    func names(_ identifier: String) -> [String] { WireTypes.names(of: identifier, in: types) }
    #expect(names("public.utf8-plain-text") == ["text/plain;charset=utf-8", "text/plain"])
    #expect(names("public.file-url") == ["text/uri-list"] && names("public.url") == ["text/uri-list"])
    #expect(names("public.png") == ["image/png"] && names("public.html") == ["text/html"])
    #expect(names("com.example.card") == ["application/x-uti.com.example.card"])
  }

  @Test("Names are read as types, whatever the spelling of their encoding; names of the exchange itself are none")
  func identifiers() {
    func identifier(_ name: String) -> String? { WireTypes.identifier(of: name, in: types) }
    for name in ["text/plain;charset=utf-8", "text/plain;charset=UTF-8", "UTF8_STRING", "text/plain; charset=utf-8"] {
      #expect(identifier(name) == "public.utf8-plain-text", "\(name)")
    }
    #expect(identifier("text/plain") == "public.plain-text" && identifier("image/png") == "public.png")
    #expect(identifier("text/uri-list") == "public.url")
    #expect(identifier("application/x-uti.com.example.card") == "com.example.card")
    #expect(identifier("com.example.card") == "com.example.card")
    for name in ["TARGETS", "TIMESTAMP", "STRING", "COMPOUND_TEXT", WireTypes.portalFiles] {
      #expect(identifier(name) == nil, "\(name)")
    }
    let unknown: String? = identifier("x-special/gnome-copied-files")
    #expect(unknown.flatMap { DynamicIdentifier($0) }?.tag == "x-special/gnome-copied-files")
  }

  @Test("Every type that has names comes back from one of them")
  func roundTrip() {
    for identifier in types.identifiers where !types.mediaTypes(of: identifier).isEmpty {
      let back: [String?] = WireTypes.names(of: identifier, in: types).map { WireTypes.identifier(of: $0, in: types) }
      // Some types share a media type; then the first one of the table stands for it.
      let same: Bool = back.contains {
        $0.map { types.mediaTypes(of: $0).contains(types.mediaTypes(of: identifier)[0]) } ?? false
      }
      #expect(back.contains(identifier) || same || identifier.hasSuffix("utf8-plain-text"), "\(identifier) \(back)")
    }
  }

  @Test("Lists of addresses are read without comments and written with the ends that the rules want")
  func lists() {
    #expect(
      WireTypes.addresses(in: "# c\r\nfile:///a%20b\r\n\r\n https://x.example \nfile:///c") == [
        "file:///a%20b", "https://x.example", "file:///c",
      ])
    #expect(WireTypes.list(of: ["file:///a", "file:///b"]) == "file:///a\r\nfile:///b\r\n")
    #expect(WireTypes.addresses(in: "").isEmpty)
  }
}
