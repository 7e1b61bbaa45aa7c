import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The letters of the lines below titles.
@MainActor
@Suite("Looks of subtitles", .serialized)
struct SubtitleLookTests {
  private func line(_ words: String, _ attributes: [NSAttributedString.Key: Any]) throws -> String {
    let page = UIViewController()
    page.navigationItem.title = "Title"
    page.navigationItem.subtitle = words
    let stack = UINavigationController(rootViewController: page)
    let look = UINavigationBarAppearance()
    look.subtitleTextAttributes = attributes
    stack.navigationBar.standardAppearance = look
    stack.navigationBar.scrollEdgeAppearance = look
    let host = try window(width: 400, height: 300, settings: HostSettings(idiom: .phone)) { Controllers(stack) }
    return try #require(host.displayLines.first { $0.contains("\"\(words)\"") }, "\(host.displayLines)")
  }

  @Test("An appearance says the font and the colour of the line below a title")
  func letters() throws {
    let plain: String = try line("Below", [:])
    let red: String = try line("Below", [.foregroundColor: UIColor.red])
    let large: String = try line("Below", [.font: UIFont.systemFont(ofSize: 19)])
    #expect(plain != red && plain != large && large.contains("font 19"))
  }

  @Test("Copies of an appearance have the letters of both subtitles")
  func copies() {
    let look = UINavigationBarAppearance()
    #expect(look.subtitleTextAttributes.isEmpty && look.largeSubtitleTextAttributes.isEmpty)
    look.subtitleTextAttributes = [.foregroundColor: UIColor.red]
    look.largeSubtitleTextAttributes = [.font: UIFont.systemFont(ofSize: 19)]
    let copy = UINavigationBarAppearance(barAppearance: look)
    #expect(copy.subtitleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect((copy.largeSubtitleTextAttributes[.font] as? UIFont)?.pointSize == 19)
  }
}
