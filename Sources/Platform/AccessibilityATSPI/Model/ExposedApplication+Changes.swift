import AccessibilityTree
import CoreGraphics

/// What a batch of changes leads to.
struct AppliedChanges {
  var events: [BusEvent]
  /// The announcements that became visible, to be taken away after a while.
  var notifications: [Int]
}

extension ExposedApplication {
  /// Brings the windows up to date and says what to tell.
  func apply(_ pending: PendingChanges, _ interest: EventInterest) -> AppliedChanges {
    var batch = EventBatch(interest)
    for id in pending.order {
      guard let change = pending.windows[id] else { continue }
      if change.isRemoved { close(id, &batch) }
      apply(change, to: id, interest, &batch)
    }
    var shown: [Int] = []
    for announcement in pending.announcements {
      if let number = announce(announcement, interest, &batch) { shown.append(number) }
    }
    return AppliedChanges(events: batch.events, notifications: shown)
  }

  private func close(_ id: UInt64, _ batch: inout EventBatch) {
    guard let window = windows[id] else { return }
    let target: ObjectTarget = .window(id)
    let path: String? = path(of: target)
    let reference: BusValue = reference(target)
    if window.info.isActive { leave(window, &batch) }
    batch.add("object:children-changed:remove", Self.pathPrefix + "/root", index(of: target), 0, reference)
    batch.add("window:destroy", path, 0, 0, .string(window.info.title))
    batch.addCache("RemoveAccessible", reference)
    dropWindow(id)
  }

  private func apply(_ change: PendingWindow, to id: UInt64, _ interest: EventInterest, _ batch: inout EventBatch) {
    let known: ExposedWindow? = windows[id]
    guard known != nil || change.info != nil else { return }
    let window: ExposedWindow =
      known ?? makeWindow(id, change.info ?? AccessibilityBusWindow(title: "", size: .zero))
    let oldInfo: AccessibilityBusWindow? = known?.info
    let oldFocus: AccessibilityNode.ID? = window.info.isActive && known != nil ? window.focus : nil
    let comparison = interest.isNone ? nil : TreeComparison(window, change)
    if let info = change.info { window.info = info }
    if let focus = change.focus { window.focus = focus }
    let oldFocusPath: String? = oldFocus.flatMap { path(of: .element(id, $0)) }
    let children: ChildChanges? = comparison.map { ChildChanges($0, window, self, change: change.tree) }
    if let tree = change.tree { dropNumbers(window.apply(tree)) }
    guard let comparison, let children else { return }
    if oldInfo == nil { open(window, &batch) } else { tellInfo(from: oldInfo, of: window, &batch) }
    tellStructure(children, window, &batch)
    tellDescriptions(comparison, window, &batch)
    let wasActive: Bool = oldInfo?.isActive ?? false
    if wasActive, !window.info.isActive { leave(window, &batch) }
    if !wasActive, window.info.isActive { enter(window, &batch) }
    tellFocus(from: oldFocus, oldFocusPath, of: window, isNewlyActive: !wasActive, &batch)
  }

  private func open(_ window: ExposedWindow, _ batch: inout EventBatch) {
    let target: ObjectTarget = .window(window.id)
    batch.addCache("AddAccessible", cacheItem(of: target, index: index(of: target)))
    batch.add("object:children-changed:add", Self.pathPrefix + "/root", index(of: target), 0, reference(target))
    batch.add("window:create", path(of: target), 0, 0, .string(window.info.title))
  }

  private func tellInfo(from old: AccessibilityBusWindow?, of window: ExposedWindow, _ batch: inout EventBatch) {
    guard let old, old != window.info else { return }
    let path: String? = path(of: .window(window.id))
    if old.title != window.info.title {
      batch.add("object:property-change:accessible-name", path, 0, 0, .string(window.info.title))
    }
    if old.kind != window.info.kind {
      let role: UInt32 = window.windowDescription.role.rawValue
      batch.add("object:property-change:accessible-role", path, 0, 0, .unsigned(role))
    }
    if old.size != window.info.size || old.origin != window.info.origin {
      let rect: CGRect = CGRect(origin: window.info.origin, size: window.info.size)
      batch.add("object:bounds-changed", path, 0, 0, .tuple(BusValue.rect(rect)))
    }
    for (state, was, isOn) in [
      ("modal", old.isModal, window.info.isModal), ("resizable", old.isResizable, window.info.isResizable),
      ("showing", old.isShown, window.info.isShown),
    ] where was != isOn {
      batch.add("object:state-changed:\(state)", path, isOn ? 1 : 0)
    }
  }

  private func enter(_ window: ExposedWindow, _ batch: inout EventBatch) {
    let path: String? = path(of: .window(window.id))
    batch.add("window:activate", path, 0, 0, .string(window.info.title), part: .entering)
    batch.add("object:state-changed:active", path, 1, part: .entering)
  }

  private func leave(_ window: ExposedWindow, _ batch: inout EventBatch) {
    let path: String? = path(of: .window(window.id))
    batch.add("object:state-changed:active", path, 0, part: .leaving)
    batch.add("window:deactivate", path, 0, 0, .string(window.info.title), part: .leaving)
  }

  private func tellFocus(
    from old: AccessibilityNode.ID?, _ oldPath: String?, of window: ExposedWindow, isNewlyActive: Bool,
    _ batch: inout EventBatch
  ) {
    let new: AccessibilityNode.ID? = window.info.isActive ? window.focus : nil
    guard old != new || isNewlyActive else { return }
    if let old, old != new, window.tree[old] != nil {
      batch.add("object:state-changed:focused", oldPath, 0, part: .leaving)
    }
    if let new, window.tree[new] != nil {
      batch.add("object:state-changed:focused", path(of: target(new, in: window)), 1, part: .focus)
    }
  }
}

// MARK: - Announcements

extension ExposedApplication {
  /// The window in which announcements stand: the active one, else the last.
  private var announcingWindow: ExposedWindow? {
    windows.values.first { $0.info.isActive } ?? windowOrder.last.flatMap { windows[$0] }
  }

  /// Tells it both ways: by the announcement signal, which new readers speak, and by a notification that becomes visible,
  /// which older ones speak. Where all readers know the signal there is no notification: it would be said twice.
  private func announce(
    _ announcement: AccessibilityAnnouncement, _ interest: EventInterest, _ batch: inout EventBatch
  ) -> Int? {
    guard let window = announcingWindow, !announcement.text.isEmpty else { return nil }
    let politeness: Int = announcement.priority == .high ? 2 : 1
    batch.add(
      "object:announcement", path(of: .window(window.id)), politeness, 0, .string(announcement.text), isKnown: false,
      part: .announcement)
    guard interest.isRegistered("object:state-changed:showing", without: "object:announcement") else { return nil }
    let number: Int = makeNotification(announcement.text, in: window)
    let target: ObjectTarget = .notification(number)
    batch.add(
      "object:children-changed:add", path(of: .window(window.id)), index(of: target), 0, reference(target),
      part: .announcement)
    batch.add("object:state-changed:showing", path(of: target), 1, part: .announcement)
    return number
  }

  /// Takes an announcement off the window.
  func retire(_ number: Int, _ interest: EventInterest) -> [BusEvent] {
    guard notifications[number] != nil, let window = parent(of: .notification(number)) else { return [] }
    var batch = EventBatch(interest)
    let target: ObjectTarget = .notification(number)
    let index: Int = index(of: target)
    let reference: BusValue = reference(target)
    hideNotification(number)
    batch.add("object:state-changed:showing", path(of: target), 0)
    batch.add("object:children-changed:remove", path(of: window), index, 0, reference)
    batch.addCache("RemoveAccessible", reference)
    dropNotification(number)
    return batch.events
  }
}
