import AccessibilityAudit
import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import UITestSupport

extension PreviewRun {
  /// A window as `--accessibility` shows it: the picture, and the same as text.
  ///
  /// - Parameter fitsContent: Whether the window is as large as its content wants.
  func accessibility(of app: HeadlessApp, fitsContent: Bool = false) throws -> (png: Data, text: String) {
    let picture: Data = try app.pngData()
    let size: CGSize = app.size
    let report: AuditReport = app.host.audit(fitsContent: fitsContent)
    let legend = AccessibilityLegend(tree: app.host.accessibilityTree, report: report)
    guard let image = UIImage(data: picture, scale: options.scale) else { throw CocoaError(.fileReadCorruptFile) }
    let screen = AnnotatedScreen(picture: image, size: size, legend: legend)
    var settings = HeadlessApp.Settings()
    settings.displayScale = options.scale
    let drawn = try HeadlessApp(idiom: .desktop, size: Self.size(of: screen), settings: settings) { screen }
    return (try drawn.pngData(), legend.description)
  }

  /// The size that a view takes by itself, in whole points.
  static func size(of view: some View) -> CGSize {
    var size: CGSize = .zero
    ImageRenderer(content: view).render { measured, _ in size = measured }
    return CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up)))
  }
}
