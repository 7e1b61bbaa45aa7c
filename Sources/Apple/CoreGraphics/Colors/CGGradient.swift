import Foundation

/// How a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before the start lies the first colour; otherwise nothing is painted there.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end lies the last colour; otherwise nothing is painted there.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at locations from 0 to 1, mixed in between as they are stored in sRGB, whatever the space.
public final class CGGradient: Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: CGColor
    package var location: CGFloat
  }

  /// In the order of their locations; at least one.
  package let stops: [Stop]

  private init?(_ colors: [CGColor], _ locations: [CGFloat]) {
    guard !colors.isEmpty, locations.allSatisfy(\.isFinite) else { return nil }
    let all: [Stop] = zip(colors, locations).map { Stop(color: $0, location: max(0, min(1, $1))) }
    stops = all.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// A gradient of colours.
  ///
  /// - Parameters:
  ///   - space: makes no difference: colours are mixed in sRGB.
  ///   - colors: of type `CGColor`.
  ///   - locations: one for each colour; nil for even steps from 0 to 1.
  /// - Returns: nil without colours, and for what is no colour.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let known: [CGColor] = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(known, Self.locations(locations, known.count))
  }

  /// A gradient of components, alpha last, of as many colours of a space.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length: Int = space.numberOfComponents + 1
    let colors: [CGColor] = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * length) }
    self.init(colors, Self.locations(locations, count))
  }

  private static func locations(_ given: UnsafePointer<CGFloat>?, _ count: Int) -> [CGFloat] {
    if let given { return Array(UnsafeBufferPointer(start: given, count: count)) }
    return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }
}
