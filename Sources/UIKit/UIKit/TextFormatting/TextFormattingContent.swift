import CoreGraphics
import HostInterface
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling
import UIFoundation

/// The groups of a panel below each other.
struct TextFormattingContent: View {
  unowned let controller: UITextFormattingViewController

  init(controller: UITextFormattingViewController) { self.controller = controller }

  var body: some View {
    let controller: UITextFormattingViewController = controller
    VStack(spacing: 8) {
      ZStack {
        Text(verbatim: controller.title ?? "Format").font(.headline).accessibilityAddTraits(.isHeader)
        HStack {
          Spacer(minLength: 0)
          Button("Done") { controller.finish() }.keyboardShortcut(.defaultAction)
        }
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(Array(controller.configuration.groups.enumerated()), id: \.offset) { _, group in
            FormattingGroup(controller: controller, group: group)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

/// The parts of a group on one ground; small ones share a line.
private struct FormattingGroup: View {
  let controller: UITextFormattingViewController
  let group: UITextFormattingViewController.ComponentGroup

  var body: some View {
    let lines: [[UITextFormattingViewController.Component]] = lines
    if !lines.isEmpty {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
          HStack(spacing: 8) {
            ForEach(line, id: \.identity) { component in
              FormattingPart(controller: controller, key: component.componentKey, size: component.preferredSize)
            }
          }
        }
      }
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.secondarySystemBackground, in: .rect(cornerRadius: 8))
    }
  }

  private var lines: [[UITextFormattingViewController.Component]] {
    var lines: [[UITextFormattingViewController.Component]] = []
    var isOpen: Bool = false
    for component in group.components {
      let isHidden: Bool =
        component.componentKey == .formattingStyles && controller.configuration.formattingStyles.isEmpty
      if isHidden { continue }
      let isSmall: Bool = component.preferredSize == .mini
      if isSmall, isOpen { lines[lines.count - 1].append(component) } else { lines.append([component]) }
      isOpen = isSmall
    }
    return lines
  }
}

extension UITextFormattingViewController.Component {
  fileprivate nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// One part, below its name where it wants much room.
private struct FormattingPart: View {
  let controller: UITextFormattingViewController
  let key: UITextFormattingViewController.ComponentKey
  let size: UITextFormattingViewController.ComponentSize

  var body: some View {
    let _ = controller.changes.read()
    let looks = controller.formattingDescriptor ?? UITextFormattingViewController.FormattingDescriptor()
    VStack(alignment: .leading, spacing: 4) {
      if size == .large { Text(verbatim: key.name).font(.caption).foregroundStyle(.secondary) }
      FormattingControls(controller: controller, key: key, looks: looks)
    }
  }
}

/// The controls of a part.
private struct FormattingControls: View {
  typealias Change = UITextFormattingViewController.ChangeValue

  let controller: UITextFormattingViewController
  let key: UITextFormattingViewController.ComponentKey
  let looks: UITextFormattingViewController.FormattingDescriptor

  var body: some View {
    HStack(spacing: 4) {
      switch key {
      case .formattingStyles: styles
      case .fontAttributes: letters
      case .fontPicker: font
      case .fontSize:
        choice("Smaller", "textformat.size.smaller") { .decreaseFontSize }
        choice("Bigger", "textformat.size.larger") { .increaseFontSize }
      case .fontPointSize: pointSize
      case .textAlignment, .textAlignmentAndJustification: alignments
      case .textIndentation:
        choice("Decrease Indent", "decrease.indent") { .decreaseIndentation }
        choice("Increase Indent", "increase.indent") { .increaseIndentation }
      case .lineHeight: lineHeight
      case .listStyles: lists
      case .textColor: color
      case .highlight:
        let isOn: Bool = !looks.highlights.isEmpty
        choice("Highlight", "highlighter", isOn: isOn) { .highlight(isOn ? nil : .default) }
      case .highlightPicker: highlights
      default: EmptyView()
      }
    }
  }

  private func choice(
    _ name: String, _ symbol: String, isOn: Bool = false, _ change: @escaping () -> Change
  ) -> some View {
    FormattingButton(name: name, isOn: isOn, act: { controller.change(change()) }) { Image(systemName: symbol) }
  }

  private var styles: some View {
    ForEach(controller.configuration.formattingStyles, id: \.styleKey) { style in
      FormattingButton(
        name: style.title, isOn: looks.formattingStyleKey == style.styleKey,
        act: { controller.change(.formattingStyle(style.styleKey)) }
      ) {
        Text(verbatim: style.title).font((style.attributes[.font] as? UIFont).map { Font(uiKit: $0) })
      }
    }
  }

  @ViewBuilder private var letters: some View {
    let (isBold, isItalic): (Bool, Bool) = (looks.hasTrait(.traitBold), looks.hasTrait(.traitItalic))
    choice("Bold", "bold", isOn: isBold) { isBold ? .removeBold : .setBold }
    choice("Italic", "italic", isOn: isItalic) { isItalic ? .removeItalic : .setItalic }
    choice("Underline", "underline", isOn: looks.underlinePresent) {
      looks.underlinePresent ? .removeUnderline : .setUnderline
    }
    choice("Strikethrough", "strikethrough", isOn: looks.strikethroughPresent) {
      looks.strikethroughPresent ? .removeStrikethrough : .setStrikethrough
    }
  }

  private var font: some View {
    let names: Set<String> = Set(looks.fonts.map(\.familyName))
    let name: String = names.count > 1 ? "Several Fonts" : names.first ?? "Font"
    return FormattingButton(name: "Font", isOn: false, value: name, act: { controller.chooseFont() }) {
      Text(verbatim: name).lineLimit(1)
    }
  }

  private var pointSize: some View {
    let size: Double = Double(looks.fonts.first?.pointSize ?? 12)
    return Stepper(
      value: Binding(get: { size }, set: { controller.change(.fontPointSize(CGFloat($0))) }), in: 1...400
    ) {
      Text(verbatim: "\(size.formatted()) pt")
    }
    .accessibilityLabel("Font Size")
    .accessibilityValue(Text(verbatim: size.formatted()))
  }

  private var lineHeight: some View {
    let height: Double = Double(looks.lineHeight)
    return Stepper(
      value: Binding(get: { height }, set: { controller.change(.lineHeightPointSize(CGFloat($0))) }), in: 0...400
    ) {
      Text(verbatim: height > 0 ? "Line Height \(height.formatted())" : "Line Height")
    }
    .accessibilityLabel("Line Height")
    .accessibilityValue(Text(verbatim: height.formatted()))
  }

  @ViewBuilder private var alignments: some View {
    let chosen: Set<UITextFormattingViewController.TextAlignment> = looks.textAlignments
    choice("Align Left", "text.alignleft", isOn: chosen == [.left]) { .textAlignment(.left) }
    choice("Center", "text.aligncenter", isOn: chosen == [.center]) { .textAlignment(.center) }
    choice("Align Right", "text.alignright", isOn: chosen == [.right]) { .textAlignment(.right) }
    if key == .textAlignmentAndJustification {
      choice("Justify", "text.justify", isOn: chosen == [.justified]) { .textAlignment(.justified) }
    }
  }

  @ViewBuilder private var lists: some View {
    let chosen: Set<UITextFormattingViewController.TextList> = looks.textLists
    choice("Bulleted List", "list.bullet", isOn: chosen == [.disc]) { .textList(chosen == [.disc] ? .other : .disc) }
    choice("Dashed List", "list.dash", isOn: chosen == [.hyphen]) { .textList(chosen == [.hyphen] ? .other : .hyphen) }
    choice("Numbered List", "list.number", isOn: chosen == [.decimal]) {
      .textList(chosen == [.decimal] ? .other : .decimal)
    }
  }

  private var color: some View {
    let color: UIColor = looks.textColors.first ?? .label
    return FormattingButton(
      name: "Text Color", isOn: false, value: color.accessibilityName, act: { controller.chooseColor() }
    ) {
      Circle().fill(Color(uiKit: color)).frame(width: 16, height: 16)
    }
  }

  private var highlights: some View {
    ForEach(UITextFormattingViewController.Highlight.all, id: \.rawValue) { highlight in
      FormattingButton(
        name: "Highlight \(highlight.name)", isOn: looks.highlights == [highlight],
        act: { controller.change(.highlight(highlight)) }
      ) {
        Circle().fill(highlight.color.map { AnyShapeStyle(Color(uiKit: $0)) } ?? AnyShapeStyle(.tint))
          .frame(width: 16, height: 16)
      }
    }
  }
}

/// A button that is marked while what it does holds.
private struct FormattingButton<Content: View>: View {
  let name: String
  let isOn: Bool
  var value: String = ""
  let act: () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    Button(action: act) {
      content
        .frame(minWidth: 28, minHeight: 28)
        .padding(.horizontal, 4)
        .background(isOn ? AnyShapeStyle(.tint.opacity(0.25)) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 6))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: name))
    .accessibilityValue(Text(verbatim: value))
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

extension UITextFormattingViewController.ComponentKey {
  /// The name of a part that has one above it.
  fileprivate var name: String {
    switch self {
    case .formattingStyles: "Styles"
    case .fontAttributes: "Letters"
    case .fontPicker: "Font"
    case .fontSize, .fontPointSize: "Size"
    case .textAlignment, .textAlignmentAndJustification: "Alignment"
    case .textIndentation: "Indent"
    case .lineHeight: "Line Height"
    case .listStyles: "Lists"
    case .textColor: "Color"
    default: "Highlight"
    }
  }
}
