/** Words of index terms that everybody uses: alone, or beside words that say nothing, they are no proof of chemistry (`driving test`). */
export const ordinaryWords =
  'adding advantages alternating alternative anomalous apparent avoiding baking banana barrier barrierless basis batch ' +
  'beading bottleneck breakthrough brewing bumping causes cement certified characteristic choice classical climate clock ' +
  'coke collectors committed competing compromise computational conduct consistency continuous cooling coral crisscross ' +
  'critical cross crown crude databases deducing delivered derivation derived detecting discovery distance ' +
  'distinguishing distribution driving edge electrical eliminating equals excited extensive extent eyewash failure final ' +
  'five flow food fool four fruit frustrated gray green ground hair heavy highest hypothetical incomplete incorrect ' +
  'indirect industrial infinite inverted killing largest latent laughing legumes lemon levelling limitations liver lives ' +
  'lowest major manipulating maximum memory migration milk minimum missing mistakes monitoring multiply neighboring ' +
  'network occur ocean octaves onions optimum orientation parallel partially persistent pools powder probe propagation ' +
  'ranking refrigerator relating removal removing replenish replicate requirements residence rinsing roasting roofing ' +
  'royal safety scan seed separatory sequential sign signs similarity simultaneous size sizes slag sources spiked spirit ' +
  'stable starvation statement statistical steam strongest suspect sustainable sweating synthetic temporary translating ' +
  'unknown upper valid validation washing waste white yellow';
