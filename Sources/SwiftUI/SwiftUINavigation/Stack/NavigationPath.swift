/// The values of the screens that are pushed on a navigation stack, of any hashable types (behaviour 101).
///
/// ```swift
/// struct Library: View {
///   @State private var path = NavigationPath()
///   var body: some View {
///     NavigationStack(path: $path) {
///       Button("First chapter") { path.append(1) }
///         .navigationDestination(for: Int.self) { Text("Chapter \($0)") }
///     }
///   }
/// }
/// ```
public struct NavigationPath {
  fileprivate enum Element {
    case plain(AnyHashable)
    case codable(any Hashable & Codable)

    var hashable: AnyHashable {
      switch self {
      case .plain(let value): value
      case .codable(let value): AnyHashable(value)
      }
    }
  }

  fileprivate var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of some values; values of types that are not codable make the path one that cannot be stored.
  ///
  /// - Parameter elements: The values, the one of the lowest screen first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { .plain(AnyHashable($0)) }
  }

  /// Makes a path of some values.
  ///
  /// - Parameter elements: The values, the one of the lowest screen first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    self.elements = elements.map { .codable($0) }
  }

  /// Makes a path from one that was stored.
  public init(_ codable: CodableRepresentation) { elements = codable.elements.map { .codable($0) } }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is no value: the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value at the end: its screen is pushed. A path with a value of a type that is not codable cannot be stored.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(.plain(AnyHashable(value))) }

  /// Adds a value at the end: its screen is pushed.
  public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(.codable(value)) }

  /// Takes values from the end: their screens are popped.
  ///
  /// - Parameter k: How many, one by default. The path must have as many.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// The path in a form that can be stored; nil where the type of a value is not codable.
  public var codable: CodableRepresentation? {
    var values: [any Hashable & Codable] = []
    for element in elements {
      guard case .codable(let value) = element else { return nil }
      values.append(value)
    }
    return CodableRepresentation(elements: values)
  }

  /// The values for a stack.
  package var values: [AnyHashable] { elements.map(\.hashable) }

  /// Adds a value whose type is known at run time only.
  package mutating func append(erased value: any Hashable) {
    if let value = value as? any Hashable & Codable {
      elements.append(.codable(value))
    } else {
      elements.append(.plain(AnyHashable(value)))
    }
  }
}

extension NavigationPath: Equatable {
  public static func == (left: NavigationPath, right: NavigationPath) -> Bool { left.values == right.values }
}
