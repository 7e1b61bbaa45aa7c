import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  package struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var targetContentIdentifier: String?
    var interruptionLevel: UNNotificationInterruptionLevel = .active
    var relevanceScore: Double = 0
    var filterCriteria: String?
  }

  package var values = Values()

  public override init() { super.init() }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  public var title: String { values.title }
  /// Stands above the body.
  public var subtitle: String { values.subtitle }
  public var body: String { values.body }
  public var badge: NSNumber? { values.badge }
  public var sound: UNNotificationSound? { values.sound }
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The first one is shown where it is a picture.
  public var attachments: [UNNotificationAttachment] { values.attachments }
  /// The category whose actions are offered.
  public var categoryIdentifier: String { values.categoryIdentifier }
  public var threadIdentifier: String { values.threadIdentifier }
  public var launchImageName: String { values.launchImageName }
  public var targetContentIdentifier: String? { values.targetContentIdentifier }
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  public var relevanceScore: Double { values.relevanceScore }
  public var filterCriteria: String? { values.filterCriteria }

  open override func copy() -> Any { UNNotificationContent(values) }
  open override func mutableCopy() -> Any { UNMutableNotificationContent(values) }
}

/// What a notification says, while it is put together.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  public override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active
  case timeSensitive
  case critical
}
