import CoreGraphics
import Testing

@testable import InputEngine

@Suite struct DropTests {
  private final class Basket: DropTarget {
    let name: String
    let notes: Log
    var wants: Bool = true

    init(_ name: String, _ notes: Log) {
      self.name = name
      self.notes = notes
    }

    func handle(_ event: DropEvent) -> Bool {
      guard wants else { return false }
      notes.words.append("\(name) \(event.phase)")
      return true
    }
  }

  private final class Log { var words: [String] = [] }

  @Test("Each target hears when a drag comes over it and when it leaves; one that wants nothing leaves it to the next")
  func routing() {
    let log = Log()
    let inner = Basket("inner", log)
    let outer = Basket("outer", log)
    let router = DropRouter()
    func send(_ phase: DropEvent.Phase, _ targets: [any DropTarget]) -> Bool {
      router.handle(DropEvent(phase, at: .zero)) { _ in targets }
    }
    #expect(send(.entered, [outer]))
    #expect(send(.moved, [inner, outer]))
    #expect(send(.moved, [inner, outer]))
    inner.wants = false
    #expect(send(.dropped([:]), [inner, outer]))
    #expect(log.words == ["outer entered", "inner entered", "outer left", "inner moved", "outer dropped([:])"])
    #expect(!send(.left, []))
    #expect(!send(.moved, []))
  }
}
