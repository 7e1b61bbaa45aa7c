extension SymbolTable {
  static let namesCToD: String = """
    cable.connector usb-plug Cable
    cable.connector.horizontal usb-plug Cable
    calendar calendar Calendar
    calendar.badge.checkmark calendar-check Confirmed Event
    calendar.badge.clock calendar+ Scheduled Event
    calendar.badge.exclamationmark calendar+ Event Problem
    calendar.badge.minus calendar-minus Remove Event
    calendar.badge.plus calendar-plus Add Event
    calendar.day.timeline.left calendar-week Timeline
    camera camera Camera
    camera.aperture camera2 Aperture
    camera.fill camera-fill Camera
    camera.filters own-camera-filters Filters
    camera.macro flower1 Macro
    camera.metering.center.weighted bullseye Metering
    camera.on.rectangle camera Camera
    camera.on.rectangle.fill camera-fill Camera
    camera.rotate camera/with-arrow-repeat Switch Camera
    camera.rotate.fill camera-fill/with-arrow-repeat Switch Camera
    camera.viewfinder ~ Viewfinder
    candybarphone phone Phone
    capslock capslock Caps Lock
    capslock.fill capslock-fill Caps Lock
    capsule own-capsule Capsule
    capsule.fill own-capsule-fill Capsule
    capsule.portrait own-capsule-portrait Capsule
    capsule.portrait.fill own-capsule-portrait-fill Capsule
    captions.bubble badge-cc Captions
    captions.bubble.fill badge-cc-fill Captions
    car car-front Car
    car.2 car-front Cars
    car.fill car-front-fill Car
    car.side own-car-side Car
    car.side.fill own-car-side-fill Car
    carrot own-carrot Carrot
    carrot.fill own-carrot-fill Carrot
    cart cart Shopping Cart
    cart.badge.minus cart-dash Remove From Cart
    cart.badge.plus cart-plus Add to Cart
    cart.fill cart-fill Shopping Cart
    cart.fill.badge.plus cart-plus-fill Add to Cart
    case briefcase Case
    case.fill briefcase-fill Case
    cat own-cat Cat
    cat.fill own-cat-fill Cat
    cellularbars reception-4 Mobile Signal
    character sign-A Character
    character.book.closed own-character-book Dictionary
    character.book.closed.fill own-character-book-fill Dictionary
    character.bubble ~ Translate
    character.bubble.fill ~ Translate
    character.cursor.ibeam input-cursor-text Text Cursor
    character.textbox own-textbox-a Text Field
    chart.bar bar-chart Bar Chart
    chart.bar.doc.horizontal file-bar-graph Report
    chart.bar.doc.horizontal.fill file-bar-graph-fill Report
    chart.bar.fill bar-chart-fill Bar Chart
    chart.bar.xaxis bar-chart-line Bar Chart
    chart.bar.xaxis.ascending bar-chart-steps Bar Chart
    chart.dots.scatter own-chart-scatter Scatter Chart
    chart.line.downtrend.xyaxis graph-down Line Chart
    chart.line.flattrend.xyaxis own-chart-flat Flat Chart
    chart.line.uptrend.xyaxis graph-up Line Chart
    chart.line.uptrend.xyaxis.circle graph-up-arrow Rising Chart
    chart.pie pie-chart Pie Chart
    chart.pie.fill pie-chart-fill Pie Chart
    chart.xyaxis.line own-chart-axes Line Chart
    checkerboard.rectangle grid-3x3 Checkerboard
    checkerboard.shield shield-shaded Shield
    checklist list-check Checklist
    checklist.checked list-check Checklist
    checklist.unchecked list-task Checklist
    checkmark check-lg Selected
    checkmark.app ~ Done
    checkmark.bubble ~ Confirmed
    checkmark.bubble.fill ~ Confirmed
    checkmark.circle check-circle Selected
    checkmark.circle.badge.xmark check-circle+ Partly Done
    checkmark.circle.fill check-circle-fill Selected
    checkmark.circle.trianglebadge.exclamationmark check-circle+ Done With Problems
    checkmark.diamond ~ Confirmed
    checkmark.diamond.fill ~ Confirmed
    checkmark.icloud cloud-check Saved in Cloud
    checkmark.icloud.fill cloud-check-fill Saved in Cloud
    checkmark.message ~ Confirmed
    checkmark.rectangle ~ Done
    checkmark.rectangle.fill ~ Done
    checkmark.rectangle.stack ~ Selected
    checkmark.seal patch-check Verified
    checkmark.seal.fill patch-check-fill Verified
    checkmark.seal.text.page file-earmark-check Verified Page
    checkmark.shield shield-check Protected
    checkmark.shield.fill shield-fill-check Protected
    checkmark.square check-square Selected
    checkmark.square.fill check-square-fill Selected
    chevron.backward chevron-left Back
    chevron.backward.2 chevron-double-left Back
    chevron.compact.down chevron-compact-down Down
    chevron.compact.left chevron-compact-left Left
    chevron.compact.right chevron-compact-right Right
    chevron.compact.up chevron-compact-up Up
    chevron.down chevron-down Down
    chevron.down.2 chevron-double-down Down
    chevron.down.circle ~ Down
    chevron.down.circle.fill ~ Down
    chevron.down.square ~ Down
    chevron.forward chevron-right Forward
    chevron.forward.2 chevron-double-right Forward
    chevron.left chevron-left Back
    chevron.left.2 chevron-double-left Left
    chevron.left.circle ~ Left
    chevron.left.circle.fill ~ Left
    chevron.left.forwardslash.chevron.right code-slash Code
    chevron.left.slash.chevron.right code-slash Code
    chevron.left.to.line chevron-bar-left To the Start
    chevron.right chevron-right Forward
    chevron.right.2 chevron-double-right Right
    chevron.right.circle ~ Right
    chevron.right.circle.fill ~ Right
    chevron.right.square ~ Right
    chevron.right.to.line chevron-bar-right To the End
    chevron.up chevron-up Up
    chevron.up.2 chevron-double-up Up
    chevron.up.chevron.down chevron-expand Show Choices
    chevron.up.chevron.right chevron-up Change
    chevron.up.circle ~ Up
    chevron.up.circle.fill ~ Up
    chevron.up.square ~ Up
    circle circle Circle
    circle.and.line.horizontal slash-circle Circle With Line
    circle.badge.checkmark circle+ Confirmed
    circle.bottomhalf.filled ~ Half Circle
    circle.circle own-circle-in-circle Circle in Circle
    circle.circle.fill own-circle-in-circle-fill Circle in Circle
    circle.dashed own-circle-dashed Dashed Circle
    circle.dotted own-circle-dotted Dotted Circle
    circle.fill circle-fill Circle
    circle.filled.iphone phone Phone
    circle.grid.2x1 three-dots Grid
    circle.grid.2x2 own-circle-grid-2 Grid
    circle.grid.2x2.fill own-circle-grid-2-fill Grid
    circle.grid.3x3 own-circle-grid-3 Grid
    circle.grid.3x3.fill own-circle-grid-3-fill Grid
    circle.grid.cross dpad Cross
    circle.grid.cross.fill dpad-fill Cross
    circle.hexagongrid own-hexagon-grid Color Grid
    circle.hexagongrid.fill own-hexagon-grid-fill Color Grid
    circle.inset.filled own-circle-inset Selected
    circle.lefthalf.fill ~ Contrast
    circle.lefthalf.filled ~ Half Circle
    circle.lefthalf.filled.righthalf.striped.horizontal circle-half Contrast
    circle.righthalf.fill ~ Half Circle
    circle.righthalf.filled ~ Contrast
    circle.slash circle/slash None
    circle.tophalf.filled ~ Contrast
    clear x-square Clear
    clear.fill x-square-fill Clear
    clipboard clipboard Clipboard
    clipboard.fill clipboard-fill Clipboard
    clock clock Clock
    clock.arrow.2.circlepath clock-history Recurring
    clock.arrow.circlepath clock-history History
    clock.badge clock+ Clock With Badge
    clock.badge.checkmark clock+ Confirmed Time
    clock.badge.exclamationmark clock+ Overdue
    clock.badge.questionmark clock+ Unknown Time
    clock.badge.xmark clock+ Cancelled Time
    clock.fill clock-fill Clock
    cloud cloud Cloud
    cloud.bolt cloud-lightning Thunder
    cloud.bolt.fill cloud-lightning-fill Thunder
    cloud.bolt.rain own-cloud-bolt-rain Thunderstorm
    cloud.bolt.rain.fill own-cloud-bolt-rain-fill Thunderstorm
    cloud.drizzle cloud-drizzle Drizzle
    cloud.drizzle.fill cloud-drizzle-fill Drizzle
    cloud.fill cloud-fill Cloud
    cloud.fog cloud-fog Fog
    cloud.fog.fill cloud-fog-fill Fog
    cloud.hail cloud-hail Hail
    cloud.hail.fill cloud-hail-fill Hail
    cloud.heavyrain cloud-rain-heavy Heavy Rain
    cloud.heavyrain.fill cloud-rain-heavy-fill Heavy Rain
    cloud.moon cloud-moon Cloudy Night
    cloud.moon.bolt own-cloud-moon-bolt Cloudy Night With Thunderstorms
    cloud.moon.bolt.fill own-cloud-moon-bolt-fill Cloudy Night With Thunderstorms
    cloud.moon.fill cloud-moon-fill Cloudy Night
    cloud.moon.rain own-cloud-moon-rain Rainy Night
    cloud.moon.rain.fill own-cloud-moon-rain-fill Rainy Night
    cloud.rain cloud-rain Rain
    cloud.rain.fill cloud-rain-fill Rain
    cloud.sleet cloud-sleet Sleet
    cloud.sleet.fill cloud-sleet-fill Sleet
    cloud.snow cloud-snow Snow
    cloud.snow.fill cloud-snow-fill Snow
    cloud.sun cloud-sun Partly Cloudy
    cloud.sun.bolt own-cloud-sun-bolt Sun and Thunder
    cloud.sun.bolt.fill own-cloud-sun-bolt-fill Sun and Thunder
    cloud.sun.fill cloud-sun-fill Partly Cloudy
    cloud.sun.rain own-cloud-sun-rain Sun and Rain
    cloud.sun.rain.fill own-cloud-sun-rain-fill Sun and Rain
    command command Command
    compass.drawing rulers Compass
    cone own-cone Cone
    cone.fill own-cone-fill Cone
    contextualmenu.and.cursorarrow own-menu-cursor Context Menu
    control own-control Control
    cpu cpu Processor
    cpu.fill cpu-fill Processor
    creditcard credit-card Payment
    creditcard.and.123 credit-card-2-back Card Number
    creditcard.fill credit-card-fill Payment
    creditcard.trianglebadge.exclamationmark credit-card+ Card Problem
    crop own-crop Crop
    crop.rotate own-crop-rotate Rotate and Crop
    cross own-cross Medical
    cross.case own-cross-case First Aid
    cross.case.fill own-cross-case-fill First Aid
    cross.circle ~ Medical
    cross.fill own-cross-fill Medical
    crown own-crown Crown
    crown.fill own-crown-fill Crown
    cube box Cube
    cube.box own-cube-box Box
    cube.box.fill own-cube-box-fill Box
    cube.fill box-fill Cube
    cube.transparent own-cube-transparent Cube
    cube.transparent.fill box-fill Cube
    cup.and.saucer cup Cup
    cup.and.saucer.fill cup-fill Cup
    curlybraces braces Braces
    cursorarrow own-cursor-arrow Pointer
    cursorarrow.click own-cursor-click Click
    cursorarrow.click.2 cursor Double Click
    cursorarrow.motionlines cursor Moving Pointer
    cursorarrow.rays own-cursor-rays Click
    cylinder database Cylinder
    cylinder.fill database-fill Cylinder
    cylinder.split.1x2 hdd-stack Database
    cylinder.split.1x2.fill hdd-stack-fill Database
    decrease.indent text-indent-right Decrease Indent
    decrease.quotelevel text-indent-right Decrease Quote Level
    delete.left backspace Delete
    delete.left.fill backspace-fill Delete
    delete.right backspace-reverse Delete Forward
    delete.right.fill backspace-reverse-fill Delete Forward
    deskclock alarm Clock
    deskclock.fill alarm-fill Clock
    desktopcomputer own-imac Computer
    desktopcomputer.and.arrow.down own-imac/with-arrow-down-circle-fill Download to Computer
    desktopcomputer.trianglebadge.exclamationmark own-imac+ Computer Problem
    dial.high speedometer Dial
    dial.high.fill speedometer Dial
    dial.low speedometer2 Dial
    dial.max speedometer Dial
    dial.medium speedometer Dial
    dial.min speedometer2 Dial
    diamond diamond Diamond
    diamond.fill diamond-fill Diamond
    dice own-dice Dice
    dice.fill own-dice-fill Dice
    die.face.1 dice-1 Die Showing 1
    die.face.1.fill dice-1-fill Die Showing 1
    die.face.2 dice-2 Die Showing 2
    die.face.2.fill dice-2-fill Die Showing 2
    die.face.3 dice-3 Die Showing 3
    die.face.3.fill dice-3-fill Die Showing 3
    die.face.4 dice-4 Die Showing 4
    die.face.4.fill dice-4-fill Die Showing 4
    die.face.5 dice-5 Die Showing 5
    die.face.5.fill dice-5-fill Die Showing 5
    die.face.6 dice-6 Die Showing 6
    die.face.6.fill dice-6-fill Die Showing 6
    directcurrent dash-lg Direct Current
    display display Display
    display.2 own-displays Displays
    distribute.horizontal.center distribute-horizontal Distribute Horizontally
    distribute.vertical.center distribute-vertical Distribute Vertically
    divide own-divide Divide
    divide.circle ~ Divide
    doc file-earmark Document
    doc.append own-doc-append Append Document
    doc.badge.arrow.up file-earmark-arrow-up Upload Document
    doc.badge.clock file-earmark+ Recent Document
    doc.badge.ellipsis file-earmark+ More for Document
    doc.badge.gearshape file-earmark+ Document Settings
    doc.badge.plus file-earmark-plus New Document
    doc.fill file-earmark-fill Document
    doc.fill.badge.plus file-earmark-plus-fill New Document
    doc.on.clipboard own-doc-on-clipboard Paste
    doc.on.clipboard.fill own-doc-on-clipboard-fill Paste
    doc.on.doc files Copy
    doc.on.doc.fill own-doc-on-doc-fill Copy
    doc.plaintext own-doc-plaintext Text Document
    doc.plaintext.fill own-doc-plaintext-fill Text Document
    doc.questionmark file-earmark/with-question-circle-fill Unknown Document
    doc.richtext file-earmark-richtext Document
    doc.richtext.fill file-earmark-richtext-fill Rich Text Document
    doc.text file-earmark-text Document
    doc.text.below.ecg file-earmark-medical Medical Record
    doc.text.fill file-earmark-text-fill Document
    doc.text.image file-earmark-image Document With Image
    doc.text.image.fill file-earmark-image-fill Document With Image
    doc.text.magnifyingglass file-earmark-text/with-search Inspect Document
    doc.text.viewfinder ~ Scan Document
    doc.viewfinder ~ Scan Document
    doc.zipper file-earmark-zip Archive
    document file-earmark Document
    document.badge.plus file-earmark-plus New Document
    document.fill file-earmark-fill Document
    document.on.clipboard own-doc-on-clipboard Paste
    document.on.document files Copy
    document.on.document.fill own-doc-on-doc-fill Copy
    dog own-dog Dog
    dog.fill own-dog-fill Dog
    dollarsign currency-dollar Dollar
    dollarsign.arrow.circlepath currency-exchange Exchange
    door.left.hand.closed door-closed Closed Door
    door.left.hand.open door-open Open Door
    door.right.hand.closed door-closed/flip Closed Door
    door.right.hand.open door-open/flip Open Door
    dot.circle own-small-circle Target
    dot.circle.and.cursorarrow cursor Pick
    dot.circle.fill record-circle-fill Target
    dot.radiowaves.forward own-dot-waves-right Broadcast
    dot.radiowaves.left.and.right broadcast Broadcast
    dot.radiowaves.right own-dot-waves-right Broadcast
    dot.radiowaves.up.forward rss Feed
    dot.scope bullseye Scope
    dot.square own-dot-square Square With Dot
    dot.squareshape.split.2x2 grid Grid
    dot.viewfinder own-dot-viewfinder Viewfinder
    dpad dpad Directional Pad
    dpad.fill dpad-fill Directional Pad
    drop droplet Water
    drop.degreesign moisture Humidity
    drop.fill droplet-fill Water
    drop.halffull droplet-half Half Drop
    drop.triangle droplet Drop
    dumbbell own-dumbbell Strength Training
    dumbbell.fill own-dumbbell-fill Strength Training
    """
}
