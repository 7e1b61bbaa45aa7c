import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import PhotosUI
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Pictures and films that a person chooses in a program of UIKit's.
@MainActor
@Suite("Pickers of photos for UIKit", .serialized)
struct PHPickerTests {
  private final class Album: PHPickerViewControllerDelegate {
    var results: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results)
    }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private let files: [URL] = ["one.png", "two.png", "three.mp4"].map { URL(fileURLWithPath: "/pictures/\($0)") }
  private let album = Album()

  private func open(_ configuration: PHPickerConfiguration) throws -> (PHPickerViewController, HeadlessHost) {
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = album
    let host = try window { Shown(controller: picker) }
    host.update()
    return (picker, host)
  }

  @Test("The dialog offers what the filter lets through, and the delegate gets as many files as are wanted")
  func choosing() throws {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 2
    let (picker, host) = try open(configuration)
    #expect(picker.configuration == configuration && picker.configuration != PHPickerConfiguration())
    let request: FileDialogRequest = try #require(host.fileDialogs.requests.first)
    #expect(request.kind == .openFiles(allowsMultiple: true))
    #expect(request.filters.first?.accepts(name: "a.mp4", mimeType: "video/mp4") == false)
    host.fileDialogs.answer(.chosen(files))
    host.update()
    let results: [PHPickerResult] = try #require(album.results.first)
    #expect(results.count == 2 && results.allSatisfy { $0.assetIdentifier == nil })
    #expect(results[0].itemProvider.suggestedName == "one" && results[0] != results[1])
    #expect(results[0].itemProvider.hasItemConformingToTypeIdentifier("public.image"))
  }

  @Test("A person who gives up chooses nothing, by the dialog or by the button behind it")
  func givingUp() throws {
    let (_, host) = try open(PHPickerConfiguration())
    #expect(host.fileDialogs.requests.first?.kind == .openFiles(allowsMultiple: false))
    host.fileDialogs.answer(.cancelled)
    host.update()
    #expect(album.results.count == 1 && album.results[0].isEmpty)
    #expect(host.activate("Cancel"))
    #expect(album.results.count == 2 && album.results[1].isEmpty)
  }

  @Test("A dialog that cannot be shown is told to the person, who may try again")
  func problems() throws {
    let (_, host) = try open(PHPickerConfiguration())
    host.fileDialogs.answer(.failed("No dialog"))
    host.update()
    #expect(album.results.isEmpty && host.labels.contains { $0.contains("No dialog") }, "\(host.labels)")
    #expect(host.activate("Choose…"))
    host.update()
    host.fileDialogs.answer(.chosen([files[2]]))
    host.update()
    #expect(album.results.first?.count == 1)
  }

  @Test("With a photo library results have identifiers; without a limit all are taken")
  func identifiers() throws {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 0
    let (_, host) = try open(configuration)
    host.fileDialogs.answer(.chosen(files))
    host.update()
    #expect(album.results.first?.map(\.assetIdentifier) == files.map(\.path))
  }

  @Test("A result's picture is loaded")
  func loading() async throws {
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    try #require(picture.pngData()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (_, host) = try open(PHPickerConfiguration())
    host.fileDialogs.answer(.chosen([file]))
    host.update()
    let provider: NSItemProvider = try #require(album.results.first?.first?.itemProvider)
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let size: CGSize? = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { image, _ in continuation.resume(returning: (image as? UIImage)?.size)
      }
    }
    #expect(size == picture.size)
  }

  @Test("A configuration keeps what is set")
  func kept() {
    var configuration = PHPickerConfiguration()
    #expect(configuration.selectionLimit == 1 && configuration.filter == nil && configuration.mode == .default)
    configuration.selection = .ordered
    configuration.preferredAssetRepresentationMode = .current
    configuration.preselectedAssetIdentifiers = ["one"]
    configuration.mode = .compact
    configuration.edgesWithoutContentMargins = .all
    var other: PHPickerConfiguration = configuration
    #expect(other == configuration && Set([other, configuration]).count == 1)
    other.mode = .default
    #expect(other != configuration && other.selection == .ordered && other.preselectedAssetIdentifiers == ["one"])
    #expect(other.preferredAssetRepresentationMode.rawValue == 1 && other.edgesWithoutContentMargins == .all)
  }
}
