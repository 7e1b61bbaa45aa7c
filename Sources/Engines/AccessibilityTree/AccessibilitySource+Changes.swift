import CoreGraphics

/// What changed about a source.
struct AccessibilityChange: OptionSet {
  let rawValue: UInt8

  static let properties: Self = Self(rawValue: 1)
  /// The place, and how the own space lies in it.
  static let geometry: Self = Self(rawValue: 2)
  /// The list of children.
  static let children: Self = Self(rawValue: 4)
  /// Whether the source is a node and of which form: kind, behaviour, hidden, modal, something to read.
  static let shape: Self = Self(rawValue: 8)
  /// The order among siblings, although nothing moved.
  static let order: Self = Self(rawValue: 16)
  /// What of a container's content shows.
  static let viewport: Self = Self(rawValue: 32)
  /// Children came, and those that were there stayed in their order: `inserted` has them.
  static let insertion: Self = Self(rawValue: 64)
  /// The extent, which is nothing to what is inside.
  static let bounds: Self = Self(rawValue: 128)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(from old: AccessibilityProperties, to new: AccessibilityProperties) {
    self = .properties
    if old.sortPriority != new.sortPriority { insert(.order) }
    if (old.isHidden == true) != (new.isHidden == true) || old.formsElement != new.formsElement
      || old.traits.contains(.isModal) != new.traits.contains(.isModal)
    {
      insert(.shape)
    }
  }
}

/// The sources of one tree that changed since the last update, each once.
final class AccessibilityChangeLog {
  var changed: [AccessibilitySource] = []
  /// How many logs there are. While there is none, no source has to look for its own.
  fileprivate(set) nonisolated(unsafe) static var count: Int = 0
  /// Counts how often a source got another place: what was known of ways to a root holds no longer then.
  fileprivate nonisolated(unsafe) static var places: UInt64 = 1

  init() { Self.count += 1 }

  deinit {
    Self.count -= 1
    Self.placesChanged()
  }

  static func placesChanged() { places &+= 1 }

  /// The log at the end of a source's way, as long as all sources stay where they are. Sources as deep as views may be
  /// nested change all at once when a window gets another size: each going all its way would cost the square of the depth.
  struct Known {
    private var places: UInt64 = 0
    private var log: Unmanaged<AccessibilityChangeLog>?

    init() {}

    init(_ log: AccessibilityChangeLog?) {
      places = AccessibilityChangeLog.places
      self.log = log.map { .passUnretained($0) }
    }

    var isValid: Bool { places == AccessibilityChangeLog.places }
    var value: AccessibilityChangeLog? { log?.takeUnretainedValue() }
  }
}

/// What a source that is attached to another is read for.
package enum AccessibilityAttachmentUse: Hashable, Sendable {
  /// Its words are the label; around a placeholder they extend the label that there is (behaviour 318).
  case label
  /// Its buttons are custom actions, of the category that it names (behaviours 348, 399).
  case actions
  /// Its words are shown large, in place of the label.
  case largeContent
  /// It is what a container was before it got other children: the container keeps its label and the like (behaviour 338).
  case base
}

extension AccessibilitySource {
  /// How a source takes part in the tree.
  enum Form {
    case transparent
    case leaf
    case combined
    case container
  }

  /// A transparent source may still become an element when nothing below it does; the resolver finds that.
  var form: Form {
    switch childBehavior {
    case .ignore: return .leaf
    case .combine: return .combined
    case .contain: return .container
    case nil: break
    }
    switch kind {
    case .element: return .leaf
    case .container: return .container
    case .transparent: return isModal ? .container : .transparent
    }
  }

  /// Whether the source says anything about the nodes that it makes or stands around.
  var saysSomething: Bool { hasProperties || !attached.isEmpty }

  var isModal: Bool { hasProperties && properties.traits.contains(.isModal) }

  /// Where the own space lies in the parent's, before the parent scrolls it.
  var restingOrigin: CGPoint { isScrolledContent ? .zero : origin }

  /// Maps the own space to the parent's, before the parent scrolls it.
  var toParent: CGAffineTransform {
    let origin: CGPoint = restingOrigin
    let move: CGAffineTransform = CGAffineTransform(translationX: origin.x, y: origin.y)
    guard let transform else { return move }
    return transform.concatenating(move)
  }

  func record(_ change: AccessibilityChange) {
    guard AccessibilityChangeLog.count > 0 else { return settle() }
    guard !pending.isSuperset(of: change) else { return }
    let isFirst: Bool = pending.isEmpty
    pending.formUnion(change)
    guard isFirst else { return }
    if !knownLog.isValid { findLog() }
    if let log: AccessibilityChangeLog = knownLog.value {
      log.changed.append(self)
    } else {
      settle()
    }
  }

  /// Finds the log of the root, and lets all sources on the way know it.
  private func findLog() {
    // Without counting references: this is done for many sources.
    var found: Unmanaged<AccessibilitySource> = .passUnretained(self)
    while !found._withUnsafeGuaranteedRef({ $0.knownLog.isValid }),
      let next = found._withUnsafeGuaranteedRef({ $0.parentLink })
    {
      found = next
    }
    let known: AccessibilityChangeLog.Known = found._withUnsafeGuaranteedRef {
      $0.knownLog.isValid ? $0.knownLog : AccessibilityChangeLog.Known($0.log)
    }
    var next: Unmanaged<AccessibilitySource>? = .passUnretained(self)
    while let source = next, !source._withUnsafeGuaranteedRef({ $0.knownLog.isValid }) {
      source._withUnsafeGuaranteedRef { $0.knownLog = known }
      next = source._withUnsafeGuaranteedRef { $0.parentLink }
    }
  }
}
