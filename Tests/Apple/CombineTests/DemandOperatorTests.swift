import Combine
import Testing

@Suite struct DemandOperatorTests {
  @Test("Demands compare with numbers from both sides") func comparisons() {
    let three: Subscribers.Demand = .max(3)
    #expect(three.max == 3 && Subscribers.Demand.unlimited.max == nil)
    #expect(three == 3 && 3 == three && three != 4 && 4 != three)
    #expect(three < 4 && 2 < three && three <= 3 && 3 <= three)
    #expect(three > 2 && 4 > three && three >= 3 && 3 >= three)
    #expect(three < .max(4) && !(Subscribers.Demand.unlimited < 5))
  }

  @Test("Demands add, subtract and multiply in place") func arithmetic() {
    var demand: Subscribers.Demand = .max(3)
    demand += 2
    demand += .max(1)
    #expect(demand == 6)
    demand -= 1
    demand -= .max(2)
    #expect(demand == 3 && demand - 2 == 1 && demand - -2 == 5)
    demand *= 4
    #expect(demand == 12)
  }
}
