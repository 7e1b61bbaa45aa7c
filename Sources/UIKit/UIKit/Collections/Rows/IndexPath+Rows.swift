import Foundation

extension NSIndexPath {
  /// The place of a row in a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The place of an item in a collection.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section of a row or an item.
  public var section: Int { index(atPosition: 0) }
  /// The number of a row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The number of an item in its section.
  public var item: Int { index(atPosition: 1) }
}

extension IndexPath {
  /// The place of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The place of an item in a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section of a row or an item.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The number of a row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The number of an item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
