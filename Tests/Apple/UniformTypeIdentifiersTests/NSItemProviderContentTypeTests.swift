import Testing
import UniformTypeIdentifiers

struct NSItemProviderContentTypeTests {
  @Test("Representations are registered and found by types")
  func types() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { completion in
      completion(Data("{}".utf8), nil)
      return nil
    }
    provider.registerFileRepresentation(for: .png, openInPlace: true) { completion in
      completion(URL(fileURLWithPath: "/picture.png"), false, nil)
      return nil
    }
    #expect(provider.registeredContentTypes == [.json, .png])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
    #expect(provider.registeredContentTypesForOpenInPlace == [.png])
    #expect(provider.registeredContentTypesForOpenInPlace(conformingTo: .text).isEmpty)
    let text: Data? = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .text) { data, _ in continuation.resume(returning: data) }
    }
    #expect(text == Data("{}".utf8))
    let file: (URL?, Bool) = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(for: .image, openInPlace: true) { url, isOriginal, _ in
        continuation.resume(returning: (url, isOriginal))
      }
    }
    #expect(file.0?.path == "/picture.png" && file.1)
  }

  @Test("A file is provided under its own type or a given one")
  func contentsOfFile() {
    let url = URL(fileURLWithPath: "/folder/picture.png")
    #expect(NSItemProvider(contentsOf: url, contentType: nil).registeredContentTypes == [.png])
    let provider = NSItemProvider(contentsOf: url, contentType: .data, openInPlace: true)
    #expect(provider.registeredContentTypesForOpenInPlace == [.data] && provider.suggestedName == "picture")
  }
}
