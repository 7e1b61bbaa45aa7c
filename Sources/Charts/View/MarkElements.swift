import AccessibilityTree
import ChartEngine
import CoreGraphics
import ReactiveGraph
import SwiftUICore

/// The elements of a chart's marks for assistive technologies: each mark is one, in the order of the data.
final class MarkElements {
  private unowned let source: AccessibilitySource
  private let nextID: () -> UInt64
  /// Says what an element does when it is activated; nil for nothing.
  private let setActivation: (UInt64, (() -> Void)?) -> Void
  private var elements: [Key: AccessibilitySource] = [:]

  /// More marks than a reader would step through are one element with a description.
  static let limit: Int = 500

  /// A mark among those that come from one place.
  struct Key: Hashable {
    var identity: MarkIdentity
    var number: Int
  }

  /// The elements of a view, which end with it.
  convenience init(_ source: AccessibilitySource, inputs: _ViewInputs) {
    let window: ViewGraph = inputs.window
    self.init(
      source, nextID: { window.nextID() },
      setActivation: { id, action in
        var handlers: [AccessibilityActionCode: () -> Void] = [:]
        if let action { handlers[.activate] = action }
        window.accessibility.setHandlers(handlers, for: id)
      })
    window.graph.currentSubgraph.onEnd { self.forget(except: [:]) }
  }

  init(
    _ source: AccessibilitySource, nextID: @escaping () -> UInt64,
    setActivation: @escaping (UInt64, (() -> Void)?) -> Void
  ) {
    self.source = source
    self.nextID = nextID
    self.setActivation = setActivation
  }

  /// What is said of one mark.
  struct Described {
    var identity: MarkIdentity
    var properties: AccessibilityProperties
    var frame: CGRect
    /// What selects the values of the mark; nil where nothing keeps them.
    var select: (() -> Void)?
  }

  /// Says what the marks are, on the source of the plot area or on another that is compared with it.
  func describe(_ geometry: PlotGeometry, as source: AccessibilitySource, in environment: EnvironmentValues) {
    let model: ChartModel = geometry.model
    let words = MarkWords(model, environment)
    let shown: [Int] = model.marks.indices.filter { geometry.shapes[$0] != nil && !model.marks[$0].isHiddenFromReaders }
    describe(
      shown.count, as: source,
      whole: {
        // A chart that is not stepped through says at once what its values do.
        AccessibilityProperties(
          role: .chart, label: words.title, value: model.describer(in: environment).description.trends)
      },
      element: { place in
        let index: Int = shown[place]
        return Described(
          identity: model.marks[index].mark.identity, properties: words.properties(of: index, place: place),
          frame: geometry.readingFrame(of: index),
          select: model.isSelectable(index) ? { [model] in model.select(index) } : nil)
      })
  }

  /// The same for marks of any chart.
  ///
  /// - Parameters:
  ///   - count: How many marks there are.
  ///   - whole: What is said of more marks than a reader would step through.
  ///   - element: What is said of a mark.
  func describe(
    _ count: Int, as source: AccessibilitySource, whole: () -> AccessibilityProperties, element: (Int) -> Described
  ) {
    let isOne: Bool = count > Self.limit
    source.properties = isOne ? whole() : AccessibilityProperties()
    guard source === self.source else { return }
    source.kind = isOne ? .element : .container
    guard !isOne else {
      source.children = []
      forget(except: [:])
      return
    }
    var kept: [Key: AccessibilitySource] = [:]
    var numbers: [MarkIdentity: Int] = [:]
    source.children = (0..<count).map { place in
      let described: Described = element(place)
      let number: Int = numbers[described.identity, default: 0]
      numbers[described.identity] = number + 1
      let key = Key(identity: described.identity, number: number)
      let element: AccessibilitySource = elements[key] ?? AccessibilitySource(id: nextID(), kind: .element)
      kept[key] = element
      var properties: AccessibilityProperties = described.properties
      if described.select != nil { properties.actions = [AccessibilityAction(.activate)] }
      setActivation(element.id, described.select)
      element.properties = properties
      element.bounds = described.frame
      return element
    }
    forget(except: kept)
  }

  /// Ends what elements do that are there no more.
  func forget(except kept: [Key: AccessibilitySource]) {
    for (key, element) in elements where kept[key] == nil { setActivation(element.id, nil) }
    elements = kept
  }
}

extension ResolvedMark {
  var isHiddenFromReaders: Bool { mark.style.rare?.values.accessibility.isHidden ?? false }
}

extension PlotGeometry {
  /// Where a reader shows its cursor.
  func readingFrame(of index: Int) -> CGRect { MarkElements.readingFrame(shapes[index]?.frame, in: size) }
}

extension MarkElements {
  /// Where a reader shows its cursor: around a symbol or value, at least as large as a small target.
  static func readingFrame(_ frame: CGRect?, in size: CGSize) -> CGRect {
    guard let frame else { return .zero }
    let least: CGFloat = 8
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
