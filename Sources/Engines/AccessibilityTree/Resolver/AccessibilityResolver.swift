import CoreGraphics

/// Turns a tree of sources into the tree that assistive technologies read, and keeps it up to date.
///
/// Terms: a *producer* is a source that makes a node; the *host* of a source is the container, or the outermost
/// combining source, that takes what it produces. Hidden subtrees, and what lies under a leaf, have no host.
///
/// An update visits, for each changed source, the way to its host, and then
/// - for new properties: the one producer concerned, or those under a transparent source;
/// - for new geometry: the same, and puts the host's children in order again;
/// - for children, hiding, another form: the transparent sources of that one host;
/// - for anything under a combining source: that combining source.
///
/// So a changed label costs the same in a tree of ten elements and of ten thousand (G2), and the result is that of a
/// fresh build (G1), which `fullTree(of:order:)` computes without touching anything.
///
/// The tree is a value kept in `tree`. Who stores a copy of it over an update pays for copying its table of nodes;
/// keep a tree of your own by applying the updates instead.
package final class AccessibilityResolver {
  package let root: AccessibilitySource
  package internal(set) var tree: AccessibilityTree

  /// The rule of order; a new one puts every container in order again.
  package var order: AccessibilityOrder {
    didSet { if order != oldValue { orderChanged = true } }
  }

  /// The element that the reader's cursor is on. Set it when the user or the program moves the cursor.
  package var focus: AccessibilityNode.ID? {
    get { tree.focus }
    set {
      tree.focus = newValue.flatMap { tree.nodes[$0] == nil ? nil : $0 }
      noteLandmarks()
    }
  }
  /// The landmarks around the reader's cursor, innermost first.
  var landmarksAtFocus: [AccessibilityNode.ID] = []

  /// How many sources the last update looked at, for tests of its cost.
  package internal(set) var visitedSources: Int = 0
  /// How many containers the last update put in order.
  package internal(set) var orderedContainers: Int = 0

  /// What the resolver knows of a producer.
  final class Record {
    let source: AccessibilitySource
    let form: AccessibilitySource.Form
    /// The container whose child the node is; nil for the root, and while the producer looks for a new place.
    var owner: AccessibilityNode.ID?
    /// The parent that the node in the tree has.
    var shownOwner: AccessibilityNode.ID?
    /// For a container: what it holds, in the order of the sources.
    var producers: [AccessibilityNode.ID] = []
    /// By what the node is put in order among its siblings.
    var place: AccessibilityOrder.Item = AccessibilityOrder.Item(frame: .zero, priority: 0)
    /// In how many sources that stand for a view it is the only producer, as the node was made.
    var aloneIn: Int = 0

    init(
      source: AccessibilitySource, form: AccessibilitySource.Form, owner: AccessibilityNode.ID? = nil,
      producers: [AccessibilityNode.ID] = []
    ) {
      self.source = source
      self.form = form
      self.owner = owner
      self.producers = producers
    }

    /// Keeps what is asked often of a node that was made.
    func note(_ node: AccessibilityNode) {
      shownOwner = node.parent
      place = AccessibilityOrder.Item(frame: node.frameInParent, priority: node.properties.sortPriority ?? 0)
    }
  }

  var records: [AccessibilityNode.ID: Record] = [:]
  /// The nodes with a key; nil as long as no rotor has asked.
  var nodesByKey: [AccessibilityKey: Set<AccessibilityNode.ID>]?
  package internal(set) var rotorNodes: Set<AccessibilityNode.ID> = []
  var orderChanged: Bool = false
  var isBuilt: Bool = false
  /// false for a resolver that only observes and must leave the marks of the sources alone.
  let clearsMarks: Bool
  /// What changed since the last update; nil before the first, which reads everything.
  private(set) var log: AccessibilityChangeLog?
  var work: Work = Work()

  /// What one update has to do and has done.
  struct Work {
    /// Nothing was there before, so that differences need not be noted.
    var isFull: Bool = false
    /// Containers to look through for producers; with true all below is new.
    var toCollect: [(source: AccessibilitySource, isFresh: Bool)] = []
    /// Those looked through, and whether all below was taken as new.
    var collected: [AccessibilityNode.ID: Bool] = [:]
    /// Producers whose node has to be made again.
    var toRefresh: [AccessibilityNode.ID] = []
    /// Producers that may stand elsewhere among their siblings.
    var moved: Set<AccessibilityNode.ID> = []
    /// Containers whose children have to be put in order.
    var toOrder: Set<AccessibilityNode.ID> = []
    /// Children that came to a container, or to a transparent source in one.
    var toInsert: [(container: AccessibilitySource, parent: AccessibilitySource)] = []
    /// What is to be put into its place among the children of its container, the others being in order.
    var toPlace: [AccessibilityNode.ID: [AccessibilityNode.ID]] = [:]
    /// Producers that left a container and may have found no other.
    var leavers: [AccessibilityNode.ID] = []
    var changed: Set<AccessibilityNode.ID> = []
    var removed: Set<AccessibilityNode.ID> = []
    var newModals: [AccessibilityNode.ID] = []
    var needsRotors: Bool = false
    var freshSources: [AccessibilitySource] = []
    /// What sources read together that combine others or are inside of those.
    var parts: [ObjectIdentifier: [AccessibilityProperties]] = [:]
    /// The ways of sources to their hosts, while the changes are read.
    var ways: [ObjectIdentifier: Way] = [:]
    var sharesWays: Bool = false
    /// Transparent sources below which all producers are refreshed already, and those below which all have moved, too.
    var refreshedBelow: Set<ObjectIdentifier> = []
    var movedBelow: Set<ObjectIdentifier> = []
  }

  /// Resolves the sources under `root`, which becomes a container in any case, usually the window.
  package convenience init(root: AccessibilitySource, order: AccessibilityOrder = .phone) {
    self.init(root: root, order: order, clearsMarks: true)
  }

  private init(root: AccessibilitySource, order: AccessibilityOrder, clearsMarks: Bool) {
    self.root = root
    self.order = order
    self.clearsMarks = clearsMarks
    self.tree = AccessibilityTree(root: root.id)
  }

  /// The tree of a fresh build, for the verifier of G1: it leaves the sources and their resolver as they are.
  package static func fullTree(of root: AccessibilitySource, order: AccessibilityOrder) -> AccessibilityTree {
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root, order: order, clearsMarks: false)
    resolver.refresh()
    return resolver.tree
  }

  /// How many sources changed since the last update; none are noted before the first.
  package var changeCount: Int { log?.changed.count ?? 0 }

  /// Whether the next update has something to do.
  package var needsUpdate: Bool { !isBuilt || orderChanged || changeCount > 0 }

  /// Brings the tree up to date and says what changed.
  @discardableResult
  package func update() -> AccessibilityUpdate {
    refresh()
    return lastUpdate
  }

  /// What the last refreshing changed, for a receiver that had all before it.
  package var lastUpdate: AccessibilityUpdate {
    if work.isFull { return AccessibilityUpdate(full: tree) }
    let changed: [AccessibilityNode] = work.changed.sorted().compactMap { tree.nodes[$0] }
    return AccessibilityUpdate(
      isFull: false, root: tree.root, changed: changed, removed: work.removed.sorted(), focus: tree.focus)
  }

  /// Brings the tree up to date. What changed costs nothing until it is asked for.
  package func refresh() {
    let isFull: Bool = !isBuilt
    visitedSources = 0
    orderedContainers = 0
    work = Work()
    work.isFull = isFull
    if isFull {
      records[root.id] = Record(source: root, form: .container)
      work.toRefresh.append(root.id)
      work.toCollect.append((root, true))
      isBuilt = true
      if clearsMarks {
        log = AccessibilityChangeLog()
        root.log = log
      }
    } else {
      readChanges()
    }
    if orderChanged {
      work.toOrder.formUnion(records.values.filter { $0.form == .container }.map(\.source.id))
      orderChanged = false
    }
    collectProducers()
    insertProducers()
    collectProducers()
    removeLeavers()
    refreshNodes()
    placeInserted()
    orderChildren()
    resolveRotors()
    if !isFull { moveFocus() }
    work.parts = [:]
    if clearsMarks { clearMarks() }
  }

  private func clearMarks() {
    if let log, !log.changed.isEmpty {
      for source in log.changed { source.settle() }
      log.changed.removeAll(keepingCapacity: true)
    }
    for source in work.freshSources { source.isFresh = false }
    work.freshSources = []
  }
}
