import CoreGraphics
import Foundation
import UIFoundation

extension UICollectionView {
  // MARK: Classes by name

  /// Says which class the cells of a name are; nil for none any more.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass as? UICollectionViewCell.Type, identifier)
  }

  /// Says which class the supplementary views of a kind and a name are; nil for none any more.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { pool.register(viewClass as? UICollectionReusableView.Type, Self.name(identifier, of: elementKind)) }

  private static func name(_ identifier: String, of kind: String) -> String { "\(kind)\u{0}\(identifier)" }

  /// A cell of a name for an item: one that is out of sight, or a new one of the registered class.
  ///
  /// A name for which no class is registered is a mistake of the program, and ends it.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    guard let cell = dequeue(identifier, identifier) as? UICollectionViewCell else {
      preconditionFailure("No class is registered for cells with the identifier \(identifier).")
    }
    return cell
  }

  /// A supplementary view of a kind and a name. One for which no class is registered ends the program.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(Self.name(identifier, of: elementKind), identifier) else {
      preconditionFailure(
        "No class is registered for views of the kind \(elementKind) with the identifier \(identifier).")
    }
    return view
  }

  private func dequeue(_ name: String, _ identifier: String) -> UICollectionReusableView? {
    if let view = pool.take(name) {
      view.prepareForReuse()
      return view
    }
    guard let view = pool.make(name) else { return nil }
    view.poolName = name
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Registrations

  /// How the cells of a class show items: a value in place of a name.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Shows an item in a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let name: String
    let handler: Handler

    @MainActor @preconcurrency public init(handler: @escaping Handler) {
      name = RegistrationNames.next()
      self.handler = handler
    }
  }

  /// How the supplementary views of a class and a kind show what they are for.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let name: String
    let elementKind: String
    let handler: Handler

    @MainActor @preconcurrency public init(elementKind: String, handler: @escaping Handler) {
      name = RegistrationNames.next()
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration that shows an item; nil is shown by no handler.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !pool.isRegistered(registration.name) { pool.register(Cell.self, registration.name) }
    guard let cell = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath) as? Cell else {
      preconditionFailure("A cell of the class \(Cell.self) was expected.")
    }
    // What a handler reads of its cell's state belongs to the item that it is asked for.
    cell.prepare(for: self, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name: String = Self.name(registration.name, of: registration.elementKind)
    if !pool.isRegistered(name) { pool.register(Supplementary.self, name) }
    let view: UICollectionReusableView = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.name, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      preconditionFailure("A view of the class \(Supplementary.self) was expected.")
    }
    (supplementary as? UICollectionViewCell)?.prepare(for: self, at: indexPath)
    registration.handler(supplementary, registration.elementKind, indexPath)
    return supplementary
  }
}

/// Names for registrations, each another one.
@MainActor
private enum RegistrationNames {
  private static var count: Int = 0

  static func next() -> String {
    count += 1
    return "\u{0}registration \(count)"
  }
}
