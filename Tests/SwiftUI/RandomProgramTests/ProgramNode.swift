import Observation
import SwiftUI

/// A program as a model of observable objects: an edit touches exactly the properties that it changes.
@Observable
final class ProgramNode: Identifiable {
  let id: Int
  var kind: Program.Kind
  var text: String
  var number: Double
  var flag: Bool
  var modifiers: [Program.Modifier]
  var children: [ProgramNode]

  init(_ program: Program) {
    id = program.id
    kind = program.kind
    text = program.text
    number = program.number
    flag = program.flag
    modifiers = program.modifiers
    children = program.children.map { ProgramNode($0) }
  }

  func become(_ program: Program) {
    if kind != program.kind { kind = program.kind }
    if text != program.text { text = program.text }
    if number != program.number { number = program.number }
    if flag != program.flag { flag = program.flag }
    if modifiers != program.modifiers { modifiers = program.modifiers }
    let known: [Int: ProgramNode] = Dictionary(children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let new: [ProgramNode] = program.children.map { child in
      guard let node = known[child.id] else { return ProgramNode(child) }
      node.become(child)
      return node
    }
    if !new.elementsEqual(children, by: ===) { children = new }
  }
}

private struct FuzzNumberKey: EnvironmentKey { static let defaultValue: Int = 0 }

extension EnvironmentValues {
  var fuzzNumber: Int {
    get { self[FuzzNumberKey.self] }
    set { self[FuzzNumberKey.self] = newValue }
  }
}
