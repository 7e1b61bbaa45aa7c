import FoundationGaps
import HostHeadless
import HostInterface
import PhotosUI
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

/// Pictures and films that a person chooses.
@MainActor
@Suite("Photos pickers")
struct PhotosPickerTests {
  private struct One: View {
    @State private var item: PhotosPickerItem?
    let items: Remote<PhotosPickerItem?>
    var library: PHPhotoLibrary?

    var body: some View {
      VStack {
        if let library {
          PhotosPicker("Choose", selection: $item, matching: .images, photoLibrary: library)
        } else {
          PhotosPicker("Choose", selection: $item, matching: .images)
        }
        Text(item == nil ? "None" : "One")
      }
      .handing($item, to: items)
    }
  }

  private struct Many: View {
    @State private var items: [PhotosPickerItem] = []
    @State private var isPresented = false
    let limit: Int?
    let shown: Remote<Bool>
    let chosen: Remote<[PhotosPickerItem]>

    var body: some View {
      Text("\(items.count) items")
        .photosPicker(isPresented: $isPresented, selection: $items, maxSelectionCount: limit)
        .handing($isPresented, to: shown)
        .handing($items, to: chosen)
    }
  }

  private let png = URL(fileURLWithPath: "/pictures/one.png")

  @Test("The button opens a dialog for one picture, and the selection is the item")
  func single() throws {
    let items = Remote<PhotosPickerItem?>()
    let host = try window { One(items: items) }
    #expect(host.activate("Choose"))
    let request: FileDialogRequest = try #require(host.fileDialogs.requests.first)
    #expect(request.kind == .openFiles(allowsMultiple: false))
    #expect(request.filters.first?.accepts(name: "a.png", mimeType: "image/png") == true)
    #expect(request.filters.first?.accepts(name: "a.mp4", mimeType: "video/mp4") == false)
    host.fileDialogs.answer(.chosen([png]))
    host.update()
    #expect(host.labels.contains("One") && items.value??.itemIdentifier == nil)
    #expect(items.value??.supportedContentTypes == [.png])
    #expect(host.activate("Choose"))
    host.fileDialogs.answer(.cancelled)
    host.update()
    #expect(host.labels.contains("One"))
  }

  @Test("With a photo library the item has an identifier, by which it is found again")
  func identifiers() throws {
    let items = Remote<PhotosPickerItem?>()
    let host = try window { One(items: items, library: .shared()) }
    #expect(host.activate("Choose"))
    host.fileDialogs.answer(.chosen([png]))
    let identifier: String = try #require(items.value??.itemIdentifier)
    #expect(PhotosPickerItem(itemIdentifier: identifier) == items.value)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .restricted)
  }

  @Test("Several items are taken up to the limit", arguments: [nil, 1, 2])
  func several(limit: Int?) throws {
    let shown = Remote<Bool>()
    let chosen = Remote<[PhotosPickerItem]>()
    let host = try window { Many(limit: limit, shown: shown, chosen: chosen) }
    shown.value = true
    host.update()
    let request: FileDialogRequest = try #require(host.fileDialogs.requests.first)
    #expect(request.kind == .openFiles(allowsMultiple: limit != 1))
    #expect(request.filters.first?.accepts(name: "a.mp4", mimeType: "video/mp4") == true)
    host.fileDialogs.answer(.chosen([png, png, png]))
    host.update()
    #expect(chosen.value?.count == limit ?? 3 && shown.value == false)
    shown.value = true
    host.update()
    host.fileDialogs.answer(.failed("No dialog"))
    #expect(chosen.value?.count == limit ?? 3)
  }

  @Test("An item is loaded as data and as an image; what it is not comes as nil, and a missing file fails")
  func loading() async throws {
    let items = Remote<PhotosPickerItem?>()
    let host = try window { One(items: items) }
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    let pixel = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    try pixel.write(to: file)
    #expect(host.activate("Choose"))
    host.fileDialogs.answer(.chosen([file]))
    let item: PhotosPickerItem = try #require(items.value ?? nil)
    #expect(try await item.loadTransferable(type: Data.self) == pixel)
    #expect(try await item.loadTransferable(type: Image.self) != nil)
    #expect(try await item.loadTransferable(type: String.self) == nil)
    let data: Data? = await withCheckedContinuation { continuation in
      item.loadTransferable(type: Data.self) { continuation.resume(returning: (try? $0.get()) ?? nil) }
    }
    #expect(data == pixel)
    try FileManager.default.removeItem(at: file)
    await #expect(throws: (any Error).self) { try await item.loadTransferable(type: Data.self) }
  }

  @Test("Filters are put together")
  func filters() {
    #expect(PHPickerFilter.any(of: [.images, .videos]) == .spatialMedia)
    #expect(PHPickerFilter.not(.images) == .videos)
    #expect(PHPickerFilter.all(of: [.screenshots, .images]) == .images)
    #expect(PHPickerFilter.all(of: [.spatialMedia, .not(.videos)]) == .livePhotos)
  }
}
