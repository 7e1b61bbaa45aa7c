import Foundation
import FoundationGaps
import UIFoundation
import UniformTypeIdentifiers

extension UIPasteboard {
  /// The items, each with its representations by their types: texts, addresses, pictures and colours as such, anything else as data.
  /// Reading loads all of them.
  public var items: [[String: Any]] {
    get {
      itemProviders.map { item in
        var values: [String: Any] = [:]
        for type in item.registeredTypeIdentifiers() { values[type] = value(of: item, type) }
        return values
      }
    }
    set { setItems(newValue) }
  }

  /// Puts items with limits.
  ///
  /// - Parameters:
  ///   - items: The items, each with its representations by their types. Values are texts, addresses, pictures, colours, data, and
  ///     what property lists hold.
  ///   - options: When the items go (`expirationDate`), and whether they stay on this machine (`localOnly`), as they do in any case.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    setItemProviders(
      items.map(Self.provider), localOnly: options[.localOnly] as? Bool ?? false,
      expirationDate: options[.expirationDate] as? Date)
  }

  /// Puts more items behind those that are there.
  public func addItems(_ items: [[String: Any]]) { itemProviders += items.map(Self.provider) }

  private static func provider(_ values: [String: Any]) -> NSItemProvider {
    let item = NSItemProvider()
    // Of representations that others may read alike the first counts, so that their order is always the same.
    for (type, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let data = data(value, type) else { continue }
      item.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
    return item
  }

  /// The bytes of a value in a type; nil for one that has none.
  private static func data(_ value: Any, _ type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let text as NSString: Data(String(describing: text).utf8)
    case let text as NSAttributedString: Data(text.string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage:
      UTType(type)?.conforms(to: .jpeg) == true ? image.jpegData(compressionQuality: 0.9) : image.pngData()
    case let color as UIColor: color.itemData
    default:
      PropertyListSerialization.propertyList(value, isValidFor: .binary)
        ? try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) : nil
    }
  }

  /// What an item has in a type; nil where it has nothing.
  func value(of item: NSItemProvider, _ type: String) -> Any? {
    let data: Data? = waited { finish in
      _ = item.loadDataRepresentation(forTypeIdentifier: type) { data, _ in finish(data) }
    }
    guard let data else { return nil }
    if UIColor.readableTypeIdentifiersForItemProvider.contains(type), let color = UIColor(itemData: data) {
      return color
    }
    guard let known = UTType(type) else { return data }
    if known.conforms(to: .url), let url = URL(string: String(decoding: data, as: UTF8.self)) { return url }
    if known.conforms(to: .plainText), let text = String(data: data, encoding: .utf8) { return text }
    if known.conforms(to: .image), let image = UIImage(data: data) { return image }
    if known.conforms(to: .propertyList),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    {
      return list
    }
    return data
  }

  // MARK: Some of the items

  /// The items at places, from 0; all of them for nil. Places beyond the last one are left out.
  private func providers(_ itemSet: IndexSet?) -> [NSItemProvider] {
    let all: [NSItemProvider] = itemProviders
    guard let itemSet else { return all }
    return itemSet.filter { all.indices.contains($0) }.map { all[$0] }
  }

  /// The places of the items that have one of some types; nil where none has.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let places: [Int] = itemProviders.enumerated().filter { _, item in
      pasteboardTypes.contains { item.hasItemConformingToTypeIdentifier($0) }
    }.map(\.offset)
    return places.isEmpty ? nil : IndexSet(places)
  }

  /// The types of items, the best one first.
  ///
  /// - Parameter itemSet: The places of the items; nil for all.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    providers(itemSet).map { $0.registeredTypeIdentifiers() }
  }

  /// Whether each of some items has one of some types.
  ///
  /// - Parameters:
  ///   - pasteboardTypes: The types.
  ///   - itemSet: The places of the items; nil for all.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let items: [NSItemProvider] = providers(itemSet)
    return !items.isEmpty
      && items.allSatisfy { item in pasteboardTypes.contains { item.hasItemConformingToTypeIdentifier($0) } }
  }

  /// The data of items in a type; items without it are left out.
  ///
  /// - Parameters:
  ///   - pasteboardType: The type.
  ///   - itemSet: The places of the items; nil for all.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    providers(itemSet).filter { $0.hasItemConformingToTypeIdentifier(pasteboardType) }.compactMap { item in
      waited { finish in
        _ = item.loadDataRepresentation(forTypeIdentifier: pasteboardType) { data, _ in finish(data) }
      }
    }
  }

  /// What items have in a type; items without it are left out.
  ///
  /// - Parameters:
  ///   - pasteboardType: The type.
  ///   - itemSet: The places of the items; nil for all.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    providers(itemSet).filter { $0.hasItemConformingToTypeIdentifier(pasteboardType) }.compactMap {
      value(of: $0, pasteboardType)
    }
  }

  // MARK: Colours

  public var hasColors: Bool { itemProviders.contains { $0.canLoadObject(ofClass: UIColor.self) } }

  /// The colour of the first item that has one.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  public var colors: [UIColor]? {
    get {
      objects(UIColor.self) { item, finish in
        guard item.canLoadObject(ofClass: UIColor.self) else { return finish(nil) }
        _ = item.loadObject(ofClass: UIColor.self) { color, _ in finish(color as? UIColor) }
      }
    }
    set { put((newValue ?? []).map { NSItemProvider(object: $0) }, newValue ?? []) }
  }
}
