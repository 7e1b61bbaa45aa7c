import Foundation

/// The ordinance that comes with the app, for a first look without a file of one's own.
public enum BundledPolicy {
  /// The PDF; nil when the installation lacks it.
  public static var url: URL? {
    Bundle.module.url(
      forResource: "marlow-ferry-rental-housing", withExtension: "pdf", subdirectory: "Resources/Policies")
  }
}
