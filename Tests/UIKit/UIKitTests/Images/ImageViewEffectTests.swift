import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Images of views one after the other, effects of symbols, and variants of images.
@MainActor
@Suite("Effects of image views", .serialized)
struct ImageViewEffectTests {
  private func image(_ color: UIColor, _ side: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func place(_ view: UIView) throws -> HeadlessHost {
    let root = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.addSubview(view)
    return try window { Hosting(view: root) }
  }

  @Test("Images follow each other in the time that they have together, as often as they are to")
  func sequence() throws {
    let view = UIImageView(image: image(.green))
    view.animationImages = [image(.red), image(.blue)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    let host = try place(view)
    #expect(try host.color(x: 10, y: 10) != "#FF0000" && !view.isAnimating)
    view.startAnimating()
    host.update()
    #expect(try host.color(x: 10, y: 10) == "#FF0000" && view.isAnimating)
    host.advance(by: .milliseconds(700))
    #expect(try host.color(x: 10, y: 10) == "#0000FF")
    host.advance(by: .milliseconds(500))
    #expect(try host.color(x: 10, y: 10) == "#FF0000")
    host.advance(by: .seconds(1))
    #expect(!view.isAnimating)
    #expect(try host.color(x: 10, y: 10) != "#FF0000")
    view.animationRepeatCount = 0
    view.startAnimating()
    host.advance(by: .seconds(5))
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.highlightedAnimationImages = [image(.red)]
    view.isHighlighted = true
    view.startAnimating()
    host.update()
    #expect(try host.color(x: 10, y: 10) == "#FF0000")
  }

  @Test("An effect of a symbol begins, holds and ends, and tells when it has")
  func effects() throws {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.tintColor = .red
    let host = try place(view)
    let rest: String = "\(host.displayList)"
    var told: [String] = []
    view.addSymbolEffect(.scale.up, animated: true) { context in
      told.append("scale \(context.isFinished) \(context.sender === view) \(context.effect is ScaleSymbolEffect)")
      #expect(context.contentTransition == nil)
    }
    host.update()
    host.advance(by: .milliseconds(150))
    let half: String = "\(host.displayList)"
    #expect(half != rest && told.isEmpty)
    host.advance(by: .milliseconds(300))
    #expect(told == ["scale true true true"] && "\(host.displayList)" != half)
    view.removeSymbolEffect(ofType: .scale)
    host.update()
    host.advance(by: .seconds(1))
    #expect("\(host.displayList)" == rest)
  }

  @Test("A jump happens once, a pulse goes on until it is removed")
  func kinds() throws {
    let view = UIImageView(image: UIImage(systemName: "bell.fill"))
    let host = try place(view)
    let rest: String = "\(host.displayList)"
    var ends: [Bool] = []
    view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
    host.update()
    host.advance(by: .milliseconds(300))
    #expect("\(host.displayList)" != rest)
    host.advance(by: .seconds(1))
    #expect(ends == [true] && "\(host.displayList)" == rest)
    view.addSymbolEffect(.pulse, options: .speed(2))
    host.update()
    host.advance(by: .milliseconds(5_500))
    #expect("\(host.displayList)" != rest)
    view.removeSymbolEffect(ofType: .pulse, animated: false) { ends.append($0.isFinished) }
    host.update()
    #expect("\(host.displayList)" == rest && ends == [true, true])
    view.addSymbolEffect(.disappear, animated: false)
    host.update()
    #expect(!"\(host.displayList)".contains("symbol") || "\(host.displayList)" != rest)
    view.removeAllSymbolEffects(animated: false)
    host.update()
    #expect("\(host.displayList)" == rest)
    view.addSymbolEffect(.variableColor.iterative, options: .repeat(1))
    host.update()
    host.advance(by: .seconds(3))
    #expect("\(host.displayList)" == rest)
  }

  @Test("One symbol gives way to another, and the view tells when it has")
  func replacing() throws {
    let view = UIImageView(image: UIImage(systemName: "play.fill"))
    let host = try place(view)
    var ends: [Bool] = []
    let next: UIImage = try #require(UIImage(systemName: "pause.fill"))
    view.setSymbolImage(next, contentTransition: .replace.offUp) { context in
      ends.append(context.isFinished && context.effect == nil)
      #expect(context.contentTransition?.contentTransition is ReplaceSymbolEffect)
      #expect(context.contentTransition?.options == .default)
    }
    #expect(view.image == next)
    host.update()
    host.advance(by: .milliseconds(100))
    let half: String = "\(host.displayList)"
    host.advance(by: .seconds(1))
    #expect(ends == [true] && "\(host.displayList)" != half && "\(host.displayList)".contains("pause.fill"))
    let transition = UISymbolContentTransition(.automatic, options: .speed(3))
    #expect(transition.contentTransition is AutomaticSymbolEffect && transition.options == .speed(3))
  }

  @Test("An asset gives the variant that fits, and an image view shows that of its appearance")
  func assets() throws {
    let (day, night) = (image(.red), image(.blue))
    let asset = UIImageAsset()
    #expect(asset.image(with: UITraitCollection()).size == .zero)
    asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark).imageConfiguration)
    #expect(day.imageAsset === asset && asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == night)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).imageAsset === asset)
    let view = UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)))
    let host = try place(view)
    #expect(try host.color(x: 10, y: 10) == "#FF0000")
    host.change { view.overrideUserInterfaceStyle = .dark }
    #expect(try host.color(x: 10, y: 10) == "#0000FF")
    asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == day)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .light).imageConfiguration)
    #expect(day.imageAsset == nil && UIImageAsset(coder: NSCoder()) == nil)
    #expect(view.imageDynamicRange == .standard && view.preferredImageDynamicRange == .unspecified)
  }

  @Test("Data come from sets of asset catalogs, by name and namespace")
  func data() throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("DataAssets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ path: String) throws {
      let file: URL = folder.appendingPathComponent("Own.xcassets/" + path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("{}", "Contents.json")
    try write("one", "Words.dataset/words.txt")
    try write(#"{"data":[{"filename":"words.txt","idiom":"universal"}]}"#, "Words.dataset/Contents.json")
    try write(#"{"properties":{"provides-namespace":true}}"#, "Group/Contents.json")
    try write("[]", "Group/List.dataset/list.json")
    try write(
      #"{"data":[{"filename":"list.json","idiom":"mac","universal-type-identifier":"public.own"}]}"#,
      "Group/List.dataset/Contents.json")
    let bundle: Bundle = try #require(Bundle(path: folder.path))
    let words: NSDataAsset = try #require(NSDataAsset(name: "Words", bundle: bundle))
    #expect(String(decoding: words.data, as: UTF8.self) == "one" && words.typeIdentifier == "public.plain-text")
    let name: NSDataAssetName = "Group/List"
    let list: NSDataAsset = try #require(NSDataAsset(name: name, bundle: bundle))
    #expect(list.name == name && list.typeIdentifier == "public.own" && list.data.count == 2)
    #expect(NSDataAsset(name: "List", bundle: bundle) == nil && NSDataAsset(name: "No such data") == nil)
  }

  @Test("A colour has words for those who do not see it")
  func words() {
    let names: [(UIColor, String)] = [
      (.black, "black"), (.white, "white"), (.gray, "gray"), (.lightGray, "light gray"), (.darkGray, "dark gray"),
      (.red, "red"), (.green, "green"), (.blue, "blue"), (.yellow, "yellow"), (.cyan, "cyan"), (.orange, "orange"),
      (.brown, "brown"), (.clear, "clear"), (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
      (UIColor.red.withAlphaComponent(0.5), "red, 50 percent opaque"),
    ]
    for (color, name) in names { #expect(color.accessibilityName == name) }
  }
}
