import Foundation

/// The activity type of addresses of the web that a program is to open.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person does in a program, and can go on with later.
///
/// A view makes one with `userActivity(_:isActive:_:)` and goes on with one by `onContinueUserActivity(_:perform:)`.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// Names an activity that a program keeps.
  public typealias PersistentIdentifier = String

  /// What kind of activity it is, as a reversed domain name.
  public let activityType: String
  open var title: String?
  /// Texts, numbers, dates, data, addresses, and arrays, sets and dictionaries of them.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed to go on with the activity.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate brings the activity up to date before it is read.
  open var needsSave: Bool = false
  /// The same thing on the web. Only addresses of the schemes http and https are kept.
  open var webpageURL: URL? {
    didSet {
      if let scheme = webpageURL?.scheme?.lowercased(), !["http", "https"].contains(scheme) { webpageURL = nil }
    }
  }
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var targetContentIdentifier: String?
  open var persistentIdentifier: PersistentIdentifier?
  open var isEligibleForHandoff: Bool = true
  open var isEligibleForSearch: Bool = false
  open var isEligibleForPublicIndexing: Bool = false
  open var isEligibleForPrediction: Bool = false
  open var supportsContinuationStreams: Bool = false
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isValid: Bool = true

  /// An object that brings the activity up to date, for as long as it lives.
  package struct Owner {
    weak var object: AnyObject?
    let update: (NSUserActivity) -> Void
  }

  /// The responders and documents that have the activity.
  package private(set) var owners: [ObjectIdentifier: Owner] = [:]

  nonisolated(unsafe) private static weak var shownActivity: NSUserActivity?

  /// The activity that became current last, of those that are still valid.
  package static var current: NSUserActivity? { shownActivity }

  /// - Parameter activityType: As a reversed domain name.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to `userInfo`; an entry replaces the one of the same key.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that the person does this now.
  open func becomeCurrent() {
    guard isValid else { return }
    Self.shownActivity = self
    saveIfNeeded()
  }

  /// Says that the person does this no longer, for now.
  open func resignCurrent() {
    if Self.shownActivity === self { Self.shownActivity = nil }
  }

  /// Ends the activity: it cannot become current again.
  open func invalidate() {
    isValid = false
    resignCurrent()
  }

  /// Adds an object that brings the activity up to date.
  package func add(owner: AnyObject, update: @escaping (NSUserActivity) -> Void) {
    owners[ObjectIdentifier(owner)] = Owner(object: owner, update: update)
  }

  /// Takes an owner away; an activity that has none left is no longer current.
  package func remove(owner: AnyObject) {
    owners[ObjectIdentifier(owner)] = nil
    owners = owners.filter { $0.value.object != nil }
    if owners.isEmpty { resignCurrent() }
  }

  /// Lets owners and the delegate bring the activity up to date where `needsSave` says that they have to. Owners add to an
  /// empty `userInfo`.
  package func saveIfNeeded() {
    guard needsSave else { return }
    needsSave = false
    owners = owners.filter { $0.value.object != nil }
    if !owners.isEmpty { userInfo = [:] }
    for owner in owners.values { owner.update(self) }
    delegate?.userActivityWillSave(self)
  }
}

/// Brings an activity up to date.
public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to be read, and `needsSave` was true.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device or another window went on with the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
