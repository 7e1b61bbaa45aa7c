import Diagnostics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import ViewTestSupport

/// Choosing pictures by UIKit.
@MainActor
@Suite("Choosing pictures by UIKit", .serialized)
struct ImagePickerControllerTests {
  private final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var log: [String] = []
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let size: CGSize = (info[.originalImage] as? UIImage)?.size ?? .zero
      log.append("\(Int(size.width)) \((info[.imageURL] as? URL)?.lastPathComponent ?? "none")")
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { log.append("cancelled") }
  }

  private final class Quiet: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

  /// A picture of seven points in a file.
  private func picture(in folder: ResourceFolder) throws -> URL {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format).pngData { _ in }
    let url: URL = folder.url.appendingPathComponent("seven.png")
    try data.write(to: url)
    return url
  }

  @Test("The dialog for files opens with the controller; the delegate gets the picture, and hears of giving up")
  func choosing() throws {
    let folder = try ResourceFolder()
    let (picker, chooser) = (UIImagePickerController(), Chooser())
    picker.delegate = chooser
    let host = try window(width: 400, height: 300) { Controllers(picker) }
    host.update()
    #expect(host.labels == ["Choose a picture", "Choose…", "Cancel"])
    #expect(host.fileDialogs.requests.count == 1)
    #expect(host.fileDialogs.choose([try picture(in: folder)], type: { _ in "image/png" }))
    host.update()
    #expect(chooser.log == ["7 seven.png"])
    #expect(host.activate("Choose…"))
    host.update()
    host.fileDialogs.answer(.cancelled)
    host.update()
    #expect(chooser.log.last == "cancelled" && chooser.log.count == 2)
  }

  @Test("What is no picture is told to the person, and a film is told by its file")
  func files() throws {
    let folder = try ResourceFolder()
    let broken: URL = folder.url.appendingPathComponent("broken.png")
    try Data("no picture".utf8).write(to: broken)
    let picker = UIImagePickerController()
    let host = try window(width: 400, height: 300) { Controllers(picker) }
    host.update()
    #expect(host.fileDialogs.choose([broken], type: { _ in "image/png" }))
    host.update()
    #expect(host.labels.first == "The file could not be read.")
    #expect(picker.info(of: broken) == nil)
    let film = try #require(picker.info(of: URL(fileURLWithPath: "/tmp/film.mp4")))
    #expect(film[.mediaType] as? String == UTType.movie.identifier && film[.mediaURL] is URL)
    #expect(film[.editedImage] == nil && film[.cropRect] == nil && film[.mediaMetadata] == nil)
  }

  @Test("What a program sets of a camera and of films is kept, and what it asks of a camera is answered by no")
  func cameras() {
    typealias Picker = UIImagePickerController
    #expect(!Picker.isCameraDeviceAvailable(.rear) && !Picker.isFlashAvailable(for: .front))
    #expect(Picker.availableCaptureModes(for: .rear) == nil)
    let picker = Picker()
    #expect(picker.cameraDevice == .rear && picker.cameraCaptureMode == .photo && picker.cameraFlashMode == .auto)
    #expect(picker.showsCameraControls && picker.cameraOverlayView == nil && picker.cameraViewTransform == .identity)
    #expect(picker.videoQuality == .typeMedium && picker.videoMaximumDuration == 600)
    #expect(picker.videoExportPreset.isEmpty && picker.imageExportPreset == .compatible)
    picker.cameraDevice = .front
    picker.cameraCaptureMode = .video
    picker.cameraFlashMode = .off
    picker.showsCameraControls = false
    let overlay = UIView()
    picker.cameraOverlayView = overlay
    picker.cameraViewTransform = CGAffineTransform(scaleX: 2, y: 2)
    picker.videoQuality = .typeIFrame960x540
    picker.videoMaximumDuration = 5
    picker.videoExportPreset = "small"
    picker.imageExportPreset = .current
    #expect(picker.cameraDevice == .front && picker.cameraCaptureMode == .video && picker.cameraFlashMode == .off)
    #expect(!picker.showsCameraControls && picker.cameraOverlayView === overlay && picker.cameraViewTransform.a == 2)
    #expect(picker.videoQuality.rawValue == 5 && picker.videoMaximumDuration == 5)
    #expect(picker.videoExportPreset == "small" && picker.imageExportPreset == .current)
    picker.takePicture()
    #expect(!picker.startVideoCapture())
    picker.stopVideoCapture()
    let qualities: [Picker.QualityType] = [.typeHigh, .typeMedium, .typeLow, .type640x480, .typeIFrame1280x720]
    #expect(qualities.map(\.rawValue) == [0, 1, 2, 3, 4] && Picker.CameraFlashMode.on.rawValue == 1)
  }

  @Test("There is no camera, and types that are none leave pictures")
  func sources() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary)?.count == 2)
    let picker = UIImagePickerController()
    #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == [UTType.image.identifier])
    picker.allowsEditing = true
    picker.mediaTypes = []
    #expect(picker.allowsEditing)
    let quiet = Quiet()
    quiet.imagePickerController(picker, didFinishPickingMediaWithInfo: [:])
    quiet.imagePickerControllerDidCancel(picker)
  }
}
