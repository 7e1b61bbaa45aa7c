import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing

/// Numbers that are the same in each run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// One of everything that takes input; what is used changes and removes views.
private struct Scene: View {
  @State private var rows: [Int] = Array(0..<6)
  @State private var count: Int = 0
  @State private var isOn: Bool = false
  @State private var isHovered: Bool = false
  @GestureState private var offset: CGSize = .zero
  @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.2))) private var scale: CGFloat = 1
  @FocusState private var focus: Int?

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        Button("Add") { rows.append(count) }.keyboardShortcut("n").help("Adds a row")
        Toggle("On", isOn: $isOn)
        Color.red.frame(width: 30, height: 30)
          .offset(offset)
          .gesture(
            LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(coordinateSpace: .global))
              .updating($offset) { value, offset, _ in
                if case .second(_, let drag?) = value { offset = drag.translation }
              }
              .onEnded { _ in count += 1 })
      }
      Color.blue.frame(width: 60, height: 20)
        .scaleEffect(scale)
        .gesture(MagnifyGesture().updating($scale) { value, scale, _ in scale = max(0.1, value.magnification) })
        .onHover { isHovered = $0 }
        .opacity(isHovered ? 0.5 : 1)
      ScrollView {
        VStack(spacing: 2) {
          ForEach(rows, id: \.self) { row in
            Text("Row \(row)").frame(height: 24).background(focus == row ? .green : .gray)
              .focusable().focused($focus, equals: row)
              .onKeyPress("x") {
                rows.removeAll { $0 == row }
                return .handled
              }
              .onTapGesture(count: 2) { rows.removeAll { $0 == row } }
              .onTapGesture { count += 1 }
          }
          if isOn { Button("Inside", role: .destructive) { isOn = false } }
        }
      }
      .frame(height: 80)
      .simultaneousGesture(DragGesture().onChanged { _ in count += 1 })
      Text("\(count)")
    }
  }
}

@MainActor @Suite struct RandomInputTests {
  @Test("Random input leaves what a fresh build would show (G1), and no gesture behind", arguments: 1...12)
  func streams(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let host = try window(height: 220, idiom: seed.isMultiple(of: 2) ? .phone : .desktop) { Scene() }
    func point() -> CGPoint {
      CGPoint(x: CGFloat.random(in: 20...180, using: &random), y: CGFloat.random(in: 0...220, using: &random))
    }
    var down: [UInt64: CGPoint] = [:]
    let keys: [KeySymbol] = [
      .tab, .tab, .space, .returnKey, .up, .down, .left, .right, .escape, .pageDown, .home, .character("x"),
      .character("n"), .shift,
    ]
    for step in 0..<120 {
      switch Int.random(in: 0..<14, using: &random) {
      case 0, 1, 2:
        let place: CGPoint = point()
        down[host.down(at: place)] = place
      case 3, 4, 5:
        if let pointer = down.keys.sorted().randomElement(using: &random) {
          let place: CGPoint = point()
          host.move(pointer, to: place)
          down[pointer] = place
        }
      case 6, 7:
        if let pointer = down.keys.sorted().randomElement(using: &random), let place = down.removeValue(forKey: pointer)
        {
          host.lift(pointer, at: place)
        }
      case 8:
        if let pointer = down.keys.sorted().randomElement(using: &random) {
          down[pointer] = nil
          host.cancel(pointer)
        }
      case 9: host.hover(at: Bool.random(using: &random) ? point() : nil)
      case 10:
        host.send(.scroll(at: point(), by: CGSize(width: 0, height: CGFloat.random(in: -60...60, using: &random))))
      case 11: host.transform(at: point(), magnification: 1.5, duration: .zero)
      case 12:
        let symbol: KeySymbol = keys.randomElement(using: &random) ?? .tab
        host.press(symbol, modifiers: [[], .shift, .command].randomElement(using: &random) ?? [])
      default: host.advance(by: .milliseconds(Int.random(in: 1...400, using: &random)))
      }
      let differences: [String] = host.differences
      #expect(differences.isEmpty, "seed \(seed), step \(step): \(differences)")
      if !differences.isEmpty { return }
    }
    for (pointer, place) in down { host.lift(pointer, at: place) }
    host.advance(by: .seconds(3))
    #expect(host.graph.pointers.arena.entries.isEmpty, "seed \(seed)")
    host.send(.windowFocus(false))
    host.finishAnimations()
    #expect(!host.graph.isAnimating)
    #expect(host.differences.isEmpty)
  }
}
