import Foundation
import Gallery
import SwiftUI
import UITestSupport

// gallery-pictures [FOLDER [PAGE ...]]: draws every page of the gallery, or those with these names, in every setting, by
// default into gallery/.
let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "gallery")
do {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let chosen = Set(CommandLine.arguments.dropFirst(2))
  for page in GalleryPage.all where chosen.isEmpty || chosen.contains(page.id) {
    for setting in GallerySettings.allCases {
      let app = try HeadlessApp(page: page, setting: setting)
      let file: URL = folder.appendingPathComponent("\(page.id)-\(setting.rawValue).png")
      try app.pngData().write(to: file, options: .atomic)
      print(file.path)
    }
  }
} catch {
  FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
  exit(1)
}

extension HeadlessApp {
  /// A window as long as the page.
  convenience init(page: GalleryPage, setting: GallerySettings) throws {
    var settings = HeadlessApp.Settings()
    settings.colorScheme = setting.colorScheme
    settings.dynamicTypeSize = setting.dynamicTypeSize
    settings.isRightToLeft = setting.isRightToLeft
    let renderer = ImageRenderer(content: page.view.environment(\.dynamicTypeSize, setting.dynamicTypeSize))
    renderer.proposedSize = ProposedViewSize(width: 393, height: nil)
    var height: CGFloat = 852
    renderer.render { size, _ in height = max(100, size.height.rounded(.up)) }
    try self.init(
      idiom: setting.isDesktop ? .desktop : .phone, size: CGSize(width: 393, height: height), settings: settings
    ) { page.view }
  }
}
