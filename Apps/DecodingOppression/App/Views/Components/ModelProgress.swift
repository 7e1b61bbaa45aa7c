import SwiftUI

/// How far the download of the model has come, with the ways to stop it and to go on (behaviours 15, 16).
struct ModelProgress: View {
  let manager: ModelDownloadManager
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale
  @Environment(\.accessibilityReduceMotion) private var reduceMotion: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let message = manager.downloadError {
        Label {
          Text(verbatim: message).fixedSize(horizontal: false, vertical: true)
        } icon: {
          Image(systemName: "exclamationmark.triangle").foregroundStyle(palette.moderate.color)
        }
        Button("Retry") { manager.startDownload() }
      } else if case .downloading(let progress) = manager.state {
        ProgressView(value: progress) {
          Text("Downloading the analysis model")
        } currentValueLabel: {
          // The progress itself has this value for readers.
          Text(verbatim: ShareText.percent(progress, locale: locale))
            .accessibilityHidden(true)
        }
        .animation(WelcomeViewStyle.progressAnimation(reduceMotion: reduceMotion), value: progress)
        Button("Pause") { manager.cancelDownload() }
      } else if manager.state == .unavailable {
        Text("The analysis model has not been downloaded. Policies are read with the word lists.")
          .fixedSize(horizontal: false, vertical: true)
        Button("Download") { manager.startDownload() }
      }
    }
    .font(.subheadline)
  }
}

/// The banner of the history: shown until the model is there (behaviour 23).
struct ModelBanner: View {
  let manager: ModelDownloadManager

  var body: some View {
    if manager.state != .available {
      Section { ModelProgress(manager: manager) }
    }
  }
}
