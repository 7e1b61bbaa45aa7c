@_exported import UITestSupport
