import Foundation
import SwiftUICore

/// The file that a window of a group of documents shows.
struct DocumentAddress: Codable, Hashable {
  var url: URL
}

/// A new document that a program made for a window.
struct NewDocument: Hashable {
  private let id = UUID()
  let make: () -> Any

  init(_ make: @escaping () -> Any) { self.make = make }

  static func == (a: NewDocument, b: NewDocument) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What a scene of documents can do, of whatever type they are.
protocol DocumentSceneContent: SceneContent {
  var types: DocumentTypes { get }
  /// The type of the documents.
  var documentType: Any.Type { get }
}

/// The content of a group of documents: an editor around the document of each window.
struct DocumentContent<Root: View>: DocumentSceneContent {
  let types: DocumentTypes
  let documentType: Any.Type
  let makeSession: () -> DocumentSession
  let makeView: (DocumentSession) -> Root

  var valueType: Any.Type? { nil }

  func makeWindow(showing value: AnyHashable?) -> any WindowContent {
    DocumentWindowContent(self, showing: value)
  }

  func modified<M: ViewModifier>(_ modifier: M) -> any SceneContent {
    let makeView: (DocumentSession) -> Root = makeView
    return DocumentContent<ModifiedContent<Root, M>>(
      types: types, documentType: documentType, makeSession: makeSession
    ) {
      ModifiedContent(content: makeView($0), modifier: modifier)
    }
  }
}

private final class DocumentWindowContent<Root: View>: WindowContent {
  let value: AnyHashable?
  let session: DocumentSession
  private let following: FollowingContent<Root>

  init(_ content: DocumentContent<Root>, showing value: AnyHashable?) {
    self.value = value
    let session: DocumentSession = content.makeSession()
    self.session = session
    if let address = value?.base as? DocumentAddress {
      do { try session.open(address.url) } catch { session.question = .failed(error.localizedDescription) }
    } else if let new = value?.base as? NewDocument {
      session.begin(with: new.make())
    }
    following = FollowingContent(content.makeView(session), value: value)
  }

  var document: DocumentSession? { session }

  func follow(_ content: any SceneContent) {
    guard let next = content as? DocumentContent<Root> else { return }
    following.show(next.makeView(session))
  }

  func makeGraph(_ setup: WindowSetup) -> ViewGraph { following.makeGraph(setup) }
}
