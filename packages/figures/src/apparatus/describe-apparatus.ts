import type { Apparatus, ApparatusPiece } from '../apparatus-figure.ts';

const looks: Readonly<Record<ApparatusPiece, string>> = {
  ball: 'the round vessel with liquid',
  bowl: 'the shaded bowl around it',
  grains: 'the small grains at the bottom of the liquid',
  rod: 'the thin rod with a bulb at its lower end',
  cross: 'the upright tube above the vessel, with a tube at its side',
  jacket: 'the wider tube around the inner one, with two short tubes for water',
  bend: 'the bent tube that leads down from it',
  cone: 'the conical vessel under the bent tube',
  basin: 'the wide open vessel with a plate of holes and a stem',
  sheet: 'the thin sheet on the plate',
  sleeve: 'the shaded ring between the stem and the neck below',
  'armed cone': 'the thick-walled conical vessel with a tube at its side',
  hose: 'the shaded tube at the side',
};

/** What stands where in a set-up, by its looks: no piece is named. */
export function describeApparatus({ of, bulb, waterEnters, isClosed, hasStones, labels }: Apparatus): string {
  const numbered = labels.map(({ number, piece }) => `Number ${number}: ${looks[piece]}.`).join(' ');
  const water = `At its ${waterEnters === 'low' ? 'lower' : 'upper'} end an arrow marked water in points toward it, at its ${waterEnters === 'low' ? 'upper' : 'lower'} end an arrow marked water out away from it.`;
  const stones = hasStones
    ? 'Small grains lie at the bottom of the liquid.'
    : 'Nothing lies at the bottom of the liquid.';
  switch (of) {
    case 'distillation': {
      const end = {
        beside: 'level with the tube at the side',
        above: 'above the tube at the side',
        below: 'in the liquid of the vessel',
      }[bulb];
      return `A set-up. A round vessel with liquid stands in a shaded bowl. ${stones} On it an upright tube, closed at its top by a stopper, through which a thin rod goes; the bulb of the rod is ${end}. The tube at the side slants down to the right through a wider tube. ${water} A bent tube leads down into a conical vessel${isClosed ? '; a shaded stopper fills the gap between them' : '; there is a gap between them'}. ${numbered}`.trim();
    }
    case 'reflux':
      return `A set-up. A round vessel with liquid stands in a shaded bowl. ${stones} On it an upright tube goes through a wider tube. ${water} ${isClosed ? 'A shaded stopper sits on the upper end of the tube.' : 'The upper end of the tube is open.'} ${numbered}`.trim();
    case 'vacuum filtration':
      return `A set-up. A wide open vessel with a plate of holes and a sheet on it stands with its stem, through a shaded ring, in the neck of a conical vessel with liquid. At the side of this a shaded tube leads to the right; an arrow is marked to the pump. ${numbered}`.trim();
  }
}
