extension SymbolTable {
  static let namesSToZ: String = """
    safari compass Browser
    safari.fill compass-fill Browser
    sailboat water Sailboat
    scale.3d own-cube-scale Scale in Space
    scalemass own-scalemass Weight
    scalemass.fill own-scalemass-fill Weight
    scanner own-scanner Scanner
    scanner.fill own-scanner-fill Scanner
    scissors scissors Cut
    scissors.badge.ellipsis scissors+ More for Cutting
    scope own-scope Scope
    screwdriver screwdriver Screwdriver
    screwdriver.fill screwdriver/fill Screwdriver
    scribble own-scribble Scribble
    scribble.variable pencil Scribble
    scroll file-earmark-text Scroll
    scroll.fill file-earmark-text-fill Scroll
    sdcard sd-card SD Card
    sdcard.fill sd-card-fill SD Card
    seal own-seal Seal
    seal.fill own-seal-fill Seal
    selection.pin.in.out pin-angle/flip Selection
    sensor own-sensor Sensor
    sensor.fill own-sensor-fill Sensor
    sensor.tag.radiowaves.forward broadcast-pin Sensor Tag
    server.rack hdd-rack Server
    shadow circle-half Shadow
    shareplay people SharePlay
    shield shield Shield
    shield.checkered shield-shaded Shield
    shield.fill shield-fill Shield
    shield.lefthalf.fill ~ Shield
    shield.lefthalf.filled ~ Shield
    shield.lefthalf.filled.badge.checkmark shield+ Protected
    shield.lefthalf.filled.slash ~ Protection Off
    shield.righthalf.filled ~ Shield
    shield.slash shield-slash Protection Off
    shield.slash.fill shield-slash-fill Protection Off
    shift shift Shift
    shift.fill shift-fill Shift
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
    signature own-signature Signature
    signpost.left signpost Signpost
    signpost.right signpost-2 Signpost
    signpost.right.and.left signpost-split Signpost
    signpost.right.and.left.fill signpost-split-fill Signpost
    simcard sim SIM Card
    simcard.2 sim SIM Cards
    simcard.fill sim-fill SIM Card
    skew own-skew Skew
    slash.circle slash-circle None
    slash.circle.fill slash-circle-fill None
    sleep moon Sleep
    slider.horizontal.2.gobackward sliders Reset Settings
    slider.horizontal.2.square sliders Adjust
    slider.horizontal.3 sliders Adjust
    slider.horizontal.below.rectangle sliders Adjust
    slider.horizontal.below.square.fill.and.square sliders Adjust
    slider.vertical.3 sliders2-vertical Adjust
    slowmo own-slowmo Slow Motion
    smallcircle.circle own-circle-in-circle Circle
    smallcircle.filled.circle own-small-circle Circle
    smallcircle.filled.circle.fill record-circle-fill Circle
    smartphone phone Phone
    smoke cloud-fog Smoke
    smoke.fill cloud-fog-fill Smoke
    snow own-snowing Snow
    snowflake snow Snow
    soccerball own-soccerball Soccer
    soccerball.inverse own-soccerball-fill Soccer
    sos exclamation-diamond Emergency
    space own-space Space
    sparkle own-sparkle Sparkle
    sparkle.magnifyingglass ~ Smart Search
    sparkles stars Sparkles
    sparkles.rectangle.stack ~ Highlights
    sparkles.square.filled.on.square stars Highlights
    sparkles.tv ~ Smart TV
    speaker volume-off Speaker
    speaker.fill volume-off-fill Speaker
    speaker.minus own-speaker-minus Quieter
    speaker.minus.fill own-speaker-minus-fill Volume Down
    speaker.plus own-speaker-plus Louder
    speaker.plus.fill own-speaker-plus-fill Volume Up
    speaker.slash ~ Mute
    speaker.slash.fill ~ Mute
    speaker.wave.1 volume-down Volume Low
    speaker.wave.1.fill volume-down-fill Volume Low
    speaker.wave.2 own-speaker-2 Volume
    speaker.wave.2.fill own-speaker-2-fill Volume
    speaker.wave.3 volume-up Volume Up
    speaker.wave.3.fill volume-up-fill Volume Up
    speaker.zzz volume-mute Sleeping Speaker
    speedometer speedometer Speedometer
    sportscourt own-sportscourt Sports
    sportscourt.fill own-sportscourt-fill Sports
    square square Square
    square.2.layers.3d layers Layers
    square.2.layers.3d.fill layers-fill Layers
    square.2.stack.3d layers Stack
    square.3.layers.3d own-layers-3 Layers
    square.3.layers.3d.down.right layers Layers
    square.3.stack.3d layers Stack
    square.3.stack.3d.top.fill layers-half Stack
    square.and.arrow.down box-arrow-in-down Save
    square.and.arrow.down.fill own-box-arrow-down-filled Save
    square.and.arrow.down.on.square own-arrow-down-squares Save All
    square.and.arrow.down.on.square.fill own-arrow-down-squares-filled Save All
    square.and.arrow.up box-arrow-up Share
    square.and.arrow.up.fill own-box-arrow-up-filled Share
    square.and.arrow.up.on.square own-arrow-up-squares Share All
    square.and.arrow.up.on.square.fill own-arrow-up-squares-filled Share All
    square.and.arrow.up.trianglebadge.exclamationmark box-arrow-up+ Share Problem
    square.and.at.rectangle person-vcard Address Card
    square.and.line.vertical.and.square layout-split Compare
    square.and.pencil pencil-square Compose
    square.badge.plus square+ Add
    square.bottomhalf.filled ~ Bottom Half
    square.bottomthird.inset.filled ~ Bottom Panel
    square.circle record-btn Square in Circle
    square.dashed own-square-dashed Selection
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
    square.leadingthird.inset.filled ~ Leading Panel
    square.lefthalf.filled ~ Left Half
    square.on.circle intersect Shapes
    square.on.square back Duplicate
    square.on.square.dashed own-square-on-square-dashed Copy
    square.on.square.squareshape.controlhandles bounding-box-circles Edit Shape
    square.righthalf.filled ~ Right Half
    square.slash slash-square None
    square.slash.fill slash-square-fill None
    square.split.1x2 hdd-stack Split
    square.split.2x1 own-square-split Split
    square.split.2x1.fill own-square-split-fill Split
    square.split.2x2 grid Split
    square.split.2x2.fill grid-fill Split
    square.split.bottomrightquarter grid Split
    square.stack own-square-stack Stack
    square.stack.3d.down.forward layers Layers
    square.stack.3d.down.right layers Layers
    square.stack.3d.down.right.fill layers-fill Layers
    square.stack.3d.forward.dottedline layers Layers
    square.stack.3d.up layers Layers
    square.stack.3d.up.fill layers-fill Layers
    square.stack.fill own-square-stack-fill Stack
    square.text.square card-text Text
    square.topthird.inset.filled ~ Top Panel
    square.trailingthird.inset.filled ~ Trailing Panel
    squares.below.rectangle grid-1x2 Layout
    squareshape square Square
    squareshape.fill square-fill Square
    squareshape.split.2x2 grid Split
    squareshape.split.3x3 grid-3x3 Split
    star star Favorite
    star.bubble ~ Starred Comment
    star.fill star-fill Favorite
    star.hexagon ~ Favorite
    star.leadinghalf.filled star-half Half Star
    star.lefthalf.fill star-half Half Star
    star.lefthalf.filled star-half Half Star
    staroflife asterisk Medical
    staroflife.fill asterisk Medical
    sterlingsign currency-pound Pound Sterling
    stethoscope own-stethoscope Health
    stop stop Stop
    stop.circle stop-circle Stop
    stop.circle.fill stop-circle-fill Stop
    stop.fill stop-fill Stop
    stopwatch stopwatch Stopwatch
    stopwatch.fill stopwatch-fill Stopwatch
    storefront shop Shop
    storefront.fill shop/fill Shop
    strikethrough type-strikethrough Strikethrough
    suit.club suit-club Club
    suit.club.fill suit-club-fill Club
    suit.diamond suit-diamond Diamond
    suit.diamond.fill suit-diamond-fill Diamond
    suit.heart suit-heart Heart
    suit.heart.fill suit-heart-fill Heart
    suit.spade suit-spade Spade
    suit.spade.fill suit-spade-fill Spade
    suitcase own-suitcase Suitcase
    suitcase.cart own-suitcase Luggage
    suitcase.fill own-suitcase-fill Suitcase
    sum own-sum Sum
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
    sun.rain own-sun-rain Sun and Rain
    sun.rain.fill own-sun-rain-fill Sun and Rain
    sunglasses sunglasses Sunglasses
    sunglasses.fill sunglasses Sunglasses
    sunrise sunrise Sunrise
    sunrise.fill sunrise-fill Sunrise
    sunset sunset Sunset
    sunset.fill sunset-fill Sunset
    surfboard water Surfboard
    swatchpalette palette2 Swatches
    swatchpalette.fill palette2 Swatches
    swift code Swift
    switch.2 toggles Switches
    switch.programmable toggles Switch
    syringe own-syringe Syringe
    syringe.fill own-syringe-fill Syringe
    t.bubble ~ Translate
    table table Table
    table.badge.more table+ More Rows
    table.fill table Table
    tablecells own-tablecells Table
    tablecells.badge.ellipsis table+ More for Table
    tablecells.fill own-tablecells-fill Table
    tachometer speedometer Speed
    tag tag Tag
    tag.fill tag-fill Tag
    takeoutbag.and.cup.and.straw own-takeout Takeout
    takeoutbag.and.cup.and.straw.fill own-takeout-fill Takeout
    target bullseye Target
    teletype telephone Teletype
    teletype.answer telephone Teletype
    tennisball own-tennisball Tennis
    tennisball.fill own-tennisball-fill Tennis
    tent own-tent Tent
    tent.2 own-tent-2 Tents
    tent.2.fill own-tent-2-fill Tents
    tent.fill own-tent-fill Tent
    terminal terminal Terminal
    terminal.fill terminal-fill Terminal
    testtube.2 own-tubes Test Tubes
    text.aligncenter text-center Align Center
    text.alignleft text-left Align Left
    text.alignright text-right Align Right
    text.and.command.macwindow window-desktop Commands
    text.append own-text-append Append
    text.badge.checkmark text-left+ Checked Text
    text.badge.minus text-left+ Remove Text
    text.badge.plus text-left+ Add Text
    text.badge.star text-left+ Starred Text
    text.badge.xmark text-left+ Remove Text
    text.below.photo card-image Caption
    text.below.photo.fill card-image Caption
    text.book.closed own-book-text Book
    text.book.closed.fill own-book-text-fill Book
    text.bubble chat-square-text Comment
    text.bubble.fill chat-square-text-fill Comment
    text.cursor input-cursor-text Text Cursor
    text.document file-earmark-text Document
    text.document.fill file-earmark-text-fill Document
    text.fill.viewfinder own-text-viewfinder Find Text
    text.format.size fonts Text Size
    text.insert own-text-insert Insert Text
    text.justify justify Justify
    text.justify.leading text-left Align Leading
    text.justify.left text-left Align Left
    text.justifyleft text-left Align Left
    text.line.first.and.arrowtriangle.forward text-indent-left First Line
    text.magnifyingglass own-text-glass Search Text
    text.page file-earmark-text Page
    text.page.badge.magnifyingglass file-earmark-text+ Search Page
    text.page.fill file-earmark-text-fill Page
    text.quote blockquote-left Quote
    text.rectangle card-text Text
    text.redaction card-text Hidden Text
    text.viewfinder own-text-viewfinder Scan Text
    text.word.spacing distribute-horizontal Word Spacing
    textbox textarea-t Text Box
    textformat sign-Aa Text Format
    textformat.123 123 Numbers
    textformat.abc sign-abc Letters
    textformat.abc.dottedunderline fonts Spelling
    textformat.alt type Text Format
    textformat.size own-text-size Text Size
    textformat.size.larger own-text-larger Larger Text
    textformat.size.smaller own-text-smaller Smaller Text
    textformat.subscript subscript Subscript
    textformat.superscript superscript Superscript
    theatermasks own-theatermask Theater
    theatermasks.fill own-theatermask-fill Theater
    thermometer thermometer Temperature
    thermometer.high thermometer-high Hot
    thermometer.low thermometer-low Cold
    thermometer.medium thermometer-half Temperature
    thermometer.snowflake thermometer-snow Cold
    thermometer.sun thermometer-sun Hot
    thermometer.sun.fill thermometer-sun/fill Hot
    ticket ticket-perforated Ticket
    ticket.fill ticket-perforated-fill Ticket
    timelapse own-timelapse Time-Lapse
    timeline.selection distribute-horizontal Timeline
    timer own-timer Timer
    togglepower toggle-on Power Switch
    tornado tornado Tornado
    tortoise own-tortoise Tortoise
    tortoise.fill own-tortoise-fill Tortoise
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
    tray.and.arrow.down own-tray-down Receive
    tray.and.arrow.down.fill own-tray-down-filled Receive
    tray.and.arrow.up own-tray-up Send
    tray.and.arrow.up.fill own-tray-up-filled Send
    tray.fill inbox-fill Tray
    tray.full own-tray-full Inbox
    tray.full.fill own-tray-full-fill Tray
    tree tree Tree
    tree.fill tree-fill Tree
    triangle triangle Triangle
    triangle.fill triangle-fill Triangle
    trophy trophy Trophy
    trophy.fill trophy-fill Trophy
    truck.box truck Truck
    truck.box.fill truck/fill Truck
    tuningfork music-note Tuning Fork
    tv tv Television
    tv.and.hifispeaker.fill tv-fill Home Theater
    tv.and.mediabox tv Television
    tv.fill tv-fill Television
    tv.inset.filled tv-fill Television
    uiwindow.split.2x1 own-window-split Split View
    umbrella umbrella Umbrella
    umbrella.fill umbrella-fill Umbrella
    umbrella.percent umbrella Chance of Rain
    underline type-underline Underline
    video camera-video Video
    video.badge.checkmark camera-video+ Confirmed Video
    video.badge.plus camera-video+ Add Video
    video.bubble ~ Video Message
    video.fill camera-video-fill Video
    video.slash camera-video-off Video Off
    video.slash.fill camera-video-off-fill Video Off
    view.2d square Flat View
    view.3d box Spatial View
    viewfinder fullscreen Viewfinder
    visionpro headset-vr Headset
    voiceover universal-access-circle VoiceOver
    volleyball own-volleyball Volleyball
    volleyball.fill own-volleyball-fill Volleyball
    wallet.bifold wallet2 Wallet
    wallet.bifold.fill wallet-fill Wallet
    wallet.pass wallet Wallet
    wallet.pass.fill wallet-fill Wallet
    wand.and.rays own-wand-rays Magic
    wand.and.rays.inverse magic Magic
    wand.and.sparkles own-wand-sparkles Magic
    wand.and.stars own-wand Enhance
    wand.and.stars.inverse magic Magic
    washer disc Washer
    watch.analog watch Watch
    water.waves water Water
    wave.3.backward own-waves-right/flip Waves
    wave.3.forward own-waves-right Waves
    wave.3.left own-waves-right/flip Waves
    wave.3.right own-waves-right Waves
    waveform soundwave Sound
    waveform.badge.exclamationmark soundwave+ Sound Problem
    waveform.badge.plus soundwave+ Add Sound
    waveform.path own-waveform-path Waveform
    waveform.path.ecg own-ecg Heart Rate
    web.camera webcam Web Camera
    web.camera.fill webcam-fill Web Camera
    wifi wifi Wi-Fi
    wifi.exclamationmark wifi/with-exclamation-circle-fill Wi-Fi Problem
    wifi.router router Router
    wifi.router.fill router-fill Router
    wifi.slash wifi-off Wi-Fi Off
    wind wind Wind
    wind.snow own-wind-snow Blowing Snow
    window.ceiling window Window
    window.shade.closed own-blind-closed Closed Shade
    window.shade.open own-blind-open Open Shade
    window.vertical.open window Open Window
    wineglass own-wineglass Wine
    wineglass.fill own-wineglass-fill Wine
    wrench wrench Tools
    wrench.adjustable wrench-adjustable Wrench
    wrench.adjustable.fill wrench-adjustable/fill Wrench
    wrench.and.screwdriver tools Tools
    wrench.and.screwdriver.fill tools/fill Tools
    wrench.fill wrench/fill Tools
    x.circle x-circle Close
    x.circle.fill x-circle-fill Close
    x.square x-square Close
    x.squareroot own-squareroot Square Root
    xmark x-lg Close
    xmark.app ~ Close
    xmark.app.fill ~ Close
    xmark.bin ~ Clear
    xmark.bin.fill ~ Clear
    xmark.circle x-circle Close
    xmark.circle.fill x-circle-fill Close
    xmark.diamond x-diamond Cancel
    xmark.diamond.fill x-diamond-fill Cancel
    xmark.icloud ~ Cloud Off
    xmark.icloud.fill ~ Cloud Off
    xmark.octagon x-octagon Error
    xmark.octagon.fill x-octagon-fill Error
    xmark.rectangle ~ Close
    xmark.rectangle.fill ~ Close
    xmark.seal ~ Rejected
    xmark.seal.fill ~ Rejected
    xmark.shield shield-x Not Protected
    xmark.shield.fill shield-fill-x Not Protected
    xmark.square x-square Close
    xmark.square.fill x-square-fill Close
    yensign currency-yen Yen
    zipper.page file-earmark-zip Compressed Page
    zzz own-zzz Sleep
    """
}
