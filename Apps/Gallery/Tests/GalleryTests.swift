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
    return try HeadlessApp(
      idiom: setting.isDesktop ? .desktop : .phone,
      size: CGSize(width: 393, height: setting == .large ? 24_000 : 12_000), settings: settings
    ) { page.view }
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

  @Test("A page begins 16 points from the edge, however large its text", arguments: [GallerySettings.light, .large])
  func edges(_ setting: GallerySettings) throws {
    for page in GalleryPage.all {
      let word: Substring = try #require(page.title.split(separator: " ").first)
      let lines: [Substring] = try open(page, setting).displayListText.split(separator: "\n")
      let title: Substring = try #require(lines.first { $0.contains("text \"\(word)") })
      #expect(title.contains(" at 16 "), "\(page.title), \(setting): \(title)")
    }
  }

  /// The words that are drawn, apart from those that are cut off.
  private func words(_ app: HeadlessApp) -> Set<String> {
    var words: Set<String> = []
    for line in app.displayListText.split(separator: "\n") where line.contains("text \"") {
      let text: Substring = line.split(separator: "\"", omittingEmptySubsequences: false)[1]
      for word in text.split(whereSeparator: { $0 == " " || $0 == "." || $0 == "\u{200B}" }) where !word.contains("…") {
        words.insert(String(word))
      }
    }
    return words
  }

  @Test("The largest text goes on in another line between words, not inside of them")
  func wholeWords() throws {
    for page in GalleryPage.all {
      let known: Set<String> = words(try open(page, .light))
      // Axes have other numbers where there is another room for them.
      let broken: [String] = words(try open(page, .large)).subtracting(known)
        .filter { $0.count > 1 && !(page.title.contains("Charts") && Double($0) != nil) }.sorted()
      #expect(broken == [], "\(page.title)")
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
