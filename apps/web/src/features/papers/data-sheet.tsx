import { elements } from '@valence/chemistry/elements';
import { Dialog } from '../../ui/dialog.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';

/** Our own sheet: CODATA 2022, rounded to the figures that papers use, and relations that every textbook has. */
const constants = [
  ['Avogadro constant', '*N*_{A} = 6.022 × 10^{23} mol^{−1}'],
  ['Gas constant', '*R* = 8.314 J mol^{−1} K^{−1} = 0.08206 L atm mol^{−1} K^{−1}'],
  ['Faraday constant', '*F* = 96 485 C mol^{−1}'],
  ['Planck constant', '*h* = 6.626 × 10^{−34} J s'],
  ['Speed of light', '*c* = 2.998 × 10^{8} m s^{−1}'],
  ['Specific heat of water', '4.18 J g^{−1} K^{−1}'],
  ['Ionic product of water at 25 °C', '*K*_{w} = 1.0 × 10^{−14}'],
  ['Pressure', '1 atm = 101.3 kPa = 760 mmHg'],
  ['Zero of the Celsius scale', '0 °C = 273.15 K'],
] as const;

const relations = [
  ['Gases', '*pV* = *nRT*'],
  ['Light', '*E* = *hν*, *c* = *λν*'],
  ['Heat', '*q* = *mc*Δ*T*'],
  ['Free energy', 'Δ*G* = Δ*H* − *T*Δ*S* = −*RT* ln *K* = −*nFE*'],
  ['Cells', '*E* = *E*° − (*RT*/*nF*) ln *Q*'],
  ['Buffers', 'pH = p*K*_{a} + log([A^{−}]/[HA])'],
  ['First order', 'ln [A] = ln [A]_{0} − *kt*, *t*_{1/2} = 0.693/*k*'],
  ['Second order', '1/[A] = 1/[A]_{0} + *kt*'],
  ['Arrhenius', 'ln *k* = ln *A* − *E*_{a}/*RT*'],
  ['Absorption', '*A* = *εbc*'],
] as const;

/** What lies on the desk: the elements with their masses and, where the exam has a data sheet, ours in its stead. */
export function DataSheet({ hasConstants, onClose }: { hasConstants: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={hasConstants ? 'Data sheet' : 'Periodic table'}
      description={
        hasConstants ? 'Our own, in place of the sheet of your board.' : 'Symbols with atomic masses.'
      }
    >
      {hasConstants && (
        <>
          <Rows title="Constants" rows={constants} />
          <Rows title="Relations" rows={relations} />
        </>
      )}
      <h3 className="mt-4 mb-2 font-semibold">Elements</h3>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1">
        {elements.map(({ atomicNumber, symbol, name, atomicWeight, hasStandardWeight }) => (
          <li key={symbol} className="rounded-sm border border-line px-1.5 py-1 leading-tight" title={name}>
            <span className="figures block text-sm text-soft">{atomicNumber}</span>
            <strong>{symbol}</strong>
            <span className="sr-only"> {name}</span>
            <span className="figures block text-sm">
              {hasStandardWeight ? atomicWeight.toFixed(2) : `[${atomicWeight}]`}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3 className="mt-4 mb-1 font-semibold">{title}</h3>
      <dl className="grid gap-1.5">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="figures">
              <Typeset text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
