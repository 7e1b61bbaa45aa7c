import AccessibilityTree
import CoreTransferable
import Foundation
import FoundationGaps
import HostInterface
import SwiftUICore

/// What is to be shared.
package struct ShareRequest {
  package struct Item {
    package var provider: NSItemProvider
    /// What stands for the item: a title, a picture, a small picture of its kind.
    package var title: String?
    package var image: NSItemProvider?
    package var icon: NSItemProvider?

    package init(
      provider: NSItemProvider, title: String? = nil, image: NSItemProvider? = nil, icon: NSItemProvider? = nil
    ) {
      self.provider = provider
      self.title = title
      self.image = image
      self.icon = icon
    }
  }

  package var items: [Item]
  package var subject: String?
  package var message: String?

  package init(items: [Item], subject: String? = nil, message: String? = nil) {
    self.items = items
    self.subject = subject
    self.message = message
  }
}

/// Where shared items go.
package enum ShareDestination: Hashable, Sendable, CaseIterable {
  case clipboard, downloads, mail

  package var title: LocalizedStringKey {
    switch self {
    case .clipboard: "Copy"
    case .downloads: "Save to Downloads"
    case .mail: "Send by Mail"
    }
  }

  package var systemImage: String {
    switch self {
    case .clipboard: "doc.on.doc"
    case .downloads: "square.and.arrow.down"
    case .mail: "envelope"
    }
  }
}

/// Shares for the views of one window.
package final class Sharing: WindowService {
  private unowned let window: ViewGraph
  /// The folder of saved items.
  package var downloads: URL = .downloadsDirectory

  package init(window: ViewGraph) { self.window = window }

  package func perform(_ destination: ShareDestination, _ request: ShareRequest) {
    switch destination {
    case .clipboard:
      window.clipboard.set(request.items.map(\.provider))
      tell("Copied")
    case .downloads: save(request)
    case .mail: send(request)
    }
  }

  private func tell(_ words: LocalizedStringKey) {
    let text: String = Text(words).string(in: EnvironmentValues(scope: window.environment))
    window.announce(AccessibilityAnnouncement(text))
  }

  private func save(_ request: ShareRequest) {
    let folder: URL = downloads
    let items: [NSItemProvider] = request.items.map(\.provider)
    SharedFiles.write(items, to: folder) { [weak self] files in
      self?.tell(files.count == items.count ? "Saved to Downloads" : "Not everything could be saved")
    }
  }

  private func send(_ request: ShareRequest) {
    MailContents.make(of: request) { [weak self] draft in
      guard let transfers = self?.window.transfers else { return }
      transfers.composeMail(draft) { isOpen in
        if !isOpen { self?.tell("No mail program could be opened") }
      }
    }
  }
}

extension ViewGraph {
  package var sharing: Sharing { service(Sharing.self) }
}

/// Sends items of a share link somewhere.
struct SharePerformer {
  let perform: (ShareDestination, ShareRequest) -> Void
}

private struct SharePerformerKey: EnvironmentKey { static var defaultValue: SharePerformer? { nil } }

extension EnvironmentValues {
  var sharePerformer: SharePerformer? {
    get { self[SharePerformerKey.self] }
    set { self[SharePerformerKey.self] = newValue }
  }
}

/// Gives the views inside the way to share in their window.
nonisolated struct ShareScope: InputsModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let link: WeakWindow.Link = inputs.window.link
    let performer = SharePerformer { link.window?.sharing.perform($0, $1) }
    inputs.environment = inputs.environment.overriding("share") { $0.sharePerformer = performer }
  }
}
