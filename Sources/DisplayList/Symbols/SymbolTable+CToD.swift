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
    calendar.circle.fill calendar-fill Calendar
    calendar.day.timeline.left calendar-week Timeline
    camera camera Camera
    camera.aperture camera2 Aperture
    camera.fill camera-fill Camera
    camera.filters filter-circle Filters
    camera.macro flower1 Macro
    camera.metering.center.weighted bullseye Metering
    camera.on.rectangle camera Camera
    camera.on.rectangle.fill camera-fill Camera
    camera.rotate arrow-repeat Switch Camera
    camera.rotate.fill arrow-repeat Switch Camera
    camera.viewfinder camera Viewfinder
    candybarphone phone Phone
    capsule app Capsule
    capsule.fill app Capsule
    capsule.portrait phone Capsule
    captions.bubble badge-cc Captions
    captions.bubble.fill badge-cc-fill Captions
    car car-front Car
    car.2 car-front Cars
    car.fill car-front-fill Car
    car.side car-front Car
    car.side.fill car-front-fill Car
    cart cart Shopping Cart
    cart.badge.minus cart-dash Remove From Cart
    cart.badge.plus cart-plus Add to Cart
    cart.fill cart-fill Shopping Cart
    cart.fill.badge.plus cart-plus-fill Add to Cart
    case briefcase Case
    case.fill briefcase-fill Case
    cellularbars reception-4 Mobile Signal
    character fonts Character
    character.book.closed translate Dictionary
    character.book.closed.fill translate Dictionary
    character.bubble translate Translate
    character.bubble.fill translate Translate
    character.cursor.ibeam input-cursor-text Text Cursor
    character.textbox input-cursor-text Text Field
    chart.bar bar-chart Bar Chart
    chart.bar.doc.horizontal file-bar-graph Report
    chart.bar.doc.horizontal.fill file-bar-graph-fill Report
    chart.bar.fill bar-chart-fill Bar Chart
    chart.bar.xaxis bar-chart-line Bar Chart
    chart.bar.xaxis.ascending bar-chart-steps Bar Chart
    chart.dots.scatter graph-up Scatter Chart
    chart.line.downtrend.xyaxis graph-down Line Chart
    chart.line.flattrend.xyaxis graph-up Flat Chart
    chart.line.uptrend.xyaxis graph-up Line Chart
    chart.line.uptrend.xyaxis.circle graph-up-arrow Rising Chart
    chart.pie pie-chart Pie Chart
    chart.pie.fill pie-chart-fill Pie Chart
    chart.xyaxis.line graph-up Line Chart
    checkerboard.rectangle grid-3x3 Checkerboard
    checkerboard.shield shield-shaded Shield
    checklist list-check Checklist
    checklist.checked list-check Checklist
    checklist.unchecked list-task Checklist
    checkmark check-lg Selected
    checkmark.app check-square Done
    checkmark.bubble chat-square-text Confirmed
    checkmark.bubble.fill chat-square-text-fill Confirmed
    checkmark.circle check-circle Selected
    checkmark.circle.badge.xmark check-circle+ Partly Done
    checkmark.circle.fill check-circle-fill Selected
    checkmark.circle.trianglebadge.exclamationmark check-circle+ Done With Problems
    checkmark.diamond patch-check Confirmed
    checkmark.diamond.fill patch-check-fill Confirmed
    checkmark.icloud cloud-check Saved in Cloud
    checkmark.icloud.fill cloud-check-fill Saved in Cloud
    checkmark.message chat-square-text Confirmed
    checkmark.rectangle check-square Done
    checkmark.rectangle.fill check-square-fill Done
    checkmark.rectangle.stack collection Selected
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
    chevron.down.circle arrow-down-circle Down
    chevron.down.circle.fill arrow-down-circle-fill Down
    chevron.down.square caret-down-square Down
    chevron.forward chevron-right Forward
    chevron.forward.2 chevron-double-right Forward
    chevron.left chevron-left Back
    chevron.left.2 chevron-double-left Left
    chevron.left.circle arrow-left-circle Left
    chevron.left.circle.fill arrow-left-circle-fill Left
    chevron.left.forwardslash.chevron.right code-slash Code
    chevron.left.slash.chevron.right code-slash Code
    chevron.left.to.line chevron-bar-left To the Start
    chevron.right chevron-right Forward
    chevron.right.2 chevron-double-right Right
    chevron.right.circle arrow-right-circle Right
    chevron.right.circle.fill arrow-right-circle-fill Right
    chevron.right.square caret-right-square Right
    chevron.right.to.line chevron-bar-right To the End
    chevron.up chevron-up Up
    chevron.up.2 chevron-double-up Up
    chevron.up.chevron.down chevron-expand Show Choices
    chevron.up.chevron.right chevron-up Change
    chevron.up.circle arrow-up-circle Up
    chevron.up.circle.fill arrow-up-circle-fill Up
    chevron.up.square caret-up-square Up
    circle circle Circle
    circle.and.line.horizontal slash-circle Circle With Line
    circle.badge.checkmark circle+ Confirmed
    circle.circle record-circle Circle in Circle
    circle.circle.fill record-circle-fill Circle in Circle
    circle.dashed circle Dashed Circle
    circle.dotted circle Dotted Circle
    circle.fill circle-fill Circle
    circle.filled.iphone phone Phone
    circle.grid.2x1 three-dots Grid
    circle.grid.2x2 grid Grid
    circle.grid.2x2.fill grid-fill Grid
    circle.grid.3x3 grid-3x3-gap Grid
    circle.grid.3x3.fill grid-3x3-gap-fill Grid
    circle.grid.cross dpad Cross
    circle.grid.cross.fill dpad-fill Cross
    circle.hexagongrid gem Color Grid
    circle.hexagongrid.fill gem Color Grid
    circle.inset.filled record-circle Selected
    circle.lefthalf.fill circle-half Contrast
    circle.lefthalf.filled circle-half Half Circle
    circle.lefthalf.filled.righthalf.striped.horizontal circle-half Contrast
    circle.righthalf.filled circle-half Contrast
    circle.slash slash-circle None
    circle.tophalf.filled circle-half Contrast
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
    cloud.bolt.rain cloud-lightning-rain Thunderstorm
    cloud.bolt.rain.fill cloud-lightning-rain-fill Thunderstorm
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
    cloud.moon.fill cloud-moon-fill Cloudy Night
    cloud.moon.rain cloud-drizzle Rainy Night
    cloud.moon.rain.fill cloud-drizzle-fill Rainy Night
    cloud.rain cloud-rain Rain
    cloud.rain.fill cloud-rain-fill Rain
    cloud.sleet cloud-sleet Sleet
    cloud.sleet.fill cloud-sleet-fill Sleet
    cloud.snow cloud-snow Snow
    cloud.snow.fill cloud-snow-fill Snow
    cloud.sun cloud-sun Partly Cloudy
    cloud.sun.bolt cloud-lightning Sun and Thunder
    cloud.sun.bolt.fill cloud-lightning-fill Sun and Thunder
    cloud.sun.fill cloud-sun-fill Partly Cloudy
    cloud.sun.rain cloud-drizzle Sun and Rain
    cloud.sun.rain.fill cloud-drizzle-fill Sun and Rain
    command.circle command Command
    command.circle.fill command Command
    command.square command Command
    compass.drawing rulers Compass
    cone triangle Cone
    cone.fill triangle-fill Cone
    contextualmenu.and.cursorarrow own-menu-cursor Context Menu
    control chevron-up Control
    cpu cpu Processor
    creditcard credit-card Payment
    creditcard.and.123 credit-card-2-back Card Number
    creditcard.fill credit-card-fill Payment
    creditcard.trianglebadge.exclamationmark credit-card+ Card Problem
    crop crop Crop
    cross plus-lg Medical
    cross.case bandaid First Aid
    cross.case.fill bag-plus-fill First Aid
    cross.circle plus-circle Medical
    cross.fill plus-lg Medical
    cube box Cube
    cube.box box-seam Box
    cube.box.fill box-seam-fill Box
    cube.fill box-fill Cube
    cube.transparent box Cube
    cube.transparent.fill box-fill Cube
    cup.and.saucer cup Cup
    cup.and.saucer.fill cup-fill Cup
    curlybraces braces Braces
    cursorarrow cursor Pointer
    cursorarrow.click cursor Click
    cursorarrow.click.2 cursor Double Click
    cursorarrow.motionlines cursor Moving Pointer
    cursorarrow.rays cursor Click
    cylinder database Cylinder
    cylinder.fill database-fill Cylinder
    cylinder.split.1x2 hdd-stack Database
    cylinder.split.1x2.fill hdd-stack-fill Database
    decrease.indent text-indent-right Decrease Indent
    decrease.quotelevel text-indent-right Decrease Quote Level
    deskclock alarm Clock
    deskclock.fill alarm-fill Clock
    desktopcomputer display Computer
    desktopcomputer.and.arrow.down display Download to Computer
    desktopcomputer.trianglebadge.exclamationmark display+ Computer Problem
    dial.high speedometer Dial
    dial.high.fill speedometer Dial
    dial.low speedometer2 Dial
    dial.max speedometer Dial
    dial.medium speedometer Dial
    dial.min speedometer2 Dial
    diamond diamond Diamond
    diamond.fill diamond-fill Diamond
    dice dice-5 Dice
    dice.fill dice-5-fill Dice
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
    display.2 display Displays
    distribute.horizontal.center distribute-horizontal Distribute Horizontally
    distribute.vertical.center distribute-vertical Distribute Vertically
    divide slash-lg Divide
    divide.circle slash-circle Divide
    doc file-earmark Document
    doc.append file-earmark-plus Append Document
    doc.badge.arrow.up file-earmark-arrow-up Upload Document
    doc.badge.clock file-earmark+ Recent Document
    doc.badge.ellipsis file-earmark+ More for Document
    doc.badge.gearshape file-earmark+ Document Settings
    doc.badge.plus file-earmark-plus New Document
    doc.fill file-earmark-fill Document
    doc.fill.badge.plus file-earmark-plus-fill New Document
    doc.on.clipboard clipboard Paste
    doc.on.clipboard.fill clipboard-fill Paste
    doc.on.doc files Copy
    doc.on.doc.fill files Copy
    doc.plaintext file-earmark-text Text Document
    doc.plaintext.fill file-earmark-text-fill Text Document
    doc.questionmark file-earmark Unknown Document
    doc.richtext file-earmark-richtext Document
    doc.richtext.fill file-earmark-richtext-fill Rich Text Document
    doc.text file-earmark-text Document
    doc.text.below.ecg file-earmark-medical Medical Record
    doc.text.fill file-earmark-text-fill Document
    doc.text.image file-earmark-image Document With Image
    doc.text.image.fill file-earmark-image-fill Document With Image
    doc.text.magnifyingglass file-earmark-text Inspect Document
    doc.text.viewfinder file-earmark-text Scan Document
    doc.viewfinder file-earmark Scan Document
    doc.viewfinder.fill file-earmark-fill Scan Document
    doc.zipper file-earmark-zip Archive
    document file-earmark Document
    document.badge.plus file-earmark-plus New Document
    document.fill file-earmark-fill Document
    document.on.clipboard clipboard Paste
    document.on.document files Copy
    document.on.document.fill files Copy
    dollarsign currency-dollar Dollar
    dollarsign.arrow.circlepath currency-exchange Exchange
    door.left.hand.closed door-closed Closed Door
    door.left.hand.open door-open Open Door
    door.right.hand.closed door-closed Closed Door
    door.right.hand.open door-open Open Door
    dot.circle record-circle Target
    dot.circle.and.cursorarrow cursor Pick
    dot.circle.fill record-circle-fill Target
    dot.radiowaves.forward broadcast Broadcast
    dot.radiowaves.left.and.right broadcast Broadcast
    dot.radiowaves.right broadcast Broadcast
    dot.radiowaves.up.forward rss Feed
    dot.scope bullseye Scope
    dot.square record-btn Square With Dot
    dot.squareshape.split.2x2 grid Grid
    dot.viewfinder fullscreen Viewfinder
    dpad dpad Directional Pad
    dpad.fill dpad-fill Directional Pad
    drop droplet Water
    drop.degreesign moisture Humidity
    drop.fill droplet-fill Water
    drop.halffull droplet-half Half Drop
    drop.triangle droplet Drop
    """
}
