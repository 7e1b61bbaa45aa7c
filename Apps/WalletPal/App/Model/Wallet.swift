import Observation

/// What Wallet Pal knows: budgets, what was spent, friends and notices. It keeps nothing.
@MainActor @Observable
public final class Wallet {
  public struct Budget: Identifiable, Sendable {
    public let name: String
    /// In dollars.
    public var amount: Double
    public let limit: Double

    public var id: String { name }
  }

  public struct Month: Identifiable, Sendable {
    public let name: String
    /// In dollars.
    public let spent: Double

    public var id: String { name }
  }

  public struct Friend: Identifiable, Sendable {
    public let name: String
    /// In dollars; below zero is what the friend is owed.
    public let owes: Int

    public var id: String { name }
    var initial: String { String(name.prefix(1)) }

    var sentence: String {
      owes == 0 ? "Settled up" : owes > 0 ? "Owes you $\(owes)" : "You owe $\(-owes)"
    }
  }

  public struct Notice: Identifiable, Sendable {
    public let id: Int
    public let title: String
    public let detail: String
    public let isWarning: Bool
  }

  public var budgets: [Budget] = [
    Budget(name: "Food", amount: 250, limit: 500), Budget(name: "Entertainment", amount: 80, limit: 400),
    Budget(name: "Savings", amount: 300, limit: 500),
  ]
  public let history: [Month] = [
    Month(name: "March", spent: 420), Month(name: "April", spent: 610), Month(name: "May", spent: 380),
    Month(name: "June", spent: 540),
  ]
  public let friends: [Friend] = [
    Friend(name: "Noor", owes: 12), Friend(name: "Tomasz", owes: 0), Friend(name: "Ines", owes: -30),
    Friend(name: "Kofi", owes: 8),
  ]
  public let notices: [Notice] = [
    Notice(id: 1, title: "Rent is due", detail: "On the first of July", isWarning: false),
    Notice(id: 2, title: "Food is nearly used up", detail: "$12 are left until Friday", isWarning: true),
    Notice(id: 3, title: "Salary came in", detail: "From the city library", isWarning: false),
    Notice(id: 4, title: "Card is about to expire", detail: "Ask for a new one in time", isWarning: true),
  ]
  /// The event that the banner tells of; nil while no banner is shown.
  public var banner: String?

  public init() {}

  func remind(_ friend: Friend) { banner = "\(friend.name) was reminded" }
}
