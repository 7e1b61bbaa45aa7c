import SeededNumbers
import SwiftUI

extension Program {
  /// Modifiers about what is read, beyond the plain ones.
  enum Spoken: Equatable {
    case representation(String)
    case children(Int)
    case extendedLabel(String)
    case actions(Int)
    case rotor(Int)
    case textRotor
    case ignored(String)
    case combinedCards(Int)
    case heading(Int)
    case notAButton
    case content(String)
    case help(String)
    case adjustable
    case focusable(Int)
    case pair(Bool)
    case invisible(Bool)

    static func random(_ random: inout SeededGenerator) -> Spoken {
      let word: String = ["a", "Total", "more"][random.below(3)]
      let number: Int = random.below(4)
      let flag: Bool = random.below(2) == 0
      let all: [Spoken] = [
        .representation(word), .children(number), .extendedLabel(word), .actions(number), .rotor(number), .textRotor,
        .ignored(word), .combinedCards(number), .heading(number), .notAButton, .content(word), .help(word),
        .adjustable, .focusable(number), .pair(flag), .invisible(flag),
      ]
      return all[random.below(all.count)]
    }

    func apply(to view: AnyView) -> AnyView { structure(view) ?? properties(view) }

    private func structure(_ view: AnyView) -> AnyView? {
      switch self {
      case .representation(let word): AnyView(view.accessibilityRepresentation { Button(word) {} })
      case .children(let count):
        AnyView(view.accessibilityChildren { ForEach(0..<count, id: \.self) { Text("child \($0)") } })
      case .extendedLabel(let word):
        AnyView(
          view.accessibilityLabel { label in
            Text(word)
            if word.count > 1 { label }
          })
      case .actions(let count):
        AnyView(view.accessibilityActions { ForEach(0..<count, id: \.self) { number in Button("act \(number)") {} } })
      case .rotor(let first):
        AnyView(
          view.accessibilityRotor("Numbers \(first / 2)") {
            ForEach(first..<first + 6, id: \.self) { AccessibilityRotorEntry("to \($0)", id: $0) }
          })
      case .textRotor:
        AnyView(view.accessibilityRotor(.links, textRanges: ["ab".startIndex..<"ab".endIndex]))
      case .combinedCards(let count):
        AnyView(
          HStack {
            view
            ForEach(0..<count, id: \.self) { Button("card \($0)") {} }
          }.accessibilityElement(children: .combine))
      default: nil
      }
    }

    private func properties(_ view: AnyView) -> AnyView {
      switch self {
      case .ignored(let word): AnyView(view.accessibilityElement(children: .ignore).accessibilityLabel(word))
      case .heading(let level): AnyView(view.accessibilityHeading([.unspecified, .h1, .h2, .h6][level]))
      case .notAButton: AnyView(view.accessibilityRemoveTraits(.isButton))
      case .content(let word): AnyView(view.accessibilityCustomContent("Key", Text(word), importance: .high))
      case .help(let word): AnyView(view.help(word))
      case .adjustable: AnyView(view.accessibilityAdjustableAction { _ in })
      case .focusable(let number): AnyView(FocusedPart(content: view, number: number))
      case .pair(let isLabel): AnyView(PairedPart(content: view, isLabel: isLabel))
      case .invisible(let isHidden): AnyView(isHidden ? AnyView(view.hidden()) : AnyView(view.opacity(0)))
      default: view
      }
    }
  }
}

/// A part that a focus state knows.
private struct FocusedPart: View {
  let content: AnyView
  let number: Int
  @AccessibilityFocusState private var focus: Int?

  var body: some View { content.accessibilityFocused($focus, equals: number) }
}

/// Two halves of a labelled pair.
private struct PairedPart: View {
  let content: AnyView
  let isLabel: Bool
  @Namespace private var space

  var body: some View {
    VStack {
      content.accessibilityLabeledPair(role: isLabel ? .label : .content, id: 1, in: space)
      Text("pair").accessibilityLabeledPair(role: isLabel ? .content : .label, id: 1, in: space)
        .accessibilityLinkedGroup(id: 2, in: space)
    }
  }
}
