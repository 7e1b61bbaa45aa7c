import SwiftData
import Testing

@Model final class Account {
  @Attribute(.unique) var mail: String
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Order.account) var orders: [Order] = []
  var friends: [Account] = []

  init(mail: String, name: String) {
    self.mail = mail
    self.name = name
  }
}

@Model final class Order {
  var number: Int
  var account: Account?

  init(_ number: Int, _ account: Account? = nil) {
    self.number = number
    self.account = account
  }
}

@Suite("Unique values")
struct UniquenessTests {
  @Test("An object that is given the unique value of another one takes its place (122)", arguments: Place.allCases)
  func merging(_ place: Place) throws {
    let desk = try Desk(place, Account.self)
    let first = Account(mail: "a@example.org", name: "First")
    let second = Account(mail: "b@example.org", name: "Second")
    desk.context.insert(first)
    desk.context.insert(second)
    for number in 1...2 { desk.context.insert(Order(number, first)) }
    desk.context.insert(Order(3, second))
    try desk.context.save()
    #expect(first.orders.count == 2)
    second.mail = "a@example.org"
    #expect(try desk.context.fetch(FetchDescriptor<Account>()).map(\.name) == ["Second"])
    try desk.context.save()
    #expect(first.isDeleted)
    #expect(second.orders.map(\.number).sorted() == [1, 2, 3])
    try desk.reopen()
    let accounts: [Account] = try desk.context.fetch(FetchDescriptor<Account>())
    #expect(accounts.map(\.name) == ["Second"])
    #expect(accounts[0].mail == "a@example.org")
    let orders: [Order] = try desk.context.fetch(FetchDescriptor<Order>())
    #expect(orders.allSatisfy { $0.account === accounts[0] })
    try desk.context.container.checkIntegrity()
  }

  @Test("The history tells of the object that is gone", arguments: Place.allCases)
  func history(_ place: Place) throws {
    let desk = try Desk(place, Account.self)
    let first = Account(mail: "a", name: "First")
    let second = Account(mail: "b", name: "Second")
    desk.context.insert(first)
    desk.context.insert(second)
    try desk.context.save()
    let gone: PersistentIdentifier = first.persistentModelID
    second.mail = "a"
    try desk.context.save()
    let last = try #require(
      try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last)
    let deleted: [PersistentIdentifier] = last.changes.compactMap { change in
      if case .delete(let delete) = change { delete.changedPersistentIdentifier } else { nil }
    }
    #expect(deleted == [gone])
  }

  @Test("An object may keep its own unique value", arguments: Place.allCases)
  func own(_ place: Place) throws {
    let desk = try Desk(place, Account.self)
    let account = Account(mail: "a", name: "First")
    desk.context.insert(account)
    try desk.context.save()
    account.mail = "a"
    account.name = "Renamed"
    try desk.context.save()
    try desk.reopen()
    #expect(try desk.context.fetch(FetchDescriptor<Account>()).map(\.name) == ["Renamed"])
  }
}
