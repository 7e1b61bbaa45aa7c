import CoreTransferable
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import UniformTypeIdentifiers

/// Modifiers of rows: what they do to the views of the rows.
nonisolated struct ModifiedTableRows<Base: TableRowContent, Views: View>: TableRowContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableRowBody = Never

  let views: Views

  nonisolated var _tableRows: Views { views }
}

extension TableRowContent {
  /// Keeps people from selecting the rows.
  ///
  /// - Parameter isDisabled: Whether they cannot be selected. The default is true.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    modified { $0.selectionDisabled(isDisabled) }
  }

  /// Calls an action when the pointer comes over one of the rows, and when it leaves it.
  ///
  /// - Parameter action: What is called.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    modified { $0.onHover(perform: action) }
  }

  /// Shows a menu when one of the rows is clicked with the second button or pressed for a while.
  ///
  /// - Parameter menuItems: Makes the items.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items: M = menuItems()
    // The whole row is clicked, also between its texts.
    return modified { $0.contentShape(Rectangle()).contextMenu { items } }
  }

  /// Shows a menu with a preview of the row.
  ///
  /// - Parameters:
  ///   - menuItems: Makes the items.
  ///   - preview: Makes the view that is shown with the menu.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let items: M = menuItems()
    let preview: P = preview()
    return modified {
      $0.contentShape(Rectangle()).contextMenu {
        items
      } preview: {
        preview
      }
    }
  }

  /// Lets people drag the rows.
  ///
  /// - Parameter payload: Makes the value that is dragged.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    modified { $0.draggable(payload()) }
  }

  /// Takes values of a type that are dropped on one of the rows.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values, when they are loaded.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified {
      $0.dropDestination(for: T.self) { values, _ in
        action(values)
        return true
      }
    }
  }

  /// Lets people drag the rows, as an item with representations of its own.
  ///
  /// - Parameter action: Makes the item; nil, or an item that is nil, where the rows cannot be dragged.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    modified { $0.itemProvider(action) }
  }

  fileprivate nonisolated func modified<Views: View>(
    _ change: (_TableRows) -> Views
  ) -> ModifiedTableRows<Self, Views> {
    ModifiedTableRows(views: change(_tableRows))
  }
}

extension DynamicTableRowContent {
  /// Takes things that are dropped between the rows.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken; types that conform to them are as well.
  ///   - action: Gets the place in the data before which the things go, and the things.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified { $0.rowInsertion(ofTypes: supportedContentTypes.map(\.identifier), action) }
  }

  /// Takes values of a type that are dropped between the rows.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Gets the place in the data before which the values go, and the values.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified { $0.rowInsertion(of: T.self) { action($1, $0) } }
  }
}
