/// Why a project cannot be built, in a sentence for the developer that says what to do.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
