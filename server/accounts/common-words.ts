/**
 * Words of which the passwords that are tried first are made, in English and French: what people call
 * what they love, what they play, where they are from, and what a password is. Put together by us.
 */
export const COMMON_WORDS: readonly string[] = `
access account admin administrator adminadmin apple azerty backup banana bonjour changeme change
computer coucou database default demo enter guest hello incognita internet keyboard login letmein
linux logon master microsoft motdepasse mypassword nothing office oracle pass passe passw passwd
passphrase password passwort private public qwerty root salut secret secure security server service
secu system temp test tester testing toor trustno update user username utilisateur web website
welcome whatever windows words android google facebook instagram twitter youtube yahoo hotmail gmail
amazon samsung iphone ipad nokia sony dell toshiba blackberry motorola skype netflix spotify

amour angel angels babe baby babygirl beautiful bebe biteme blessed bogoss bisous bitch calin cherie
cheri chouchou coeur crazy cutie darling doudou family father fille forever freedom friend friends
fuck fucker fuckyou funky gangster girl girls handsome happy heart hottie honey iloveu iloveyou
jadore jesus jetaime jetaimemon kiss kisses killer ladies life little loser loulou love lovely lover
lovers loveme maman mamie mommy mother motherfucker mylove naughty papa pimpin poupee pretty prince
princess princesse queen sexy shithead smile sweet sweetie sweetheart tequiero teamo unbelievable

alexander alexandra alexandre alice amanda amandine amelie andrea andrew angela anthony antoine
arthur ashley aurelie austin bailey barbara benjamin bernard brandon brandy brittany camille carlos
caroline catherine cecile celine charles charlie charlotte chloe christian christine christophe
christopher claire clement corentin daniel danielle david denise diane dominique edward elodie
elizabeth emilie emma eric fabien florian florence francois frederic gabriel george gerard guillaume
hannah heather helene hunter isabelle jack jacques jackson jasmine jason jeanne jennifer jeremy
jerome jessica jordan joseph joshua julie julien juliette junior justin karine kevin kimberly
laetitia laura laurent leo lea louise lucas lucie madison maggie manon marie marine martin mathieu
mathilde matthew matthieu max maxime maxwell melanie melissa michael michel michelle monique morgan
natasha nathalie nathan nicholas nicolas nicole olivia olivier oscar pascal patricia patrick paul
pauline philippe pierre rachel rebecca richard robert romain sabrina samantha samuel sandra sandrine
sarah sebastien serge simon sophie stephane stephanie steven sylvie tanguy taylor theo thierry
thomas tiffany valentin valerie vanessa victor victoria vincent virginie william xavier yannick
yvonne zachary

arsenal baseball basketball barcelona bayern bears boxing broncos bulldog bulldogs celtic chelsea
cowboys cricket dallas everton falcons fishing football footballclub formula giants golf golfer
hockey juventus karate lakers liverpool lyon madrid manchester manutd marseille newcastle olympique
packers panthers patriots raiders rangers real redskins redsox rugby sainte saintgermain skater
soccer spurs steelers surfer tennis tottenham united yankees zidane

assassin assassinscreed avengers batman battlefield callofduty counter counterstrike creed darkness
destiny diablo digimon dragon dragonball duty fallout fortnite gandalf gamer gaming halo harrypotter
hellokitty kitty leagueof league legend legends lordof luffy mario mariobros matrix merlin metallica
minecraft minion naruto neo nintendo ninja nirvana overwatch phoenix pirate pirates playstation
pokemon potter rings roblox sasuke sega shadow shrek simpson simpsons skyrim slipknot snoopy sonic
spiderman spongebob starcraft startrek starwars strike superman tinkerbell tigger vegeta vampire
warcraft warrior winnie wizard worldof world xbox zelda zombie

butterfly chicken cookie cookies chocolat chocolate coca cocacola coffee cheese diamond dolphin
eagle eagles elephant flower flowers fromage ginger horse hotdog kitten lion lucky monkey monster
mustang orange panda panther pepper peaches pepsi piano poop pumpkin puppy purple rabbit rainbow
ranger rocket samourai scooter snickers soleil spider star stars strawberry sunflower sunshine tiger
tigers tomate turtle twilight unicorn

america australia brasil bretagne california canada chicago england espagne europe florida france
germany italia italie japan london lille maroc mexico nantes newyork nice paris portugal russia
spain texas tokyo tunisie turkey

april august autumn december february friday hiver january july june lundi mardi mars may monday
november october printemps samedi saturday september spring summer sunday thursday tuesday wednesday
winter ete automne janvier fevrier avril mai juin juillet aout septembre octobre novembre decembre
vendredi dimanche

audi benz bmw corvette ducati ferrari ford harley davidson honda kawasaki lamborghini mercedes
peugeot porsche renault suzuki toyota yamaha

big black blue bros cest club days dela des ever for from game games god good great green hot ilove
jaime jesuis king kings lemeilleur les light liberte man meilleur moi mon much music musique my
night now number one only papillon power professional intelligence red rock rockstar school silver
snow so special student super the this is time toi too top tout vive white you your
`
  .trim()
  .split(/\s+/);
