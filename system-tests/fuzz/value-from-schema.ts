import * as fc from 'fast-check';

/** The part of JSON schema that the calls' OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  format?: string;
}

/**
 * Values that a schema takes.
 * @param known text of ours that stands where an id is wanted, so that some requests reach what exists
 */
export function valueFromSchema(schema: JsonSchema, known: () => string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFromSchema(one, known)));
  switch (schema.type) {
    case 'object':
      return objectFromSchema(schema, known);
    case 'array':
      return fc.array(valueFromSchema(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 30),
        size: 'small',
      });
    case 'integer':
    case 'number':
      return numberFromSchema(schema);
    case 'string':
      return textFromSchema(schema, known);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectFromSchema(schema: JsonSchema, known: () => string): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, one]) => [name, valueFromSchema(one, known)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
}

function numberFromSchema({
  minimum = 0,
  maximum = 1000,
  multipleOf,
  type,
}: JsonSchema): fc.Arbitrary<number> {
  const most = Math.min(maximum, 2 ** 31);
  if (type === 'number') return fc.double({ min: minimum, max: most, noNaN: true });
  const step = multipleOf ?? 1;
  return fc
    .integer({ min: Math.ceil(minimum / step), max: Math.floor(most / step) })
    .map((count) => count * step);
}

const topics = ['general', 'organic', 'Ksp', 'sn2 vs e2', 'stoichometry', 'football', 'pH of buffers', 'x'];

function textFromSchema({ format, minLength = 0, maxLength = 60 }: JsonSchema, known: () => string) {
  const ours = fc.constant(null).map(known);
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: ours }, fc.uuid());
  return fc.oneof(
    { weight: 2, arbitrary: ours },
    { weight: 2, arbitrary: fc.constantFrom(...topics) },
    fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'grapheme' }),
  );
}
