import CoreGraphics
import Diagnostics
import Foundation

/// What a program sets of a camera and of films, of which no host has any.
struct RecordingSettings {
  var captureMode: UIImagePickerController.CameraCaptureMode = .photo
  var device: UIImagePickerController.CameraDevice = .rear
  var flash: UIImagePickerController.CameraFlashMode = .auto
  var showsControls: Bool = true
  var overlay: UIView?
  var transform: CGAffineTransform = .identity
  var quality: UIImagePickerController.QualityType = .typeMedium
  var longest: TimeInterval = 600
  var filmPreset: String = ""
  var imagePreset: UIImagePickerController.ImageURLExportPreset = .compatible
}

// No host has a camera for programs: what is set of one is kept, and a program that asks is told that there is none.
extension UIImagePickerController {
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// Which camera it is.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  /// When a camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// How good a film is.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  /// In which format a picture's file comes.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }

  /// False: there is no camera.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// False: there is no camera.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera takes, as numbers of `CameraCaptureMode`; nil: there is no camera.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// What the camera takes; photographs by default.
  public var cameraCaptureMode: CameraCaptureMode {
    get { recording.captureMode }
    set { recording.captureMode = newValue }
  }
  /// Which camera; the rear one by default.
  public var cameraDevice: CameraDevice {
    get { recording.device }
    set { recording.device = newValue }
  }
  /// When the camera flashes; by itself by default.
  public var cameraFlashMode: CameraFlashMode {
    get { recording.flash }
    set { recording.flash = newValue }
  }
  /// Whether the system's buttons of a camera are shown; true by default.
  public var showsCameraControls: Bool {
    get { recording.showsControls }
    set { recording.showsControls = newValue }
  }
  /// A view in front of what the camera sees; nil by default.
  public var cameraOverlayView: UIView? {
    get { recording.overlay }
    set { recording.overlay = newValue }
  }
  /// How what the camera sees is drawn.
  public var cameraViewTransform: CGAffineTransform {
    get { recording.transform }
    set { recording.transform = newValue }
  }
  /// How good films are; medium by default.
  public var videoQuality: QualityType {
    get { recording.quality }
    set { recording.quality = newValue }
  }
  /// How long films may be, in seconds; ten minutes by default.
  public var videoMaximumDuration: TimeInterval {
    get { recording.longest }
    set { recording.longest = newValue }
  }
  /// The format of films, by the name of a preset.
  public var videoExportPreset: String {
    get { recording.filmPreset }
    set { recording.filmPreset = newValue }
  }
  /// The format of pictures' files: they come as they are.
  public var imageExportPreset: ImageURLExportPreset {
    get { recording.imagePreset }
    set { recording.imagePreset = newValue }
  }

  /// Takes no picture: there is no camera.
  public func takePicture() { warn() }
  /// Begins no film, and says so by false: there is no camera.
  public func startVideoCapture() -> Bool {
    warn()
    return false
  }
  /// Ends the film, of which there is none.
  public func stopVideoCapture() {}

  private func warn() {
    Diagnostics.warn("There is no camera: ask UIImagePickerController.isSourceTypeAvailable(_:) first.")
  }
}
