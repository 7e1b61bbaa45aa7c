import SeededNumbers
import SwiftUI

extension Program {
  /// Modifiers about the environment, transactions, comparison and focus, beyond the plain ones.
  enum Stated: Equatable {
    case variableKeys(Int)
    case environmental(Double)
    case redacted(Bool)
    case equatable(Double)
    case scopedOpacity(Double)
    case scopedModifier(Double)
    case focusable(Bool)
    case stored(Int)
    case scaled(Double)

    static func random(_ random: inout SeededGenerator) -> Stated {
      let number: Double = [0, 1, 4, 8, 20][random.below(5)]
      let flag: Bool = random.below(2) == 0
      let all: [Stated] = [
        .variableKeys(random.below(4)), .environmental(number), .redacted(flag), .equatable(number),
        .scopedOpacity(number), .scopedModifier(number), .focusable(flag), .stored(random.below(3)), .scaled(number),
      ]
      return all[random.below(all.count)]
    }

    func apply(to view: AnyView) -> AnyView {
      switch self {
      case .variableKeys(let index):
        AnyView(
          view.transformEnvironment(\.self) { values in
            if index > 0 { values.fuzzNumber += index }
            if index == 1 { values.lineLimit = 1 }
            if index == 2 { values.layoutDirection = .rightToLeft }
          })
      case .environmental(let number): AnyView(view.modifier(NumberPadding(extra: number)))
      case .redacted(let isRedacted): AnyView(view.redacted(reason: isRedacted ? .placeholder : []))
      case .equatable(let number):
        AnyView(
          VStack {
            view
            EvenBar(number: number).equatable()
          })
      case .scopedOpacity(let number):
        AnyView(view.animation(.linear(duration: 0.05)) { $0.opacity(1 - number / 40).padding(number / 8) })
      case .scopedModifier(let number):
        AnyView(view.modifier(NumberPadding(extra: number).animation(.linear(duration: 0.05))))
      case .focusable(let isFocusable): AnyView(FocusingPart(content: view, isFocusable: isFocusable))
      case .stored(let key): AnyView(StoredPart(content: view, key: "key \(key)"))
      case .scaled(let number): AnyView(ScaledPart(content: view, length: number))
      }
    }
  }
}

/// Becomes a padding by the environment.
private struct NumberPadding: EnvironmentalModifier {
  var extra: Double

  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Padded(length: extra + Double(environment.fuzzNumber % 5))
  }

  private struct Padded: ViewModifier {
    var length: Double
    func body(content: Content) -> some View { content.padding(length) }
  }
}

/// A bar that says truthfully when it looks the same.
private struct EvenBar: View, Equatable {
  var number: Double

  var body: some View { Color.green.frame(width: 20, height: number.rounded(.down)) }
}

/// A part that can take the keyboard's focus and shows whether it has it.
private struct FocusingPart: View {
  let content: AnyView
  let isFocusable: Bool
  @FocusState private var isFocused: Bool
  @FocusedValue(\.fuzzText) private var text: String?

  var body: some View {
    VStack(spacing: 0) {
      content.focusable(isFocusable).focused($isFocused).focusedSceneValue(\.fuzzText, isFocusable ? "yes" : "no")
      Text(verbatim: "\(isFocused) \(text ?? "-")")
    }
  }
}

extension FocusedValues {
  @Entry fileprivate var fuzzText: String?
}

/// A part that reads keys which nobody writes.
private struct StoredPart: View {
  let content: AnyView
  @AppStorage private var value: Int
  @SceneStorage private var other: String?

  init(content: AnyView, key: String) {
    self.content = content
    _value = AppStorage(wrappedValue: key.count, key)
    _other = SceneStorage(key)
  }

  var body: some View {
    VStack(spacing: 0) {
      content
      Text(verbatim: "\(value) \(other ?? "-")")
    }
  }
}

/// A part beside a bar that grows with the text.
private struct ScaledPart: View {
  let content: AnyView
  @ScaledMetric private var length: Double

  init(content: AnyView, length: Double) {
    self.content = content
    _length = ScaledMetric(wrappedValue: length, relativeTo: .caption)
  }

  var body: some View { content.overlay(alignment: .topLeading) { Color.orange.frame(width: length, height: 2) } }
}
