// What widgets ask people for is an intent.
@_exported import AppIntents
@_exported import SwiftUI
