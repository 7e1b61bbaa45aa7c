import Foundation

/// A place where something was at a time, and how exactly that is known.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// Above the sea, in metres.
  public let altitude: CLLocationDistance
  /// The radius around the place in which it was, in metres; negative where the place is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the altitude may be wrong, in metres; negative where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// In degrees clockwise from the north; negative where it is not known.
  public let course: CLLocationDirection
  /// In metres per second; negative where it is not known.
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1,
      speed: -1, timestamp: timestamp)
  }

  /// A place by its latitude and longitude, in degrees, as of now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// The way along the ground to another place, in metres, on the ellipsoid of WGS 84.
  ///
  /// The formula is Vincenty's. For places nearly opposite to each other it does not settle; then the way on a sphere is given,
  /// which is wrong by half a percent at most.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(coordinate, location.coordinate)
  }
}

private enum Ellipsoid {
  /// In metres.
  private static let equator: Double = 6_378_137
  private static let flattening: Double = 1 / 298.257223563
  private static let pole: Double = equator * (1 - flattening)
  private static let meanRadius: Double = 6_371_008.8

  static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let radians: Double = .pi / 180
    let difference: Double = (b.longitude - a.longitude) * radians
    let u1: Double = atan((1 - flattening) * tan(a.latitude * radians))
    let u2: Double = atan((1 - flattening) * tan(b.latitude * radians))
    let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda: Double = difference
    for _ in 0..<200 {
      let (sinL, cosL) = (sin(lambda), cos(lambda))
      let first: Double = cosU2 * sinL
      let second: Double = cosU1 * sinU2 - sinU1 * cosU2 * cosL
      let sinSigma: Double = hypot(first, second)
      guard sinSigma > 0 else { return 0 }
      let cosSigma: Double = sinU1 * sinU2 + cosU1 * cosU2 * cosL
      let sigma: Double = atan2(sinSigma, cosSigma)
      let sinAlpha: Double = cosU1 * cosU2 * sinL / sinSigma
      let cosAlpha2: Double = 1 - sinAlpha * sinAlpha
      let cosMiddle: Double = cosAlpha2 > 0 ? cosSigma - 2 * sinU1 * sinU2 / cosAlpha2 : 0
      let c: Double = flattening / 16 * cosAlpha2 * (4 + flattening * (4 - 3 * cosAlpha2))
      let inner: Double = cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1)
      let next: Double = difference + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * inner)
      if abs(next - lambda) < 1e-12 { return length(sigma, sinSigma, cosSigma, cosAlpha2, cosMiddle) }
      lambda = next
    }
    return spherical(a, b)
  }

  private static func length(
    _ sigma: Double, _ sinSigma: Double, _ cosSigma: Double, _ cosAlpha2: Double, _ cosMiddle: Double
  ) -> Double {
    let u2: Double = cosAlpha2 * (equator * equator - pole * pole) / (pole * pole)
    let a: Double = 1 + u2 / 16384 * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)))
    let b: Double = u2 / 1024 * (256 + u2 * (-128 + u2 * (74 - 47 * u2)))
    let square: Double = 2 * cosMiddle * cosMiddle - 1
    let last: Double = b / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)
    let delta: Double = b * sinSigma * (cosMiddle + b / 4 * (cosSigma * square - last))
    return pole * a * (sigma - delta)
  }

  private static func spherical(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let radians: Double = .pi / 180
    let rise: Double = sin((b.latitude - a.latitude) * radians / 2)
    let turn: Double = sin((b.longitude - a.longitude) * radians / 2)
    let square: Double = rise * rise + cos(a.latitude * radians) * cos(b.latitude * radians) * turn * turn
    return 2 * meanRadius * asin(min(1, square.squareRoot()))
  }
}
