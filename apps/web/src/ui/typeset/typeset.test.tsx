import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Typeset } from './typeset.tsx';

function show(text: string, drawings?: { smiles: string; name: string; svg: string }[]): string {
  return renderToStaticMarkup(<Typeset text={text} {...(drawings === undefined ? {} : { drawings })} />);
}

test('plain text stays plain, and markup in it stays text', () => {
  expect(show('one & <b>')).toBe('<span class="typeset">one &amp; &lt;b&gt;</span>');
});

test('a formula has real subscripts and superscripts, in one piece that does not break', () => {
  expect(show('\\ce{SO4^2-}')).toContain('<span class="formula">SO<sub>4</sub><sup>2−</sup></span>');
});

test('a formula is spoken, and its drawn form is silent', () => {
  const markup = show('\\ce{H2O}');
  expect(markup).toContain('<span class="sr-only"> H 2 O </span>');
  expect(markup).toContain('aria-hidden="true"');
});

test('an arrow is drawn, never a glyph', () => {
  const markup = show('\\ce{N2 + 3H2 <=>[Fe] 2NH3}');
  expect(markup).toContain('<svg');
  expect(markup).toContain('Fe');
  expect(markup).not.toMatch(/[⇌→]/);
});

test('an equation can break after a plus or an arrow, since each species is its own piece', () => {
  expect(show('\\ce{2H2 + O2 -> 2H2O}').match(/class="formula"/g)).toHaveLength(3);
});

test('an equation breaks at its arrow: each side is one piece, and what is no equation is one too', () => {
  expect(show('\\ce{2H2 + O2 -> 2H2O}').match(/class="side"/g)).toHaveLength(2);
  expect(show('\\ce{H2O}').match(/class="side"/g)).toHaveLength(1);
});

test('a fraction stands numerator over denominator and is spoken as one', () => {
  expect(show('\\frac{1}{2}')).toContain('<span>1</span><span>2</span>');
});

test('a structure shows the drawing of its SMILES under its spoken name', () => {
  const markup = show('\\smiles{CCO|ethanol}', [
    { smiles: 'CCO', name: 'ethanol', svg: '<svg id="drawn"></svg>' },
  ]);
  expect(markup).toContain('role="img" aria-label="ethanol"');
  expect(markup).toContain(' id="drawn">');
});

test('a drawing is as wide as its view box asks, so that bonds have one length everywhere', () => {
  const widths = ['0 0 130 60', '-6.5 3 260 60'].map((viewBox) => {
    const svg = `<svg viewBox="${viewBox}"></svg>`;
    return /<svg width="([\d.]+)rem"/.exec(
      show('\\smiles{C|methane}', [{ smiles: 'C', name: '', svg }]),
    )?.[1];
  });
  expect(widths).toEqual(['10', '20']);
});

test('a structure without a name is spoken as what its drawing shows', () => {
  const drawing = { smiles: 'CCO', name: 'chain of 2 carbons; O H on 1', svg: '<svg></svg>' };
  for (const text of ['\\smiles{CCO}', '\\smiles{CCO|structure with the SMILES CCO}'])
    expect(show(text, [drawing])).toContain('aria-label="chain of 2 carbons; O H on 1"');
  expect(show('\\smiles{CCO}')).not.toContain('CCO');
});

test('a structure without a drawing is named', () => {
  expect(show('\\smiles{CCO|ethanol}')).toContain('ethanol');
});

test('structures that a question ends with stand below it, with the word between them', () => {
  expect(show('How are they related? \\smiles{CCO|first} and \\smiles{COC|second}')).toMatch(
    /^<span class="typeset">How are they related\? <span class="structures"><span.*first.* and .*second.*<\/span><\/span>$/,
  );
});

test('a structure within a sentence, or alone, stays in its line', () => {
  expect(show('the form \\smiles{CCO|ethanol}?')).not.toContain('structures');
  expect(show('\\smiles{CCO|ethanol}')).not.toContain('structures');
});
