@_exported import DeveloperToolsSupport
import Diagnostics
import Foundation
import ImageEngine

extension UIImage {
  /// The picture of a bundle's resources that a name stands for, in light appearance; an empty image, with a message,
  /// when it is not there any more.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(resource.name, in: ResourceFolders.of(resource.bundle)) {
      self.init(content: image.content, scale: image.scale, orientation: image.imageOrientation, look: image.look)
    } else {
      Diagnostics.warn("UIImage(resource:) is empty: there is no picture \"\(resource.name)\" in its bundle.")
      self.init()
    }
  }
}

extension UIColor {
  /// The colour of a bundle's asset catalogs that a name stands for; clear, with a message, when it is not there any more.
  public convenience init(resource: ColorResource) {
    if let color = AssetLibrary.shared.color(named: resource.name, in: ResourceFolders.of(resource.bundle)) {
      self.init(.named(resource.name, color))
    } else {
      Diagnostics.warn("UIColor(resource:) is clear: there is no colour \"\(resource.name)\" in its bundle.")
      self.init(white: 0, alpha: 0)
    }
  }
}
