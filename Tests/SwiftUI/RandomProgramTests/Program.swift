import SwiftUI

/// A view program as a value: what a random test builds, edits, shrinks and prints.
struct Program: Equatable, Identifiable {
  enum Kind: String, CaseIterable {
    case text, joined, color, shape, image, label, progress, spacer, divider, empty, button
    case row, column, layers, tuple, group, optional, either, list, scroll, geometry, identified, erased, mirrored
    case lazyRows, lazyGrid
    case attributed, symbol, picture, canvas, gradient, dated
    case phased, keyframed, matched, paged, transient
    case relayed, grid, fitting, arranged, cards, sections, variadic
  }

  enum Modifier: Equatable {
    case padding(Double)
    case edgePadding(Double)
    case frame(Double)
    case flexible(Double)
    case overlay(String)
    case background(Int)
    case border(Double)
    case font(Int)
    case bold(Bool)
    case foreground(Int)
    case opacity(Double)
    case offset(Double)
    case clip
    case rotation(Double)
    case scale(Double)
    case fixedSize(Bool)
    case priority(Double)
    case lineLimit(Int)
    case disabled(Bool)
    case direction(Bool)
    case custom(Int)
    case shout
    case concat(Double)
    case label(String)
    case value(String)
    case hidden(Bool)
    case traits(Bool)
    case element(Int)
    case sortPriority(Double)
    case action(String)
    case aspect(Double)
    case tracked(Int)
    case animated(Double)
    case spoken(Spoken)
    case guide(Double)
    case positioned(Double)
    case cell(Int)
    case geometry(GeometryStep)
    case stated(Stated)
    case depth(Double)
    case rank(Int)
    case captioned(Int)
    case painted(Painting)
  }

  var id: Int
  var kind: Kind
  var text: String = "a"
  var number: Double = 0
  var flag: Bool = false
  var modifiers: [Modifier] = []
  var children: [Program] = []
}

extension Program.Kind {
  var mayHaveChildren: Bool {
    switch self {
    case .text, .joined, .color, .shape, .image, .label, .progress, .spacer, .divider, .empty, .mirrored, .relayed,
      .attributed, .symbol, .picture, .gradient, .dated:
      false
    default: true
    }
  }
}

extension Program: CustomStringConvertible {
  var description: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let own = "\(indent)#\(id) \(kind) \(text.debugDescription) \(number) \(flag) \(modifiers)"
    return [own] + children.flatMap { $0.lines(depth: depth + 1) }
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }
}
