import Combine
import Testing

@Suite struct DemandTests {
  @Test("Demand saturates at none and at unlimited") func arithmetic() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.max(3) - .unlimited == .none)
    #expect(Demand.max(.max) + .max(1) == .unlimited)
    #expect(Demand.max(3) * 4 == .max(12))
    #expect(Demand.max(3) + -1 == .max(2))
    #expect(Demand.none > -1 && Demand.unlimited > Int.max)
    let texts: [String] = [Demand.unlimited, Demand.max(4)].map(\.description)
    #expect(texts == ["unlimited", "max(4)"])
  }

  @Test("A request from within a delivery adds to the account") func reentrantRequest() {
    let probe = Probe<Int, Never>(.max(1))
    probe.onValue = { value in
      if value < 5 { probe.subscription?.request(.max(1)) }
      return .none
    }
    (1...10).publisher.subscribe(probe)
    #expect(probe.values == [1, 2, 3, 4, 5])
  }
}
