extension SymbolTable {
  static let namesPToZ: String = """
    paintbrush brush Paint
    paintbrush.fill brush-fill Paint
    paintpalette palette Palette
    paintpalette.fill palette-fill Palette
    paperclip paperclip Attachment
    paperplane send Send
    paperplane.fill send-fill Send
    pause pause Pause
    pause.circle pause-circle Pause
    pause.fill pause-fill Pause
    pencil pencil Edit
    pencil.circle pencil Edit
    percent percent Percent
    person person Person
    person.2 people People
    person.2.fill people-fill People
    person.3 people Group
    person.3.fill people-fill Group
    person.badge.plus person-plus Add Person
    person.circle person-circle Account
    person.fill person-fill Person
    phone telephone Phone
    phone.fill telephone-fill Phone
    photo image Photo
    photo.fill image-fill Photo
    photo.on.rectangle images Photos
    pin pin-angle Pin
    pin.fill pin-angle-fill Pin
    play play Play
    play.circle play-circle Play
    play.circle.fill play-circle-fill Play
    play.fill play-fill Play
    plus plus Add
    plus.circle plus-circle Add
    plus.circle.fill plus-circle-fill Add
    plus.magnifyingglass zoom-in Zoom In
    power power Power
    printer printer Print
    printer.fill printer-fill Print
    qrcode qr-code QR Code
    questionmark question Help
    questionmark.circle question-circle Help
    questionmark.circle.fill question-circle-fill Help
    quote.opening quote Quote
    rectangle.and.pencil.and.ellipsis input-cursor-text Input
    rectangle.grid.1x2 hdd-stack Rows
    repeat repeat Repeat
    rosette award Award
    scissors scissors Cut
    shield shield Shield
    shield.fill shield-fill Shield
    shuffle shuffle Shuffle
    sidebar.left layout-sidebar Sidebar
    sidebar.right layout-sidebar-reverse Sidebar
    slider.horizontal.3 sliders Adjust
    snowflake snow Snow
    sparkles stars Sparkles
    speaker speaker Speaker
    speaker.slash volume-mute Mute
    speaker.slash.fill volume-mute-fill Mute
    speaker.wave.2 volume-up Volume
    speaker.wave.2.fill volume-up-fill Volume
    speedometer speedometer Speedometer
    square square Square
    square.and.arrow.down box-arrow-in-down Save
    square.and.arrow.up box-arrow-up Share
    square.and.pencil pencil-square Compose
    square.fill square-fill Square
    square.grid.2x2 grid Grid
    square.grid.2x2.fill grid-fill Grid
    square.grid.3x3 grid-3x3 Grid
    square.stack stack Stack
    square.stack.3d.up layers Layers
    square.stack.3d.up.fill layers-fill Layers
    star star Favorite
    star.fill star-fill Favorite
    star.leadinghalf.filled star-half Half Star
    stop stop Stop
    stop.circle stop-circle Stop
    stop.fill stop-fill Stop
    sun.max sun Brightness
    sun.max.fill sun-fill Brightness
    tag tag Tag
    tag.fill tag-fill Tag
    terminal terminal Terminal
    text.aligncenter text-center Align Center
    text.alignleft text-left Align Left
    text.alignright text-right Align Right
    text.quote blockquote-left Quote
    textformat fonts Text Format
    timer stopwatch Timer
    tram train-front Train
    trash trash Delete
    trash.fill trash-fill Delete
    tray inbox Inbox
    tray.full inbox-fill Inbox
    triangle triangle Triangle
    triangle.fill triangle-fill Triangle
    trophy trophy Trophy
    trophy.fill trophy-fill Trophy
    underline type-underline Underline
    video camera-video Video
    video.fill camera-video-fill Video
    wallet.pass wallet Wallet
    wallet.pass.fill wallet-fill Wallet
    wand.and.stars magic Enhance
    wifi wifi Wi-Fi
    wifi.slash wifi-off Wi-Fi Off
    wrench wrench Tools
    wrench.and.screwdriver tools Tools
    wrench.fill wrench Tools
    xmark x-lg Close
    xmark.circle x-circle Close
    xmark.circle.fill x-circle-fill Close
    xmark.octagon x-octagon Error
    xmark.octagon.fill x-octagon-fill Error
    xmark.shield shield-x Not Protected
    xmark.shield.fill shield-fill-x Not Protected
    """
}
