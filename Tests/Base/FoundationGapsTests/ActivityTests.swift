import Foundation
import FoundationGaps
import Testing

/// Activities, notes of undo managers, and other small parts of Foundation's.
@Suite("Activities and undo groups", .serialized) struct ActivityTests {
  @Test("An activity keeps what it is told, and only web addresses as its page")
  func kept() throws {
    let activity = NSUserActivity(activityType: "org.rotor.note")
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch && !activity.isEligibleForPrediction)
    #expect(!activity.isEligibleForPublicIndexing && !activity.supportsContinuationStreams)
    #expect(activity.keywords.isEmpty && activity.expirationDate == nil && activity.referrerURL == nil)
    let (page, date) = (try #require(URL(string: "https://example.com")), Date(timeIntervalSince1970: 9))
    activity.isEligibleForHandoff = false
    activity.isEligibleForSearch = true
    activity.keywords = ["a", "b"]
    activity.expirationDate = date
    activity.referrerURL = page
    #expect(!activity.isEligibleForHandoff && activity.isEligibleForSearch && activity.keywords == ["a", "b"])
    #expect(!activity.isEligibleForPrediction && !activity.isEligibleForPublicIndexing)
    #expect(activity.expirationDate == date && activity.referrerURL == page)
    activity.isEligibleForPrediction = true
    activity.isEligibleForPublicIndexing = true
    activity.supportsContinuationStreams = true
    #expect(activity.isEligibleForPrediction && activity.isEligibleForPublicIndexing)
    #expect(activity.supportsContinuationStreams)
  }

  @Test("An activity that is current tells its delegate to save it where it needs that; another one may come after it")
  func current() {
    final class Saver: NSUserActivityDelegate {
      var count = 0
      func userActivityWillSave(_ userActivity: NSUserActivity) { count += 1 }
    }
    let (saver, first, second) = (
      Saver(), NSUserActivity(activityType: "first"), NSUserActivity(activityType: "second")
    )
    first.delegate = saver
    first.becomeCurrent()
    #expect(saver.count == 0 && NSUserActivity.current === first)
    first.needsSave = true
    first.becomeCurrent()
    #expect(saver.count == 1 && !first.needsSave)
    second.resignCurrent()
    #expect(NSUserActivity.current === first)
    second.becomeCurrent()
    #expect(NSUserActivity.current === second)
    second.resignCurrent()
    #expect(NSUserActivity.current == nil)
    saver.userActivityWasContinued(first)
    #expect(saver.count == 1)
  }

  @Test("Options of activities of a process have Apple's bits")
  func options() {
    typealias Options = ProcessInfo.ActivityOptions
    #expect(Options.idleDisplaySleepDisabled.rawValue == 1 << 40)
    #expect(Options.idleSystemSleepDisabled.rawValue == 1 << 20)
    #expect(Options.suddenTerminationDisabled.rawValue == 1 << 14)
    #expect(Options.automaticTerminationDisabled.rawValue == 1 << 15)
    #expect(Options.background.rawValue == 0xFF && Options.latencyCritical.rawValue == 0xFF_0000_0000)
    let allowing = Options.userInitiatedAllowingIdleSystemSleep
    #expect(Options.userInitiated.subtracting(allowing) == .idleSystemSleepDisabled)
    #expect(allowing.isSuperset(of: [.background, .suddenTerminationDisabled, .automaticTerminationDisabled]))
    let profile: String? = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
    #expect(ProcessInfo.processInfo.isLowPowerModeEnabled == (profile?.hasPrefix("low-power") == true))
  }

  @Test("An undo manager posts when groups open and close, and before and after each change")
  func undoNotes() {
    final class Text: @unchecked Sendable {
      var log: [String] = []
      var text = ""
      func set(_ new: String, _ manager: UndoManager) {
        let old: String = text
        manager.registerUndo(withTarget: self) { $0.set(old, manager) }
        text = new
      }
    }
    let (manager, text) = (UndoManager(), Text())
    manager.groupsByEvent = false
    let names: [(Notification.Name, String)] = [
      (.NSUndoManagerDidOpenUndoGroup, "open"), (.NSUndoManagerWillCloseUndoGroup, "will close"),
      (.NSUndoManagerDidCloseUndoGroup, "closed"), (.NSUndoManagerWillUndoChange, "will undo"),
      (.NSUndoManagerDidUndoChange, "undone"), (.NSUndoManagerWillRedoChange, "will redo"),
      (.NSUndoManagerDidRedoChange, "redone"),
    ]
    let tokens: [any NSObjectProtocol] = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in text.log.append(word) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    #expect(Set(names.map(\.0.rawValue)).count == 7 && names.allSatisfy { $0.0.rawValue.hasPrefix("NSUndoManager") })
    manager.beginUndoGrouping()
    text.set("a", manager)
    manager.endUndoGrouping()
    #expect(text.log == ["open", "will close", "closed"])
    text.log = []
    manager.undo()
    #expect(text.text == "" && text.log == ["will undo", "open", "will close", "closed", "undone"])
    text.log = []
    manager.redo()
    #expect(text.text == "a" && text.log == ["will redo", "open", "will close", "closed", "redone"])
  }

  @Test("What was registered for a target is forgotten with it; what others registered stays")
  func targets() {
    final class Counter { var count = 0 }
    let (manager, first, second) = (UndoManager(), Counter(), Counter())
    manager.groupsByEvent = false
    for counter in [first, second, first] {
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: counter) { $0.count += 1 }
      manager.endUndoGrouping()
    }
    manager.removeAllActions(withTarget: first)
    #expect(manager.canUndo)
    manager.undo()
    #expect(second.count == 1 && first.count == 0 && !manager.canUndo)
  }

  @Test("Options of bookmarks have Apple's bits; a bookmark leads back to its file whatever they are")
  func bookmarks() throws {
    typealias Making = URL.BookmarkCreationOptions
    typealias Resolving = URL.BookmarkResolutionOptions
    let making: [Making] = [
      .minimalBookmark, .suitableForBookmarkFile, .withSecurityScope, .securityScopeAllowOnlyReadAccess,
    ]
    #expect(making.map(\.rawValue) == [1 << 9, 1 << 10, 1 << 11, 1 << 12])
    let resolving: [Resolving] = [.withoutUI, .withoutMounting, .withSecurityScope]
    #expect(resolving.map(\.rawValue) == [1 << 8, 1 << 9, 1 << 10])
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("x".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let data: Data = try file.bookmarkData(options: Making(making))
    var isStale = true
    let found = try URL(
      resolvingBookmarkData: data, options: Resolving(resolving), bookmarkDataIsStale: &isStale)
    #expect(found.standardizedFileURL == file.standardizedFileURL && !isStale)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
  }

  @Test("The bytes and the lines of a file come one after the other")
  func bytes() async throws {
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("one\ntwo\r\nthree".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var iterator: URL.AsyncBytes.AsyncIterator = file.resourceBytes.makeAsyncIterator()
    var first: [UInt8?] = []
    for _ in 0..<2 { first.append(try await iterator.next()) }
    #expect(first == [UInt8(ascii: "o"), UInt8(ascii: "n")])
    var lines: AsyncLineSequence<URL.AsyncBytes>.AsyncIterator = file.resourceBytes.lines.makeAsyncIterator()
    var found: [String] = []
    while let line = try await lines.next() { found.append(line) }
    #expect(found == ["one", "two", "three"])
    let base: URL.AsyncBytes = file.resourceBytes
    var again: [String] = []
    for try await line in base.lines { again.append(line) }
    #expect(again == found)
  }

  @Test("A point is written as its two coordinates in braces; policies of kept objects have Apple's numbers")
  func points() {
    #expect(NSCoder.string(for: CGPoint(x: 1.5, y: -2.25)) == "{1.5, -2.25}")
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2)) == "{1, -2}")
    #expect(NSCoder.string(for: CGRect(x: 0, y: 0.5, width: 3, height: 40)) == "{{0, 0.5}, {3, 40}}")
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 1.5, y: -2))) == CGPoint(x: 1.5, y: -2))
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_COPY_NONATOMIC,
    ]
    #expect(policies.map(\.rawValue) == [0, 1, 3])
  }

  @Test("Two files of one name in a folder have names that differ")
  func wrappers() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let files: [FileWrapper] = ["a", "b"].map { FileWrapper(regularFileWithContents: Data($0.utf8)) }
    for file in files { file.preferredFilename = "note.txt" }
    let names: [String] = files.map { folder.addFileWrapper($0) }
    #expect(names[0] == "note.txt" && names[1] != names[0] && names[1].hasSuffix("note.txt"))
    #expect(folder.fileWrappers?.count == 2 && folder.keyForChildFileWrapper(files[1]) == names[1])
  }

  @Test("An exception that is raised ends the program")
  func exceptions() async {
    await #expect(processExitsWith: .failure) {
      NSException(name: .rangeException, reason: "too far").raise()
    }
    await #expect(processExitsWith: .failure) {
      withVaList([3]) { NSException.raise(.genericException, format: "%d", arguments: $0) }
    }
  }

  @Test("Older formatters write times as they are told, and are decoded as new ones")
  func formatters() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let relative = try #require(RelativeDateTimeFormatter(coder: coder))
    relative.locale = Locale(identifier: "en_US")
    #expect(relative.dateTimeStyle == .numeric && relative.localizedString(fromTimeInterval: -86_400) == "1 day ago")
    relative.dateTimeStyle = .named
    #expect(relative.localizedString(fromTimeInterval: -86_400) == "yesterday")
    relative.dateTimeStyle = .numeric
    relative.unitsStyle = .abbreviated
    let short: String = relative.localizedString(fromTimeInterval: -7_200)
    relative.unitsStyle = .full
    #expect(relative.localizedString(fromTimeInterval: -7_200) == "2 hours ago" && short.count < 11, "\(short)")
    let parts = try #require(DateComponentsFormatter(coder: coder))
    parts.allowedUnits = [.hour, .minute, .second]
    #expect(parts.zeroFormattingBehavior == .default && parts.referenceDate == nil)
    let time: TimeInterval = 3_600 + 5
    #expect(parts.string(from: time) == "1:00:05")
    parts.unitsStyle = .full
    parts.calendar = Calendar(identifier: .gregorian)
    parts.calendar?.locale = Locale(identifier: "en_US")
    parts.zeroFormattingBehavior = .dropMiddle
    #expect(parts.string(from: time) == "1 hour, 5 seconds")
    parts.zeroFormattingBehavior = []
    #expect(parts.string(from: time) == "1 hour, 0 minutes, 5 seconds")
    parts.allowedUnits = .day
    let february: Date = try #require(
      Calendar(identifier: .gregorian).date(from: DateComponents(timeZone: .gmt, year: 2023, month: 2, day: 1)))
    parts.referenceDate = february
    parts.calendar?.timeZone = .gmt
    #expect(parts.string(from: DateComponents(month: 1)) == "28 days")
    parts.referenceDate = february.addingTimeInterval(28 * 86_400)
    #expect(parts.string(from: DateComponents(month: 1)) == "31 days")
    #expect(ListFormatter(coder: coder)?.string(from: ["a"]) == "a")
    #expect(MeasurementFormatter(coder: coder)?.unitStyle == MeasurementFormatter().unitStyle)
  }

  @Test("A request to an extension has no items and no result; an item of one is copied with its parts")
  func extensions() throws {
    let context = NSExtensionContext()
    var answers: [Bool] = []
    context.completeRequest(returningItems: nil) { answers.append($0) }
    context.open(try #require(URL(string: "https://example.org"))) { answers.append($0) }
    context.cancelRequest(withError: CocoaError(.userCancelled))
    #expect(context.inputItems.isEmpty && answers == [false, false])
    let item = NSExtensionItem()
    item.attributedTitle = NSAttributedString(string: "Title")
    item.attributedContentText = NSAttributedString(string: "Text")
    item.attachments = [NSItemProvider()]
    item.userInfo = ["key": 1]
    let copy = try #require(item.copy() as? NSExtensionItem)
    #expect(copy.attributedTitle?.string == "Title" && copy.attributedContentText?.string == "Text")
    #expect(copy.attachments?.count == 1 && copy.userInfo?["key"] as? Int == 1)
  }
}
