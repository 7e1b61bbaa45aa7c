extension SymbolTable {
  static let namesEToL: String = """
    ear ear Hearing
    ear.badge.checkmark ear+ Hearing Checked
    ear.fill ear-fill Ear
    ear.trianglebadge.exclamationmark ear+ Hearing Problem
    earbuds earbuds Earphones
    earpods earbuds Earphones
    eject eject Eject
    ellipses.bubble chat-dots Typing
    ellipses.bubble.fill chat-dots-fill Typing
    ellipsis three-dots More
    ellipsis.bubble chat-square-dots Typing
    ellipsis.bubble.fill chat-square-dots-fill Typing
    ellipsis.curlybraces braces-asterisk Code
    ellipsis.message chat-dots Typing
    ellipsis.message.fill chat-dots-fill Typing
    ellipsis.vertical.bubble chat-dots More
    entry.lever.keypad own-entry-keypad Door Lock With Keypad
    entry.lever.keypad.fill own-entry-keypad-fill Door Lock With Keypad
    envelope envelope Mail
    envelope.arrow.triangle.branch envelope Forward Mail
    envelope.badge envelope+ New Mail
    envelope.badge.fill envelope-fill+ New Mail
    envelope.badge.shield.half.filled envelope+ Protected Mail
    envelope.fill envelope-fill Mail
    envelope.front envelope Mail
    envelope.open envelope-open Open Mail
    envelope.open.badge.clock envelope-open+ Later Mail
    envelope.open.fill envelope-open-fill Open Mail
    equal own-equal Equal
    equal.circle ~ Equal
    equal.circle.fill ~ Equal
    equal.square ~ Equal
    eraser eraser Eraser
    eraser.fill eraser-fill Eraser
    escape escape Escape
    esim sim eSIM
    esim.fill sim-fill eSIM
    eurosign currency-euro Euro
    exclamationmark exclamation-lg Exclamation Mark
    exclamationmark.2 own-exclamation-2 Double Exclamation Mark
    exclamationmark.3 own-exclamation-3 Important
    exclamationmark.applewatch ~ Watch Problem
    exclamationmark.arrow.circlepath ~ Sync Problem
    exclamationmark.arrow.triangle.2.circlepath ~ Sync Problem
    exclamationmark.bubble ~ Report Comment
    exclamationmark.bubble.fill ~ Report Comment
    exclamationmark.circle exclamation-circle Attention
    exclamationmark.circle.fill exclamation-circle-fill Attention
    exclamationmark.icloud ~ Cloud Problem
    exclamationmark.icloud.fill ~ Cloud Problem
    exclamationmark.lock ~ Lock Problem
    exclamationmark.magnifyingglass ~ Search Problem
    exclamationmark.message ~ Message Problem
    exclamationmark.octagon exclamation-octagon Stop
    exclamationmark.octagon.fill exclamation-octagon-fill Stop
    exclamationmark.questionmark own-exclamation-question Unclear
    exclamationmark.shield shield-exclamation Security Warning
    exclamationmark.shield.fill shield-fill-exclamation Security Warning
    exclamationmark.square exclamation-square Important
    exclamationmark.square.fill exclamation-square-fill Important
    exclamationmark.transmission telephone Transmission Problem
    exclamationmark.triangle exclamation-triangle Warning
    exclamationmark.triangle.fill exclamation-triangle-fill Warning
    externaldrive hdd Drive
    externaldrive.badge.checkmark hdd+ Drive Ready
    externaldrive.badge.icloud hdd/with-cloud-fill External Drive With iCloud
    externaldrive.badge.minus hdd+ Remove Drive
    externaldrive.badge.plus hdd+ Add Drive
    externaldrive.badge.xmark hdd+ Drive Problem
    externaldrive.connected.to.line.below device-hdd Connected Drive
    externaldrive.fill hdd-fill External Drive
    externaldrive.fill.badge.person.crop hdd-fill+ Shared Drive
    eye eye Show
    eye.fill eye-fill Show
    eye.slash eye-slash Hide
    eye.slash.fill eye-slash-fill Hide
    eye.trianglebadge.exclamationmark eye+ View Problem
    eyedropper own-eyedropper Pick Color
    eyedropper.full own-eyedropper-whole Color Picker
    eyedropper.halffull own-eyedropper-half Color Picker
    eyeglasses eyeglasses Glasses
    eyes own-eyes Eyes
    eyes.inverse own-eyes-fill Eyes
    face emoji-neutral Face
    face.dashed own-face-dashed Face
    face.smiling emoji-smile Smiling Face
    face.smiling.fill emoji-smile-fill Smiling Face
    face.smiling.inverse emoji-smile-fill Smiling Face
    faceid own-faceid Face ID
    facemask emoji-expressionless Face Mask
    facetime camera-video Video Call
    fan fan Fan
    fan.fill fan Fan
    faxmachine own-fax Fax Machine
    faxmachine.fill own-fax-fill Fax
    ferry own-ferry Ferry
    ferry.fill own-ferry-fill Ferry
    fiberchannel hdd-network Network
    figure.2.and.child.holdinghands own-figures-and-child Family
    figure.and.child.holdinghands own-figure-and-child Parent and Child
    figure.arms.open own-figure-open Person With Open Arms
    figure.child own-figure-child Child
    figure.outdoor.cycle bicycle Cycling
    figure.pool.swim own-figure-swim Swimming
    figure.roll own-figure-roll Wheelchair
    figure.run own-figure-run Run
    figure.stand own-figure-stand Standing Person
    figure.walk own-figure-walk Walk
    figure.wave own-figure-wave Waving Person
    filemenu.and.cursorarrow menu-button-wide File Menu
    filemenu.and.selection menu-button-wide File Menu
    film own-film Movie
    film.fill own-film-fill Film
    film.stack own-film-stack Films
    film.stack.fill own-film-stack-fill Movies
    fireplace fire Fireplace
    firewall bricks Firewall
    fireworks own-fireworks Fireworks
    fish own-fish Fish
    fish.fill own-fish-fill Fish
    flag flag Flag
    flag.2.crossed flag Flags
    flag.badge.ellipsis flag+ More for Flag
    flag.checkered own-flag-checkered Finish
    flag.checkered.2.crossed flag Finish
    flag.fill flag-fill Flag
    flame fire Fire
    flame.fill fire/fill Fire
    flashlight.off.fill lightbulb-fill Flashlight Off
    flashlight.on.fill lightbulb-fill Flashlight On
    flask own-flask Flask
    flask.fill own-flask-fill Flask
    flip.horizontal symmetry-vertical Flip Horizontally
    flip.horizontal.fill symmetry-vertical/fill Flip Horizontally
    flipphone phone-flip Flip Phone
    folder folder Folder
    folder.badge.gear folder+ Folder Settings
    folder.badge.gearshape folder+ Folder Settings
    folder.badge.minus folder-minus Remove Folder
    folder.badge.person.crop folder+ Shared Folder
    folder.badge.plus folder-plus New Folder
    folder.badge.questionmark folder+ Unknown Folder
    folder.fill folder-fill Folder
    folder.fill.badge.gearshape folder-fill+ Folder Settings
    folder.fill.badge.minus folder-fill+ Remove Folder
    folder.fill.badge.person.crop folder-fill+ Shared Folder
    folder.fill.badge.plus folder-fill+ New Folder
    football own-football Football
    football.fill own-football-fill Football
    fork.knife own-fork-knife Food
    forward fast-forward Fast Forward
    forward.end skip-end Next
    forward.end.alt skip-forward Next
    forward.end.fill skip-end-fill Next
    forward.fill fast-forward-fill Fast Forward
    forward.frame.fill skip-end-fill Next Frame
    fuelpump fuel-pump Fuel
    fuelpump.fill fuel-pump-fill Fuel
    function own-function Function
    fx own-fx Function
    gamecontroller own-gamecontroller Game
    gamecontroller.fill own-gamecontroller-fill Game
    gauge speedometer2 Gauge
    gauge.high speedometer2 Gauge
    gauge.low speedometer2 Gauge
    gauge.medium speedometer2 Gauge
    gauge.open.with.lines.needle.33percent speedometer2 Gauge
    gauge.with.dots.needle.33percent speedometer2 Gauge
    gauge.with.dots.needle.50percent speedometer2 Gauge
    gauge.with.dots.needle.67percent speedometer2 Gauge
    gauge.with.dots.needle.bottom.50percent speedometer2 Gauge
    gauge.with.needle speedometer2 Gauge
    gear gear-wide-connected Settings
    gear.badge gear-wide-connected+ Settings With Badge
    gear.badge.checkmark gear-wide-connected+ Settings Done
    gear.badge.questionmark gear-wide-connected+ Settings Unknown
    gear.badge.xmark gear-wide-connected+ Settings Problem
    gearshape gear Settings
    gearshape.2 own-gearshape-2 Settings
    gearshape.2.fill own-gearshape-2-fill Settings
    gearshape.arrow.triangle.2.circlepath gear-wide Sync Settings
    gearshape.fill gear-fill Settings
    gift gift Gift
    gift.fill gift-fill Gift
    giftcard own-giftcard Gift Card
    giftcard.fill own-giftcard-fill Gift Card
    globe globe Globe
    globe.americas globe-americas Globe
    globe.americas.fill globe-americas Globe, Americas
    globe.asia.australia globe-asia-australia Globe, Asia and Australia
    globe.asia.australia.fill globe-asia-australia Globe, Asia and Australia
    globe.badge.chevron.backward globe+ Change Language
    globe.central.south.asia globe-central-south-asia Globe, Asia
    globe.desk globe2 Globe
    globe.europe.africa globe-europe-africa Globe, Europe and Africa
    globe.europe.africa.fill globe-europe-africa Globe, Europe and Africa
    gobackward own-gobackward Back
    gobackward.10 ~ Back 10 Seconds
    gobackward.15 ~ Back 15 Seconds
    gobackward.30 ~ Back 30 Seconds
    gobackward.45 ~ Skip Back 45 Seconds
    gobackward.5 ~ Back 5 Seconds
    gobackward.60 ~ Skip Back 60 Seconds
    goforward own-goforward Forward
    goforward.10 ~ Forward 10 Seconds
    goforward.15 ~ Forward 15 Seconds
    goforward.30 ~ Forward 30 Seconds
    goforward.45 ~ Skip Forward 45 Seconds
    goforward.5 ~ Forward 5 Seconds
    goforward.60 ~ Skip Forward 60 Seconds
    graduationcap mortarboard Education
    graduationcap.fill mortarboard-fill Education
    greaterthan own-lessthan/flip Greater Than
    greaterthan.circle ~ Greater Than
    greetingcard postcard Greeting Card
    grid grid-3x3 Grid
    gym.bag bag Gym Bag
    gyroscope compass Gyroscope
    hammer own-hammer Build
    hammer.fill own-hammer-fill Build
    hand.draw own-hand-draw Draw
    hand.draw.fill own-hand-draw-fill Draw
    hand.pinch hand-index-thumb Pinch
    hand.point.down hand-index/down Pointing Hand
    hand.point.down.fill hand-index-fill/down Point Down
    hand.point.left hand-index/left Pointing Hand
    hand.point.left.fill hand-index-fill/left Point Left
    hand.point.right hand-index/right Pointing Hand
    hand.point.right.fill hand-index-fill/right Pointing Hand
    hand.point.up hand-index Pointing Hand
    hand.point.up.fill hand-index-fill Pointing Hand
    hand.point.up.left own-hand-point-up-left Point
    hand.point.up.left.fill own-hand-point-up-left-fill Pointing Hand
    hand.raised own-hand Stop
    hand.raised.fill own-hand-fill Stop
    hand.raised.fingers.spread own-hand-spread Stop
    hand.raised.fingers.spread.fill own-hand-spread-fill Stop
    hand.tap hand-index-thumb Tap
    hand.tap.fill hand-index-thumb-fill Tap
    hand.thumbsdown hand-thumbs-down Dislike
    hand.thumbsdown.fill hand-thumbs-down-fill Dislike
    hand.thumbsup hand-thumbs-up Like
    hand.thumbsup.fill hand-thumbs-up-fill Like
    hand.wave own-hand-wave Wave
    hand.wave.fill own-hand-wave-fill Wave
    hands.clap own-hands-clap Applause
    hands.clap.fill own-hands-clap-fill Applause
    hands.sparkles own-hands-sparkles Clean Hands
    hands.sparkles.fill own-hands-sparkles-fill Clean Hands
    hare own-hare Hare
    hare.fill own-hare-fill Hare
    headphones headphones Headphones
    hearingdevice.ear earbuds Hearing Device
    heart heart Love
    heart.fill heart-fill Love
    heart.text.square clipboard2-heart Health
    heart.text.square.fill heart-pulse-fill Health Record
    heat.waves thermometer-sun Heat
    hexagon hexagon Hexagon
    hexagon.fill hexagon-fill Hexagon
    hifispeaker speaker Speaker
    hifispeaker.2 own-speakers Speakers
    hifispeaker.2.fill own-speakers-fill Speakers
    hifispeaker.and.homepod speaker Speakers
    hifispeaker.fill speaker-fill Speaker
    highlighter own-highlighter Highlight
    homekit house-gear HomeKit
    homepod own-homepod Speaker
    homepod.2 own-homepods Speakers
    homepod.2.fill own-homepods-fill HomePods
    homepod.and.appletv tv Home Entertainment
    homepod.fill own-homepod-fill Speaker
    homepodmini own-homepod Speaker
    hourglass hourglass-split Waiting
    hourglass.badge.plus hourglass-split+ Add Time
    hourglass.bottomhalf.fill hourglass-bottom Waiting
    hourglass.bottomhalf.filled hourglass-bottom Waiting
    hourglass.circle ~ Waiting
    hourglass.tophalf.fill hourglass-top Waiting
    hourglass.tophalf.filled hourglass-top Waiting
    house house Home
    house.badge.wifi house+ Connected Home
    house.fill house-fill Home
    house.lodge house-door House
    humidity moisture Humidity
    humidity.fill moisture/fill Humidity
    hurricane hurricane Hurricane
    icloud cloud Cloud
    icloud.and.arrow.down cloud-download Download From Cloud
    icloud.and.arrow.down.fill cloud-download-fill Download From Cloud
    icloud.and.arrow.up cloud-upload Upload to Cloud
    icloud.and.arrow.up.fill cloud-upload-fill Upload to Cloud
    icloud.fill cloud-fill Cloud
    icloud.slash cloud-slash Cloud Off
    icloud.slash.fill cloud-slash-fill Cloud Off
    increase.indent text-indent-left Increase Indent
    increase.quotelevel blockquote-left Increase Quote Level
    infinity infinity Infinity
    info info Info
    info.bubble ~ Info
    info.bubble.fill ~ Info
    info.circle info-circle Info
    info.circle.fill info-circle-fill Info
    info.square info-square Info
    info.square.fill info-square-fill Info
    info.triangle ~ Info
    inset.filled.rectangle.and.person.filled person-video Presentation
    internaldrive device-hdd Internal Drive
    internaldrive.fill device-hdd-fill Internal Drive
    ipad tablet Tablet
    ipad.and.iphone phone Devices
    ipad.landscape tablet-landscape iPad
    iphone phone Phone
    iphone.and.arrow.forward own-iphone-forward Send to iPhone
    iphone.badge.play phone+ Play on iPhone
    iphone.gen1 phone iPhone
    iphone.gen2 phone iPhone
    iphone.gen3 phone iPhone
    iphone.landscape phone-landscape iPhone
    iphone.radiowaves.left.and.right phone-vibrate Vibrating iPhone
    ipod phone iPod
    italic type-italic Italic
    key key Key
    key.fill key-fill Key
    key.horizontal key Key
    key.horizontal.fill key-fill Key
    key.icloud ~ Cloud Key
    key.viewfinder ~ Find Key
    keyboard keyboard Keyboard
    keyboard.badge.ellipsis keyboard+ Keyboard Options
    keyboard.badge.eye keyboard+ Keyboard Viewer
    keyboard.chevron.compact.down own-keyboard-down Hide Keyboard
    keyboard.chevron.compact.down.fill own-keyboard-down-fill Hide Keyboard
    keyboard.fill keyboard-fill Keyboard
    keyboard.macwindow ~ Keyboard Window
    ladybug bug Bug
    ladybug.fill bug-fill Bug
    lamp.desk lamp Lamp
    lamp.desk.fill lamp-fill Lamp
    lamp.floor lamp Lamp
    lamp.table lamp Lamp
    lanyardcard person-badge Badge
    lanyardcard.fill person-badge-fill Badge
    laptopcomputer laptop Laptop
    laptopcomputer.and.arrow.down laptop/with-arrow-down-circle-fill Download to Laptop
    laptopcomputer.and.iphone own-laptop-phone Laptop and Phone
    laptopcomputer.trianglebadge.exclamationmark laptop+ Laptop Problem
    largecircle.fill.circle own-large-circle Selected
    laser.burst stars Laser
    lasso own-lasso Lasso
    lasso.and.sparkles own-lasso-sparkles Smart Lasso
    leaf own-leaf Leaf
    leaf.arrow.circlepath ~ Green Cycle
    leaf.arrow.triangle.circlepath own-leaf Green Cycle
    leaf.fill own-leaf-fill Leaf
    lessthan own-lessthan Less Than
    lifepreserver life-preserver Life Preserver
    lifepreserver.fill life-preserver Life Preserver
    light.beacon.max lightbulb Beacon
    light.max lightbulb Bright
    light.min lightbulb Dim
    lightbulb lightbulb Idea
    lightbulb.2 lightbulb Lights
    lightbulb.fill lightbulb-fill Idea
    lightbulb.max own-lightbulb-rays Bright Light
    lightbulb.max.fill own-lightbulb-rays-fill Light
    lightspectrum.horizontal rainbow Spectrum
    line.2.horizontal.decrease.circle filter-circle Filter
    line.3.crossed.swirl.circle wind Wind
    line.3.horizontal list Menu
    line.3.horizontal.button.angledtop.vertical.right ui-checks Form
    line.3.horizontal.decrease filter Filter
    line.3.horizontal.decrease.circle filter-circle Filter
    line.diagonal slash-lg Line
    line.diagonal.arrow arrow-up-right Arrow
    line.horizontal.3 list Menu
    line.horizontal.3.decrease filter Filter
    line.horizontal.3.decrease.circle filter-circle Filter
    line.horizontal.3.decrease.circle.fill filter-circle-fill Filter
    line.horizontal.star.fill.line.horizontal star-fill Decoration
    lineweight border-width Line Weight
    link link-45deg Link
    link.badge.plus link-45deg+ Add Link
    link.icloud ~ Cloud Link
    list.and.film film Film List
    list.bullet list-ul List
    list.bullet.below.rectangle own-list-below-rectangle Form List
    list.bullet.clipboard own-list-clipboard List
    list.bullet.clipboard.fill own-list-clipboard-fill List
    list.bullet.indent list-nested Indented List
    list.bullet.rectangle own-list-bullet-rectangle List
    list.bullet.rectangle.fill own-list-bullet-rectangle-fill List
    list.bullet.rectangle.portrait own-list-bullet-portrait List
    list.bullet.rectangle.portrait.fill own-list-bullet-portrait-fill List
    list.clipboard own-list-clipboard List
    list.clipboard.fill own-list-clipboard-fill List
    list.dash own-list-dash List
    list.dash.header.rectangle card-list List
    list.number list-ol Numbered List
    list.star list-stars Starred List
    list.triangle own-list-triangle Outline
    livephoto own-livephoto Live Photo
    livephoto.play record-circle Play Live Photo
    lizard own-lizard Lizard
    lizard.fill own-lizard-fill Lizard
    location cursor Location
    location.fill cursor-fill Location
    location.magnifyingglass ~ Search Nearby
    location.north own-north North
    location.north.fill own-north-fill North
    location.north.line own-north-line North
    location.north.line.fill own-north-line-fill North
    location.viewfinder ~ Find Location
    lock lock Lock
    lock.display ~ Lock Display
    lock.doc file-lock Locked Document
    lock.doc.fill file-lock-fill Locked Document
    lock.fill lock-fill Lock
    lock.iphone ~ Locked iPhone
    lock.open unlock Unlock
    lock.open.fill unlock-fill Unlock
    lock.open.rotation unlock Rotation Unlocked
    lock.rectangle.stack ~ Locked Items
    lock.rotation own-lock-rotation Rotation Lock
    lock.shield shield-lock Secure
    lock.shield.fill shield-lock-fill Secure
    lock.trianglebadge.exclamationmark lock+ Lock Problem
    logo.xbox xbox Xbox
    longtext.page.and.pencil file-earmark-text Edit Page
    loupe search Loupe
    lungs lungs Lungs
    lungs.fill lungs-fill Lungs
    """
}
