/// A host whose program can get companions while it runs.
package protocol CompanionHost: AnyObject {
  /// The companions of the program.
  var companions: [any WindowCompanion] { get }

  /// Lets a companion follow the program's windows, those that are open too.
  @MainActor func attach(_ companion: any WindowCompanion)

  /// Lets a companion go: it hears of the windows as if they closed, and its marks and its own program's windows go away.
  @MainActor func detach(_ companion: any WindowCompanion)
}
