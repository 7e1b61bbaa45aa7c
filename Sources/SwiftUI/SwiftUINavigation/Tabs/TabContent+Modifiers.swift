import SwiftUIControls
import SwiftUICore

extension TabContent {
  nonisolated private func changed(_ change: @escaping (inout TabTraits) -> Void) -> ModifiedTabContent<Self> {
    ModifiedTabContent(content: self, change: change)
  }

  nonisolated private func decorated<V: View>(_ decoration: @escaping (AnyView) -> V) -> ModifiedTabContent<Self> {
    changed { $0.decorations.append { AnyView(decoration($0)) } }
  }

  // MARK: Badges

  /// Shows a number at the tab.
  ///
  /// - Parameter count: The number; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    AnyTabContent(views: AnyView(_tabViews.badge(count)))
  }

  /// Shows a text at the tab.
  ///
  /// - Parameter label: The text; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    AnyTabContent(views: AnyView(_tabViews.badge(label)))
  }

  /// Shows a text at the tab.
  ///
  /// - Parameter key: The key of the text in the tables of strings; nil shows none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    AnyTabContent(views: AnyView(_tabViews.badge(key)))
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    AnyTabContent(views: AnyView(_tabViews.badge(label)))
  }

  // MARK: What can be done with the tab

  /// Keeps people from choosing the tab.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Leaves the tab out. Its view stays as it is and comes back with the tab.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0.isHidden = $0.isHidden || hidden }
  }

  /// Says where the tab is offered.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { $0.placement = placement }
  }

  /// Names the tab or the section, so that what a person changes about it can be kept.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    changed { $0.customizationID = id }
  }

  /// Says what a person may change about the tab.
  ///
  /// - Parameters:
  ///   - behavior: What may be changed.
  ///   - placements: Where; all places if there is none.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { $0.customizationBehavior = behavior }
  }

  /// Says whether the tab is there before a person has changed that.
  ///
  /// - Parameters:
  ///   - visibility: Whether it is there.
  ///   - placements: Where; all places if there is none.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { traits in
      for placement in placements.isEmpty ? [.tabBar, .sidebar] : placements {
        traits.defaultVisibility[placement] = visibility
      }
    }
  }

  /// Adds controls to the header of the section in a sidebar.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<
    TabValue
  > {
    let actions: Content = content()
    return changed { $0.actions = AnyView(actions) }
  }

  /// Adds a menu to the tab, which a secondary click, a long press or the menu key opens.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let items: M = menuItems()
    return decorated { $0.contextMenu { items } }
  }

  // MARK: Accessibility

  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityLabel(label, isEnabled: isEnabled) }
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityLabel(labelKey, isEnabled: isEnabled) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityLabel(label, isEnabled: isEnabled) }
  }

  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityValue(valueDescription, isEnabled: isEnabled) }
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityValue(valueKey, isEnabled: isEnabled) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityValue(value, isEnabled: isEnabled) }
  }

  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityHint(hint, isEnabled: isEnabled) }
  }

  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityHint(hintKey, isEnabled: isEnabled) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityHint(hint, isEnabled: isEnabled) }
  }

  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityIdentifier(identifier, isEnabled: isEnabled) }
  }

  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityInputLabels(inputLabels, isEnabled: isEnabled) }
  }

  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityInputLabels(inputLabelKeys, isEnabled: isEnabled) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated { $0.accessibilityInputLabels(inputLabels, isEnabled: isEnabled) }
  }
}
