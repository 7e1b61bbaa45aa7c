import Foundation
import FoundationGaps
import FoundationNetworking
import Testing

/// Functions and types that Foundation has on Apple's systems.
@Suite("Small gaps of Foundation") struct SmallGapTests {
  private final class Owner {}
  private nonisolated(unsafe) static var key: UInt8 = 0
  private nonisolated(unsafe) static var otherKey: UInt8 = 0

  @Test("Values are associated with an object by keys, until it ends")
  func association() {
    let owner = Owner()
    objc_setAssociatedObject(owner, &Self.key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, &Self.otherKey, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "value")
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? Int == 3)
    #expect(objc_getAssociatedObject(Owner(), &Self.key) == nil)
    objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
  }

  @Test("Values of objects that have ended are released, and copies and unowned values kept as the policy says")
  func policies() {
    weak var released: Owner?
    func associate() {
      let value = Owner()
      released = value
      objc_setAssociatedObject(Owner(), &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    associate()
    var owners: [Owner] = []
    for _ in 0..<1000 {
      let owner = Owner()
      owners.append(owner)
      objc_setAssociatedObject(owner, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(released == nil)
    let owner = Owner()
    objc_setAssociatedObject(owner, &Self.key, Owner(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &Self.key, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    #expect(objc_getAssociatedObject(owner, &Self.key) as? NSString == "a")
  }

  @Test("Notifications come one after the other, those of other names and objects not")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("A")
    let object = Owner()
    let iterated = center.notifications(named: name, object: object)
    var iterator = iterated.makeAsyncIterator()
    center.post(name: name, object: Owner())
    center.post(name: Notification.Name("B"), object: object)
    center.post(name: name, object: object, userInfo: ["n": 1])
    center.post(name: name, object: object, userInfo: ["n": 2])
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
  }

  @Test("A file is read by lines, and a missing one fails")
  func lines() async throws {
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("one\r\ntwo\n\nthrée".utf8).write(to: file)
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "thrée"])
    await #expect(throws: (any Error).self) {
      for try await _ in file.appendingPathExtension("missing").lines {}
    }
  }

  @Test("A bookmark finds its file again, says that another one has its place, and fails without one")
  func bookmarks() throws {
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("a".utf8).write(to: file)
    let other: URL = file.appendingPathExtension("other")
    try Data("b".utf8).write(to: other)
    let data: Data = try file.bookmarkData(options: .withSecurityScope)
    var isStale = true
    let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.path && !isStale)
    #expect(found.startAccessingSecurityScopedResource())
    found.stopAccessingSecurityScopedResource()
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
    try FileManager.default.moveItem(at: other, to: file)
    _ = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(isStale)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data(), bookmarkDataIsStale: &isStale) }
    #expect(throws: (any Error).self) { try other.bookmarkData() }
    try FileManager.default.removeItem(at: file)
  }

  @Test(
    "A file is reachable or an error tells that it is not; strings, caches and references of sessions are made as on Apple's"
  )
  func smallNames() async throws {
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(throws: (any Error).self) { try file.checkPromisedItemIsReachable() }
    try Data().write(to: file)
    #expect(try file.checkPromisedItemIsReachable())
    try FileManager.default.removeItem(at: file)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSMutableAttributedString().length == 0)
    #expect(URLCache(memoryCapacity: 1024, diskCapacity: 0).memoryCapacity == 1024)
    #expect(URLCache(memoryCapacity: 0, diskCapacity: 0, directory: file).memoryCapacity == 0)
    let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
    let answer: (URLRequest) async throws -> (Data, URLResponse) = URLSession.shared.data(for:)
    let nowhere: URL = try #require(URL(string: "nothing://example.invalid"))
    await #expect(throws: (any Error).self) { try await load(nowhere) }
    await #expect(throws: (any Error).self) { try await answer(URLRequest(url: nowhere)) }
  }

  @Test("Work on a queue may belong to the main actor where source is compiled as Swift 5")
  func work() async {
    let order: [Int] = await withCheckedContinuation { continuation in
      let queue = DispatchQueue(label: "test")
      nonisolated(unsafe) var order: [Int] = []
      queue.async { order.append(1) }
      queue.asyncAfter(deadline: .now() + 0.001) {
        order.append(2)
        continuation.resume(returning: order)
      }
    }
    #expect(order == [1, 2])
  }

  @Test("An activity is current until it resigns or ends, and is brought up to date before")
  func activities() throws {
    final class Saver: NSUserActivityDelegate {
      func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.title = "saved" }
    }
    let activity = NSUserActivity(activityType: "org.example.read")
    let saver = Saver()
    activity.delegate = saver
    activity.needsSave = true
    activity.addUserInfoEntries(from: ["page": 3])
    activity.addUserInfoEntries(from: ["page": 4])
    activity.becomeCurrent()
    #expect(NSUserActivity.current === activity && activity.title == "saved" && !activity.needsSave)
    #expect(activity.userInfo?["page"] as? Int == 4)
    activity.webpageURL = URL(string: "ftp://example.org")
    #expect(activity.webpageURL == nil)
    activity.webpageURL = URL(string: "https://example.org")
    #expect(activity.webpageURL != nil)
    activity.invalidate()
    #expect(NSUserActivity.current == nil)
    activity.becomeCurrent()
    #expect(NSUserActivity.current == nil)
  }

  @Test("Geometry in values and texts, times and defaults")
  func values() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{1, 2}") == rect.origin && NSCoder.cgPoint(for: "nothing") == .zero)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC && USEC_PER_SEC == 1_000_000)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    var base = mach_timebase_info_data_t()
    mach_timebase_info(&base)
    #expect(base.numer == base.denom && mach_absolute_time() <= mach_absolute_time())
    let defaults = try #require(UserDefaults(suiteName: "SmallGapTests-\(UUID().uuidString)"))
    defaults.setValue(3, forKey: "n")
    #expect(defaults.value(forKey: "n") as? Int == 3)
    defaults.setValue(nil, forKey: "n")
    #expect(defaults.value(forKey: "n") == nil)
    let process = ProcessInfo.processInfo
    #expect(!process.isMacCatalystApp && !process.isiOSAppOnMac)
    var hasRun = false
    process.performActivity(options: .userInitiated, reason: "test") { hasRun = true }
    process.endActivity(process.beginActivity(reason: "test"))
    #expect(hasRun)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
  }

  @Test("A configuration of a session keeps what Linux's network cannot do, for itself alone")
  func keptConfiguration() {
    let configuration = URLSessionConfiguration.ephemeral
    #expect(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
    #expect(!configuration.sessionSendsLaunchEvents)
    configuration.waitsForConnectivity = true
    configuration.sharedContainerIdentifier = "group"
    configuration.sessionSendsLaunchEvents = true
    configuration.allowsExpensiveNetworkAccess = false
    configuration.allowsConstrainedNetworkAccess = false
    #expect(configuration.sessionSendsLaunchEvents && !configuration.allowsExpensiveNetworkAccess)
    #expect(!configuration.allowsConstrainedNetworkAccess)
    #expect(URLSessionConfiguration.ephemeral.allowsExpensiveNetworkAccess)
  }
}
