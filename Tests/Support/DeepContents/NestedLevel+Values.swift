import Combine
import SwiftUI

extension NestedLevel {
  static let values: [NestedLevel] = [
    NestedLevel("environment") { $0.environment(\.lineLimit, 1) },
    NestedLevel("transformed environment") { $0.transformEnvironment(\.lineLimit) { $0 = 2 } },
    NestedLevel("counted environment") { $0.transformEnvironment(\.levels) { $0 += 1 } },
    NestedLevel("observed") { view, context in view.environment(context.model) },
    NestedLevel("environment reader") { view in EnvironmentReading(content: view) },
    NestedLevel("colour scheme") { $0.environment(\.colorScheme, .dark) },
    NestedLevel("preferred scheme") { $0.preferredColorScheme(.dark) },
    NestedLevel("preference") { $0.preference(key: NumberKey.self, value: 1) },
    NestedLevel("transformed preference") { $0.transformPreference(NumberKey.self) { $0 += 1 } },
    NestedLevel("preference reader") {
      $0.overlayPreferenceValue(NumberKey.self) { _ in EmptyView() }.preference(key: NumberKey.self, value: 1)
    },
    NestedLevel("preference behind") {
      $0.transformPreference(NumberKey.self) { $0 += 1 }
        .backgroundPreferenceValue(NumberKey.self) { Color.red.frame(width: CGFloat($0) * 0.001) }
    },
    NestedLevel("disabled") { $0.disabled(false) },
    NestedLevel("styles") { $0.buttonStyle(.plain).toggleStyle(.button).labelStyle(.titleOnly) },
    NestedLevel("control size") { $0.controlSize(.small) },
    NestedLevel("content margins") { $0.contentMargins(1) },
    NestedLevel("prominence") { $0.headerProminence(.increased) },
    NestedLevel("focused value") { $0.focusedValue(\.level, 1) },
    NestedLevel("storage") { $0.defaultAppStorage(.standard) },
  ]

  static let observing: [NestedLevel] = [
    NestedLevel("read preference") { $0.onPreferenceChange(NumberKey.self) { _ in } },
    NestedLevel("written and read preference") {
      $0.preference(key: NumberKey.self, value: 1).onPreferenceChange(NumberKey.self) { _ in }
    },
    NestedLevel("appearing") { $0.onAppear {} },
    NestedLevel("disappearing") { $0.onDisappear {} },
    NestedLevel("change") { $0.onChange(of: 1) {} },
    NestedLevel("task") { $0.task {} },
    NestedLevel("receiving") { $0.onReceive(Just(1)) { _ in } },
    NestedLevel("sensory help") { $0.help("help") },
  ]

  static let motion: [NestedLevel] = [
    NestedLevel("transaction") { $0.transaction { $0.disablesAnimations = true } },
    NestedLevel("transaction by value") { $0.transaction(value: 1) { $0.animation = nil } },
    NestedLevel("animation") { $0.animation(.linear, value: 1) },
    NestedLevel("scoped animation") { view in view.animation(.linear) { $0.opacity(0.999) } },
    NestedLevel("transition") { $0.transition(.opacity) },
    NestedLevel("content transition") { $0.contentTransition(.opacity) },
    NestedLevel("phase modifier") { $0.phaseAnimator([0]) { view, _ in view } },
    NestedLevel("keyframes") {
      $0.keyframeAnimator(initialValue: 0.0, trigger: 0) { view, _ in
        view
      } keyframes: { _ in
        LinearKeyframe(0, duration: 1)
      }
    },
    NestedLevel("symbol effect") { $0.symbolEffect(.bounce, value: 1) },
  ]
}

private struct NumberKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct EnvironmentReading: View {
  let content: AnyView
  @Environment(\.levels) private var levels

  var body: some View { content.environment(\.levels, levels + 1) }
}

extension EnvironmentValues {
  @Entry fileprivate var levels: Int = 0
}

extension FocusedValues {
  @Entry fileprivate var level: Int?
}
