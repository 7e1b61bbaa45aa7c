import CoreTransferable
import Foundation
import SwiftUICore
import UIFoundation
import UniformTypeIdentifiers

extension Image: Transferable {
  /// The picture as PNG, two pixels a point; pictures in every form that images of files have are read.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { image in
      try await PictureTransfer.png(of: image)
    } importing: { data in
      try PictureTransfer.image(of: data)
    }
    DataRepresentation(importedContentType: .image) { try PictureTransfer.image(of: $0) }
    DataRepresentation(importedContentType: .pdf) { try PictureTransfer.image(of: $0) }
  }
}

private enum PictureTransfer {
  @MainActor static func png(of image: Image) throws -> Data {
    let renderer = ImageRenderer(content: image)
    renderer.scale = 2
    guard let data = renderer.uiImage?.pngData() else { throw CocoaError(.fileWriteUnknown) }
    return data
  }

  static func image(of data: Data) throws -> Image {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return Image(uiImage: image)
  }
}
