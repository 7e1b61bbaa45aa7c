extension SymbolTable {
  static let namesAToB: String = """
    a.magnify own-magnify-a Magnify Text
    abc sign-abc Letters
    accessibility universal-access Accessibility
    airplane airplane Airplane
    airplane.departure own-airplane-departure Departures
    airplayaudio own-airplay-audio AirPlay Audio
    airplayvideo own-airplay-video AirPlay Video
    airpods earbuds AirPods
    alarm alarm Alarm
    alarm.fill alarm-fill Alarm
    alarm.waves.left.and.right own-alarm-waves Alarm
    alarm.waves.left.and.right.fill own-alarm-waves-fill Alarm
    align.horizontal.center align-center Align Horizontally
    align.horizontal.left align-start Align Left
    align.horizontal.right align-end Align Right
    align.vertical.bottom align-bottom Align Bottom
    align.vertical.center align-middle Align Vertically
    align.vertical.top align-top Align Top
    ant own-ant Ant
    ant.fill own-ant-fill Ant
    antenna.radiowaves.left.and.right broadcast-pin Broadcast
    app own-app App
    app.badge own-app+ App With Badge
    app.badge.fill own-app-fill+ App With Badge
    app.connected.to.app.below.fill diagram-2-fill Connected Apps
    app.fill own-app-fill App
    appclip app App Clip
    applescript file-code AppleScript
    applescript.fill file-code-fill AppleScript
    appletvremote.gen4 tv Remote
    applewatch smartwatch Watch
    applewatch.radiowaves.left.and.right own-watch-waves Ringing Watch
    apps.iphone own-apps-iphone Apps on iPhone
    aqi.medium wind Air Quality
    archivebox archive Archive
    archivebox.fill archive-fill Archive
    arrow.2.squarepath own-squarepath Repost
    arrow.3.trianglepath recycle Recycle
    arrow.backward arrow-left Back
    arrow.branch diagram-2 Branch
    arrow.clockwise arrow-clockwise Refresh
    arrow.clockwise.icloud ~ Sync With Cloud
    arrow.counterclockwise arrow-counterclockwise Undo
    arrow.down arrow-down Down
    arrow.down.app file-arrow-down Download App
    arrow.down.backward arrow-down-left Down Back
    arrow.down.backward.and.arrow.up.forward arrows-angle-contract Collapse
    arrow.down.circle arrow-down-circle Download
    arrow.down.circle.fill arrow-down-circle-fill Download
    arrow.down.doc file-arrow-down Download Document
    arrow.down.doc.fill file-arrow-down-fill Download Document
    arrow.down.forward arrow-down-right Down Forward
    arrow.down.forward.and.arrow.up.backward arrows-angle-contract/flip Collapse
    arrow.down.heart ~ Save to Favorites
    arrow.down.heart.fill ~ Save to Favorites
    arrow.down.left arrow-down-left Down Left
    arrow.down.left.and.arrow.up.right arrows-angle-contract Collapse
    arrow.down.message ~ Incoming Message
    arrow.down.right arrow-down-right Down Right
    arrow.down.right.and.arrow.up.left arrows-angle-contract/flip Collapse
    arrow.down.right.circle arrow-down-right-circle Down Right
    arrow.down.right.square arrow-down-right-square Down Right
    arrow.down.square arrow-down-square Download
    arrow.down.square.fill arrow-down-square-fill Download
    arrow.down.to.line own-arrow-to-line/left Download
    arrow.forward arrow-right Forward
    arrow.left arrow-left Left
    arrow.left.and.right own-arrow-both Horizontal
    arrow.left.arrow.right arrow-left-right Swap
    arrow.left.circle arrow-left-circle Left
    arrow.left.circle.fill arrow-left-circle-fill Left
    arrow.left.square arrow-left-square Left
    arrow.left.to.line own-arrow-to-line To the Start
    arrow.right arrow-right Right
    arrow.right.circle arrow-right-circle Right
    arrow.right.circle.fill arrow-right-circle-fill Right
    arrow.right.doc.on.clipboard own-doc-on-clipboard/with-arrow-right-circle-fill Paste
    arrow.right.square arrow-right-square Right
    arrow.right.square.fill arrow-right-square-fill Right
    arrow.right.to.line own-arrow-to-line/flip To the End
    arrow.swap arrow-left-right Swap
    arrow.triangle.2.circlepath arrow-repeat Sync
    arrow.triangle.2.circlepath.camera camera/with-arrow-repeat Switch Camera
    arrow.triangle.2.circlepath.camera.fill camera-fill/with-arrow-repeat Switch Camera
    arrow.triangle.2.circlepath.doc.on.clipboard own-doc-on-clipboard/with-arrow-repeat Sync Clipboard
    arrow.triangle.branch diagram-2 Branch
    arrow.triangle.capsulepath repeat Repeat
    arrow.triangle.merge sign-merge-right Merge
    arrow.triangle.pull sign-merge-left Pull Request
    arrow.triangle.swap arrow-left-right Swap
    arrow.triangle.turn.up.right.circle own-turn-right-circle Directions
    arrow.triangle.turn.up.right.circle.fill own-turn-right-circle-fill Directions
    arrow.triangle.turn.up.right.diamond sign-turn-right Directions
    arrow.triangle.turn.up.right.diamond.fill sign-turn-right-fill Directions
    arrow.trianglehead.2.clockwise arrow-repeat Sync
    arrow.trianglehead.2.clockwise.rotate.90 arrow-repeat Sync
    arrow.trianglehead.branch diagram-2 Branch
    arrow.trianglehead.clockwise arrow-clockwise Refresh
    arrow.trianglehead.counterclockwise arrow-counterclockwise Undo
    arrow.turn.down.left arrow-return-left Return
    arrow.turn.down.right arrow-return-right Turn Right
    arrow.turn.up.left arrow-90deg-left Turn Left
    arrow.turn.up.right arrow-90deg-right Turn Right
    arrow.up arrow-up Up
    arrow.up.and.down own-arrow-both/right Vertical
    arrow.up.and.down.and.arrow.left.and.right arrows-move Move
    arrow.up.arrow.down arrow-down-up Sort
    arrow.up.backward arrow-up-left Up Back
    arrow.up.backward.and.arrow.down.forward arrows-angle-expand/flip Expand
    arrow.up.bin ~ Put Up
    arrow.up.circle arrow-up-circle Up
    arrow.up.circle.fill arrow-up-circle-fill Up
    arrow.up.doc file-arrow-up Upload Document
    arrow.up.doc.fill file-arrow-up-fill Upload Document
    arrow.up.doc.on.clipboard own-doc-on-clipboard/with-arrow-up-circle-fill Paste
    arrow.up.forward arrow-up-right Up Forward
    arrow.up.forward.app ~ Open in App
    arrow.up.forward.app.fill ~ Open in App
    arrow.up.forward.circle arrow-up-right-circle Up Forward
    arrow.up.forward.square arrow-up-right-square Open
    arrow.up.heart ~ Send Heart
    arrow.up.heart.fill ~ Add to Favorites
    arrow.up.left arrow-up-left Up Left
    arrow.up.left.and.arrow.down.right arrows-angle-expand/flip Expand
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen Full Screen
    arrow.up.message ~ Outgoing Message
    arrow.up.message.fill ~ Outgoing Message
    arrow.up.right arrow-up-right Up Right
    arrow.up.right.and.arrow.down.left arrows-angle-expand Expand
    arrow.up.right.circle arrow-up-right-circle Up Right
    arrow.up.right.circle.fill arrow-up-right-circle-fill Up Right
    arrow.up.right.square arrow-up-right-square Open
    arrow.up.right.square.fill arrow-up-right-square-fill Open
    arrow.up.square arrow-up-square Up
    arrow.up.square.fill arrow-up-square-fill Up
    arrow.up.to.line own-arrow-to-line/right Upload
    arrow.uturn.backward own-arrow-uturn Undo
    arrow.uturn.backward.circle ~ Undo
    arrow.uturn.backward.circle.fill ~ Undo
    arrow.uturn.backward.square ~ Undo
    arrow.uturn.down own-arrow-uturn/left U-Turn Down
    arrow.uturn.forward own-arrow-uturn/flip Redo
    arrow.uturn.forward.circle ~ Redo
    arrow.uturn.left own-arrow-uturn Undo
    arrow.uturn.right own-arrow-uturn/flip Redo
    arrow.uturn.up own-arrow-uturn/right U-Turn Up
    arrowkeys dpad Arrow Keys
    arrowkeys.fill dpad-fill Arrow Keys
    arrowshape.backward own-arrowshape/flip Back
    arrowshape.backward.fill own-arrowshape-fill/flip Back
    arrowshape.bounce.forward forward Forward
    arrowshape.bounce.right forward Forward
    arrowshape.down own-arrowshape/right Down
    arrowshape.down.fill own-arrowshape-fill/right Down
    arrowshape.forward own-arrowshape Forward
    arrowshape.forward.fill own-arrowshape-fill Forward
    arrowshape.left own-arrowshape/flip Left
    arrowshape.left.fill own-arrowshape-fill/flip Left
    arrowshape.right own-arrowshape Right
    arrowshape.right.fill own-arrowshape-fill Right
    arrowshape.turn.up.backward reply Reply
    arrowshape.turn.up.backward.fill reply-fill Reply
    arrowshape.turn.up.forward reply/flip Forward
    arrowshape.turn.up.forward.fill reply-fill/flip Forward
    arrowshape.turn.up.left reply Reply
    arrowshape.turn.up.left.2 reply-all Reply All
    arrowshape.turn.up.left.2.fill reply-all-fill Reply All
    arrowshape.turn.up.left.fill reply-fill Reply
    arrowshape.turn.up.right reply/flip Forward
    arrowshape.turn.up.right.fill reply-fill/flip Forward
    arrowshape.up own-arrowshape/left Up
    arrowshape.up.fill own-arrowshape-fill/left Up
    arrowshape.zigzag.right graph-up-arrow Zigzag
    arrowtriangle.backward caret-left Back
    arrowtriangle.backward.fill caret-left-fill Back
    arrowtriangle.down caret-down Down
    arrowtriangle.down.circle ~ Down
    arrowtriangle.down.fill caret-down-fill Down
    arrowtriangle.down.square caret-down-square Down
    arrowtriangle.forward caret-right Forward
    arrowtriangle.forward.fill caret-right-fill Forward
    arrowtriangle.left caret-left Left
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right own-expand-sides Expand
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill own-expand-sides-fill Expand
    arrowtriangle.left.fill caret-left-fill Left
    arrowtriangle.right caret-right Right
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left own-compress-sides Collapse
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill own-compress-sides-fill Collapse
    arrowtriangle.right.fill caret-right-fill Right
    arrowtriangle.up caret-up Up
    arrowtriangle.up.fill caret-up-fill Up
    arrowtriangle.up.square caret-up-square Up
    aspectratio aspect-ratio Aspect Ratio
    aspectratio.fill aspect-ratio-fill Aspect Ratio
    asterisk asterisk Asterisk
    at at At
    atom radioactive Atom
    backpack own-backpack Backpack
    backpack.fill own-backpack-fill Backpack
    backward skip-backward Rewind
    backward.end skip-start Previous
    backward.end.fill skip-start-fill Previous
    backward.fill rewind-fill Rewind
    backward.frame.fill skip-start-fill Previous Frame
    badge.plus.radiowaves.right own-plus-waves New Broadcast
    bag bag Bag
    bag.badge.minus bag-dash Remove From Bag
    bag.badge.plus bag-plus Add to Bag
    bag.fill bag-fill Bag
    balance.scale own-balance Balance
    balloon balloon Balloon
    balloon.2 own-balloons Balloons
    balloon.2.fill own-balloons-fill Balloons
    balloon.fill balloon-fill Balloon
    bandage bandaid Bandage
    bandage.fill bandaid-fill Bandage
    banknote own-banknote Money
    banknote.fill own-banknote-fill Money
    barcode upc Barcode
    barcode.viewfinder upc-scan Scan Barcode
    barometer own-barometer Barometer
    baseball own-baseball Baseball
    baseball.fill own-baseball-fill Baseball
    basket basket Basket
    basket.fill basket-fill Basket
    basketball own-basketball Basketball
    basketball.fill own-basketball-fill Basketball
    battery battery Battery
    battery.0 own-battery-0 Battery Empty
    battery.0percent own-battery-0 Battery Empty
    battery.100 own-battery-100 Battery
    battery.100.bolt battery-charging Battery Charging
    battery.100percent own-battery-100 Battery Full
    battery.100percent.bolt battery-charging Battery Charging
    battery.25 own-battery-25 Battery Low
    battery.25percent own-battery-25 Battery Low
    battery.50 own-battery-50 Battery
    battery.50percent own-battery-50 Battery Half
    battery.75 own-battery-75 Battery
    battery.75percent own-battery-75 Battery
    beach.umbrella own-beach-umbrella Beach
    beach.umbrella.fill own-beach-umbrella-fill Beach
    bed.double own-bed Bed
    bed.double.fill own-bed-fill Bed
    bell bell Notifications
    bell.and.waves.left.and.right own-bell-waves Ringing Bell
    bell.and.waves.left.and.right.fill own-bell-waves-fill Ringing Bell
    bell.badge bell+ Notifications With Badge
    bell.badge.fill bell-fill+ Notifications With Badge
    bell.fill bell-fill Notifications
    bell.slash bell-slash Notifications Off
    bell.slash.fill bell-slash-fill Notifications Off
    bicycle bicycle Bicycle
    binoculars binoculars Binoculars
    binoculars.fill binoculars-fill Binoculars
    bird own-bird Bird
    bird.fill own-bird-fill Bird
    birthday.cake own-birthday-cake Birthday Cake
    birthday.cake.fill own-birthday-cake-fill Birthday Cake
    bitcoinsign currency-bitcoin Bitcoin
    bold type-bold Bold
    bold.italic.underline fonts Text Style
    bold.underline type-bold Text Style
    bolt lightning Power
    bolt.badge.clock lightning+ Scheduled Power
    bolt.car ev-front Electric Car
    bolt.car.fill ev-front-fill Electric Car
    bolt.fill lightning-fill Power
    bolt.fill.batteryblock ~ Battery Power
    bolt.heart heart-pulse Heart Rate
    bolt.heart.fill heart-pulse-fill Heart Rate
    bolt.horizontal lightning-charge Connection
    bolt.horizontal.fill lightning-charge-fill Connection
    bolt.shield ~ Power Protection
    bolt.trianglebadge.exclamationmark lightning+ Power Problem
    bolt.trianglebadge.exclamationmark.fill lightning-fill+ Power Problem
    book book Book
    book.closed own-book-closed Closed Book
    book.closed.fill own-book-closed-fill Closed Book
    book.fill book-fill Book
    book.pages book-half Pages
    bookmark bookmark Bookmark
    bookmark.fill bookmark-fill Bookmark
    bookmark.slash ~ Remove Bookmark
    bookmark.slash.fill ~ Remove Bookmark
    books.vertical own-books Books
    books.vertical.fill own-books-fill Books
    box.truck truck Delivery Truck
    box.truck.fill truck/fill Delivery Truck
    brain own-brain Thinking
    brain.fill own-brain-fill Brain
    brain.head.profile own-brain-head Mind
    brain.head.profile.fill own-brain-head-fill Mind
    briefcase briefcase Work
    briefcase.fill briefcase-fill Work
    bubble.left chat-left Comment
    bubble.left.and.bubble.right own-bubbles Conversation
    bubble.left.and.bubble.right.fill own-bubbles-fill Conversation
    bubble.left.and.exclamationmark.bubble.right chat-left-dots Conversation Problem
    bubble.left.and.text.bubble.right own-bubbles-text Conversation
    bubble.left.and.text.bubble.right.fill own-bubbles-text-fill Conversation
    bubble.left.fill chat-left-fill Comment
    bubble.middle.bottom chat-square Comment
    bubble.middle.bottom.fill chat-square-fill Comment
    bubble.right chat-right Comment
    bubble.right.fill chat-right-fill Comment
    building building Building
    building.2 buildings Buildings
    building.2.crop.circle buildings Buildings
    building.2.fill buildings-fill Buildings
    building.columns bank Institution
    building.columns.fill bank2 Institution
    building.fill building-fill Building
    burst own-burst Burst
    burst.fill own-burst-fill Burst
    bus own-bus Bus
    bus.fill own-bus-fill Bus
    """
}
