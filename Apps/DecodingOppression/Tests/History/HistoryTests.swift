import Testing

@testable import DecodingOppression

/// The chain of laws (specification 3.8); orderings only, since the numbers come from the lists.
struct HistoryTests {
  private func law(_ name: String) throws -> HistoricalPolicy {
    try #require(Bundled.history.chain.first { $0.name.contains(name) })
  }

  @Test("The chain is ordered by year and each law has its citation and summary")
  func chain() {
    let chain: [HistoricalPolicy] = Bundled.history.chain
    #expect(chain.count == 10)
    #expect(chain.map(\.year) == chain.map(\.year).sorted())
    #expect(Set(chain.map(\.name)).count == chain.count)
    for law in chain {
      #expect((8...20).contains(law.summary.count), "\(law.name)")
      #expect(law.citation.contains { $0.isNumber }, "\(law.name)")
      #expect(!law.jurisdiction.isEmpty)
    }
    #expect(chain.first { $0.year == 1882 }?.citation == "22 Stat. 58")
  }

  @Test("Relieving laws come out below 0, the others above")
  func relief() {
    for law in Bundled.history.chain {
      let relieves: Bool = law.name.hasPrefix("Civil Rights Act") || law.name.hasPrefix("Voting Rights Act")
      #expect(relieves == (law.coi < 0), "\(law.name): \(law.coi)")
      #expect(relieves == (law.effect < 0), "\(law.name): \(law.effect)")
    }
  }

  @Test("The slave code stands far above the removal of tribes and above every relieving law")
  func orderings() throws {
    let code: HistoricalPolicy = try law("Virginia Slave Code")
    #expect(code.coi > 0.3)
    #expect(try code.coi > law("Indian Removal Act").coi)
    #expect(try code.coi > law("Chinese Exclusion Act").coi)
    #expect(try law("Mississippi Black Code").coi > law("Civil Rights Act").coi + 0.5)
    #expect(try law("Fugitive Slave Act").coi > law("Voting Rights Act").coi + 0.5)
  }

  @Test("The domains that a law declares are found in its summary")
  func domains() {
    for law in Bundled.history.chain {
      #expect(Set(law.domains).isSubset(of: law.scores.domains), "\(law.name): \(law.scores.domains)")
    }
    let all: Set<String> = ["voting", "housing", "credit", "education", "labour", "policing", "movement", "land"]
    #expect(Bundled.history.domains == all)
    #expect(Set(Bundled.lexicon.domains.keys) == all)
  }

  @Test("A summary has a clause a sentence")
  func summariesAreClauses() throws {
    for law in Bundled.history.chain {
      let found: [PolicyClause] = try ClauseSegmenter().clauses(in: law.summary.joined(separator: "\n"))
      #expect(found.map(\.text) == law.summary, "\(law.name)")
    }
  }

  @Test("Effects compound by the formula of specification 3.4")
  func compounding() {
    // 0.5; 0.5 + 0.5 (0.2) = 0.6; 0.6 (1 - 0.5) = 0.3; all; none
    let found: [Double] = Compounding.cumulative([0.5, 0.2, -0.5, 1, -1])
    #expect(zip(found, [0.5, 0.6, 0.3, 1, 0]).allSatisfy { isClose($0, $1) })
    #expect(Compounding.next(0.4, effect: .nan) == 0.4)
  }

  @Test("The cumulative effect stays within 0 and 1", arguments: 1...50)
  func compoundingRange(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let effects: [Double] = (0..<40).map { _ in Double.random(in: -1.5...1.5, using: &generator) }
    #expect(Compounding.cumulative(effects).allSatisfy { (0...1).contains($0) })
  }

  @Test("Capacity is 1 minus the cumulative effect; the current policy is the last point (70)")
  func capacity() throws {
    let history: HistoricalPolicies = Bundled.history
    let expected: [Double] = Compounding.cumulative(history.chain.map(\.effect))
    #expect(zip(history.chain, expected).allSatisfy { isClose($0.outgroupCapacity, 1 - $1) })
    let points: [HistoricalPolicies.CapacityPoint] = history.capacityPoints(
      current: ScoreResult(ownEffect: 0.5), name: "Code", year: 2024)
    #expect(points.count == history.chain.count + 1)
    let last = try #require(points.last)
    #expect(last.isCurrent && last.year == 2024)
    #expect(isClose(last.capacity, (1 - history.cumulativeCompoundingEffect) / 2))
    #expect(points.count(where: \.isCurrent) == 1)
  }
}
