@_exported import CoreLocation
import Foundation

/// How much of the earth is seen around a place.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// From south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A region by lengths on the ground.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place in the middle.
  ///   - latitudinalMeters: From south to north, in metres.
  ///   - longitudinalMeters: From west to east, in metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // On the ellipsoid of WGS 84, where a degree of latitude is shorter at the equator than at the poles.
    let latitude: Double = centerCoordinate.latitude * .pi / 180
    let perLatitude: Double =
      111_132.92 - 559.82 * cos(2 * latitude) + 1.175 * cos(4 * latitude) - 0.0023 * cos(6 * latitude)
    let perLongitude: Double =
      111_412.84 * cos(latitude) - 93.5 * cos(3 * latitude) + 0.118 * cos(5 * latitude)
    center = centerCoordinate
    span = MKCoordinateSpan(
      latitudeDelta: min(180, latitudinalMeters / perLatitude),
      longitudeDelta: perLongitude > 0 ? min(360, longitudinalMeters / perLongitude) : 360)
  }
}

/// A place on a map in the projection of Mercator, from the upper left corner.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An extent on a map.
public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init() { (width, height) = (0, 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The whole map: two to the power of 28 in each direction.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on a map.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle with both in it.
  public func union(_ other: MKMapRect) -> MKMapRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  public func intersects(_ other: MKMapRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
