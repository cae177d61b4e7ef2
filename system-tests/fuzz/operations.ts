import type { JsonSchema } from './value-from-schema.ts';

/** One call of the OpenAPI document. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  parameters: readonly { name: string; in: string; schema: JsonSchema }[];
  body: JsonSchema | null;
}

interface Documented {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The calls of the document, but for those that lead out of the app (signing in is a dance of its own). */
export function operationsOf(document: { paths: Record<string, Record<string, Documented>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, documented]) =>
    methods.flatMap((method) => {
      const one = documented[method.toLowerCase()];
      if (!one || /^\/api\/(login|callback)$/.test(path)) return [];
      const body = one.requestBody?.content['application/json']?.schema ?? null;
      return [{ method, path, parameters: one.parameters ?? [], body }];
    }),
  );
}
