// As on Apple's systems, importing SwiftUI brings Combine, Foundation, CoreGraphics, Observation and UIKit along.
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationGaps
@_exported import Observation
@_exported import QuartzCore
@_exported import Selectors
@_exported import SwiftUICollections
@_exported import SwiftUIControls
@_exported import SwiftUICore
@_exported import SwiftUINavigation
@_exported import SwiftUIScenes
@_exported import SwiftUIScrolling
@_exported import UIKit
