import CoreGraphics
import DisplayList
import Foundation
import UIFoundation

/// The place at which a text that does not fit is shortened.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text goes on beyond the edge; the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines lie that are shorter than the layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the writing; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Draws a text, from its upper edge on.
open class CATextLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
  }

  package override func makeCopy() -> CALayer { CATextLayer(layer: self) }

  /// A `String` or an `NSAttributedString`; the other properties count for the former alone.
  open var string: Any? {
    didSet { if !Self.areEqual(oldValue, string) { didChange(.look, "string", from: oldValue) } }
  }
  /// A `UIFont`, or the name of one; its size does not count.
  open var font: Any? { didSet { if !Self.areEqual(oldValue, font) { didChange(.look, "font", from: oldValue) } } }
  /// In points; 36 by default.
  open var fontSize: CGFloat = 36 { didSet { tell(.look, "fontSize", from: oldValue, to: fontSize) } }
  /// White by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { tell(.look, "foregroundColor", from: oldValue, to: foregroundColor) }
  }
  /// Whether lines are broken at the layer's width; false by default.
  open var isWrapped: Bool = false { didSet { tell(.look, "wrapped", from: oldValue, to: isWrapped) } }
  open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { tell(.look, "truncationMode", from: oldValue, to: truncationMode) }
  }
  open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet { tell(.look, "alignmentMode", from: oldValue, to: alignmentMode) }
  }

  private static let keys: [String: LayerKey] = [
    "string": LayerKey(optional: \CATextLayer.string, isAnimatable: false),
    "fontSize": LayerKey(number: \CATextLayer.fontSize),
    "foregroundColor": LayerKey(optional: \CATextLayer.foregroundColor),
  ]

  package override func layerKey(_ name: String) -> LayerKey? { Self.keys[name] ?? super.layerKey(name) }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as String, let right as String): left == right
    case (let left as NSObject, let right as NSObject): left.isEqual(right)
    default: false
    }
  }

  private var text: NSAttributedString? {
    if let string = string as? NSAttributedString { return string.length > 0 ? string : nil }
    guard let string = string as? String, !string.isEmpty, fontSize > 0, fontSize.isFinite else { return nil }
    let style = NSMutableParagraphStyle()
    switch alignmentMode {
    case .left: style.alignment = .left
    case .right: style.alignment = .right
    case .center: style.alignment = .center
    case .justified: style.alignment = .justified
    default: style.alignment = .natural
    }
    switch truncationMode {
    case .start: style.lineBreakMode = .byTruncatingHead
    case .middle: style.lineBreakMode = .byTruncatingMiddle
    case .end: style.lineBreakMode = .byTruncatingTail
    default: style.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
    }
    let name: String? = font as? String ?? (font as? CGFont)?.postScriptName
    let named: UIFont? = (font as? UIFont)?.withSize(fontSize) ?? name.flatMap { UIFont(name: $0, size: fontSize) }
    return NSAttributedString(
      string: string,
      attributes: [
        .font: named ?? UIFont.systemFont(ofSize: fontSize), .paragraphStyle: style,
        .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? UIColor.clear,
      ])
  }

  package override func contentItems() -> [DisplayItem] {
    guard let text, bounds.width > 0, bounds.height > 0 else { return super.contentItems() }
    let recorder = ContextRecorder()
    UIGraphicsPushContext(CGContext(recording: recorder, bounds: bounds))
    text.draw(with: bounds, options: .usesLineFragmentOrigin, context: nil)
    UIGraphicsPopContext()
    return super.contentItems() + cutOff(recorder.items)
  }

  open override func preferredFrameSize() -> CGSize { text?.size() ?? .zero }
}
