import AccessibilityTree
import CoreGraphics

extension ExposedApplication {
  func text(_ call: ElementCall) -> BusReply {
    let text = ScalarText(call.call.description.text ?? "")
    let numbers: [BusValue] = call.arguments
    switch call.method {
    case "GetText": return .string(text[numbers.int(0), numbers.int(1)])
    case "GetCharacterAtOffset":
      let offset: Int = numbers.int(0)
      return .int(text.scalars.indices.contains(offset) ? Int(text.scalars[offset].value) : 0)
    case "GetStringAtOffset":
      guard let unit = TextUnit(granularity: numbers.int(1)) else { return .invalidArguments("unknown granularity") }
      return stretch(text.range(of: unit, at: numbers.int(0)), of: text)
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      return olderStretch(call.method, text, offset: numbers.int(0), type: numbers.int(1))
    case "GetAttributeValue":
      return .string(attributes(call, text, at: numbers.int(0)).names[numbers.string(1)] ?? "")
    case "GetAttributes", "GetAttributeRun":
      let (names, range) = attributes(call, text, at: numbers.int(0))
      return .values([.attributes(names), .number(range.lowerBound), .number(range.upperBound)])
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .value(.attributes([:]))
    case "GetNSelections": return .int(selection(call, text) == nil ? 0 : 1)
    case "GetSelection":
      let selection: Range<Int> = numbers.int(0) == 0 ? selection(call, text) ?? 0..<0 : 0..<0
      return .values([.number(selection.lowerBound), .number(selection.upperBound)])
    case "RemoveSelection":
      guard numbers.int(0) == 0, selection(call, text) != nil, let editing = call.call.description.editing else {
        return .bool(false)
      }
      return select(editing.caret, editing.caret, text, call)
    case "ScrollSubstringTo", "ScrollSubstringToPoint":
      request(.scrollIntoView, call.window, call.node)
      return .bool(true)
    case "SetCaretOffset": return select(numbers.int(0), numbers.int(0), text, call)
    case "AddSelection": return select(numbers.int(0), numbers.int(1), text, call)
    case "SetSelection": return select(numbers.int(1), numbers.int(2), text, call)
    default: return textGeometry(call, text)
    }
  }

  /// What is said of the characters around an offset, and how far the same holds: which words are misspelled, in the words
  /// that screen readers look for ("invalid" of ARIA, and the older one of office programs).
  private func attributes(
    _ call: ElementCall, _ text: ScalarText, at offset: Int
  ) -> (names: [String: String], range: Range<Int>) {
    var start = 0
    for word in call.call.description.editing?.misspelled ?? [] {
      let word: Range<Int> = text.clamped(word.lowerBound, word.upperBound)
      if word.contains(offset) { return (["invalid": "spelling", "text-spelling": "misspelled"], word) }
      if word.lowerBound > offset { return ([:], start..<word.lowerBound) }
      start = word.upperBound
    }
    return ([:], start..<text.count)
  }

  /// The characters that are selected; nil for none.
  private func selection(_ call: ElementCall, _ text: ScalarText) -> Range<Int>? {
    guard let selection = call.call.description.editing?.selection, !selection.isEmpty else { return nil }
    return text.clamped(selection.lowerBound, selection.upperBound)
  }

  private func stretch(_ range: Range<Int>, of text: ScalarText) -> BusReply {
    .values([
      .string(text[range.lowerBound, range.upperBound]), .number(range.lowerBound), .number(range.upperBound),
    ])
  }

  private func olderStretch(_ method: String, _ text: ScalarText, offset: Int, type: Int) -> BusReply {
    guard let (unit, isAtEnd) = TextUnit.boundary(type) else { return .invalidArguments("unknown boundary \(type)") }
    switch method {
    case "GetTextBeforeOffset": return stretch(text.range(of: unit, before: offset, isAtEnd: isAtEnd), of: text)
    case "GetTextAfterOffset": return stretch(text.range(of: unit, after: offset, isAtEnd: isAtEnd), of: text)
    default: return stretch(text.range(of: unit, at: offset, isAtEnd: isAtEnd), of: text)
    }
  }

  /// Only fields have a caret that can be put somewhere.
  private func select(_ start: Int, _ end: Int, _ text: ScalarText, _ call: ElementCall) -> BusReply {
    guard call.call.description.states.contains(.editable) else { return .bool(false) }
    request(.selectText(text.clamped(min(start, end), max(start, end))), call.window, call.node)
    return .bool(true)
  }

  private func textGeometry(_ call: ElementCall, _ text: ScalarText) -> BusReply {
    let numbers: [BusValue] = call.arguments
    switch call.method {
    case "GetCharacterExtents":
      let offset: Int = numbers.int(0)
      let frame: CGRect = call.window.frame(of: call.node, in: space(numbers, 1))
      return .values(BusValue.rect(Self.frame(of: text.clamped(offset, offset + 1), of: text, inside: frame)))
    case "GetRangeExtents":
      let frame: CGRect = call.window.frame(of: call.node, in: space(numbers, 2))
      let range: Range<Int> = text.clamped(numbers.int(0), numbers.int(1))
      return .values(BusValue.rect(Self.frame(of: range, of: text, inside: frame)))
    case "GetOffsetAtPoint":
      let point: CGPoint = point(in: call.window, call.node, numbers)
      return .int(Self.offset(at: point, of: text, inside: call.window.frame(of: call.node, in: .window)))
    case "GetBoundedRanges": return .value(.array(of: "(iisv)", boundedRanges(call, text)))
    default: return .unknownMethod
    }
  }

  /// Where characters stand is not in the tree: lines share the height of the element and the characters of the longest
  /// line its width.
  static func frame(of range: Range<Int>, of text: ScalarText, inside frame: CGRect) -> CGRect {
    let (line, count) = lines(of: text, at: range.lowerBound)
    let height: CGFloat = frame.height / CGFloat(count)
    let width: CGFloat = frame.width / CGFloat(max(line.count, 1))
    let y: CGFloat = frame.minY + CGFloat(lines(of: text, before: range.lowerBound)) * height
    let end: Int = min(range.upperBound, line.upperBound)
    return CGRect(
      x: frame.minX + CGFloat(range.lowerBound - line.lowerBound) * width, y: y,
      width: CGFloat(max(end - range.lowerBound, 0)) * width, height: height)
  }

  static func offset(at point: CGPoint, of text: ScalarText, inside frame: CGRect) -> Int {
    guard frame.contains(point), text.count > 0 else { return -1 }
    let count: Int = lines(of: text, at: 0).count
    let wanted: Int = min(Int((point.y - frame.minY) / (frame.height / CGFloat(count))), count - 1)
    var start: Int = 0
    for _ in 0..<wanted { start = text.range(of: .line, at: start).upperBound }
    let line: Range<Int> = text.range(of: .line, at: start)
    let index: Int = Int((point.x - frame.minX) / (frame.width / CGFloat(max(line.count, 1))))
    return min(line.lowerBound + index, text.count - 1)
  }

  /// The line at an offset, and how many there are.
  private static func lines(of text: ScalarText, at offset: Int) -> (line: Range<Int>, count: Int) {
    let ends: Int = text.scalars.dropLast().filter { $0 == "\n" }.count
    return (text.range(of: .line, at: offset), ends + 1)
  }

  private static func lines(of text: ScalarText, before offset: Int) -> Int {
    text.scalars.prefix(min(max(offset, 0), max(text.count - 1, 0))).filter { $0 == "\n" }.count
  }

  private func boundedRanges(_ call: ElementCall, _ text: ScalarText) -> [BusValue] {
    let numbers: [BusValue] = call.arguments
    let frame: CGRect = call.window.frame(of: call.node, in: space(numbers, 4))
    let wanted = CGRect(x: numbers.int(0), y: numbers.int(1), width: numbers.int(2), height: numbers.int(3))
    guard text.count > 0, frame.intersects(wanted) else { return [] }
    return [.tuple([.int(0), .number(text.count), .string(text[0, -1]), .variant(.string(""))])]
  }
}

extension ExposedApplication {
  /// Edits are handed to the host; the tree changes when the field has taken them.
  func editableText(_ call: ElementCall) -> BusReply {
    guard call.call.description.states.contains(.editable) else { return .bool(false) }
    let text = ScalarText(call.call.description.text ?? "")
    let numbers: [BusValue] = call.arguments
    let kind: AccessibilityBusRequest.Kind
    switch call.method {
    case "SetTextContents": kind = .setText(numbers.string(0))
    case "InsertText":
      // The length counts bytes of UTF-8; -1 stands for all of them.
      let length: Int = numbers.int(2)
      let bytes: String.UTF8View = numbers.string(1).utf8
      let inserted: String = length < 0 ? numbers.string(1) : String(decoding: bytes.prefix(length), as: UTF8.self)
      kind = .replaceText(text.clamped(numbers.int(0), numbers.int(0)), with: inserted)
    case "DeleteText": kind = .replaceText(text.clamped(numbers.int(0), numbers.int(1)), with: "")
    case "CopyText": kind = .copyText(text.clamped(numbers.int(0), numbers.int(1)))
    case "CutText": kind = .cutText(text.clamped(numbers.int(0), numbers.int(1)))
    case "PasteText": kind = .pasteText(at: text.clamped(numbers.int(0), numbers.int(0)).lowerBound)
    default: return .unknownMethod
    }
    request(kind, call.window, call.node)
    return call.method == "CopyText" ? .none : .bool(true)
  }

  /// A link is a text of its own, not a part of another one.
  func hypertext(_ call: ObjectCall) -> BusReply {
    let isLink: Bool = call.description.role == .link
    switch call.method {
    case "GetNLinks": return .int(isLink ? 1 : 0)
    case "GetLink": return .value(isLink && call.arguments.int(0) == 0 ? reference(call.target) : Self.null)
    case "GetLinkIndex": return .int(isLink ? 0 : -1)
    default: return .unknownMethod
    }
  }

  func hyperlink(_ call: ObjectCall) -> BusReply {
    switch call.method {
    case "GetObject": return .value(call.arguments.int(0) == 0 ? reference(call.target) : Self.null)
    // The address is the app's: the tree has the action that follows it.
    case "GetURI": return .string("")
    case "IsValid": return .bool(true)
    default: return .unknownMethod
    }
  }

  func hyperlinkProperty(_ property: String, _ description: ObjectDescription) -> BusValue? {
    switch property {
    case "NAnchors": return .short(1)
    case "StartIndex": return .int(0)
    case "EndIndex": return .number(ScalarText(description.text ?? "").count)
    default: return nil
    }
  }
}
