import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import ViewTestSupport

/// State of objects that are neither controllers nor views, and of selections by the names of elements.
@MainActor
@Suite("Restoration of objects and selections", .serialized)
struct ObjectRestorationTests {
  final class Model: NSObject, UIStateRestoring {
    var page = 0
    var outer: Model?
    var isMade = false
    var isFinished = false
    var comesBack = false

    override init() { super.init() }

    /// One that comes back inside of another one.
    init(page: Int, in outer: Model) {
      (self.page, self.outer, comesBack) = (page, outer, true)
      super.init()
    }

    func encodeRestorableState(with coder: NSCoder) { coder.encode(page, forKey: "page") }
    func decodeRestorableState(with coder: NSCoder) { page = coder.decodeInteger(forKey: "page") }
    func applicationFinishedRestoringState() { isFinished = true }
    var restorationParent: (any UIStateRestoring)? { outer }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { comesBack ? ModelMaker.self : nil }
  }

  enum ModelMaker: UIObjectRestoration {
    static var made: [(path: [String], model: Model)] = []
    static func object(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)? {
      guard coder.decodeInteger(forKey: "page") < 10 else { return nil }
      let model = Model()
      model.isMade = true
      made.append((identifierComponents, model))
      return model
    }
  }

  private final class Bare: NSObject, UIStateRestoring {}

  private final class Willing: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
  }

  /// Saves the state of a window, changes something, and lets the state come back.
  private func restoring(_ root: UIViewController, _ change: () throws -> Void) throws {
    let host = try window(width: 200, height: 200) { Text("window") }
    let own = try #require(UIApplication.shared.keyWindow)
    own.rootViewController = root
    let (willing, before) = (Willing(), UIApplication.shared.delegate)
    UIApplication.shared.delegate = willing
    defer { UIApplication.shared.delegate = before }
    let scene = try #require(own.windowScene)
    let store = SceneStateMemory()
    SceneRestoration.save(scene, to: store)
    try change()
    SceneRestoration.restore(scene, from: store)
    withExtendedLifetime(host) {}
  }

  @Test("A registered object comes back, by itself or made again by its class")
  func objects() throws {
    let (first, second) = (Model(), Model())
    (first.page, second.page) = (3, 4)
    second.comesBack = true
    UIApplication.registerObject(forStateRestoration: first, restorationIdentifier: "first")
    UIApplication.registerObject(forStateRestoration: second, restorationIdentifier: "second")
    let root = UIViewController()
    root.restorationIdentifier = "root"
    let again = Model()
    try restoring(root) {
      UIApplication.registerObject(forStateRestoration: again, restorationIdentifier: "first")
      (second.page, second.comesBack) = (0, false)
    }
    #expect(again.page == 3 && again.isFinished && second.page == 4 && ModelMaker.made.isEmpty)
    let bare = Bare()
    #expect(bare.restorationParent == nil && bare.objectRestorationClass == nil && root.restorationParent == nil)
  }

  @Test("An object that is gone is made again with the identifiers around it")
  func making() throws {
    let root = UIViewController()
    root.restorationIdentifier = "root"
    let outer = Model()
    UIApplication.registerObject(forStateRestoration: outer, restorationIdentifier: "outer")
    var inner: Model? = Model(page: 7, in: outer)
    if let inner { UIApplication.registerObject(forStateRestoration: inner, restorationIdentifier: "inner") }
    ModelMaker.made = []
    try restoring(root) { inner = nil }
    let made = try #require(ModelMaker.made.first)
    #expect(made.path == ["outer", "inner"] && made.model.page == 7 && made.model.isFinished && made.model.isMade)
    ModelMaker.made = []
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource, UIDataSourceModelAssociation
  {
    var names: [String]
    init(_ names: [String]) { self.names = names }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
      names[idx.row].isEmpty ? nil : names[idx.row]
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
      names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
  }

  /// What reads the state that a view writes.
  private func coder(of view: UIView) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return unarchiver
  }

  @Test("The selection of a list comes back with the elements, wherever they stand now")
  func selections() throws {
    let (before, after) = (Source(["a", "b", "", "c"]), Source(["c", "d", "b"]))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.allowsMultipleSelection = true
    table.dataSource = before
    for row in 1..<4 { table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
    let next = UITableView(frame: table.frame)
    next.allowsMultipleSelection = true
    next.dataSource = after
    next.decodeRestorableState(with: try coder(of: table))
    #expect(Set(next.indexPathsForSelectedRows?.map(\.row) ?? []) == [0, 2])
    let collection = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = before
    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    let other = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    other.dataSource = after
    other.decodeRestorableState(with: try coder(of: collection))
    #expect(other.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    // A source without names keeps no selection.
    let plain = UITableView(frame: table.frame)
    plain.decodeRestorableState(with: try coder(of: table))
    #expect(plain.indexPathsForSelectedRows == nil)
  }

  private final class Reader: UIResponder, UIApplicationDelegate {
    var facts: [String: Any] = [:]
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
      let keys: [(String, AnyClass)] = [
        (UIApplication.stateRestorationBundleVersionKey, NSString.self),
        (UIApplication.stateRestorationSystemVersionKey, NSString.self),
        (UIApplication.stateRestorationTimestampKey, NSDate.self),
        (UIApplication.stateRestorationUserInterfaceIdiomKey, NSNumber.self),
      ]
      for (key, type): (String, AnyClass) in keys { facts[key] = coder.decodeObject(of: [type], forKey: key) }
      return false
    }
  }

  @Test("A coder tells which program and which system wrote a state, and when")
  func facts() throws {
    let host = try window(width: 200, height: 200) { Text("window") }
    let own = try #require(UIApplication.shared.keyWindow)
    own.rootViewController = UIViewController()
    let reader = Reader()
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = reader
    defer { UIApplication.shared.delegate = before }
    SceneRestoration.save(try #require(own.windowScene), to: SceneStateMemory())
    withExtendedLifetime(host) {
      let system = reader.facts[UIApplication.stateRestorationSystemVersionKey]
      #expect(system.map { "\($0)" } == UIDevice.current.systemVersion && reader.facts.count == 4)
      let idiom = reader.facts[UIApplication.stateRestorationUserInterfaceIdiomKey] as? NSNumber
      #expect(idiom?.intValue == UIDevice.current.userInterfaceIdiom.rawValue)
      #expect(reader.facts[UIApplication.stateRestorationTimestampKey] != nil)
      #expect(reader.facts[UIApplication.stateRestorationBundleVersionKey] != nil)
    }
  }
}
