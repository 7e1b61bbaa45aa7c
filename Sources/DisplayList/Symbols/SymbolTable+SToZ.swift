extension SymbolTable {
  static let namesSToZ: String = """
    safari compass Browser
    safari.fill compass-fill Browser
    sailboat water Sailboat
    scale.3d box Scale in Space
    scalemass speedometer Weight
    scalemass.fill speedometer Weight
    scanner printer Scanner
    scanner.fill printer-fill Scanner
    scissors scissors Cut
    scissors.badge.ellipsis scissors+ More for Cutting
    scope bullseye Scope
    screwdriver screwdriver Screwdriver
    screwdriver.fill screwdriver Screwdriver
    scribble pencil Scribble
    scribble.variable pencil Scribble
    scroll file-earmark-text Scroll
    scroll.fill file-earmark-text-fill Scroll
    sdcard sd-card SD Card
    sdcard.fill sd-card-fill SD Card
    seal patch-check Seal
    seal.fill patch-check-fill Seal
    selection.pin.in.out pin-angle Selection
    sensor broadcast-pin Sensor
    sensor.fill broadcast-pin Sensor
    sensor.tag.radiowaves.forward broadcast-pin Sensor Tag
    server.rack hdd-rack Server
    shadow circle-half Shadow
    shareplay people SharePlay
    shield shield Shield
    shield.checkered shield-shaded Shield
    shield.fill shield-fill Shield
    shield.lefthalf.fill shield-shaded Shield
    shield.lefthalf.filled shield-shaded Shield
    shield.lefthalf.filled.badge.checkmark shield-check Protected
    shield.lefthalf.filled.slash shield-slash Protection Off
    shield.righthalf.filled shield-shaded Shield
    shield.slash shield-slash Protection Off
    shield.slash.fill shield-slash-fill Protection Off
    shippingbox box-seam Package
    shippingbox.fill box-seam-fill Package
    shower droplet Shower
    shower.fill droplet-fill Shower
    shuffle shuffle Shuffle
    sidebar.leading layout-sidebar Sidebar
    sidebar.left layout-sidebar Sidebar
    sidebar.right layout-sidebar-reverse Sidebar
    sidebar.squares.leading layout-sidebar Sidebar
    sidebar.squares.left layout-sidebar Sidebar
    sidebar.squares.right layout-sidebar-reverse Sidebar
    sidebar.trailing layout-sidebar-reverse Sidebar
    signature pencil Signature
    signpost.left signpost Signpost
    signpost.right signpost-2 Signpost
    signpost.right.and.left signpost-split Signpost
    signpost.right.and.left.fill signpost-split-fill Signpost
    simcard sim SIM Card
    simcard.2 sim SIM Cards
    simcard.fill sim-fill SIM Card
    skew bounding-box Skew
    slash.circle slash-circle None
    slash.circle.fill slash-circle-fill None
    sleep moon Sleep
    slider.horizontal.2.gobackward sliders Reset Settings
    slider.horizontal.2.square sliders Adjust
    slider.horizontal.3 sliders Adjust
    slider.horizontal.below.rectangle sliders Adjust
    slider.horizontal.below.square.fill.and.square sliders Adjust
    slider.vertical.3 sliders2-vertical Adjust
    slowmo hourglass-split Slow Motion
    smallcircle.circle record-circle Circle
    smallcircle.filled.circle record-circle Circle
    smallcircle.filled.circle.fill record-circle-fill Circle
    smartphone phone Phone
    smoke cloud-fog Smoke
    smoke.fill cloud-fog-fill Smoke
    snowflake snow Snow
    sos exclamation-diamond Emergency
    space dash-lg Space
    sparkle star Sparkle
    sparkle.magnifyingglass search Smart Search
    sparkles stars Sparkles
    sparkles.rectangle.stack collection Highlights
    sparkles.square.filled.on.square stars Highlights
    sparkles.tv tv Smart TV
    speaker speaker Speaker
    speaker.circle volume-off Speaker
    speaker.fill volume-off-fill Speaker
    speaker.minus volume-down Quieter
    speaker.plus volume-up Louder
    speaker.slash volume-mute Mute
    speaker.slash.circle volume-mute Muted
    speaker.slash.circle.fill volume-mute-fill Muted
    speaker.slash.fill volume-mute-fill Mute
    speaker.wave.1 volume-down Volume Low
    speaker.wave.1.fill volume-down-fill Volume Low
    speaker.wave.2 volume-up Volume
    speaker.wave.2.fill volume-up-fill Volume
    speaker.zzz volume-mute Sleeping Speaker
    speedometer speedometer Speedometer
    square square Square
    square.2.layers.3d layers Layers
    square.2.layers.3d.fill layers-fill Layers
    square.2.stack.3d layers Stack
    square.3.layers.3d layers Layers
    square.3.layers.3d.down.right layers Layers
    square.3.stack.3d layers Stack
    square.3.stack.3d.top.fill layers-half Stack
    square.and.arrow.down box-arrow-in-down Save
    square.and.arrow.down.fill box-arrow-in-down Save
    square.and.arrow.down.on.square box-arrow-in-down Save All
    square.and.arrow.down.on.square.fill box-arrow-in-down Save All
    square.and.arrow.up box-arrow-up Share
    square.and.arrow.up.fill box-arrow-up Share
    square.and.arrow.up.on.square box-arrow-up Share All
    square.and.arrow.up.on.square.fill box-arrow-up Share All
    square.and.arrow.up.trianglebadge.exclamationmark box-arrow-up+ Share Problem
    square.and.at.rectangle person-vcard Address Card
    square.and.line.vertical.and.square layout-split Compare
    square.and.pencil pencil-square Compose
    square.badge.plus plus-square Add
    square.bottomhalf.filled square-half Bottom Half
    square.bottomthird.inset.filled layout-text-window-reverse Bottom Panel
    square.circle record-btn Square in Circle
    square.dashed bounding-box Selection
    square.dashed.inset.filled bounding-box Selection
    square.fill square-fill Square
    square.fill.on.circle.fill subtract Shapes
    square.fill.on.square.fill back Duplicate
    square.fill.text.grid.1x2 card-list List
    square.filled.on.square front Duplicate
    square.grid.2x2 grid Grid
    square.grid.2x2.fill grid-fill Grid
    square.grid.3x1.below.line.grid.1x2 layout-wtf Layout
    square.grid.3x1.folder.badge.plus folder-plus Add to Folder
    square.grid.3x1.folder.fill.badge.plus folder-plus Add to Folder
    square.grid.3x2 grid-3x2-gap Grid
    square.grid.3x2.fill grid-3x2-gap-fill Grid
    square.grid.3x3 grid-3x3 Grid
    square.grid.3x3.fill grid-3x3-gap-fill Grid
    square.grid.3x3.topleft.filled grid-3x3-gap Grid
    square.grid.4x3.fill grid-3x3-gap-fill Grid
    square.inset.filled record-btn Selected
    square.leadingthird.inset.filled layout-sidebar Leading Panel
    square.lefthalf.filled square-half Left Half
    square.on.circle intersect Shapes
    square.on.square back Duplicate
    square.on.square.dashed back Copy
    square.on.square.squareshape.controlhandles bounding-box-circles Edit Shape
    square.righthalf.filled square-half Right Half
    square.slash slash-square None
    square.slash.fill slash-square-fill None
    square.split.1x2 hdd-stack Split
    square.split.2x1 layout-split Split
    square.split.2x1.fill layout-split Split
    square.split.2x2 grid Split
    square.split.2x2.fill grid-fill Split
    square.split.bottomrightquarter grid Split
    square.stack stack Stack
    square.stack.3d.down.forward layers Layers
    square.stack.3d.down.right layers Layers
    square.stack.3d.down.right.fill layers-fill Layers
    square.stack.3d.forward.dottedline layers Layers
    square.stack.3d.up layers Layers
    square.stack.3d.up.fill layers-fill Layers
    square.stack.fill collection-fill Stack
    square.text.square card-text Text
    square.topthird.inset.filled layout-text-window Top Panel
    square.trailingthird.inset.filled layout-sidebar-reverse Trailing Panel
    squares.below.rectangle grid-1x2 Layout
    squareshape square Square
    squareshape.fill square-fill Square
    squareshape.split.2x2 grid Split
    squareshape.split.3x3 grid-3x3 Split
    star star Favorite
    star.bubble chat-heart Starred Comment
    star.fill star-fill Favorite
    star.hexagon star Favorite
    star.leadinghalf.filled star-half Half Star
    star.lefthalf.fill star-half Half Star
    star.lefthalf.filled star-half Half Star
    staroflife asterisk Medical
    staroflife.fill asterisk Medical
    stethoscope heart-pulse Health
    stop stop Stop
    stop.circle stop-circle Stop
    stop.circle.fill stop-circle-fill Stop
    stop.fill stop-fill Stop
    stopwatch stopwatch Stopwatch
    stopwatch.fill stopwatch-fill Stopwatch
    storefront shop Shop
    storefront.fill shop Shop
    strikethrough type-strikethrough Strikethrough
    suit.club suit-club Club
    suit.club.fill suit-club-fill Club
    suit.diamond suit-diamond Diamond
    suit.diamond.fill suit-diamond-fill Diamond
    suit.heart suit-heart Heart
    suit.heart.fill suit-heart-fill Heart
    suit.spade suit-spade Spade
    suit.spade.fill suit-spade-fill Spade
    suitcase briefcase Suitcase
    suitcase.cart briefcase Luggage
    suitcase.fill briefcase-fill Suitcase
    sum calculator Sum
    sun.and.horizon sunset Sunset
    sun.and.horizon.fill sunset-fill Sunset
    sun.dust sun Dusty Sun
    sun.dust.fill sun-fill Dusty Sun
    sun.haze cloud-haze Haze
    sun.haze.fill cloud-haze-fill Haze
    sun.max sun Brightness
    sun.max.fill sun-fill Brightness
    sun.max.trianglebadge.exclamationmark sun+ Sun Warning
    sun.min brightness-low Sun
    sun.min.fill brightness-low-fill Sun
    sun.rain cloud-drizzle Sun and Rain
    sunglasses sunglasses Sunglasses
    sunglasses.fill sunglasses Sunglasses
    sunrise sunrise Sunrise
    sunrise.fill sunrise-fill Sunrise
    sunset sunset Sunset
    sunset.fill sunset-fill Sunset
    surfboard water Surfboard
    swatchpalette palette2 Swatches
    swatchpalette.fill palette2 Swatches
    swift code-slash Swift
    switch.2 toggles Switches
    switch.programmable toggles Switch
    syringe eyedropper Syringe
    syringe.fill eyedropper Syringe
    t.bubble translate Translate
    table table Table
    table.badge.more table+ More Rows
    table.fill table Table
    tablecells table Table
    tablecells.badge.ellipsis table+ More for Table
    tablecells.fill table Table
    tachometer speedometer Speed
    tag tag Tag
    tag.fill tag-fill Tag
    target bullseye Target
    teletype telephone Teletype
    teletype.answer telephone Teletype
    tent.2 triangle Tents
    terminal terminal Terminal
    terminal.fill terminal-fill Terminal
    testtube.2 own-tubes Test Tubes
    text.aligncenter text-center Align Center
    text.alignleft text-left Align Left
    text.alignright text-right Align Right
    text.and.command.macwindow window-desktop Commands
    text.append file-earmark-plus Append
    text.badge.checkmark text-left+ Checked Text
    text.badge.minus text-left+ Remove Text
    text.badge.plus text-left+ Add Text
    text.badge.star text-left+ Starred Text
    text.badge.xmark text-left+ Remove Text
    text.below.photo card-image Caption
    text.below.photo.fill card-image Caption
    text.book.closed journal-text Book
    text.book.closed.fill journal-text Book
    text.bubble chat-square-text Comment
    text.bubble.fill chat-square-text-fill Comment
    text.cursor input-cursor-text Text Cursor
    text.document file-earmark-text Document
    text.document.fill file-earmark-text-fill Document
    text.fill.viewfinder card-text Find Text
    text.format.size fonts Text Size
    text.insert text-indent-left Insert Text
    text.justify justify Justify
    text.justify.leading text-left Align Leading
    text.justify.left text-left Align Left
    text.justifyleft text-left Align Left
    text.line.first.and.arrowtriangle.forward text-indent-left First Line
    text.magnifyingglass search Search Text
    text.page file-earmark-text Page
    text.page.badge.magnifyingglass file-earmark-text+ Search Page
    text.page.fill file-earmark-text-fill Page
    text.quote blockquote-left Quote
    text.rectangle card-text Text
    text.redaction card-text Hidden Text
    text.viewfinder card-text Scan Text
    text.word.spacing distribute-horizontal Word Spacing
    textbox textarea-t Text Box
    textformat fonts Text Format
    textformat.123 123 Numbers
    textformat.abc fonts Letters
    textformat.abc.dottedunderline fonts Spelling
    textformat.alt type Text Format
    textformat.size fonts Text Size
    textformat.size.larger fonts Larger Text
    textformat.size.smaller type Smaller Text
    textformat.subscript subscript Subscript
    textformat.superscript superscript Superscript
    theatermasks emoji-laughing Theater
    theatermasks.fill emoji-laughing-fill Theater
    thermometer thermometer-half Temperature
    thermometer.high thermometer-high Hot
    thermometer.low thermometer-low Cold
    thermometer.medium thermometer-half Temperature
    thermometer.snowflake thermometer-snow Cold
    thermometer.sun thermometer-sun Hot
    thermometer.sun.fill thermometer-sun Hot
    ticket ticket-perforated Ticket
    ticket.fill ticket-perforated-fill Ticket
    timelapse hourglass-split Time-Lapse
    timeline.selection distribute-horizontal Timeline
    timer stopwatch Timer
    togglepower toggle-on Power Switch
    tornado tornado Tornado
    tortoise own-tortoise Tortoise
    tortoise.fill own-tortoise Tortoise
    touchid fingerprint Touch ID
    train.side.front.car train-freight-front Train
    tram train-front Train
    tram.fill train-front-fill Tram
    tram.fill.tunnel train-front-fill Tunnel
    transmission arrow-down-up Transmission
    trapezoid.and.line.vertical bounding-box Trapezoid
    trash trash Delete
    trash.fill trash-fill Delete
    tray inbox Inbox
    tray.2 inboxes Trays
    tray.2.fill inboxes-fill Trays
    tray.and.arrow.down box-arrow-in-down Receive
    tray.and.arrow.down.fill box-arrow-in-down Receive
    tray.and.arrow.up box-arrow-up Send
    tray.and.arrow.up.fill box-arrow-up Send
    tray.fill inbox-fill Tray
    tray.full inbox-fill Inbox
    tray.full.fill inbox-fill Tray
    tree tree Tree
    tree.fill tree-fill Tree
    triangle triangle Triangle
    triangle.fill triangle-fill Triangle
    trophy trophy Trophy
    trophy.fill trophy-fill Trophy
    truck.box truck Truck
    truck.box.fill truck Truck
    tuningfork music-note Tuning Fork
    tv tv Television
    tv.and.hifispeaker.fill tv-fill Home Theater
    tv.and.mediabox tv Television
    tv.fill tv-fill Television
    tv.inset.filled tv-fill Television
    uiwindow.split.2x1 layout-split Split View
    umbrella.percent umbrella Chance of Rain
    underline type-underline Underline
    video camera-video Video
    video.badge.checkmark camera-video+ Confirmed Video
    video.badge.plus camera-video+ Add Video
    video.bubble camera-video Video Message
    video.fill camera-video-fill Video
    video.slash camera-video-off Video Off
    video.slash.fill camera-video-off-fill Video Off
    view.2d square Flat View
    view.3d box Spatial View
    viewfinder fullscreen Viewfinder
    visionpro headset-vr Headset
    voiceover universal-access-circle VoiceOver
    wallet.bifold wallet2 Wallet
    wallet.bifold.fill wallet-fill Wallet
    wallet.pass wallet Wallet
    wallet.pass.fill wallet-fill Wallet
    wand.and.rays magic Magic
    wand.and.rays.inverse magic Magic
    wand.and.sparkles magic Magic
    wand.and.stars magic Enhance
    wand.and.stars.inverse magic Magic
    washer disc Washer
    watch.analog watch Watch
    water.waves water Water
    waveform soundwave Sound
    waveform.badge.exclamationmark soundwave+ Sound Problem
    waveform.badge.plus soundwave+ Add Sound
    waveform.path activity Waveform
    waveform.path.ecg activity Heart Rate
    web.camera webcam Web Camera
    web.camera.fill webcam-fill Web Camera
    wifi wifi Wi-Fi
    wifi.exclamationmark wifi-off Wi-Fi Problem
    wifi.router router Router
    wifi.router.fill router-fill Router
    wifi.slash wifi-off Wi-Fi Off
    wind wind Wind
    wind.snow wind Blowing Snow
    window.ceiling window Window
    window.shade.closed window Closed Shade
    window.shade.open window Open Shade
    window.vertical.open window Open Window
    wineglass cup-straw Wine
    wineglass.fill cup-straw Wine
    wrench wrench Tools
    wrench.adjustable wrench-adjustable Wrench
    wrench.adjustable.fill wrench-adjustable Wrench
    wrench.and.screwdriver tools Tools
    wrench.and.screwdriver.fill tools Tools
    wrench.fill wrench Tools
    x.circle x-circle Close
    x.circle.fill x-circle-fill Close
    x.square x-square Close
    xmark x-lg Close
    xmark.app x-square Close
    xmark.app.fill x-square-fill Close
    xmark.bin trash Clear
    xmark.bin.fill trash-fill Clear
    xmark.circle x-circle Close
    xmark.circle.fill x-circle-fill Close
    xmark.diamond x-diamond Cancel
    xmark.diamond.fill x-diamond-fill Cancel
    xmark.icloud cloud-slash Cloud Off
    xmark.icloud.fill cloud-slash-fill Cloud Off
    xmark.octagon x-octagon Error
    xmark.octagon.fill x-octagon-fill Error
    xmark.rectangle x-square Close
    xmark.rectangle.fill x-square-fill Close
    xmark.seal patch-minus Rejected
    xmark.seal.fill patch-minus-fill Rejected
    xmark.shield shield-x Not Protected
    xmark.shield.fill shield-fill-x Not Protected
    xmark.square x-square Close
    xmark.square.fill x-square-fill Close
    yensign currency-yen Yen
    zipper.page file-earmark-zip Compressed Page
    zzz moon-stars Sleep
    """
}
