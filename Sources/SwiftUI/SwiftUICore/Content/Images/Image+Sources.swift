import CoreGraphics
@_exported import DeveloperToolsSupport
import Foundation
import ImageEngine

extension Image {
  /// Shows a symbol by its name, as large as the text around it and in the foreground style.
  ///
  /// ```swift
  /// Image(systemName: "heart.fill")
  ///   .imageScale(.large)
  ///   .foregroundStyle(.red)
  /// ```
  ///
  /// - Parameter systemName: The name. A name without a drawing shows a box with the name in it.
  public nonisolated init(systemName: String) {
    self.init(.symbol(systemName, value: nil), label: .inferred)
  }

  /// Shows a symbol that can show a value from 0 to 1, such as the waves of a loudspeaker.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, value: variableValue), label: .inferred)
  }

  /// Shows a picture of an asset catalog, or a file, by its name, which is also its label.
  ///
  /// Without a bundle the program's own resources are searched, and those of the package targets beside it.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle, value: nil), label: .inferred)
  }

  /// Shows a picture by its name, with a label of its own.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle, value: nil), label: .text(label))
  }

  /// Shows a picture by its name that readers pass over.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle, value: nil), label: .decorative)
  }

  /// Shows a symbol of a catalog with a value from 0 to 1.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle, value: variableValue), label: .inferred)
  }

  /// Shows a symbol of a catalog with a value from 0 to 1 and a label of its own.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle, value: variableValue), label: .text(label))
  }

  /// Shows a symbol of a catalog with a value from 0 to 1 that readers pass over.
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle, value: variableValue), label: .decorative)
  }

  /// Shows a picture of the resources that a name stands for.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Shows pixels.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels in a point.
  ///   - orientation: how the pixels have to be turned to stand upright.
  ///   - label: what a screen reader says.
  public nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(.bitmap(cgImage, scale: scale, orientation.stored), label: .text(label))
  }

  /// Shows pixels that readers pass over.
  public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(.bitmap(cgImage, scale: scale, orientation.stored), label: .decorative)
  }

  /// Shows what a decoder gave.
  package init(decoded: DecodedImage, scale: CGFloat) {
    switch decoded {
    case .bitmap(let image, let orientation, let reduction):
      // The size in points is that of the file.
      self.init(.bitmap(image, scale: scale / CGFloat(reduction), orientation), label: .none)
    case .vector(let image): self.init(.vector(image, scale: scale), label: .none)
    }
  }

  /// Shows a drawing that readers know by a label, or as a picture without a name.
  package init(drawing: DrawnImage, label: Text?) {
    self.init(.drawn(drawing), label: label.map(Label.text) ?? .none)
  }
}
