import * as z from 'zod/mini';

import { apiPrefix } from './apiPrefix.ts';
import { pathParamSchemas } from './endpoints/pathParamSchemas.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { endpointDescriptions } from './endpointDescriptions.ts';
import type { EndpointDescription } from './endpointDescriptions.ts';
import { endpoints } from './endpoints/index.ts';
import { statusMessages } from './errors.ts';
import { directorySchema } from './schemas/apps.ts';
import * as namedSchemas from './schemas/index.ts';
import { hostnameSchema } from './schemas/customDomains.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

/** Writes a schema as JSON Schema: a reference when it is a component, else inline. */
type Write = (schema: Schema) => Json;

/** The whole API as an OpenAPI 3.1 document. Operation ids are endpoint ids. */
export function createOpenApiDocument(): Json {
  const all = Object.values(endpoints);
  const { components, write } = writeSchemas(all);
  const paths: Record<string, Json> = {};
  for (const endpoint of all) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(
        endpoint,
        endpointDescriptions[endpoint.id],
        write,
      ),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hosting platform API',
      version: '1',
      description: 'Generated from the endpoint table of @quayside/api-contract.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: apiPrefix }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        user: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        deployToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const inlinePrefix = 'inline/';

const uri = (id: string) => `#/components/schemas/${id}`;

/** Named schemas become components; the other schemas of endpoints are inlined. */
function writeSchemas(all: readonly Endpoint[]): { components: Json; write: Write } {
  const registry = z.registry<{ id: string }>();
  for (const [name, value] of Object.entries<unknown>(namedSchemas)) {
    if (name.endsWith('Schema') && value instanceof z.core.$ZodType) {
      registry.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length) });
    }
  }
  for (const { id, response } of all) {
    if (response.kind === 'json' && !registry.has(response.schema)) {
      registry.add(response.schema, { id: `${inlinePrefix}${id}` });
    }
  }

  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri, override: tidy });
  const written = Object.entries(schemas).map(([id, schema]): [string, Json] => {
    const { $schema: _, $id: __, ...rest } = schema;
    return [id, rest];
  });
  const byId = new Map(written);
  return {
    components: Object.fromEntries(written.filter(([id]) => !id.startsWith(inlinePrefix))),
    write(schema) {
      const id = registry.get(schema)?.id;
      if (id === undefined) return writeField(schema);
      return id.startsWith(inlinePrefix) ? (byId.get(id) ?? {}) : { $ref: uri(id) };
    },
  };
}

/** A parameter, always inlined. */
function writeField(schema: Schema): Json {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: z.registry<{ id: string }>(),
    override: tidy,
  });
  return written;
}

interface Written {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Patterns of texts that the platform validates itself, with its own messages. Clients do not check them. */
const platformPatterns: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [
    directorySchema,
    String.raw`^(?!\s*[/~])(?!\s*\.\.(?:/|\s*$))\s*[A-Za-z0-9 ._-]*(?:/(?!\.\.(?:/|\s*$))[A-Za-z0-9 ._-]*)*\s*$`,
  ],
  [
    hostnameSchema,
    String.raw`^\s*(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?!\d+\.?\s*$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.?\s*$`,
  ],
]);

/** Removes noise: patterns of known formats, and the least safe integer. */
function tidy({ zodSchema, jsonSchema }: Written): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  const pattern = platformPatterns.get(zodSchema);
  if (pattern !== undefined) jsonSchema.pattern = pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

function operation(endpoint: Endpoint, description: EndpointDescription, write: Write): Json {
  const parameters = [...pathParameters(endpoint), ...queryParameters(endpoint)];
  return {
    operationId: endpoint.id,
    summary: description.summary,
    security: security(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body !== undefined && { requestBody: requestBody(endpoint.body, write) }),
    responses: {
      ...success(endpoint, write),
      ...failures(endpoint, description, write),
    },
  };
}

function security({ auth }: Endpoint): Json[] {
  if (auth === 'public') return [];
  return auth === 'user' ? [{ user: [] }] : [{ user: [] }, { deployToken: [] }];
}

function pathParameters({ path }: Endpoint): Json[] {
  const named = Object.entries<Schema>(pathParamSchemas);
  return named
    .filter(([name]) => path.includes(`{${name}}`))
    .map(([name, schema]) => ({ name, in: 'path', required: true, schema: writeField(schema) }));
}

function queryParameters({ query }: Endpoint): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, {
    io: 'input',
    metadata: z.registry<{ id: string }>(),
    override: tidy,
  });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(body: NonNullable<Endpoint['body']>, write: Write): Json {
  const type = body.encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const isRequired = body.encoding === 'form' || body.isOptional !== true;
  return { required: isRequired, content: { [type]: { schema: write(body.schema) } } };
}

function success({ response }: Endpoint, write: Write): Json {
  switch (response.kind) {
    case 'empty':
      return { [response.status]: { description: 'No Content' } };
    case 'redirect':
      return { [response.status]: { description: 'Temporary Redirect' } };
    case 'stream': {
      const content = { 'application/x-ndjson': { schema: write(response.record) } };
      return { [response.status]: { description: 'One JSON record per line', content } };
    }
    case 'json': {
      const json = {
        description: response.status === 201 ? 'Created' : 'OK',
        content: { 'application/json': { schema: write(response.schema) } },
      };
      return {
        [response.status]: json,
        ...(response.otherStatus !== undefined && { [response.otherStatus]: json }),
      };
    }
    default:
      return response satisfies never;
  }
}

function failures(endpoint: Endpoint, description: EndpointDescription, write: Write): Json {
  const responses: Json = {};
  for (const [status, details] of Object.entries(description.errors ?? {})) {
    responses[status] = failure(Number(status), write(namedSchemas.errorBodySchema), details);
  }
  if (endpoint.oauthErrors !== undefined) {
    responses[400] = failure(400, write(namedSchemas.oauthErrorBodySchema), endpoint.oauthErrors);
  }
  if (endpoint.auth !== 'public') {
    responses[401] = failure(401, write(namedSchemas.errorBodySchema), [
      'Not authenticated',
      'Could not validate credentials',
    ]);
  }
  if (endpoint.path.includes('{') || endpoint.query !== undefined || endpoint.body !== undefined) {
    responses[422] = failure(422, write(namedSchemas.validationErrorBodySchema));
  }
  return responses;
}

function failure(status: number, schema: Json, details: readonly string[] = []): Json {
  const name = statusMessages[status] ?? 'Content Too Large';
  const list = details.map((detail) => `\n- \`${detail}\``).join('');
  return {
    description: list === '' ? name : `${name}:\n${list}`,
    content: { 'application/json': { schema } },
  };
}
