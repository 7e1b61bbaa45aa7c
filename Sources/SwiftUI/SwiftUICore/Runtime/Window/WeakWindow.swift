/// A reference to a window that does not keep it, and leads nowhere once the window has gone. For the main actor.
///
/// It stands in for a weak reference of the language's: an object that has one keeps its count of references in a table
/// beside it, where counting takes several times as long, and all views count references to their window.
@propertyWrapper
package struct WeakWindow {
  /// What all references to a window share.
  package final class Link {
    /// Set back by the window when it goes.
    fileprivate(set) unowned(unsafe) package var window: ViewGraph?

    package init() {}
  }

  private var link: Link?

  package init(wrappedValue: ViewGraph?) { link = wrappedValue?.link }

  package var wrappedValue: ViewGraph? {
    get { link?.window }
    set { link = newValue?.link }
  }
}

extension WeakWindow.Link {
  /// Lets the references lead to a window.
  func begin(_ window: ViewGraph) { self.window = window }

  /// Lets the references lead nowhere.
  func end() { window = nil }
}
