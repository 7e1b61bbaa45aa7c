import SwiftUI

/// The app in a window: the screens of one policy, and before and after them a choice of what to analyse.
public struct PolicyWindowView: View {
  @State private var flow: PolicyFlowViewModel?
  private let dependencies: AppDependencies
  private let policies: [URL]

  /// - Parameters:
  ///   - policy: The policy whose analysis begins at once; nil begins with the choice.
  ///   - policies: What the choice offers.
  public init(policy: URL?, policies: [URL], dependencies: AppDependencies) {
    self.dependencies = dependencies
    self.policies = policies
    let flow: PolicyFlowViewModel? = policy.map {
      PolicyFlowViewModel(pdfURL: $0, dependencies: dependencies)
    }
    _flow = State(initialValue: flow)
  }

  public var body: some View {
    if let flow {
      PolicyFlowView(viewModel: flow).onChange(of: flow.isClosed) { if flow.isClosed { self.flow = nil } }
    } else {
      PolicyChoice(policies: policies) { url in
        flow = PolicyFlowViewModel(pdfURL: url, dependencies: dependencies)
      }
    }
  }
}

/// Which policy is to be analysed.
private struct PolicyChoice: View {
  let policies: [URL]
  let choose: @MainActor (URL) -> Void
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "doc.text.magnifyingglass").font(.largeTitle).accessibilityHidden(true)
      Text("Choose a policy to analyze").font(.title2.bold()).accessibilityAddTraits(.isHeader)
      ForEach(policies, id: \.self) { url in
        Button(url.lastPathComponent) { choose(url) }
          .buttonStyle(AppMainButtonStyle())
          .accessibilityHint("Begins the analysis")
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(palette.ground.color)
    .tint(palette.accent.color)
  }
}
