import AccessibilityBusFixture

FixtureProgram.run()
