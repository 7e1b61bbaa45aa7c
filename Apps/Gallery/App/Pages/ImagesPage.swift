import CoreImage.CIFilterBuiltins
import SwiftUI
import UIKit

struct ImagesPage: View {
  private var sign: Image { Image(.sign) }

  private static let target = Image(size: CGSize(width: 30, height: 30)) { context in
    for (inset, color) in [(0, Color.red), (5, .white), (10, .red)] as [(CGFloat, Color)] {
      context.fill(Circle().inset(by: inset).path(in: CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(color))
    }
  }

  /// Coloured circles of 64 pixels.
  private static let wheel: CIImage? = CIImage(
    image: UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
      for (number, color) in [UIColor.systemBlue, .systemYellow, .systemRed].enumerated() {
        color.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 8 * number, y: 10 * number, width: 48, height: 44))
      }
    })

  var body: some View {
    Example("A picture of a catalog") {
      Image(.sign).accessibilityLabel("A hill under the sun")
    }
    Example("Sizes") {
      Specimens {
        Specimen("Stretched") { sign.resizable().frame(width: 64, height: 64) }
        Specimen("Fitted") { sign.resizable().scaledToFit().frame(width: 64, height: 64).border(.gray) }
        Specimen("Filled") { sign.resizable().scaledToFill().frame(width: 64, height: 64).clipped() }
        Specimen("Tiled") { sign.resizable(resizingMode: .tile).frame(width: 64, height: 64) }
        Specimen("Round") { sign.resizable().scaledToFill().frame(width: 64, height: 64).clipShape(.circle) }
        Specimen("With corners") {
          sign.resizable(capInsets: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)).frame(
            width: 64, height: 64)
        }
        Specimen("In pixels") { sign.interpolation(.none).resizable().frame(width: 64, height: 40) }
        Specimen("Template") {
          Image(.key).renderingMode(.template).resizable().scaledToFit().frame(width: 64, height: 48)
            .foregroundStyle(.purple)
        }
      }
    }
    Example("Drawn") {
      Self.target
      Text("A target \(Self.target) in a line")
    }
    Example("Made by filters") {
      Specimens {
        Specimen("A QR code") {
          FilteredImage(CIFilter.qrCodeGenerator()) { $0.message = Data("https://www.swift.org".utf8) }
            .accessibilityLabel("QR code of swift.org")
        }
        Specimen("Sepia") { FilteredImage(CIFilter.sepiaTone()) { $0.inputImage = Self.wheel } }
        Specimen("Blurred") {
          FilteredImage(CIFilter.gaussianBlur()) { ($0.inputImage, $0.radius) = (Self.wheel?.clampedToExtent(), 3) }
        }
        Specimen("Crystals") {
          FilteredImage(CIFilter.crystallize()) { ($0.inputImage, $0.radius) = (Self.wheel, 8) }
        }
      }
    }
    Example("From an address") {
      AsyncImage(url: nil).frame(width: 64, height: 40)
    }
  }
}

/// A picture that a filter makes, 64 points wide.
private struct FilteredImage: View {
  private let image: UIImage

  init<Filter>(_ filter: Filter, prepare: (inout Filter) -> Void) {
    var filter: Filter = filter
    prepare(&filter)
    let made: CIImage? = (filter as? CIFilter)?.outputImage
    // A picture without an end is shown as far as the others go.
    let square = CGRect(x: 0, y: 0, width: 64, height: 64)
    let shown: CIImage? = made.map { $0.extent == .infinite ? $0.cropped(to: square) : $0 }
    image = shown.map { UIImage(ciImage: $0) } ?? UIImage()
  }

  var body: some View {
    Image(uiImage: image).interpolation(.none).resizable().frame(width: 64, height: 64)
  }
}

#Preview("Images", traits: .sizeThatFitsLayout) { ImagesPage() }
