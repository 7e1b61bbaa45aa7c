import ContentTypes
import Testing

struct DynamicIdentifierTests {
  /// Identifiers that macOS and iOS gave to files, as public reports of their owners tell.
  @Test(
    "Dynamic identifiers of data are those of Apple's systems",
    arguments: [
      ("srt", "dyn.ah62d4rv4ge81g6xy"), ("livp", "dyn.ah62d4rv4ge8024p0sa"), ("conf", "dyn.ah62d4rv4ge80g55sq2"),
      ("gpx", "dyn.ah62d4rv4ge80s6d2"), ("s16", "dyn.ah62d4rv4ge81gqm0"), ("mcpb", "dyn.ah62d4rv4ge80425uqk"),
    ])
  func recorded(filenameExtension: String, identifier: String) throws {
    let made = DynamicIdentifier(tag: filenameExtension, tagClass: .filenameExtension, supertypes: ["public.data"])
    #expect(made.identifier == identifier)
    let read = try #require(DynamicIdentifier(identifier))
    #expect(read == made)
  }

  @Test("An identifier gives back tag, class and supertypes, also with separators and unknown types in them")
  func roundTrip() throws {
    for supertypes in [[], ["public.image"], ["com.example.a", "public.folder"], ["a:b=c,d\\e"]] {
      for (tag, tagClass) in [
        ("application/x-note;v=1,2", DynamicIdentifier.TagClass.mediaType), ("a\\b:c", .filenameExtension),
        ("größe", .filenameExtension),
      ] {
        let made = DynamicIdentifier(tag: tag, tagClass: tagClass, supertypes: supertypes)
        let read = try #require(DynamicIdentifier(made.identifier), "\(made)")
        #expect(read == made)
      }
    }
  }

  @Test("Texts that are no dynamic identifiers are not read")
  func refused() {
    for text in ["", "dyn.", "dyn.a", "dyn.b62d4", "public.data", "dyn.alll", "dyn.ah62d4rv4ge80xxxx!"] {
      #expect(DynamicIdentifier(text) == nil, "\(text)")
    }
  }
}
