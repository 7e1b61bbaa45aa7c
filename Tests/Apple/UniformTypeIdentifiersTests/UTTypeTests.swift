import ContentTypes
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test("Types are found by identifier without regard to case, and unknown identifiers give none")
  func identifiers() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("PUBLIC.PNG")?.identifier == "public.png")
    #expect(UTType("com.example.nobody-declared-this") == nil)
    #expect(UTType("") == nil)
    #expect(UTType("dyn.ah62d4rv4ge80s6d2")?.preferredFilenameExtension == "gpx")
    #expect(UTType(identifier: "com.example.nobody-declared-this", allowUndeclared: false) == nil)
    let kept = UTType(identifier: "com.example.nobody-declared-this", allowUndeclared: true)
    #expect(kept?.identifier == "com.example.nobody-declared-this")
    #expect(kept?.isDeclared == false && kept?.isDynamic == false && kept?.supertypes.isEmpty == true)
    #expect(UTType(identifier: "not an identifier", allowUndeclared: true) == nil)
  }

  @Test("Conformance goes through all levels, and a type is neither its own subtype nor supertype")
  func conformance() {
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
    #expect(UTType.png.conforms(to: .content))
    #expect(!UTType.png.conforms(to: .jpeg) && !UTType.image.conforms(to: .png))
    #expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .png) && !UTType.png.isSupertype(of: .png))
    #expect(UTType.fileURL.supertypes == [.url, .data, .item])
    #expect(UTType.applicationBundle.conforms(to: .executable) && UTType.applicationBundle.conforms(to: .package))
    #expect(UTType.swiftSource.conforms(to: .plainText) && UTType.svg.conforms(to: .xml))
    #expect(UTType.json.conforms(to: .text) && !UTType.json.conforms(to: .plainText))
    #expect(UTType.pdf.conforms(to: .compositeContent) && !UTType.folder.conforms(to: .data))
  }

  @Test("Types are found by extension and media type, declared ones first")
  func tags() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "txt") == .plainText)
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
    #expect(UTType(filenameExtension: "app")?.isDynamic == true)
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType(mimeType: "text/plain;charset=utf-8") == .utf8PlainText)
    #expect(UTType(mimeType: "application/pdf", conformingTo: .image)?.isDynamic == true)
    #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: ".png") == nil)
    #expect(
      UTType(mimeType: "png") == nil && UTType(tag: "x", tagClass: .init(rawValue: "y"), conformingTo: nil) == nil)
    #expect(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil) == [.mpeg4Movie, .mpeg4Audio])
    #expect(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: .audio) == [.mpeg4Audio])
    #expect(UTType.png.tags == [.filenameExtension: ["png"], .mimeType: ["image/png"]])
    #expect(UTType.image.tags.isEmpty && UTType.image.preferredMIMEType == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
  }

  @Test("An extension without a type gives a dynamic type that is neither declared nor public")
  func dynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "Zzyx"))
    #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
    #expect(type.conforms(to: .data) && type.preferredFilenameExtension == "zzyx" && type.version == nil)
    #expect(UTType(type.identifier) == type && UTType(filenameExtension: "zzyx") == type)
    let folder = try #require(UTType(filenameExtension: "zzyx", conformingTo: .directory))
    #expect(folder != type && folder.conforms(to: .directory) && !folder.conforms(to: .data))
    #expect(UTType.png.isPublic && UTType.png.isDeclared && !UTType.pdf.isPublic)
  }

  @Test("Exported and imported types are declared with their supertype")
  func declared() {
    let exported = UTType(exportedAs: "com.example.type-tests.exported", conformingTo: .json)
    #expect(exported.isDeclared && exported.conforms(to: .text))
    #expect(UTType("com.example.type-tests.exported") == exported)
    let imported = UTType(importedAs: "com.example.type-tests.imported")
    #expect(imported.supertypes.isEmpty && imported.isDeclared)
    #expect(UTType(exportedAs: "public.png", conformingTo: .json).conforms(to: .json) == false)
  }

  @Test("A type is coded as its identifier, and unknown ones come back")
  func coding() throws {
    let types: [UTType] = [.png, UTType(identifier: "com.example.elsewhere", allowUndeclared: true)!]
    let data: Data = try JSONEncoder().encode(types)
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png","com.example.elsewhere"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == types)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["a b"]"#.utf8)) }
    #expect("\(UTType.png)" == "public.png" && UTType.png.debugDescription == "public.png (declared)")
    #expect(Set([UTType.png, UTType("Public.PNG")!]).count == 1)
  }

  @Test("Descriptions, versions and references are those of the declaration")
  func descriptions() {
    #expect(UTType.pdf.localizedDescription?.isEmpty == false)
    ContentTypeDatabase.shared.declare(
      ContentTypeDeclaration(
        "com.example.type-tests.v", summary: "thing", version: 2, referenceURL: "https://a.example"))
    let type = UTType(importedAs: "com.example.type-tests.v")
    #expect(type.localizedDescription == "thing" && type.version == 2)
    #expect(type.referenceURL == URL(string: "https://a.example"))
  }

  @Test("Names get the extension of a type unless they have one of it")
  func names() {
    let folder = URL(fileURLWithPath: "/a/b", isDirectory: true)
    #expect(folder.appendingPathComponent("c", conformingTo: .png).path == "/a/b/c.png")
    #expect(folder.appendingPathComponent("c.jpg", conformingTo: .jpeg).path == "/a/b/c.jpg")
    #expect(folder.appendingPathComponent("c.jpg", conformingTo: .image).path == "/a/b/c.jpg")
    #expect(folder.appendingPathComponent("c.jpg", conformingTo: .png).path == "/a/b/c.jpg.png")
    #expect(folder.appendingPathComponent("c", conformingTo: .folder).hasDirectoryPath)
    #expect(folder.appendingPathComponent("c.2", conformingTo: .image).path == "/a/b/c.2")
    #expect(URL(fileURLWithPath: "/a/b").appendingPathExtension(for: .pdf).path == "/a/b.pdf")
    #expect(URL(fileURLWithPath: "/a/b.pdf").appendingPathExtension(for: .pdf).path == "/a/b.pdf")
    var url = URL(fileURLWithPath: "/a/b")
    url.appendPathExtension(for: .plainText)
    #expect(url.path == "/a/b.txt")
    url = folder
    url.appendPathComponent("n", conformingTo: .json)
    #expect(url.path == "/a/b/n.json")
    #expect(("/a" as NSString).appendingPathComponent("b", conformingTo: .gif) == "/a/b.gif")
    #expect(("/a/b" as NSString).appendingPathExtension(for: .gif) == "/a/b.gif")
  }
}
