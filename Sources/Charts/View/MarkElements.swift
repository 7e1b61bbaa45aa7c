import AccessibilityTree
import ChartEngine
import CoreGraphics
import SwiftUICore

/// The elements of a chart's marks for assistive technologies: each mark is one, in the order of the data.
final class MarkElements {
  private unowned let source: AccessibilitySource
  private let nextID: () -> UInt64
  private var elements: [Key: AccessibilitySource] = [:]

  /// More marks than a reader would step through are one element with a description.
  static let limit: Int = 500

  /// A mark among those that come from one place.
  private struct Key: Hashable {
    var identity: MarkIdentity
    var number: Int
  }

  init(_ source: AccessibilitySource, nextID: @escaping () -> UInt64) {
    self.source = source
    self.nextID = nextID
  }

  /// Says what the marks are, on the source of the plot area or on another that is compared with it.
  func describe(_ geometry: PlotGeometry, as source: AccessibilitySource, in environment: EnvironmentValues) {
    let model: ChartModel = geometry.model
    let words = MarkWords(model, environment)
    let shown: [Int] = model.marks.indices.filter { geometry.shapes[$0] != nil && !model.marks[$0].isHiddenFromReaders }
    let isOne: Bool = shown.count > Self.limit
    source.properties = AccessibilityProperties(
      role: isOne ? .chart : nil, label: words.title, value: isOne ? words.summary(of: shown) : nil)
    guard source === self.source else { return }
    source.kind = isOne ? .element : .container
    guard !isOne else {
      source.children = []
      elements = [:]
      return
    }
    var kept: [Key: AccessibilitySource] = [:]
    var numbers: [MarkIdentity: Int] = [:]
    source.children = shown.enumerated().map { place, index in
      let identity: MarkIdentity = model.marks[index].mark.identity
      let number: Int = numbers[identity, default: 0]
      numbers[identity] = number + 1
      let key = Key(identity: identity, number: number)
      let element: AccessibilitySource = elements[key] ?? AccessibilitySource(id: nextID(), kind: .element)
      kept[key] = element
      element.properties = words.properties(of: index, place: place)
      element.bounds = geometry.readingFrame(of: index)
      return element
    }
    elements = kept
  }
}

extension ResolvedMark {
  var isHiddenFromReaders: Bool { mark.style.rare?.values.accessibility.isHidden ?? false }
}

extension PlotGeometry {
  /// Where a reader shows its cursor: around a symbol or value, at least as large as a small target.
  func readingFrame(of index: Int) -> CGRect {
    guard let shape = shapes[index] else { return .zero }
    let least: CGFloat = 8
    let frame: CGRect = shape.frame
    let (width, height): (CGFloat, CGFloat) = (max(least, frame.width), max(least, frame.height))
    let around = CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    // What lies beyond the plot area is found at its edge.
    let plot = CGRect(origin: .zero, size: size)
    guard plot.width >= width, plot.height >= height else { return around }
    let inside: CGRect = around.intersection(plot)
    if !inside.isNull, inside.width >= least, inside.height >= least { return inside }
    return CGRect(
      x: max(0, min(plot.maxX - least, around.minX)), y: max(0, min(plot.maxY - least, around.minY)), width: least,
      height: least)
  }
}
