import * as z from 'zod';

/** What the README's table says of a setting. */
export interface SettingWords {
  readonly meaning: string;
  /** What holds when the variable is absent or empty. */
  readonly fallback: string;
}

/** The words of each setting, by its schema. */
export const settingWords = z.registry<SettingWords>();

/** A setting that may be absent. */
export function setting<Schema extends z.ZodType>(
  meaning: string,
  schema: Schema,
  fallback = 'none',
): z.ZodOptional<Schema> {
  const optional = z.optional(schema);
  settingWords.add(optional, { meaning, fallback });
  return optional;
}

/** A setting with a default, which stands in the README as it stands here. */
export function settingWithDefault<Schema extends z.ZodType<string | number>>(
  meaning: string,
  schema: Schema,
  fallback: z.core.util.NoUndefined<z.output<Schema>>,
): z.ZodDefault<Schema> {
  const withDefault = schema.default(fallback);
  settingWords.add(withDefault, { meaning, fallback: String(fallback) });
  return withDefault;
}
