import CoreGraphics
import Memory

/// A view's contribution to the accessibility tree, kept as long as the view lives.
///
/// The view layer builds a tree of sources beside the render tree (behaviour 272), sets their properties and geometry,
/// and hands the root to an `AccessibilityResolver`, which turns it into the tree that assistive technologies read.
///
///     let text = AccessibilitySource(id: 2, kind: .element)
///     text.properties = AccessibilityProperties(role: .text, label: "Score", traits: .isStaticText)
///     text.bounds.size = CGSize(width: 80, height: 20)
///     text.origin = CGPoint(x: 16, y: 60)              // in the parent's space
///     let stack = AccessibilitySource(id: 1, kind: .transparent)
///     stack.children = [text]
///     stack.childBehavior = .combine                   // accessibilityElement(children: .combine)
///     stack.properties.hint = "Opens the details"      // a modifier outside
///
/// How the kinds and behaviours resolve:
///
/// | kind, behaviour | result |
/// |---|---|
/// | .transparent | children float up (behaviour 292); own properties are attached to every topmost node below |
/// | .transparent without any node below | an element of its own, if the properties give it something to read (behaviour 337) |
/// | .transparent with the modal trait | a container, so that the trait hides siblings and not its own parts |
/// | .element | a leaf; children are not looked at |
/// | .container | a container: all its nodes come before its next sibling (behaviour 298) |
/// | any, .ignore | a leaf that starts blank (behaviour 304) |
/// | any, .combine | one element of all nodes below; own properties win over the combined ones |
/// | any, .contain | a container that keeps its other properties, such as the label (behaviours 311, 338) |
///
/// A setter records only what differs, at the cost of a walk to the root that is remembered until a source gets another
/// place; the resolver then visits just that.
package final class AccessibilitySource {
  package enum Kind: Hashable, Sendable {
    case transparent
    case element
    case container
  }

  package enum ChildBehavior: Hashable, Sendable {
    case ignore
    case combine
    case contain
  }

  // What changes with the places of all views comes first and lies together.

  /// The children that came since the last update, while no other left or moved.
  private(set) var inserted: [AccessibilitySource] = []
  /// What changed since the last update.
  var pending: AccessibilityChange = []

  // Small fields follow each other: there is a source for each view.

  /// Set while the resolver has not seen this source at its present place.
  var isFresh: Bool = true
  /// Whether a single element inside has this source's bounds: what is read in the place of a view is found where the view
  /// is seen, and what modifiers say about an element they say about the view that they stand on. Set at the beginning, and
  /// kept.
  package var standsForView: Bool = false
  /// What the source is read for when it is attached to its parent; nil for a child.
  package private(set) var use: AccessibilityAttachmentUse?
  /// Kept beside what is said, as it is asked of each source on the way.
  package private(set) var isHidden: Bool = false

  package var kind: Kind {
    didSet { if kind != oldValue { record(.shape) } }
  }

  /// The argument of accessibilityElement(children:), nil without that modifier (behaviour 386).
  package var childBehavior: ChildBehavior? {
    didSet { if childBehavior != oldValue { record(.shape) } }
  }

  /// Where the own space's zero point lies in the parent's space.
  package var origin: CGPoint = .zero {
    didSet {
      guard origin != oldValue else { return }
      if isScrolledContent { passOffset() } else { record(.geometry) }
    }
  }

  /// Whether the source is what the container around it scrolls: its origin is then the container's content offset, so that
  /// scrolling changes the container's node and none inside. Set before the source is placed, and kept.
  package var isScrolledContent: Bool = false

  /// Hands the origin to the nearest container around. Sources between them only move what they hold.
  private func passOffset() {
    var outer: AccessibilitySource? = parent
    while let next = outer, next.kind == .transparent { outer = next.parent }
    outer?.contentOffset = CGPoint(x: -origin.x, y: -origin.y)
  }

  /// The extent in the source's own space, usually at the origin.
  package var bounds: CGRect = .zero {
    didSet { if bounds != oldValue { record(.bounds) } }
  }

  /// Unique within one tree and the same for the life of the view; it becomes the id of the node.
  package let id: UInt64

  /// Maps the own space before it is moved to `origin`; nil for none.
  package var transform: CGAffineTransform? {
    get { rare?.transform }
    set { setRare(newValue, \.transform, .geometry) }
  }

  /// How far a container's content is scrolled. Scrolling costs one node, whatever the container holds.
  package var contentOffset: CGPoint {
    get { rare?.contentOffset ?? .zero }
    set { setRare(newValue, \.contentOffset, .viewport) }
  }

  /// A container's viewport, in its own space: what lies outside is scrolled out, which is allowed and marked.
  package var clip: CGRect? {
    get { rare?.clip }
    set { setRare(newValue, \.clip, .viewport) }
  }

  /// What few sources have, so that the others are small.
  private final class Rare {
    var transform: CGAffineTransform?
    var contentOffset: CGPoint = .zero
    var clip: CGRect?
    /// Sources that are read for a property of this one and make no nodes.
    var attached: [AccessibilitySource] = []
    weak var log: AccessibilityChangeLog?
  }

  private var rare: Rare?

  private func madeRare() -> Rare {
    if let rare { return rare }
    let made: Rare = Rare()
    rare = made
    return made
  }

  private func setRare<Value: Equatable>(
    _ value: Value, _ path: ReferenceWritableKeyPath<Rare, Value>, _ change: AccessibilityChange
  ) {
    guard value != (rare ?? Self.none)[keyPath: path] else { return }
    madeRare()[keyPath: path] = value
    record(change)
  }

  /// What a source without anything rare has.
  private nonisolated(unsafe) static let none: Rare = Rare()

  /// Not counted, as it is read often: whoever holds this source takes itself out when it ends.
  package private(set) var parent: AccessibilitySource? {
    get { parentLink?.takeUnretainedValue() }
    set {
      parentLink = newValue.map { .passUnretained($0) }
      AccessibilityChangeLog.placesChanged()
    }
  }

  private(set) var parentLink: Unmanaged<AccessibilitySource>?

  private var storedChildren: [AccessibilitySource] = []
  /// Sources that are read for a property of this one and make no nodes.
  var attached: [AccessibilitySource] { rare?.attached ?? [] }

  /// Where changes are reported to, as it was found last; nil where nobody listens.
  var knownLog: AccessibilityChangeLog.Known = AccessibilityChangeLog.Known()
  private var stated: AccessibilityProperties = AccessibilityProperties()
  /// Whether `properties` say anything, so that most sources cost nothing when attachments are folded.
  private(set) var hasProperties: Bool = false
  /// Whether `properties` say nothing but keys, as around each row of a list.
  private(set) var hasOnlyKeys: Bool = false
  /// Where a root reports changes; set by its resolver.
  var log: AccessibilityChangeLog? {
    get { rare?.log }
    set {
      madeRare().log = newValue
      AccessibilityChangeLog.placesChanged()
    }
  }

  package init(id: UInt64, kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// Those inside that nobody else holds go from here one after the other, however deep they are nested: each letting go of
  /// its own would go down the stack.
  deinit {
    var going: [AccessibilitySource] = takeInner()
    while var source = going.popLast() {
      if isKnownUniquelyReferenced(&source) { going += source.takeInner() }
    }
  }

  /// Lets all that is inside stand alone, and gives it back.
  private func takeInner() -> [AccessibilitySource] {
    let inner: [AccessibilitySource] = storedChildren + attached
    for source in inner where source.parentLink?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
      source.parent = nil
    }
    storedChildren = []
    rare?.attached = []
    return inner
  }

  /// What the view and the modifiers directly on it say.
  package var properties: AccessibilityProperties {
    get { stated }
    set {
      var new: AccessibilityProperties = newValue
      if !new.actions.isEmpty {
        for index in new.actions.indices where new.actions[index].source == nil { new.actions[index].source = id }
      }
      if new.hasDetails {
        for index in new.rotors.indices where new.rotors[index].source == nil { new.rotors[index].source = id }
      }
      guard new != stated else { return }
      // What differs is of interest only to somebody who has read the tree.
      let change: AccessibilityChange =
        AccessibilityChangeLog.count > 0 ? AccessibilityChange(from: stated, to: new) : .properties
      stated = new
      hasOnlyKeys = new.isEmptyButForKeys
      hasProperties = !hasOnlyKeys || !new.keys.isEmpty
      isHidden = new.isHidden == true
      record(change)
    }
  }

  /// The contributions of the views inside, in their order. A source that had another parent leaves it.
  package var children: [AccessibilitySource] {
    get { storedChildren }
    set {
      if storedChildren.isEmpty, AccessibilityChangeLog.count == 0 { return setFirstChildren(newValue) }
      let old: [AccessibilitySource] = storedChildren
      let ends = CommonEnds(old, newValue)
      let came: ArraySlice<AccessibilitySource> = newValue[ends.middle(of: newValue)]
      let gone: ArraySlice<AccessibilitySource> = old[ends.middle(of: old)]
      guard !came.isEmpty || !gone.isEmpty else { return }
      storedChildren = newValue
      for child in came where child.parent !== self {
        child.parent?.remove(child)
        child.parent = self
        child.isFresh = true
      }
      if gone.isEmpty {
        if AccessibilityChangeLog.count > 0 { inserted += came }
        return record(.insertion)
      }
      let kept: Set<ObjectIdentifier> = Set(came.map(ObjectIdentifier.init))
      for child in gone where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
        child.parent = nil
      }
      record(.children)
    }
  }

  /// Sets the children of a source without any, while nobody is told of changes.
  private func setFirstChildren(_ new: [AccessibilitySource]) {
    guard !new.isEmpty else { return }
    new.forEachBorrowed { $0.enter(self) }
    storedChildren = new
    record(.insertion)
  }

  private func enter(_ newParent: AccessibilitySource) {
    if parentLink != nil {
      guard parent !== newParent else { return }
      parent?.remove(self)
    }
    parent = newParent
    isFresh = true
  }

  /// Forgets what changed, once the resolver has taken it up or nobody is there to do so.
  func settle() {
    pending = []
    if !inserted.isEmpty { inserted = [] }
  }

  /// Lets this source take a property from what `source` says; the source makes no nodes of its own.
  package func attach(_ source: AccessibilitySource, for use: AccessibilityAttachmentUse) {
    source.parent?.remove(source)
    source.parent = self
    source.use = use
    madeRare().attached.append(source)
    record([.properties, .shape])
  }

  /// Puts a source last; one that is a child already moves there.
  package func append(_ child: AccessibilitySource) {
    child.parent?.remove(child)
    children.append(child)
  }

  package func remove(_ child: AccessibilitySource) {
    children.removeAll { $0 === child }
  }
}
