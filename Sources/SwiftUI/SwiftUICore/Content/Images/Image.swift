import CoreGraphics
import DisplayList
import Foundation
import ImageEngine

/// A view that shows a picture of a file, a catalog or memory, or a symbol of the system's set.
nonisolated public struct Image: View, Equatable, @unchecked Sendable {
  /// Where the picture comes from.
  enum Source {
    case symbol(String, value: Double?)
    case named(String, bundle: Bundle?, value: Double?)
    case bitmap(CGImage, scale: CGFloat, ImageOrientation)
    case vector(VectorImage, scale: CGFloat)
    case drawn(DrawnImage)
  }

  /// What a screen reader says.
  enum Label: Equatable {
    /// The symbol's or the file's name, in words where there are any (behaviours 285, 291).
    case inferred
    case text(Text)
    /// A picture without a name of its own.
    case none
    /// Nothing: it is not in the tree (behaviour 296).
    case decorative
  }

  var source: Source
  var label: Label
  var options: Options = Options()

  /// What modifiers of an image chose.
  struct Options: Equatable {
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation: Interpolation?
    var isAntialiased: Bool = true
    var symbolMode: SymbolRenderingMode?
    var symbolColors: SymbolColorRenderingMode?
    var symbolValues: SymbolVariableValueMode?
    var look: ImageLook?
  }

  struct Resizing: Equatable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  init(_ source: Source, label: Label) {
    self.source = source
    self.label = label
  }

  func with(_ change: (inout Options) -> Void) -> Image {
    var copy: Image = self
    change(&copy.options)
    return copy
  }
}

extension Image.Source: Equatable {
  /// Pictures in memory are compared by identity.
  static func == (left: Image.Source, right: Image.Source) -> Bool {
    switch (left, right) {
    case (.symbol(let a, let valueA), .symbol(let b, let valueB)): return a == b && valueA == valueB
    case (.named(let a, let bundleA, let valueA), .named(let b, let bundleB, let valueB)):
      return a == b && bundleA === bundleB && valueA == valueB
    case (.bitmap(let a, let scaleA, let turnA), .bitmap(let b, let scaleB, let turnB)):
      return a === b && scaleA == scaleB && turnA == turnB
    case (.vector(let a, let scaleA), .vector(let b, let scaleB)): return a === b && scaleA == scaleB
    case (.drawn(let a), .drawn(let b)): return a === b
    default: return false
    }
  }
}

/// A picture that a closure draws.
package final class DrawnImage: @unchecked Sendable {
  package let size: CGSize
  /// Called in a node: the drawing depends on what it reads.
  package let draw: (EnvironmentValues) -> [DisplayItem]

  package init(size: CGSize, draw: @escaping (EnvironmentValues) -> [DisplayItem]) {
    self.size = size
    self.draw = draw
  }
}
