import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Texts in HTML on pages.
@MainActor
@Suite("Printing of HTML")
struct MarkupPrintingTests {
  private func text(_ markup: String) -> String { read(markup).string }

  private func read(_ markup: String) -> NSAttributedString { MarkupReader.read(markup) }

  private func font(_ text: NSAttributedString, of word: String) throws -> UIFont {
    let range: NSRange = (text.string as NSString).range(of: word)
    return try #require(text.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont)
  }

  @Test("Paragraphs, breaks and lists are lines; spaces count once, and what is no text is left out")
  func lines() {
    #expect(text("<p>One\n  two</p> <p>three<br>four</p>") == "One two\nthree\u{2028}four")
    #expect(text("<ul><li>a<li>b</ul><ol start='3'><li>c</li><li>d</li></ol>") == "•  a\n•  b\n3.  c\n4.  d")
    #expect(text("<ul><li>a<ul><li>b</li></ul></li></ul>") == "•  a\n    •  b")
    #expect(text("<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>") == "1\t2\n3")
    #expect(text("<head><title>No</title></head><style>p{}</style><script>if (a<b) {}</script>Yes") == "Yes")
    #expect(text("a<!-- <b>no</b> -->b <img src=x alt='picture'/> c") == "ab picture c")
    #expect(text("<pre>a\n  b</pre>") == "a\n  b")
    #expect(text("<b>a</b> <i>b</i>c") == "a bc")
    #expect(text("<p>Say <q>yes</q></p>") == "Say “yes”")
  }

  @Test("Characters come by names and numbers; broken markup is read as far as it goes")
  func characters() {
    #expect(text("a &lt; b &amp;&amp; c &#8364;&#x41;&nbsp;&eacute;") == "a < b && c €A\u{A0}é")
    #expect(text("&unknown; & d") == "&unknown; & d")
    #expect(text("1 < 2 and 3 > 2") == "1 < 2 and 3 > 2")
    #expect(text("a</b></p>b<") == "ab<")
    #expect(text("<p") == "" && text("") == "" && text("<p class=\"x") == "")
    #expect(text("<br><hr>").contains("─"))
  }

  @Test("Elements and styles give letters their looks")
  func looks() throws {
    let markup: String = """
      <h1 align="center">Title</h1><p>plain <b>bold</b> <i>italic</i> <u>under</u> <s>struck</s> <code>code</code>
      <span style="color: #f00; font-size: 20pt; text-decoration: underline">red</span>
      <font color="blue" size=7>large</font> <a href="https://example.org">link</a> <mark>mark</mark></p>
      """
    let text: NSAttributedString = read(markup)
    #expect(try font(text, of: "Title").pointSize == 24 && font(text, of: "plain").pointSize == 12)
    #expect(try font(text, of: "bold").fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font(text, of: "italic").fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try font(text, of: "red").pointSize == 20 && font(text, of: "large").pointSize == 36)
    func value(_ key: NSAttributedString.Key, _ word: String) -> Any? {
      text.attribute(key, at: (text.string as NSString).range(of: word).location, effectiveRange: nil)
    }
    #expect(value(.foregroundColor, "red") as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(value(.underlineStyle, "under") != nil && value(.underlineStyle, "plain") == nil)
    #expect(value(.strikethroughStyle, "struck") != nil && value(.underlineStyle, "red") != nil)
    #expect((value(.paragraphStyle, "Title") as? NSParagraphStyle)?.alignment == .center)
    #expect((value(.paragraphStyle, "plain") as? NSParagraphStyle)?.alignment == .natural)
    #expect(value(.underlineStyle, "link") != nil && value(.backgroundColor, "mark") != nil)
  }

  @Test("A formatter lays HTML out on as many pages as it takes")
  func formatter() throws {
    let formatter = UIMarkupTextPrintFormatter(markupText: "<p>short</p>")
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.pageCount == 1 && formatter.markupText == "<p>short</p>")
    formatter.markupText = String(repeating: "<p>A paragraph.</p>", count: 300)
    let count: Int = formatter.pageCount
    #expect(count > 3)
    formatter.maximumContentHeight = 100
    #expect(formatter.pageCount == 1)
    formatter.maximumContentHeight = 0
    let copy = try #require(formatter.copy() as? UIMarkupTextPrintFormatter)
    #expect(copy.markupText == formatter.markupText && copy.pageCount == count)
    formatter.markupText = nil
    #expect(formatter.pageCount == 0)
  }
}
