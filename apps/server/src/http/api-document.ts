import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { productName } from '@valence/contract';

/** Serves the OpenAPI document of every call, made of the schemas that the calls are checked with. */
export async function registerApiDocument(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: productName, version: '1', description: `The calls of ${productName}.` },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
