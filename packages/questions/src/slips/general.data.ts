/** Misconceptions of the subject: id, and the name that a student reads. */
export const generalSlips: Readonly<Record<string, string>> = {
  'kelvin-converted-twice': 'Converted a temperature that was in K already',
  'molar-volume-everywhere': 'Used 22.4 L/mol away from 0 °C and 1 atm',
  'wrong-gas-constant': 'Took the gas constant in other units',
  'ignored-temperature-change': 'Overlooked that the temperature changes',
  'difference-for-absolute-temperature': 'Put a temperature difference where T belongs',
};
