import type { Topic } from './topic.ts';

export const organicTopics: readonly Topic[] = [
  {
    id: 'organic-nomenclature',
    name: 'Naming organic compounds',
    subject: 'organic',
    synonyms: ['iupac names', 'nomenclature'],
  },
  {
    id: 'functional-groups',
    name: 'Functional groups',
    subject: 'organic',
    synonyms: ['alcohol', 'ketone', 'aldehyde', 'ester', 'amine', 'amide'],
  },
  {
    id: 'structure-and-bonding',
    name: 'Structure and bonding of carbon',
    subject: 'organic',
    synonyms: ['hybridisation', 'resonance', 'formal charge', 'degrees of unsaturation'],
  },
  {
    id: 'isomerism',
    name: 'Isomerism',
    subject: 'organic',
    synonyms: ['constitutional isomers', 'structural isomers'],
  },
  {
    id: 'conformations',
    name: 'Alkanes and conformations',
    subject: 'organic',
    synonyms: ['chair', 'newman projection', 'cyclohexane', 'alkanes'],
  },
  {
    id: 'stereochemistry',
    name: 'Stereochemistry',
    subject: 'organic',
    synonyms: ['chirality', 'enantiomers', 'r and s', 'cip rules', 'diastereomers', 'e/z'],
  },
  {
    id: 'acidity-and-basicity',
    name: 'Acidity and basicity of organic compounds',
    subject: 'organic',
    synonyms: ['pka', 'organic acids'],
  },
  {
    id: 'substitution-and-elimination',
    name: 'Substitution and elimination',
    subject: 'organic',
    synonyms: ['sn1', 'sn2', 'e1', 'e2', 'nucleophile', 'leaving group'],
  },
  {
    id: 'alkenes-and-alkynes',
    name: 'Alkenes and alkynes',
    subject: 'organic',
    synonyms: ['addition', 'markovnikov', 'hydrogenation'],
  },
  {
    id: 'aromatic-compounds',
    name: 'Aromatic compounds',
    subject: 'organic',
    synonyms: ['benzene', 'huckel', 'electrophilic aromatic substitution'],
  },
  {
    id: 'alcohols-and-ethers',
    name: 'Alcohols and ethers',
    subject: 'organic',
    synonyms: ['oxidation of alcohols', 'epoxides'],
  },
  {
    id: 'carbonyl-compounds',
    name: 'Aldehydes and ketones',
    subject: 'organic',
    synonyms: ['nucleophilic addition', 'grignard', 'acetal', 'aldol'],
  },
  {
    id: 'carboxylic-acids',
    name: 'Carboxylic acids and their derivatives',
    subject: 'organic',
    synonyms: ['esterification', 'hydrolysis', 'acyl substitution'],
  },
  {
    id: 'amines',
    name: 'Amines',
    subject: 'organic',
    synonyms: ['basicity of amines', 'imine'],
  },
  {
    id: 'spectroscopy-organic',
    name: 'Reading IR, NMR and mass spectra',
    subject: 'organic',
    synonyms: ['ir', 'nmr', 'mass spectrum', 'chemical shift'],
  },
  {
    id: 'polymers',
    name: 'Polymers',
    subject: 'organic',
    synonyms: ['addition polymer', 'condensation polymer'],
  },
  {
    id: 'radical-reactions',
    name: 'Radical reactions',
    subject: 'organic',
    synonyms: ['halogenation', 'radicals'],
  },
];
