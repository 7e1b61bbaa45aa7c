import SeededNumbers
import ViewTestSupport

extension Program {
  private static let words: [String] = [
    "a", "Clause", "score of the chain", "", "Ünïcode ✓", "A much longer text that has to wrap somewhere", "٣ مرحبا",
  ]
  private static let numbers: [Double] = [0, 1, 4, 8, 20, 33.5, 60, 120]

  /// A random program of at most the given depth.
  static func random(_ random: inout SeededGenerator, nextID: inout Int, depth: Int) -> Program {
    var kind: Kind = Kind.allCases[random.below(Kind.allCases.count)]
    if depth == 0 { while kind.mayHaveChildren { kind = Kind.allCases[random.below(Kind.allCases.count)] } }
    nextID += 1
    var program = Program(id: nextID, kind: kind)
    program.randomizeFields(&random)
    for _ in 0..<[0, 0, 0, 1, 1, 2, 3][random.below(7)] { program.modifiers.append(.random(&random)) }
    if kind.mayHaveChildren {
      for _ in 0..<(1 + random.below(3)) {
        program.children.append(.random(&random, nextID: &nextID, depth: depth - 1))
      }
    }
    return program
  }

  mutating func randomizeFields(_ random: inout SeededGenerator) {
    text = Self.words[random.below(Self.words.count)]
    number = Self.numbers[random.below(Self.numbers.count)]
    flag = random.below(2) == 0
  }

  /// One random edit somewhere in the program.
  mutating func edit(_ random: inout SeededGenerator, nextID: inout Int) {
    var target: Int = random.below(count)
    edit(at: &target, &random, &nextID)
  }

  private mutating func edit(at target: inout Int, _ random: inout SeededGenerator, _ nextID: inout Int) {
    if target == 0 {
      target = -1
      return editOwn(&random, &nextID)
    }
    target -= 1
    for index in children.indices where target >= 0 {
      let size: Int = children[index].count
      if target < size {
        children[index].edit(at: &target, &random, &nextID)
        target = -1
      } else {
        target -= size
      }
    }
  }

  private mutating func editOwn(_ random: inout SeededGenerator, _ nextID: inout Int) {
    switch random.below(12) {
    case 0, 1: text = Self.words[random.below(Self.words.count)]
    case 2: number = Self.numbers[random.below(Self.numbers.count)]
    case 3, 4: flag.toggle()
    case 5 where !modifiers.isEmpty: modifiers[random.below(modifiers.count)].change(&random)
    case 6: modifiers.append(.random(&random))
    case 7 where !modifiers.isEmpty: modifiers.remove(at: random.below(modifiers.count))
    case 8 where kind.mayHaveChildren && count < 40:
      children.insert(
        .random(&random, nextID: &nextID, depth: random.below(3)), at: random.below(children.count + 1))
    case 9 where !children.isEmpty: children.remove(at: random.below(children.count))
    case 10 where children.count > 1:
      children.insert(children.remove(at: random.below(children.count)), at: random.below(children.count))
    case 11: kind = Kind.allCases[random.below(Kind.allCases.count)]
    default: randomizeFields(&random)
    }
  }
}

extension Program.Modifier {
  static func random(_ random: inout SeededGenerator) -> Program.Modifier {
    let number: Double = [0, 1, 4, 8, 20, 60][random.below(6)]
    let flag: Bool = random.below(2) == 0
    let word: String = ["a", "Total", "more"][random.below(3)]
    let geometry: Program.GeometryStep = .random(&random, number: number, flag: flag, word: word)
    let other: Program.GeometryStep = .random(&random, number: number, flag: flag, word: word)
    let all: [Program.Modifier] = [
      .padding(number), .edgePadding(number), .frame(number * 3), .flexible(number * 4), .overlay(word),
      .background(random.below(4)), .border(number / 8 + 1), .font(random.below(4)), .bold(flag),
      .foreground(random.below(4)), .opacity(number / 60), .offset(number - 8), .clip, .rotation(number * 3),
      .scale(number / 20), .fixedSize(flag), .priority(number - 4), .lineLimit(random.below(3) + 1), .disabled(flag),
      .direction(flag), .custom(random.below(3)), .shout, .concat(number), .label(word), .value(word), .hidden(flag),
      .traits(flag), .element(random.below(3)), .sortPriority(number - 4), .action(word), .aspect(number / 20 + 0.5),
      .tracked(random.below(3)), .animated(number), .spoken(.random(&random)), .spoken(.random(&random)),
      .guide(number), .positioned(number), .cell(random.below(3) + 1),
      .geometry(geometry), .geometry(other),
      .stated(.random(&random)), .stated(.random(&random)),
      .depth(number - 4), .rank(random.below(3)), .captioned(random.below(3)),
      .painted(.random(&random)), .painted(.random(&random)), .painted(.random(&random)), .painted(.random(&random)),
    ]
    return all[random.below(all.count)]
  }

  /// The same modifier with another value, where that is possible.
  mutating func change(_ random: inout SeededGenerator) {
    for _ in 0..<60 {
      let other: Program.Modifier = .random(&random)
      if other != self, "\(other)".prefix(4) == "\(self)".prefix(4) {
        self = other
        return
      }
    }
  }
}
