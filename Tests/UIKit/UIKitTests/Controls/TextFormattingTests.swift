import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// Panels in which people format texts.
@MainActor
@Suite("Panels for formatting", .serialized)
struct TextFormattingTests {
  typealias Panel = UITextFormattingViewController

  private final class Letter: NSObject, UITextFormattingViewController.Delegate {
    var log: [String] = []
    var shows = true
    func textFormattingViewController(_ viewController: Panel, didChangeValue value: Panel.ChangeValue) {
      switch value {
      case .textAlignment(let alignment): log.append("alignment \(alignment.rawValue)")
      case .textList(let list): log.append("list \(list.rawValue)")
      case .highlight(let highlight): log.append("highlight \(highlight?.rawValue ?? "none")")
      default: log.append("\(value)")
      }
    }
    func textFormattingViewController(
      _ viewController: Panel, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool {
      log.append("font picker \(fontPicker.configuration.includeFaces)")
      return shows
    }
    func textFormattingViewController(
      _ viewController: Panel, shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool {
      log.append("color picker")
      return shows
    }
    func textFormattingDidFinish(_ viewController: Panel) { log.append("finish") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Quiet: NSObject, UITextFormattingViewController.Delegate {
    func textFormattingViewController(_ viewController: Panel, didChangeValue value: Panel.ChangeValue) {}
  }

  private func open(_ panel: UIViewController) throws -> (HeadlessHost, UIViewController) {
    let host = try window(width: 700, height: 900, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    root.present(panel, animated: true)
    host.update()
    host.finishAnimations()
    return (host, root)
  }

  @Test("A panel tells what people choose, shows the looks of its descriptor, and ends with Done")
  func choosing() throws {
    let (panel, letter) = (Panel(), Letter())
    panel.delegate = letter
    #expect(panel.formattingDescriptor == nil && panel.configuration.groups.count == 4)
    let (host, root) = try open(panel)
    for name in ["Bold", "Italic", "Underline", "Strikethrough", "Bigger", "Smaller", "Justify", "Center"] {
      #expect(host.activate(name), "\(name) \(host.labels)")
    }
    #expect(
      letter.take() == [
        "setBold", "setItalic", "setUnderline", "setStrikethrough", "increaseFontSize", "decreaseFontSize",
        "alignment justified", "alignment center",
      ])
    for name in ["Increase Indent", "Decrease Indent", "Bulleted List", "Highlight", "Highlight Mint"] {
      #expect(host.activate(name), "\(name)")
    }
    #expect(
      letter.take() == [
        "increaseIndentation", "decreaseIndentation", "list disc", "highlight default", "highlight mint",
      ])
    var looks = Panel.FormattingDescriptor(attributes: [
      .font: UIFont.boldSystemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle.single.rawValue,
      .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
    ])
    looks.strikethroughPresent = true
    host.change { panel.formattingDescriptor = looks }
    #expect(
      host.element("Bold")?.traits.contains(.isSelected) == true && host.element("Font")?.properties.value == "Inter")
    #expect(host.element("Italic")?.traits.contains(.isSelected) == false)
    #expect(host.element("Highlight Tint")?.traits.contains(.isSelected) == true)
    #expect(host.activate("Bold") && host.activate("Highlight") && host.activate("Strikethrough"))
    #expect(letter.take() == ["removeBold", "highlight none", "removeStrikethrough"])
    let size = try #require(host.element("Font Size"))
    #expect(host.send(.accessibilityAction(element: size.id, action: .increment)))
    #expect(letter.take() == ["fontPointSize(21.0)"])
    #expect(host.activate("Done"))
    host.update()
    host.finishAnimations()
    #expect(letter.take() == ["finish"] && root.presentedViewController == nil)
    Quiet().textFormattingDidFinish(panel)
    #expect(Quiet().textFormattingViewController(panel, shouldPresentColorPicker: UIColorPickerViewController()))
    #expect(Quiet().textFormattingViewController(panel, shouldPresentFontPicker: UIFontPickerViewController()))
  }

  @Test("Pickers for fonts and colours come from the panel, unless the delegate shows others")
  func pickers() throws {
    let configuration = Panel.Configuration(groups: [
      Panel.ComponentGroup(components: [
        Panel.Component(componentKey: .fontPicker, preferredSize: .mini),
        Panel.Component(componentKey: .textColor, preferredSize: .mini),
        Panel.Component(componentKey: .lineHeight, preferredSize: .large),
        Panel.Component(componentKey: .textAlignment, preferredSize: .regular),
        Panel.Component(componentKey: .formattingStyles, preferredSize: .automatic),
      ])
    ])
    let fonts = UIFontPickerViewController.Configuration()
    fonts.includeFaces = true
    configuration.fontPickerConfiguration = fonts
    configuration.formattingStyles = [
      Panel.FormattingStyle(styleKey: "title", title: "Title", attributes: [.font: UIFont.systemFont(ofSize: 24)])
    ]
    let (panel, letter) = (Panel(configuration: configuration), Letter())
    panel.delegate = letter
    letter.shows = false
    #expect(
      panel.configuration !== configuration && panel.configuration.groups[0].components[2].preferredSize == .large)
    #expect(panel.configuration.groups[0].components[0].componentKey == .fontPicker)
    let (host, _) = try open(panel)
    #expect(!host.labels.contains("Bold") && !host.labels.contains("Justify") && host.labels.contains("Line Height"))
    let (font, color) = (try #require(host.frame("Font")), try #require(host.frame("Text Color")))
    #expect(abs(font.midY - color.midY) < 1 && font.maxX <= color.minX)
    #expect(host.activate("Font") && host.activate("Text Color"))
    #expect(letter.take() == ["font picker true", "color picker"] && panel.presentedViewController == nil)
    #expect(host.activate("Title"))
    #expect(letter.take() == ["formattingStyle(\"title\")"])
    letter.shows = true
    #expect(host.activate("Font"))
    host.update()
    host.finishAnimations()
    #expect(panel.presentedViewController is UIFontPickerViewController && host.activate("DejaVu Serif"))
    host.update()
    host.finishAnimations()
    #expect(letter.take().last?.contains("DejaVu Serif") == true && panel.presentedViewController == nil)
    let copy = try #require(configuration.copy() as? Panel.Configuration)
    #expect(copy.formattingStyles.map(\.title) == ["Title"] && copy.fontPickerConfiguration?.includeFaces == true)
    #expect(try #require(Panel(coder: NSKeyedArchiver(requiringSecureCoding: false))).configuration.groups.count == 4)
  }

  @Test("A descriptor reads the looks of a part of a text")
  func describing() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.minimumLineHeight = 30
    style.textLists = [NSTextList(markerFormat: .hyphen, startingItemNumber: 1)]
    let text = NSMutableAttributedString(string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(
      NSAttributedString(
        string: "marked",
        attributes: [
          .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .paragraphStyle: style,
          .strikethroughStyle: 1, .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
          .textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.blue,
        ]))
    let all = Panel.FormattingDescriptor(string: text, range: NSRange(location: 0, length: 99))
    #expect(all.fonts.map(\.pointSize) == [10, 12] && all.textColors == [.red] && !all.strikethroughPresent)
    #expect(all.textAlignments == [.natural, .right] && all.highlights == [.blue] && all.textLists == [.hyphen])
    let part = Panel.FormattingDescriptor(string: text, range: NSRange(location: 8, length: 2))
    #expect(part.strikethroughPresent && !part.underlinePresent && part.lineHeight == 30)
    let end = Panel.FormattingDescriptor(string: text, range: NSRange(location: 12, length: 0))
    #expect(end.fonts.map(\.pointSize) == [12] && end.formattingStyleKey == nil)
    let empty = Panel.FormattingDescriptor(
      string: NSAttributedString(string: ""), range: NSRange(location: 0, length: 0))
    #expect(empty.fonts.isEmpty && empty.textAlignments.isEmpty)
    let keys: [Panel.ComponentKey] = [
      .formattingStyles, .fontAttributes, .fontPicker, .fontSize, .fontPointSize, .textAlignment,
      .textAlignmentAndJustification, .textIndentation, .lineHeight, .listStyles, .textColor, .highlight,
      .highlightPicker,
    ]
    #expect(Set(keys).count == 13)
    #expect(Set([Panel.TextAlignment.left, .center, .right, .justified, .natural]).count == 5)
    #expect(Set([Panel.TextList.disc, .hyphen, .decimal, .other]).count == 4)
    #expect(Set([Panel.Highlight.default, .purple, .pink, .orange, .mint, .blue]).count == 6)
    #expect([Panel.ComponentSize.automatic, .mini, .regular, .large].map(\.rawValue) == [0, 1, 2, 3])
  }

  private final class Writer: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(_ textView: UITextView, willBeginFormattingWith viewController: Panel) { log.append("will begin") }
    func textView(_ textView: UITextView, didBeginFormattingWith viewController: Panel) { log.append("did begin") }
    func textView(_ textView: UITextView, willEndFormattingWith viewController: Panel) { log.append("will end") }
    func textView(_ textView: UITextView, didEndFormattingWith viewController: Panel) { log.append("did end") }
  }

  @Test("A text view whose attributes people may change has the panel, which changes what is selected")
  func textViews() throws {
    let (page, view, writer) = (UIViewController(nibName: nil, bundle: nil), UITextView(), Writer())
    page.loadViewIfNeeded()
    page.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.attributedText = NSAttributedString(
      string: "One two", attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.black])
    view.delegate = writer
    let host = try window(width: 600, height: 800, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
    #expect(view.textFormattingConfiguration != nil && view.formattingElement == nil)
    view.allowsEditingTextAttributes = true
    let element = try #require(view.formattingElement as? UIAction)
    #expect(element.title == "Format…")
    view.textFormattingConfiguration = nil
    #expect(view.formattingElement == nil && view.textFormattingConfiguration == nil)
    view.textFormattingConfiguration = Panel.Configuration()
    view.selectedRange = NSRange(location: 4, length: 3)
    element.performWithSender(view, target: nil)
    host.update()
    host.finishAnimations()
    let panel = try #require(page.presentedViewController as? Panel)
    #expect(writer.log == ["will begin", "did begin"] && panel.formattingDescriptor?.fonts.first?.pointSize == 16)
    for name in ["Bold", "Underline", "Highlight Pink", "Numbered List", "Justify", "Bigger"] {
      #expect(host.activate(name))
      host.update()
    }
    let attributes = view.attributedText.attributes(at: 5, effectiveRange: nil)
    let font = try #require(attributes[.font] as? UIFont)
    #expect(font.pointSize == 17 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect(
      attributes[.textHighlightColorScheme] as? NSAttributedString.TextHighlightColorScheme == .pink)
    let style = try #require(
      view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(
      style.alignment == .justified && style.textLists.first?.marker(forItemNumber: 2) == "2." && style.headIndent == 28
    )
    #expect((view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 16)
    #expect(host.element("Numbered List")?.traits.contains(.isSelected) == true)
    #expect(host.activate("Numbered List") && host.activate("Highlight"))
    host.update()
    #expect(
      panel.formattingDescriptor?.textLists.isEmpty == true && panel.formattingDescriptor?.highlights.isEmpty == true)
    #expect(host.activate("Done"))
    host.update()
    host.finishAnimations()
    #expect(writer.log == ["will begin", "did begin", "will end", "did end"] && page.presentedViewController == nil)
  }

  @Test("Highlights have a ground and letters in the colour of their scheme, or the view's attributes")
  func highlights() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.isEditable = false
    let text = NSMutableAttributedString(string: "One two", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    view.attributedText = text
    let host = try window { Hosting(view: view) }
    let plain: [String] = host.displayLines
    text.addAttributes(
      [
        .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
        .textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.orange,
      ], range: NSRange(location: 0, length: 3))
    host.change { view.attributedText = text }
    let orange: [String] = host.displayLines
    #expect(orange != plain && view.textHighlightAttributes.isEmpty)
    host.change { view.textHighlightAttributes = [.backgroundColor: UIColor.black] }
    #expect(host.displayLines != orange && view.textHighlightAttributes.count == 1)
    let schemes: [NSAttributedString.TextHighlightColorScheme] = [.default, .purple, .pink, .orange, .mint, .blue]
    #expect(Set(schemes).count == 6)
    view.format(.lineHeightPointSize(40))
    view.selectedRange = NSRange(location: 0, length: 7)
    for value: Panel.ChangeValue in [
      .setItalic, .removeItalic, .setStrikethrough, .removeStrikethrough, .removeBold, .removeUnderline,
      .decreaseFontSize, .fontPointSize(30), .font(UIFont(name: "DejaVu Serif", size: 3)!), .textColor(.red),
      .increaseIndentation, .decreaseIndentation, .undefined, .textList(.disc), .textList(.hyphen),
      .textAlignment(.left),
    ] { view.format(value) }
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    let font = try #require(attributes[.font] as? UIFont)
    #expect(
      font.pointSize == 30 && font.familyName == "DejaVu Serif" && attributes[.foregroundColor] as? UIColor == .red)
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.minimumLineHeight == 40 && style.alignment == .left && style.textLists.count == 1)
  }
}
