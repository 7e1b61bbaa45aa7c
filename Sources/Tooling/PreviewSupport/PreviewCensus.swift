import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore

/// Shows the views of a provider once, to learn how many there are and what they say about their previews.
@MainActor
final class PreviewCensus {
  private var settings: [Int: PreviewSettings] = [:]
  private var count: Int = 0

  static func settings<V: View>(of views: V) throws -> [PreviewSettings] {
    let census = PreviewCensus()
    let host = try HeadlessHost(root: Members(census: census, views: views))
    host.update()
    return (0..<census.count).map { census.settings[$0] ?? PreviewSettings() }
  }

  private struct Members<V: View>: View {
    let census: PreviewCensus
    let views: V

    var body: some View {
      Group(subviews: views) { members in
        let _: Void = census.count = members.count
        ForEach(Array(members.enumerated()), id: \.offset) { index, member in
          member.onPreferenceChange(PreviewSettingsKey.self) { census.settings[index] = $0 }
        }
      }
    }
  }
}
