/// What people may do with the elements of a collection that a view shows by binding.
public struct EditActions<Data>: OptionSet {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions {
  public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: MutableCollection {
  public static var all: EditActions<Data> { move }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { delete }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { [move, delete] }
}
