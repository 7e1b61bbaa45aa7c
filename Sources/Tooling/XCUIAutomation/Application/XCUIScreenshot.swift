import CoreGraphics
import Foundation
import HostHeadless
import Testing
import UIFoundation

/// A picture of a window or an element.
public final class XCUIScreenshot {
  /// The picture as a PNG file.
  public let pngRepresentation: Data
  private let scale: CGFloat

  init(_ data: Data, scale: CGFloat) {
    pngRepresentation = data
    self.scale = scale
  }

  public var image: UIImage { UIImage(data: pngRepresentation, scale: scale) ?? UIImage() }
}

/// What has a picture.
@MainActor
public protocol XCUIScreenshotProviding {
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
  /// A picture of the element as it is seen; of the window for an application. Empty where it is not there.
  public func screenshot() -> XCUIScreenshot { screenshot(sourceLocation: #_sourceLocation) }

  private func screenshot(sourceLocation: SourceLocation) -> XCUIScreenshot {
    guard let window = application.window("take a picture", sourceLocation) else {
      return XCUIScreenshot(Data(), scale: 1)
    }
    let scale: CGFloat = window.graph.settings.displayScale
    do {
      let data: Data = try window.pngData()
      guard query != nil else { return XCUIScreenshot(data, scale: scale) }
      guard let element = require("take a picture", sourceLocation), let all = UIImage(data: data, scale: scale) else {
        return XCUIScreenshot(Data(), scale: scale)
      }
      let seen: CGRect = element.frame.intersection(CGRect(origin: .zero, size: window.graph.size))
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { return XCUIScreenshot(Data(), scale: scale) }
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let part: Data = UIGraphicsImageRenderer(size: seen.size, format: format).pngData { _ in
        all.draw(at: CGPoint(x: -seen.minX, y: -seen.minY))
      }
      return XCUIScreenshot(part, scale: scale)
    } catch {
      sourceLocation.record(.other("take a picture", "\(error)"))
      return XCUIScreenshot(Data(), scale: scale)
    }
  }
}

/// The screen of a simulated device.
@MainActor
public final class XCUIScreen: XCUIScreenshotProviding {
  public static let main = XCUIScreen()

  /// A picture of the window in front of the app that was launched last.
  public func screenshot() -> XCUIScreenshot {
    XCUIApplication.current?.screenshot() ?? XCUIScreenshot(Data(), scale: 1)
  }
}
