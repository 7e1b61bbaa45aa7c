import Foundation
import MapKit
import Testing

/// Places, distances and regions; a machine that does not tell where it is.
@Suite struct LocationTests {
  private let berlin = CLLocation(latitude: 52.5200, longitude: 13.4050)
  private let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)

  @Test("Distances are those of geodesics on the ellipsoid")
  func distances() {
    #expect(abs(berlin.distance(from: paris) - 879_700) < 500)
    #expect(berlin.distance(from: berlin) == 0)
    let degree = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 1))
    #expect(abs(degree - 111_319.49) < 0.01)
    let meridian = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 90, longitude: 0))
    #expect(abs(meridian - 10_001_965.73) < 0.01)
    let opposite = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0.5, longitude: 179.7))
    #expect(abs(opposite - 19_936_288) < 100_000)
  }

  @Test("A place that is none is not valid")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(berlin.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2DMake(1, 2).longitude == 2 && CLLocationCoordinate2D().latitude == 0)
    #expect(berlin.speed == -1 && berlin.course == -1 && berlin.altitude == 0)
  }

  @Test("A region by metres is as long on the ground in each direction")
  func regions() {
    let region = MKCoordinateRegion(center: berlin.coordinate, latitudinalMeters: 10_000, longitudinalMeters: 20_000)
    let north = CLLocation(
      latitude: berlin.coordinate.latitude + region.span.latitudeDelta / 2, longitude: berlin.coordinate.longitude)
    let east = CLLocation(
      latitude: berlin.coordinate.latitude, longitude: berlin.coordinate.longitude + region.span.longitudeDelta / 2)
    #expect(abs(north.distance(from: berlin) - 5_000) < 5)
    #expect(abs(east.distance(from: berlin) - 10_000) < 10)
    #expect(
      MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2) == MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
  }

  @Test("Points of the map and places are those of each other")
  func projection() {
    let point = MKMapPoint(berlin.coordinate)
    #expect(abs(point.coordinate.latitude - 52.52) < 1e-9 && abs(point.coordinate.longitude - 13.405) < 1e-9)
    #expect(abs(point.distance(to: MKMapPoint(paris.coordinate)) - berlin.distance(from: paris)) < 1e-3)
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.midX == 25 && rect.maxY == 60 && rect.contains(MKMapPoint(x: 10, y: 20)))
    #expect(rect.union(MKMapRect(x: 0, y: 0, width: 5, height: 5)) == MKMapRect(x: 0, y: 0, width: 40, height: 60))
    #expect(!rect.intersects(MKMapRect(x: 40, y: 20, width: 5, height: 5)) && rect.intersects(.world))
    let world = MKCoordinateRegion(.world)
    #expect(abs(world.span.longitudeDelta - 360) < 1e-6 && abs(world.center.latitude) < 1e-6)
  }

  @Test("Questions for the location are answered with a refusal, soon and on the main queue") @MainActor
  func manager() async throws {
    final class Delegate: CLLocationManagerDelegate {
      var answers: [String] = []
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        answers.append("\((error as? CLError)?.code == .denied)")
      }
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        answers.append("\(manager.authorizationStatus == .denied)")
      }
    }
    let (manager, delegate) = (CLLocationManager(), Delegate())
    manager.delegate = delegate
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(delegate.answers.isEmpty && !CLLocationManager.locationServicesEnabled())
    while delegate.answers.count < 2 { await Task.yield() }
    #expect(delegate.answers == ["true", "true"])
    await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Berlin") }
  }
}
