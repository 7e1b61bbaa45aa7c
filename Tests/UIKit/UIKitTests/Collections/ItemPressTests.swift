import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Presses that move items.
@MainActor
@Suite("Moving items by a press", .serialized)
struct ItemPressTests {
  private final class Items: UICollectionViewController {
    var names = ["A", "B", "C", "D"]
    var moves = true
    var log: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      layout.minimumInteritemSpacing = 0
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? UICollectionViewListCell)?.contentConfiguration = {
        var content = UIListContentConfiguration.cell()
        content.text = names[indexPath.item]
        return content
      }()
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      moves
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to goal: IndexPath
    ) {
      log.append("\(source.item) to \(goal.item)")
      names.insert(names.remove(at: source.item), at: goal.item)
    }
  }

  private func drag(_ host: HeadlessHost, _ name: String, to goal: String) throws {
    let (from, to) = (try #require(host.frame(name)), try #require(host.frame(goal)))
    let pointer = host.down(at: CGPoint(x: from.midX, y: from.midY))
    host.advance(by: .seconds(1))
    host.move(pointer, to: CGPoint(x: from.midX + 5, y: from.midY))
    host.move(pointer, to: CGPoint(x: to.midX, y: to.midY))
    host.update()
    host.lift(pointer, at: CGPoint(x: to.midX, y: to.midY))
    host.update()
    host.finishAnimations()
  }

  @Test(
    "A press that is held on an item moves it, where the controller wants that and the data source lets it be moved")
  func moving() throws {
    let page = Items()
    #expect(page.installsStandardGestureForInteractiveMovement)
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
    try drag(host, "A", to: "C")
    #expect(page.log == ["0 to 2"] && page.names == ["B", "C", "A", "D"])
    page.moves = false
    try drag(host, "B", to: "A")
    #expect(page.log.count == 1)
    page.moves = true
    page.installsStandardGestureForInteractiveMovement = false
    try drag(host, "B", to: "A")
    #expect(page.log.count == 1)
    page.installsStandardGestureForInteractiveMovement = true
    try drag(host, "B", to: "C")
    #expect(page.log.last == "0 to 1")
  }
}
