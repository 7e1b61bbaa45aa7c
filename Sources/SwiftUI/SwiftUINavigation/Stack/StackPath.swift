import SwiftUICore

/// The path of a navigation stack that the app keeps, whatever its type is.
struct StackPath {
  /// The values; read inside a node.
  let values: () -> [AnyHashable]
  /// Adds a value; false for one whose type the path does not hold.
  let append: (any Hashable) -> Bool
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { value in
      path.wrappedValue.append(erased: value)
      return true
    }
    removeLast = { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let value = value as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { count in
      let kept: Int = max(0, path.wrappedValue.count - count)
      path.wrappedValue = Data(path.wrappedValue.prefix(kept))
    }
  }
}
