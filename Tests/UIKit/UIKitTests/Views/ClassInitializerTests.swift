import CoreGraphics
import Foundation
import Testing
import UIKit

/// Objects of classes that are type parameters, or values.
@MainActor
@Suite("Initializers of classes that are known at run time only", .serialized)
struct ClassInitializerTests {
  /// A view with a property and an initializer that a subclass of a program has.
  private class Badge: UIView {
    var text: String = "new"
    override init(frame: CGRect) {
      super.init(frame: frame)
      text += " \(Int(frame.width))"
    }
    required init?(coder: NSCoder) { fatalError("not read from files") }
  }
  private final class Small: Badge { let sizes: [Int] = [1, 2, 3] }
  private final class Counted: UIView {
    let count: Int
    init(count: Int = 7) {
      self.count = count
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("not read from files") }
  }

  private final class Card<Content: UIView, Accessory: UIView>: UIView {
    lazy var content = Content(frame: bounds)
    let accessory: Accessory
    override init(frame: CGRect) {
      accessory = Accessory()
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("not read from files") }
  }

  private final class Note: NSObject { var text: String = "a note" }
  private struct Components {
    var badge: Badge.Type = Badge.self
    var page: UIViewController.Type = Page.self
    var layout: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
  }
  private final class Page: UIViewController {
    var steps: [String] = ["made"]
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      steps.append(nibNameOrNil ?? "none")
    }
    required init?(coder: NSCoder) { fatalError("not read from files") }
  }

  /// Two views of a class, the second by a function that a parameter has by default.
  private func pair<Content: UIView>(
    _ type: Content.Type, _ other: () -> Content = Content.init
  ) -> (Content, Content) { (type.init(frame: CGRect(x: 0, y: 0, width: 5, height: 6)), other()) }

  @Test("A type parameter makes views by both initializers, of the class that it stands for")
  func parameters() {
    let card = Card<Small, UILabel>(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(card.content.frame == CGRect(x: 0, y: 0, width: 30, height: 40) && card.content.text == "new 30")
    #expect(card.content.sizes == [1, 2, 3] && type(of: card.accessory) == UILabel.self)
    let (first, second): (Badge, Badge) = pair(Badge.self)
    #expect(first.text == "new 5" && first.frame.height == 6 && second.text == "new 0" && second.frame == .zero)
    let (third, _): (Badge, Badge) = pair(Small.self as Badge.Type)
    #expect(third is Small)
  }

  @Test("A property with a class makes views, controllers and layouts of the class that it has now")
  func values() {
    var components = Components()
    #expect(type(of: components.badge.init()) == Badge.self && components.badge.init().text == "new 0")
    components.badge = Small.self
    #expect((components.badge.init() as? Small)?.sizes == [1, 2, 3])
    #expect((components.page.init() as? Page)?.steps == ["made", "none"])
    #expect(type(of: components.layout.init()) == UICollectionViewFlowLayout.self)
    let object: NSObject.Type = Note.self
    #expect((object.init() as? Note)?.text == "a note")
  }

  @Test("A class's own initializer is taken where it is known, with its default values too")
  func own() {
    #expect(Counted().count == 7 && Counted(count: 2).count == 2 && Badge(frame: .zero).text == "new 0")
    #expect(Small().sizes.count == 3 && [CGRect.zero].map(Badge.init(frame:)).first?.text == "new 0")
  }

  @Test(
    "Tables get their style, collections their layout, controllers their nib and segues their controllers, once each")
  func arguments() {
    final class List: UITableView {}
    final class Grid: UICollectionView {}
    final class Way: UIStoryboardSegue {}
    let (list, grid): (UITableView.Type, UICollectionView.Type) = (List.self, Grid.self)
    let place = CGRect(x: 1, y: 2, width: 30, height: 40)
    for style: UITableView.Style in [.plain, .grouped, .insetGrouped] {
      let made: UITableView = list.init(frame: place, style: style)
      #expect(made is List && made.style == style && made.frame == place)
    }
    let (page, way): (UIViewController.Type, UIStoryboardSegue.Type) = (Page.self, Way.self)
    weak var layout: UICollectionViewFlowLayout?
    weak var source: UIViewController?
    do {
      let flow = UICollectionViewFlowLayout()
      let made: UICollectionView = grid.init(frame: place, collectionViewLayout: flow)
      #expect(made is Grid && made.collectionViewLayout === flow && made.frame == place)
      layout = flow
      let long = String(repeating: "a long name ", count: 4)
      for (name, bundle): (String?, Bundle?) in [(nil, nil), ("short", .main), (long, .main)] {
        let made: UIViewController = page.init(nibName: name, bundle: bundle)
        #expect(
          made.nibName == name && made.nibBundle === bundle && (made as? Page)?.steps == ["made", name ?? "none"])
      }
      let (first, second): (Page, Page) = (Page(), Page())
      let segue: UIStoryboardSegue = way.init(identifier: long, source: first, destination: second)
      #expect(segue is Way && segue.identifier == long && segue.source === first && segue.destination === second)
      source = first
    }
    #expect(layout == nil && source == nil)
  }

  @Test("A class without the initializer ends the program with its name")
  func absent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let type: UIView.Type = Counted.self
        _ = type.init(frame: .zero)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Use of unimplemented initializer 'init(frame:)' for class"), "\(text)")
  }
}
