import ContentTypes
import Foundation
import Testing

struct ContentTypeDatabaseTests {
  private static let noFolder = URL(fileURLWithPath: "/nonexistent/mime")

  /// A folder with a small shared MIME database, for as long as a body runs.
  private func withDatabase(_ files: [String: String], _ body: (ContentTypeDatabase) throws -> Void) throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file: URL = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(ContentTypeDatabase(mimeFolders: [folder]))
  }

  private func dynamic(_ tag: String, _ supertypes: [String] = ["public.data"]) -> String {
    DynamicIdentifier(tag: tag, tagClass: .filenameExtension, supertypes: supertypes).identifier
  }

  @Test("Without a shared MIME database the system's types are known, and unknown tags have no type")
  func withoutDatabase() {
    let types = ContentTypeDatabase(mimeFolders: [Self.noFolder])
    #expect(types.declaredTypes(tag: "PNG", .filenameExtension) == ["public.png"])
    #expect(types.declaredTypes(tag: "image/png", .mediaType) == ["public.png"])
    #expect(types.declaredTypes(tag: "unheard-of", .filenameExtension).isEmpty)
    #expect(types.filenameExtensions(of: "public.jpeg").first == "jpeg")
    #expect(types.mediaTypes(of: "com.adobe.pdf") == ["application/pdf"])
    #expect(types.supertypes(of: dynamic("unheard-of")) == ["public.data", "public.item"])
    #expect(types.summary(of: "com.adobe.pdf", languages: ["de"]) == "PDF document")
  }

  @Test("Every type of the table conforms to declared types only, and to none in a circle")
  func tableIsClosed() {
    let types = ContentTypeDatabase(mimeFolders: [Self.noFolder])
    #expect(types.identifiers.count > 150)
    for identifier in types.identifiers {
      let supertypes: Set<String> = types.supertypes(of: identifier)
      #expect(!supertypes.contains(identifier))
      #expect(supertypes.allSatisfy { types.declaration(of: $0) != nil }, "\(identifier)")
    }
    #expect(
      types.supertypes(of: "public.svg-image").isSuperset(of: ["public.image", "public.xml", "public.text"]))
  }

  @Test("The shared MIME database names further extensions, aliases and kinds of types")
  func sharedDatabase() throws {
    try withDatabase([
      "globs2": "80:text/x-note:*.note\n50:image/png:*.pong\n50:text/x-note:*.nt\n50:text/x-make:Makefile\n",
      "aliases": "image/x-ping image/png\n", "subclasses": "text/x-note text/markdown\nmodel/x-b application/x-c\n",
    ]) { types in
      #expect(types.declaredTypes(tag: "pong", .filenameExtension) == ["public.png"])
      #expect(types.declaredTypes(tag: "image/x-ping", .mediaType) == ["public.png"])
      #expect(types.declaredTypes(tag: "text/plain; charset=x-odd", .mediaType) == ["public.plain-text"])
      #expect(types.mediaTypes(of: dynamic("note")) == ["text/x-note"])
      #expect(types.conforms(dynamic("NOTE"), to: "net.daringfireball.markdown"))
      let media = DynamicIdentifier(tag: "text/x-note", tagClass: .mediaType, supertypes: [])
      #expect(types.filenameExtensions(of: media.identifier) == ["note", "nt"])
      #expect(types.conforms(media.identifier, to: "public.text"))
      #expect(!types.conforms(dynamic("note", ["com.apple.package"]), to: "public.text"))
    }
  }

  @Test("Descriptions are in the first language that the desktop has, with entities read")
  func descriptions() throws {
    let note = """
      <mime-type type="text/x-note"><comment>Notes &amp; more</comment>
      <comment xml:lang="de">Notiz</comment><comment xml:lang="pt_BR">Nota</comment></mime-type>
      """
    let pdf = "<mime-type><comment>PDF document</comment><comment xml:lang=\"de\">PDF-Dokument</comment></mime-type>"
    try withDatabase([
      "globs2": "50:text/x-note:*.note\n", "text/x-note.xml": note, "application/pdf.xml": pdf,
    ]) { types in
      #expect(types.summary(of: dynamic("note"), languages: ["fr", "de-AT"]) == "Notiz")
      #expect(types.summary(of: dynamic("note"), languages: ["pt-BR"]) == "Nota")
      #expect(types.summary(of: dynamic("note"), languages: ["fr"]) == "Notes & more")
      #expect(types.summary(of: "com.adobe.pdf", languages: ["de"]) == "PDF-Dokument")
      #expect(types.summary(of: "public.item", languages: ["de"]) == "item")
    }
  }

  @Test("Damaged lines of the shared MIME database are passed over")
  func damaged() throws {
    try withDatabase([
      "globs2": "\n#x\n50\n50:a\n:::\n50:text/x:*.\n50:text/y:*.[ab]\n", "aliases": "a\n", "subclasses": "b",
    ]) {
      #expect($0.declaredTypes(tag: "png", .filenameExtension) == ["public.png"])
      #expect($0.declaredTypes(tag: "", .filenameExtension).isEmpty)
    }
  }

  @Test("Folders follow the XDG rules: the person's first, relative and empty ones ignored")
  func folders() {
    func paths(_ environment: [String: String]) -> [String] {
      SharedMIMEDatabase.systemFolders(environment: environment).map(\.path)
    }
    #expect(paths(["HOME": "/h"]) == ["/h/.local/share/mime", "/usr/local/share/mime", "/usr/share/mime"])
    #expect(paths(["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "x:/y"]) == ["/d/mime", "/y/mime"])
    #expect(paths(["HOME": "/h", "XDG_DATA_HOME": "", "XDG_DATA_DIRS": "/y"]) == ["/h/.local/share/mime", "/y/mime"])
  }

  @Test("The program's information property list declares types, and cannot redefine the system's")
  func ofProgram() {
    let declared: [ContentTypeDeclaration] = ContentTypeDeclaration.ofProgram([
      "UTImportedTypeDeclarations": [["UTTypeIdentifier": "com.example.other", "UTTypeConformsTo": ["public.text"]]],
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.note", "UTTypeConformsTo": "public.json", "UTTypeDescription": "note",
          "UTTypeVersion": 3, "UTTypeReferenceURL": "https://example.com",
          "UTTypeTagSpecification": [
            "public.filename-extension": ["note", "nt"], "public.mime-type": "application/x-n",
          ],
        ], ["UTTypeIdentifier": "public.png", "UTTypeConformsTo": "public.text"], ["UTTypeDescription": "nameless"],
      ],
    ])
    #expect(declared.map(\.identifier) == ["com.example.note", "public.png", "com.example.other"])
    #expect(declared[0].version == 3)
    let types = ContentTypeDatabase(mimeFolders: [Self.noFolder], declarations: declared)
    #expect(types.declaredTypes(tag: "nt", .filenameExtension) == ["com.example.note"])
    #expect(types.declaredTypes(tag: "application/x-n", .mediaType) == ["com.example.note"])
    #expect(types.conforms("COM.example.NOTE", to: "public.text"))
    #expect(!types.conforms("public.png", to: "public.text"))
  }

  @Test("A type that code declares twice conforms to the supertypes of both declarations")
  func declaredTwice() {
    let types = ContentTypeDatabase(mimeFolders: [Self.noFolder])
    types.declare(ContentTypeDeclaration("com.example.a"))
    #expect(!types.conforms("com.example.a", to: "public.data"))
    types.declare(ContentTypeDeclaration("com.example.a", supertypes: ["public.json"]))
    types.declare(ContentTypeDeclaration("public.png", supertypes: ["public.json"]))
    #expect(types.conforms("com.example.a", to: "public.text"))
    #expect(!types.conforms("public.png", to: "public.json"))
  }
}
