import Diagnostics
import Foundation
import FoundationGaps

/// An activity as it is kept with a scene.
enum StoredActivity {
  private static let addressKey: String = "address of \u{1}"

  /// The activity in bytes; what no property list holds is left out of its user info, with a message.
  static func data(_ activity: NSUserActivity) -> Data? {
    activity.saveIfNeeded()
    var values: [String: Any] = ["type": activity.activityType]
    values["title"] = activity.title
    values["webpage"] = activity.webpageURL?.absoluteString
    values["target"] = activity.targetContentIdentifier
    values["identifier"] = activity.persistentIdentifier
    if let required = activity.requiredUserInfoKeys { values["required"] = required.sorted() }
    if let info = activity.userInfo { values["info"] = stored(info) }
    return try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
  }

  /// The activity of bytes; nil for others.
  static func activity(_ data: Data) -> NSUserActivity? {
    guard let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let type = values["type"] as? String
    else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = values["title"] as? String
    activity.webpageURL = (values["webpage"] as? String).flatMap { URL(string: $0) }
    activity.targetContentIdentifier = values["target"] as? String
    activity.persistentIdentifier = values["identifier"] as? String
    activity.requiredUserInfoKeys = (values["required"] as? [String]).map { Set($0) }
    activity.userInfo = (values["info"] as? [String: Any])?.mapValues(read)
    return activity
  }

  private static func stored(_ value: Any) -> Any? {
    switch value {
    case let url as URL: return [addressKey: url.absoluteString]
    case let map as [AnyHashable: Any]:
      var result: [String: Any] = [:]
      for (key, inner) in map {
        guard let name = key.base as? String else {
          Diagnostics.warn("An activity keeps no entry whose key is no text: \(key)")
          continue
        }
        result[name] = stored(inner)
      }
      return result
    case let set as Set<AnyHashable>: return set.compactMap { stored($0.base) }
    case let list as [Any]: return list.compactMap(stored)
    case is String, is Data, is Date, is Bool, is Int, is Double, is Float, is NSNumber: return value
    default:
      Diagnostics.warn("An activity keeps no value of the type \(Swift.type(of: value)).")
      return nil
    }
  }

  private static func read(_ value: Any) -> Any {
    switch value {
    case let map as [String: Any]:
      if map.count == 1, let text = map[addressKey] as? String, let url = URL(string: text) { return url }
      return map.mapValues(read)
    case let list as [Any]: return list.map(read)
    default: return value
    }
  }
}
