import UIFoundation

/// The overrides and observers of traits of a view or controller; most have none.
final class TraitStore {
  var overrides = UITraitOverrides()
  /// The traits that the controller around sets for a child.
  var fromParent = TraitValues()
  var registrations: [TraitRegistration] = []

  /// Tells of a change of traits.
  @MainActor
  func tell(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { !new.values.agrees(with: old.values, in: $0) }) {
      registration.tell(environment, old)
    }
  }
}

extension UIView {
  /// Made when something is set or registered.
  var traitStore: TraitStore {
    if let ownTraits { return ownTraits }
    let made = TraitStore()
    ownTraits = made
    return made
  }

  /// Traits that the view sets for itself and all inside, whatever is around.
  public var traitOverrides: UITraitOverrides {
    get { ownTraits?.overrides ?? UITraitOverrides() }
    set {
      guard !newValue.values.isEqual(to: traitOverrides.values) else { return }
      traitStore.overrides = newValue
      traitsDidChangeHere()
    }
  }

  /// All that is set for the view by itself and by its controller.
  var overriddenTraits: TraitValues {
    var values: TraitValues = controller?.overriddenTraits ?? TraitValues()
    if let ownTraits { values.take(ownTraits.overrides.values) }
    if overrideUserInterfaceStyle != .unspecified { values.system.style = overrideUserInterfaceStyle }
    return values
  }

  /// The traits inside of a view that has others.
  func traits(in outer: UITraitCollection) -> UITraitCollection {
    let overrides: TraitValues = overriddenTraits
    let limits: TextSizeLimits? = textSizeLimits
    guard !overrides.isEmpty || limits != nil else { return outer }
    var values: TraitValues = outer.values
    values.take(overrides)
    if let limits { values.system.size = limits.limited(values.system.size) }
    return UITraitCollection(values)
  }

  /// The view sets other traits.
  func traitsDidChangeHere() {
    changes.look.change()
    if let root = layoutRoot {
      root.scheduleTraits(of: self)
    } else {
      updateTraitsIfNeeded()
    }
  }

  /// Tells of changes of traits now, which is done before the next frame otherwise.
  public func updateTraitsIfNeeded() {
    updateTraits(superview?.traitCollection ?? layoutRoot?.traits ?? .current)
  }

  /// Tells the view and all inside whose traits are others than they were told last.
  ///
  /// - Parameter outer: The traits around the view.
  func updateTraits(_ outer: UITraitCollection) {
    let new: UITraitCollection = traits(in: outer)
    let old: UITraitCollection? = toldTraits
    guard old !== new else { return }
    toldTraits = new
    let former: UIContentSizeCategory = old?.preferredContentSizeCategory ?? .large
    if new.preferredContentSizeCategory != former {
      textSizeDidChange()
      if largeContentViewer != nil { UILargeContentViewerInteraction.textSizeDidChange() }
    }
    // A view that comes into a window for the first time is made for the traits there.
    if let old {
      guard old != new else { return }
      let change: ContainerChange? = controller?.traitsWillChange(to: new)
      defer { change?.end() }
      redoWork(from: old, to: new)
      if new.values.differsInOwnColors(from: old.values) { colorsDidChange() }
      traitCollectionDidChange(old)
      ownTraits?.tell(self, from: old, to: new)
      if let controller {
        controller.traitCollectionDidChange(old)
        controller.presentation.manager?.traitCollectionDidChange(old)
        controller.ownTraits?.tell(controller, from: old, to: new)
      }
    }
    for view in subviews { view.updateTraits(new) }
  }
}

extension UIViewController {
  var traitStore: TraitStore {
    if let ownTraits { return ownTraits }
    let made = TraitStore()
    ownTraits = made
    return made
  }

  /// Traits that the controller sets for its view and all inside, whatever is around.
  public var traitOverrides: UITraitOverrides {
    get { ownTraits?.overrides ?? UITraitOverrides() }
    set {
      guard !newValue.values.isEqual(to: traitOverrides.values) else { return }
      traitStore.overrides = newValue
      viewIfLoaded?.traitsDidChangeHere()
    }
  }

  var overriddenTraits: TraitValues {
    guard let ownTraits else { return TraitValues() }
    var values: TraitValues = ownTraits.fromParent
    values.take(ownTraits.overrides.values)
    return values
  }

  /// Sets traits of a child, whatever is around; nil for none.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitStore.fromParent = collection?.values ?? TraitValues()
    childViewController.viewIfLoaded?.traitsDidChangeHere()
  }

  /// The traits that were set for a child; nil for none.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    guard let values = childViewController.ownTraits?.fromParent, !values.isEmpty else { return nil }
    return UITraitCollection(values)
  }

  /// Tells of changes of traits now, which is done before the next frame otherwise.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
