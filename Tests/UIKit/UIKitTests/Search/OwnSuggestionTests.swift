import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Suggestions of a program's own kind, and the field for searching.
@MainActor
@Suite("Suggestions of own kinds", .serialized)
struct OwnSuggestionTests {
  private final class Place: NSObject, UISearchSuggestion {
    let localizedSuggestion: String?
    let localizedAttributedSuggestion: NSAttributedString?
    let localizedDescription: String?
    let iconImage: UIImage?
    var representedObject: Any?
    init(_ name: String, attributed: NSAttributedString? = nil, description: String? = nil, icon: UIImage? = nil) {
      localizedSuggestion = name
      localizedAttributedSuggestion = attributed
      localizedDescription = description
      iconImage = icon
    }
  }

  @Test("An own suggestion shows its words with attributes, its picture, and is spoken by its description")
  func shown() throws {
    let search = UISearchController(searchResultsController: nil)
    let page = UIViewController()
    page.title = "Places"
    page.navigationItem.searchController = search
    let host = try phone { Controllers(UINavigationController(rootViewController: page)) }
    host.change { search.isActive = true }
    func lines(_ place: Place) -> [String] {
      host.change { search.searchSuggestions = [place] }
      host.update()
      return host.displayLines
    }
    let plain: [String] = lines(Place("Rome"))
    #expect(host.labels.contains("Rome"))
    #expect(lines(Place("Rome", icon: UIImage(systemName: "star"))) != plain)
    #expect(lines(Place("Rome", description: "Rome in Italy")) == plain && host.labels.contains("Rome in Italy"))
    let bold = NSAttributedString(string: "Rome", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    #expect(lines(Place("Paris", attributed: bold)) != plain && host.labels.contains("Rome"))
  }

  @Test("An item answers by the protocol as it does by itself")
  func items() {
    let icon = UIImage(systemName: "star")
    let text = NSAttributedString(string: "Bold")
    let suggestion: any UISearchSuggestion = UISearchSuggestionItem(
      localizedAttributedSuggestion: text, localizedDescription: "d", iconImage: icon)
    #expect(suggestion.localizedAttributedSuggestion == text && suggestion.localizedSuggestion == "Bold")
    #expect(suggestion.localizedDescription == "d" && suggestion.iconImage === icon)
  }

  @Test("A field for searching has its glass at some distance from the frame, at the side where lines begin")
  func glass() throws {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 36)
    let (search, plain) = (UISearchTextField(frame: bounds), UITextField(frame: bounds))
    plain.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    plain.leftViewMode = .always
    plain.borderStyle = .roundedRect
    let (own, usual): (CGRect, CGRect) = (search.leftViewRect(forBounds: bounds), plain.leftViewRect(forBounds: bounds))
    #expect(own.minX == usual.minX + 8 && own.size == usual.size && own.minY == usual.minY)
    let decoded = try #require(UISearchTextField(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(decoded.leftView is UIImageView && decoded.clearButtonMode == .whileEditing && decoded.tokens.isEmpty)
  }
}
