import Foundation

extension MKMapPoint {
  /// The point of a place. Places beyond 85 degrees lie at the edge, since the projection has no poles.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world: Double = MKMapSize.world.width
    let latitude: Double = max(-85.05112878, min(85.05112878, coordinate.latitude)) * .pi / 180
    let height: Double = log(tan(.pi / 4 + latitude / 2))
    self.init(x: (coordinate.longitude + 180) / 360 * world, y: (1 - height / .pi) / 2 * world)
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let world: Double = MKMapSize.world.width
    let height: Double = .pi * (1 - 2 * y / world)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(height)) * 180 / .pi, longitude: x / world * 360 - 180)
  }

  /// The way along the ground to another point, in metres.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, point.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

extension MKCoordinateRegion {
  /// The region that a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let upper: CLLocationCoordinate2D = rect.origin.coordinate
    let lower: CLLocationCoordinate2D = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (upper.latitude + lower.latitude) / 2, longitude: (upper.longitude + lower.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: upper.latitude - lower.latitude, longitudeDelta: lower.longitude - upper.longitude))
  }
}
