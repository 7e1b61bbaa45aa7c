import Foundation
import Gallery
import SwiftUI
import Testing
import UITestSupport

@MainActor
@Suite("Gallery")
struct GalleryTests {
  private func open(_ page: GalleryPage, _ setting: GallerySettings) throws -> HeadlessApp {
    var settings = HeadlessApp.Settings()
    settings.colorScheme = setting.colorScheme
    settings.dynamicTypeSize = setting.dynamicTypeSize
    settings.isRightToLeft = setting.isRightToLeft
    settings.displayScale = 1
    return try HeadlessApp(size: CGSize(width: 393, height: 7000), settings: settings) { page.view }
  }

  @Test(
    "Every page is drawn without faults in every setting, and its accessibility is valid",
    arguments: GallerySettings.allCases)
  func pages(_ setting: GallerySettings) throws {
    for page in GalleryPage.all {
      let app: HeadlessApp = try open(page, setting)
      #expect(app.accessibilityIssues == [], "\(page.title), \(setting)")
      #expect(app.contains(label: page.title))
      // A fault of drawing, such as a symbol without a drawing, throws.
      #expect(try app.pngData().count > 1000)
    }
  }

  @Test("Pages show other things in other settings")
  func settings() throws {
    let page: GalleryPage = try #require(GalleryPage.all.first { $0.title == "Images" })
    let pictures: [Data] = try GallerySettings.allCases.map { try open(page, $0).pngData() }
    #expect(Set(pictures).count == GallerySettings.allCases.count)
    #expect(Set(GalleryPage.all.map(\.id)).count == GalleryPage.all.count)
  }
}
