extension SymbolTable {
  static let namesPToR: String = """
    paintbrush brush Paint
    paintbrush.fill brush-fill Paint
    paintbrush.pointed brush Brush
    paintbrush.pointed.fill brush-fill Brush
    paintpalette palette Palette
    paintpalette.fill palette-fill Palette
    pano image Panorama
    pano.fill image-fill Panorama
    paperclip paperclip Attachment
    paperclip.badge.ellipsis paperclip+ More Attachments
    paperplane send Send
    paperplane.fill send-fill Send
    paragraphsign paragraph Paragraph
    parentheses braces Parentheses
    parkingsign p-circle Parking
    parkingsign.circle.fill p-circle-fill Parking
    party.popper stars Celebration
    party.popper.fill stars Celebration
    pause pause Pause
    pause.circle pause-circle Pause
    pause.circle.fill pause-circle-fill Pause
    pause.fill pause-fill Pause
    pause.rectangle pause-btn Pause
    pc pc Computer
    pencil pencil Edit
    pencil.and.list.clipboard own-clipboard-pencil Edit List
    pencil.and.outline own-pencil-outline Draw
    pencil.and.ruler rulers Design
    pencil.and.ruler.fill rulers Design
    pencil.and.scribble own-pencil-scribble Draw
    pencil.circle.fill pencil-fill Edit
    pencil.line pencil Edit
    pencil.tip pen Pen
    pencil.tip.crop.circle pen Pen
    pencil.tip.crop.circle.badge.plus pen+ Add Pen
    pentagon pentagon Pentagon
    pentagon.fill pentagon-fill Pentagon
    percent percent Percent
    person person Person
    person.2 people People
    person.2.badge.gearshape people+ Group Settings
    person.2.crop.square.stack person-square Contacts
    person.2.crop.square.stack.fill person-square Contacts
    person.2.fill people-fill People
    person.2.square.stack person-square Contacts
    person.2.wave.2 people Nearby People
    person.2.wave.2.fill people-fill Nearby People
    person.3 people Group
    person.3.fill people-fill Group
    person.3.sequence people Team
    person.3.sequence.fill people-fill Team
    person.and.arrow.left.and.arrow.right own-person-arrows Switch Person
    person.and.background.dotted person-bounding-box Portrait
    person.badge.clock person+ Waiting Person
    person.badge.clock.fill person-fill+ Waiting Person
    person.badge.key person+ Person With Key
    person.badge.key.fill person-fill+ Person With Key
    person.badge.minus person-dash Remove Person
    person.badge.plus person-plus Add Person
    person.badge.shield.checkmark person+ Trusted Person
    person.badge.shield.checkmark.fill person-fill+ Trusted Person
    person.bust person Person
    person.bust.fill person-fill Person
    person.circle person-circle Account
    person.circle.fill person-circle Person
    person.crop.artframe person-bounding-box Portrait
    person.crop.circle person-circle Profile
    person.crop.circle.badge person-circle+ Profile With Badge
    person.crop.circle.badge.checkmark person-circle+ Confirmed Profile
    person.crop.circle.badge.clock person-circle+ Waiting Profile
    person.crop.circle.badge.exclamationmark person-circle+ Profile Problem
    person.crop.circle.badge.exclamationmark.fill person-circle+ Profile Problem
    person.crop.circle.badge.minus person-circle+ Remove Profile
    person.crop.circle.badge.moon person-circle+ Sleeping Profile
    person.crop.circle.badge.plus person-circle+ Add Profile
    person.crop.circle.badge.questionmark person-circle+ Unknown Profile
    person.crop.circle.badge.xmark person-circle+ Blocked Profile
    person.crop.circle.badge.xmark.fill person-circle+ Blocked Profile
    person.crop.circle.dashed person-circle Profile
    person.crop.circle.fill person-circle Profile
    person.crop.circle.fill.badge.checkmark person-circle+ Confirmed Profile
    person.crop.circle.fill.badge.minus person-circle+ Remove Profile
    person.crop.circle.fill.badge.plus person-circle+ Add Profile
    person.crop.circle.fill.badge.xmark person-circle+ Blocked Profile
    person.crop.rectangle person-vcard Contact Card
    person.crop.rectangle.badge.plus person-vcard+ Add Contact Card
    person.crop.rectangle.fill person-vcard-fill Contact Card
    person.crop.rectangle.stack person-vcard Contact Cards
    person.crop.rectangle.stack.fill person-vcard-fill Contact Cards
    person.crop.square person-square Contact
    person.crop.square.fill person-square Contact
    person.crop.square.filled.and.at.rectangle person-vcard Contact Details
    person.crop.square.filled.and.at.rectangle.fill person-vcard-fill Contact Details
    person.fill person-fill Person
    person.fill.and.arrow.left.and.arrow.right own-person-arrows-fill Switch Person
    person.fill.badge.minus person-dash-fill Remove Person
    person.fill.badge.plus person-plus-fill Add Person
    person.fill.checkmark person-fill-check Confirmed Person
    person.fill.questionmark person-fill-gear Unknown Person
    person.fill.turn.down person-fill-down Rejected Person
    person.fill.turn.left person-fill Turned Person
    person.fill.turn.right person-fill Turned Person
    person.fill.viewfinder person-bounding-box Find Person
    person.fill.xmark person-fill-x Blocked Person
    person.icloud cloud Cloud Account
    person.line.dotted.person people Connected People
    person.line.dotted.person.fill people-fill Connected People
    person.slash person-slash Nobody
    person.slash.fill person-fill-slash Nobody
    person.text.rectangle person-vcard Contact Card
    person.text.rectangle.fill person-vcard-fill Contact Card
    person.wave.2 person-workspace Speaking Person
    person.wave.2.fill person-fill Speaking Person
    personalhotspot wifi Hotspot
    perspective badge-3d Perspective
    phone telephone Phone
    phone.and.waveform telephone Call
    phone.arrow.down.left telephone-inbound Incoming Call
    phone.arrow.down.left.fill telephone-inbound-fill Incoming Call
    phone.arrow.up.right telephone-outbound Outgoing Call
    phone.arrow.up.right.fill telephone-outbound-fill Outgoing Call
    phone.badge.plus telephone-plus Add Call
    phone.badge.waveform telephone+ Call
    phone.bubble telephone Call
    phone.connection telephone-forward Call Connected
    phone.down telephone-x Hang Up
    phone.down.fill telephone-x-fill Hang Up
    phone.fill telephone-fill Phone
    photo image Photo
    photo.artframe image Picture
    photo.badge.arrow.down image+ Download Photo
    photo.badge.exclamationmark image+ Photo Problem
    photo.badge.exclamationmark.fill image-fill+ Photo Problem
    photo.badge.plus image+ Add Photo
    photo.fill image-fill Photo
    photo.fill.on.rectangle.fill images Photos
    photo.on.rectangle images Photos
    photo.on.rectangle.angled images Photos
    photo.on.rectangle.angled.fill images Photos
    photo.stack images Photos
    photo.stack.fill images Photos
    photo.tv tv Photo on TV
    pill capsule Pill
    pill.fill capsule Pill
    pills capsule Pills
    pills.fill capsule Pills
    pin pin-angle Pin
    pin.circle pin Pinned
    pin.fill pin-angle-fill Pin
    pin.slash pin Unpin
    pin.slash.fill pin-fill Unpin
    pin.square pin Pinned
    pip pip Picture in Picture
    pip.enter pip Enter Picture in Picture
    pip.exit pip-fill Leave Picture in Picture
    pip.fill pip-fill Picture in Picture
    pipe.and.drop droplet Water Pipe
    placeholdertext.fill textarea-t Placeholder Text
    platter.filled.bottom.iphone phone Phone
    play play Play
    play.circle play-circle Play
    play.circle.fill play-circle-fill Play
    play.desktopcomputer display Play on Computer
    play.fill play-fill Play
    play.rectangle play-btn Play Video
    play.rectangle.fill play-btn-fill Play Video
    play.rectangle.on.rectangle collection-play Videos
    play.rectangle.on.rectangle.fill collection-play-fill Videos
    play.square play-btn Play
    play.square.fill play-btn-fill Play
    play.square.stack collection-play Playlist
    play.square.stack.fill collection-play-fill Playlist
    play.tv tv Play on TV
    play.tv.fill tv-fill Play on TV
    playpause play Play or Pause
    playpause.fill play-fill Play or Pause
    plus plus Add
    plus.app plus-square Add
    plus.app.fill plus-square-fill Add
    plus.bubble chat-square-text New Comment
    plus.bubble.fill chat-square-text-fill New Comment
    plus.circle plus-circle Add
    plus.circle.fill plus-circle-fill Add
    plus.diamond plus-circle Add
    plus.forwardslash.minus plus-slash-minus Plus or Minus
    plus.magnifyingglass zoom-in Zoom In
    plus.message chat-square-text New Message
    plus.message.fill chat-square-text-fill New Message
    plus.minus.capsule plus-slash-minus Plus or Minus
    plus.rectangle plus-square Add
    plus.rectangle.fill plus-square-fill Add
    plus.rectangle.on.folder folder-plus Add to Folder
    plus.rectangle.on.rectangle window-plus Duplicate
    plus.rectangle.portrait file-plus Add Page
    plus.slash.minus plus-slash-minus Plus or Minus
    plus.square plus-square Add
    plus.square.dashed plus-square-dotted Add
    plus.square.fill.on.square.fill plus-square-fill Duplicate
    plus.square.on.square plus-square Duplicate
    plus.viewfinder plus-square-dotted Add
    plusminus plus-slash-minus Plus or Minus
    point.3.connected.trianglepath.dotted share Connections
    point.3.filled.connected.trianglepath.dotted share-fill Connections
    point.bottomleft.forward.to.point.topright.scurvepath bezier2 Path
    point.topleft.down.curvedto.point.bottomright.up bezier2 Path
    point.topleft.down.to.point.bottomright.curvepath bezier2 Path
    power power Power
    poweroff power Power Off
    poweron dash-lg Power On
    poweroutlet.type.b outlet Power Outlet
    poweroutlet.type.b.fill outlet Power Outlet
    powerplug plug Plug
    powerplug.fill plug-fill Plug
    powersleep moon Sleep
    printer printer Print
    printer.dotmatrix printer Printer
    printer.fill printer-fill Print
    printer.filled.and.paper printer-fill Printer
    projective badge-3d Projection
    purchased bag-check Purchased
    puzzlepiece puzzle Extension
    puzzlepiece.extension puzzle Extension
    puzzlepiece.extension.fill puzzle-fill Extension
    puzzlepiece.fill puzzle-fill Extension
    qrcode qr-code QR Code
    qrcode.viewfinder qr-code-scan Scan QR Code
    questionmark question Help
    questionmark.app question-square Unknown App
    questionmark.app.dashed question-square Unknown App
    questionmark.bubble chat-square-text Question
    questionmark.bubble.fill chat-square-text-fill Question
    questionmark.circle question-circle Help
    questionmark.circle.fill question-circle-fill Help
    questionmark.diamond question-diamond Unknown
    questionmark.diamond.fill question-diamond-fill Unknown
    questionmark.folder folder-x Unknown Folder
    questionmark.folder.fill folder-x Unknown Folder
    questionmark.square question-square Unknown
    questionmark.square.dashed question-square Unknown
    questionmark.square.fill question-square-fill Unknown
    questionmark.video camera-video Unknown Video
    quote.bubble chat-quote Quote
    quote.bubble.fill chat-quote-fill Quote
    quote.closing quote Closing Quote
    quote.opening quote Quote
    quotelevel blockquote-left Quote
    radio boombox Radio
    radio.fill boombox-fill Radio
    rainbow rainbow Rainbow
    rays brightness-high Rays
    receipt receipt Receipt
    receipt.fill receipt-cutoff Receipt
    record.circle record-circle Record
    record.circle.fill record-circle-fill Record
    recordingtape voicemail Voicemail
    rectangle.3.group columns-gap Groups
    rectangle.3.group.bubble chat-square-text Groups
    rectangle.3.group.fill columns-gap Groups
    rectangle.and.arrow.up.right.and.arrow.down.left arrows-fullscreen Full Screen
    rectangle.and.hand.point.up.left own-rectangle-hand Choose Page
    rectangle.and.hand.point.up.left.fill own-rectangle-hand-fill Choose Page
    rectangle.and.paperclip paperclip Attachment
    rectangle.and.pencil.and.ellipsis input-cursor-text Input
    rectangle.and.text.magnifyingglass search Search Text
    rectangle.badge.checkmark check-square Confirmed
    rectangle.badge.minus dash-square Remove
    rectangle.badge.person.crop window+ Contact
    rectangle.badge.plus plus-square Add
    rectangle.badge.xmark x-square Remove
    rectangle.bottomthird.inset.filled layout-split Bottom Panel
    rectangle.center.inset.filled window Centered
    rectangle.compress.vertical arrows-collapse Collapse
    rectangle.connected.to.line.below diagram-3 Connected
    rectangle.dashed bounding-box Selection
    rectangle.expand.vertical arrows-expand Expand
    rectangle.fill.on.rectangle.angled.fill images Stack
    rectangle.fill.on.rectangle.fill window-stack Stack
    rectangle.grid.1x2 hdd-stack Rows
    rectangle.grid.1x2.fill hdd-stack-fill Grid
    rectangle.grid.2x2 grid Grid
    rectangle.grid.2x2.fill grid-fill Grid
    rectangle.grid.3x2 grid-3x2 Grid
    rectangle.grid.3x2.fill grid-3x2-gap-fill Grid
    rectangle.inset.filled window-fullscreen Filled Window
    rectangle.inset.filled.and.person.filled person-video Presentation
    rectangle.inset.filled.on.rectangle window-stack Windows
    rectangle.leadinghalf.inset.filled layout-sidebar Leading Half
    rectangle.leadingthird.inset.filled layout-sidebar Leading Panel
    rectangle.lefthalf.filled layout-sidebar Left Half
    rectangle.lefthalf.inset.filled layout-sidebar Left Half
    rectangle.on.rectangle window-stack Windows
    rectangle.on.rectangle.angled window-stack Windows
    rectangle.on.rectangle.slash window-stack Windows Off
    rectangle.portrait phone Portrait
    rectangle.portrait.and.arrow.forward box-arrow-right Sign Out
    rectangle.portrait.and.arrow.right box-arrow-right Sign Out
    rectangle.portrait.and.arrow.right.fill box-arrow-right Sign Out
    rectangle.portrait.badge.plus file-plus Add Page
    rectangle.portrait.fill file-fill Portrait
    rectangle.portrait.on.rectangle.portrait files Pages
    rectangle.portrait.split.2x1 layout-split Split
    rectangle.righthalf.filled layout-sidebar-reverse Right Half
    rectangle.righthalf.inset.filled layout-sidebar-reverse Right Half
    rectangle.roundedtop window Window
    rectangle.slash window None
    rectangle.split.1x2 hdd-stack Split
    rectangle.split.1x2.fill hdd-stack-fill Split
    rectangle.split.2x1 layout-split Split
    rectangle.split.2x1.fill layout-split Split
    rectangle.split.2x2 grid Split
    rectangle.split.3x1 layout-three-columns Columns
    rectangle.split.3x1.fill layout-three-columns Columns
    rectangle.split.3x3 grid-3x3 Split
    rectangle.stack collection Stack
    rectangle.stack.badge.minus collection+ Remove From Stack
    rectangle.stack.badge.person.crop collection+ Shared Stack
    rectangle.stack.badge.play collection-play Play Stack
    rectangle.stack.badge.plus collection+ Add to Stack
    rectangle.stack.fill collection-fill Stack
    rectangle.stack.person.crop collection Shared Stack
    rectangle.topthird.inset.filled layout-text-window Top Panel
    rectangle.trailinghalf.inset.filled layout-sidebar-reverse Trailing Half
    rectangle.trailingthird.inset.filled layout-sidebar-reverse Trailing Panel
    remote play-btn Remote
    remote.fill play-btn-fill Remote
    repeat repeat Repeat
    repeat.1.circle repeat-1 Repeat Once
    restart arrow-counterclockwise Restart
    retarder.brakesignal.and.exclamationmark exclamation-circle Brake Warning
    return arrow-return-left Return
    return.left arrow-return-left Return
    return.right arrow-return-right Return
    rhombus diamond Rhombus
    rhombus.fill diamond-fill Rhombus
    richtext.page file-earmark-richtext Rich Text Page
    richtext.page.fill file-earmark-richtext-fill Rich Text Page
    road.lanes signpost Road
    rosette award Award
    rotate.3d box Rotate in Space
    rotate.left arrow-counterclockwise Rotate Left
    rotate.left.fill arrow-counterclockwise Rotate Left
    rotate.right arrow-clockwise Rotate Right
    rotate.right.fill arrow-clockwise Rotate Right
    ruler rulers Ruler
    ruler.fill rulers Ruler
    rupeesign.circle currency-rupee Rupee
    """
}
