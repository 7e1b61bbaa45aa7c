import AccessibilityTree
import Foundation

extension ResolvedText {
  /// A text is an element whose label is its string, with the trait of static text (behaviours 276, 277). A text that is
  /// one link as a whole is a link; links in a text are actions of it.
  var accessibilityProperties: AccessibilityProperties {
    var properties = AccessibilityProperties(role: .text, label: spokenString, traits: .isStaticText)
    let remark: TextRemarks.Values = remark
    properties.headingLevel = remark.headingLevel
    if let contentKind = remark.contentKind { properties.textContentType = contentKind }
    let links: [Link] = links
    if links.first?.runs == 0..<looks.count {
      properties.role = .link
      properties.traits = .isLink
      properties.actions = [AccessibilityAction(.activate)]
    } else if !links.isEmpty {
      properties.actions = links.map { AccessibilityAction(.named($0.label)) }
    }
    if remark.hasSpeechStyle {
      properties.speech = AccessibilitySpeechStyle(
        pitch: remark.pitch, spellsOutCharacters: remark.isSpelledOut,
        alwaysIncludesPunctuation: remark.includesPunctuation, announcementsQueued: remark.isQueued)
    }
    return properties
  }

  /// A link of the text: runs that follow each other and lead to the same address.
  struct Link: Equatable {
    var url: URL
    var label: String
    var runs: Range<Int>
  }

  var links: [Link] {
    var links: [Link] = []
    for index in looks.indices {
      guard let url = looks[index].link else { continue }
      let text: String = looks[index].image == nil ? content.runs[index].text : looks[index].imageLabel
      if let last = links.last, last.url == url, last.runs.upperBound == index {
        links[links.count - 1].label += text
        links[links.count - 1].runs = last.runs.lowerBound..<(index + 1)
      } else {
        links.append(Link(url: url, label: text, runs: index..<(index + 1)))
      }
    }
    return links
  }
}
