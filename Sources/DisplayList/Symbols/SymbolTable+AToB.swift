extension SymbolTable {
  static let namesAToB: String = """
    accessibility universal-access Accessibility
    airplane airplane Airplane
    airplayaudio cast AirPlay Audio
    airplayvideo cast AirPlay Video
    airpods earbuds AirPods
    alarm alarm Alarm
    alarm.fill alarm-fill Alarm
    alarm.waves.left.and.right alarm Alarm
    align.horizontal.center align-center Align Horizontally
    align.horizontal.left align-start Align Left
    align.horizontal.right align-end Align Right
    align.vertical.bottom align-bottom Align Bottom
    align.vertical.center align-middle Align Vertically
    align.vertical.top align-top Align Top
    antenna.radiowaves.left.and.right broadcast Broadcast
    app app App
    app.badge app-indicator App With Badge
    app.badge.fill app-indicator App With Badge
    app.connected.to.app.below.fill diagram-2-fill Connected Apps
    app.fill app App
    appclip app App Clip
    applescript file-code AppleScript
    applescript.fill file-code-fill AppleScript
    appletvremote.gen4 tv Remote
    applewatch smartwatch Watch
    applewatch.radiowaves.left.and.right own-watch-waves Ringing Watch
    apps.iphone phone Apps on iPhone
    aqi.medium wind Air Quality
    archivebox archive Archive
    archivebox.fill archive-fill Archive
    arrow.2.squarepath repeat Repost
    arrow.3.trianglepath recycle Recycle
    arrow.backward arrow-left Back
    arrow.branch diagram-2 Branch
    arrow.clockwise arrow-clockwise Refresh
    arrow.clockwise.icloud cloud-arrow-down Sync With Cloud
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
    arrow.down.forward.and.arrow.up.backward arrows-angle-contract Collapse
    arrow.down.heart heart-arrow Save to Favorites
    arrow.down.left arrow-down-left Down Left
    arrow.down.message chat-dots Incoming Message
    arrow.down.right arrow-down-right Down Right
    arrow.down.right.and.arrow.up.left arrows-angle-contract Collapse
    arrow.down.right.circle arrow-down-right-circle Down Right
    arrow.down.right.square arrow-down-right-square Down Right
    arrow.down.square arrow-down-square Download
    arrow.down.square.fill arrow-down-square-fill Download
    arrow.down.to.line download Download
    arrow.forward arrow-right Forward
    arrow.left arrow-left Left
    arrow.left.and.right arrow-left-right Horizontal
    arrow.left.arrow.right arrow-left-right Swap
    arrow.left.circle arrow-left-circle Left
    arrow.left.circle.fill arrow-left-circle-fill Left
    arrow.left.square arrow-left-square Left
    arrow.left.to.line box-arrow-in-left To the Start
    arrow.right arrow-right Right
    arrow.right.circle arrow-right-circle Right
    arrow.right.circle.fill arrow-right-circle-fill Right
    arrow.right.doc.on.clipboard clipboard-plus Paste
    arrow.right.square arrow-right-square Right
    arrow.right.square.fill arrow-right-square-fill Right
    arrow.right.to.line box-arrow-in-right To the End
    arrow.swap arrow-left-right Swap
    arrow.triangle.2.circlepath arrow-repeat Sync
    arrow.triangle.2.circlepath.camera camera Switch Camera
    arrow.triangle.2.circlepath.camera.fill camera-fill Switch Camera
    arrow.triangle.2.circlepath.doc.on.clipboard clipboard-check Sync Clipboard
    arrow.triangle.branch diagram-2 Branch
    arrow.triangle.capsulepath repeat Repeat
    arrow.triangle.merge sign-merge-right Merge
    arrow.triangle.pull sign-merge-left Pull Request
    arrow.triangle.swap arrow-left-right Swap
    arrow.triangle.turn.up.right.circle sign-turn-right Directions
    arrow.triangle.turn.up.right.circle.fill sign-turn-right-fill Directions
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
    arrow.up.and.down arrow-down-up Vertical
    arrow.up.and.down.and.arrow.left.and.right arrows-move Move
    arrow.up.arrow.down arrow-down-up Sort
    arrow.up.backward arrow-up-left Up Back
    arrow.up.backward.and.arrow.down.forward arrows-angle-expand Expand
    arrow.up.bin box-arrow-up Put Up
    arrow.up.circle arrow-up-circle Up
    arrow.up.circle.fill arrow-up-circle-fill Up
    arrow.up.doc file-arrow-up Upload Document
    arrow.up.doc.fill file-arrow-up-fill Upload Document
    arrow.up.doc.on.clipboard clipboard-plus Paste
    arrow.up.forward arrow-up-right Up Forward
    arrow.up.forward.app box-arrow-up-right Open in App
    arrow.up.forward.app.fill box-arrow-up-right Open in App
    arrow.up.forward.circle arrow-up-right-circle Up Forward
    arrow.up.forward.square arrow-up-right-square Open
    arrow.up.heart heart-arrow Send Heart
    arrow.up.left arrow-up-left Up Left
    arrow.up.left.and.arrow.down.right arrows-angle-expand Expand
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen Full Screen
    arrow.up.message chat-dots Outgoing Message
    arrow.up.message.fill chat-dots-fill Outgoing Message
    arrow.up.right arrow-up-right Up Right
    arrow.up.right.and.arrow.down.left arrows-angle-contract Collapse
    arrow.up.right.circle arrow-up-right-circle Up Right
    arrow.up.right.circle.fill arrow-up-right-circle-fill Up Right
    arrow.up.right.square arrow-up-right-square Open
    arrow.up.right.square.fill arrow-up-right-square-fill Open
    arrow.up.square arrow-up-square Up
    arrow.up.square.fill arrow-up-square-fill Up
    arrow.up.to.line upload Upload
    arrow.uturn.backward arrow-90deg-left Undo
    arrow.uturn.backward.circle arrow-counterclockwise Undo
    arrow.uturn.backward.circle.fill arrow-counterclockwise Undo
    arrow.uturn.backward.square arrow-counterclockwise Undo
    arrow.uturn.down arrow-90deg-down U-Turn Down
    arrow.uturn.forward arrow-90deg-right Redo
    arrow.uturn.forward.circle arrow-clockwise Redo
    arrow.uturn.left arrow-90deg-left Undo
    arrow.uturn.right arrow-90deg-right Redo
    arrow.uturn.up arrow-90deg-up U-Turn Up
    arrowkeys dpad Arrow Keys
    arrowkeys.fill dpad-fill Arrow Keys
    arrowshape.backward arrow-left-square Back
    arrowshape.backward.fill arrow-left-square-fill Back
    arrowshape.bounce.forward forward Forward
    arrowshape.bounce.right forward Forward
    arrowshape.down caret-down Down
    arrowshape.down.fill caret-down-fill Down
    arrowshape.forward arrow-right-square Forward
    arrowshape.forward.fill arrow-right-square-fill Forward
    arrowshape.left arrow-left-square Left
    arrowshape.right arrow-right-square Right
    arrowshape.right.fill arrow-right-square-fill Right
    arrowshape.turn.up.backward reply Reply
    arrowshape.turn.up.backward.fill reply-fill Reply
    arrowshape.turn.up.forward forward Forward
    arrowshape.turn.up.forward.fill forward-fill Forward
    arrowshape.turn.up.left reply Reply
    arrowshape.turn.up.left.2 reply-all Reply All
    arrowshape.turn.up.left.2.fill reply-all-fill Reply All
    arrowshape.turn.up.left.fill reply-fill Reply
    arrowshape.turn.up.right forward Forward
    arrowshape.turn.up.right.fill forward-fill Forward
    arrowshape.up arrow-up-square Up
    arrowshape.up.fill arrow-up-square-fill Up
    arrowshape.zigzag.right graph-up-arrow Zigzag
    arrowtriangle.backward caret-left Back
    arrowtriangle.backward.fill caret-left-fill Back
    arrowtriangle.down caret-down Down
    arrowtriangle.down.circle caret-down-square Down
    arrowtriangle.down.fill caret-down-fill Down
    arrowtriangle.down.square caret-down-square Down
    arrowtriangle.forward caret-right Forward
    arrowtriangle.forward.fill caret-right-fill Forward
    arrowtriangle.left caret-left Left
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrows-expand Expand
    arrowtriangle.left.fill caret-left-fill Left
    arrowtriangle.right caret-right Right
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left arrows-collapse Collapse
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrows-collapse Collapse
    arrowtriangle.right.fill caret-right-fill Right
    arrowtriangle.up caret-up Up
    arrowtriangle.up.fill caret-up-fill Up
    arrowtriangle.up.square caret-up-square Up
    asterisk asterisk Asterisk
    at at At
    atom radioactive Atom
    backpack bag Backpack
    backpack.fill bag-fill Backpack
    backward skip-backward Rewind
    backward.end skip-start Previous
    backward.end.fill skip-start-fill Previous
    backward.fill rewind-fill Rewind
    backward.frame.fill skip-start-fill Previous Frame
    badge.plus.radiowaves.right broadcast New Broadcast
    bag bag Bag
    bag.badge.minus bag-dash Remove From Bag
    bag.badge.plus bag-plus Add to Bag
    bag.fill bag-fill Bag
    balloon balloon Balloon
    balloon.fill balloon-fill Balloon
    bandage bandaid Bandage
    bandage.fill bandaid-fill Bandage
    banknote cash Money
    banknote.fill cash Money
    barcode upc Barcode
    barcode.viewfinder upc-scan Scan Barcode
    basket basket Basket
    basket.fill basket-fill Basket
    battery battery Battery
    battery.0 battery Battery Empty
    battery.0percent battery Battery Empty
    battery.100 battery-full Battery
    battery.100.bolt battery-charging Battery Charging
    battery.100percent battery-full Battery Full
    battery.100percent.bolt battery-charging Battery Charging
    battery.25 battery Battery Low
    battery.25percent battery Battery Low
    battery.50 battery-half Battery
    battery.50percent battery-half Battery Half
    battery.75 battery-full Battery
    battery.75percent battery-full Battery
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
    birthday.cake gift Birthday Cake
    birthday.cake.fill gift-fill Birthday Cake
    bitcoinsign currency-bitcoin Bitcoin
    bold type-bold Bold
    bold.italic.underline fonts Text Style
    bold.underline type-bold Text Style
    bolt lightning Power
    bolt.badge.clock lightning+ Scheduled Power
    bolt.car ev-front Electric Car
    bolt.car.fill ev-front-fill Electric Car
    bolt.fill lightning-fill Power
    bolt.fill.batteryblock battery-charging Battery Power
    bolt.heart heart-pulse Heart Rate
    bolt.heart.fill heart-pulse-fill Heart Rate
    bolt.horizontal lightning-charge Connection
    bolt.horizontal.fill lightning-charge-fill Connection
    bolt.shield shield-shaded Power Protection
    bolt.trianglebadge.exclamationmark lightning+ Power Problem
    bolt.trianglebadge.exclamationmark.fill lightning-fill+ Power Problem
    book book Book
    book.closed journal Closed Book
    book.closed.fill journal-bookmark-fill Closed Book
    book.fill book-fill Book
    book.pages book-half Pages
    bookmark bookmark Bookmark
    bookmark.fill bookmark-fill Bookmark
    bookmark.slash bookmark-x Remove Bookmark
    bookmark.slash.fill bookmark-x-fill Remove Bookmark
    books.vertical collection Books
    books.vertical.fill collection-fill Books
    box.truck truck Delivery Truck
    box.truck.fill truck Delivery Truck
    brain cpu Thinking
    brain.head.profile person-bounding-box Mind
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
    burst patch-exclamation Burst
    burst.fill patch-exclamation-fill Burst
    bus bus-front Bus
    bus.fill bus-front-fill Bus
    """
}
