import type { FastifyInstance } from 'fastify'
import type { PlatformConfig } from '#platform/server/config.ts'
import type { Route } from '#platform/server/http/route.ts'
import { answerBook, FAILURE, type AnswerBook } from './answers.ts'
import type { Contact, OpenApiDocument, Operation } from './document.ts'
import { callName } from '../calls.ts'
import { readExamples } from './examples/examples.ts'
import { withExample } from './examples/with-example.ts'
import { openApiReaderPage } from './reader-page.ts'
import { schemaBook, type JsonSchema, type SchemaBook } from './schemas.ts'
import { tagOf, TAGS } from './tags.ts'
import { apiKeyOf, SECURITY_SCHEMES, securityOf, whoText } from './who.ts'

/** Serves the OpenAPI 3.1 document made from the contracts, and a page to read it. */
export function registerOpenApi(
  app: FastifyInstance,
  options: { routes: readonly Route[]; config: PlatformConfig },
): void {
  const { product, brand, agency } = options.config
  const base = `/server/${product}`
  const contact = { name: agency.name, email: agency.email }
  let document: OpenApiDocument | undefined
  const get = () => (document ??= openApiDocument(options.routes, base, brand.name, contact))
  app.get(`${base}/openapi.json`, async () => get())
  app.get(`${base}/docs`, async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(openApiReaderPage(get()))
  })
}

export function openApiDocument(
  routes: readonly Route[],
  base: string,
  brand: string,
  contact?: Contact,
): OpenApiDocument {
  const schemas = schemaBook()
  const answers = answerBook()
  const examples = readExamples()
  const paths: OpenApiDocument['paths'] = {}
  for (const { call } of routes)
    (paths[call.path] ??= {})[call.method.toLowerCase()] = withExample(
      operationOf(call, { schemas, answers }),
      examples[callName(call)],
    )
  const used = new Set(routes.map((route) => tagOf(route.call)))
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} portal`,
      version: '1',
      description: ABOUT,
      ...(contact && { contact }),
      license: { name: 'No licence granted', identifier: 'LicenseRef-None' },
    },
    servers: [{ url: base }],
    tags: Object.entries(sorted(TAGS)).flatMap(([name, description]) =>
      used.has(name) ? [{ name, description }] : [],
    ),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: { Failure: FAILURE, ...sorted(schemas.shared) },
      responses: sorted(answers.shared),
    },
  }
}

const ABOUT = `Every answer is { code, message, data }; code 0 is success. A failure has another code and the stable name of what
was refused in \`error\`. Codes: 1 the session is not valid, 3 the payment is refused or not finished, 400 the input is wrong
(\`fields\` says where), 499 refused for a reason that \`error\` names, 500 our fault, 502 somebody else’s server or the database
cannot be reached. The header \`lang\` (en, zh) chooses the language of every sentence. A company’s own
program sends its API key as \`Authorization: Bearer glk_…\`; each call says which scope of a key opens it (\`x-api-key\`, and the
security requirement \`apiKey\`), or that people alone make it.`

const isList = ({ type }: JsonSchema): boolean => type === 'array'

const sorted = <T>(table: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).toSorted(([one], [other]) => (one < other ? -1 : 1)))

type Books = { schemas: SchemaBook; answers: AnswerBook }

function operationOf(call: Route['call'], { schemas, answers }: Books): Operation {
  const input = schemas.schemaOf(call.input, 'input')
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>
  const required = (input['required'] ?? []) as string[]
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
  const parameters = Object.entries(properties)
    .filter(([name]) => call.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => {
      const isPath = inPath.has(name)
      const place = { in: isPath ? 'path' : 'query', required: isPath || required.includes(name) }
      // A list is one parameter, sent as often as it has values.
      return { name, ...place, ...(isList(schema) && { style: 'form', explode: true }), schema }
    })
  const operation: Operation = {
    operationId: call.path.slice(1).replace(/[/{}]+/g, '_'),
    summary: call.summary,
    tags: [tagOf(call)],
    description: whoText(call),
    parameters,
    responses: { 200: successOf(call, schemas), ...answers.failuresOf(call) },
    security: securityOf(call),
    'x-api-key': apiKeyOf(call),
  }
  if (call.kind === 'upload')
    operation.requestBody = { required: true, content: { 'multipart/form-data': formOf(call, schemas) } }
  else if (call.method === 'POST')
    operation.requestBody = { content: { 'application/json': { schema: input } } }
  return operation
}

/** The fields of an upload, in the order in which they are sent: the file is last. */
function formOf({ upload }: Route['call'], { schemaOf }: SchemaBook): JsonSchema {
  if (!upload) throw new Error('an upload without its form')
  const { properties = {}, required = [], ...rest } = schemaOf(upload.fields, 'input')
  const file = {
    type: 'string',
    format: 'binary',
    // Octets, as OpenAPI 3.1 counts what is not encoded.
    maxLength: upload.largest,
    description: `up to ${upload.largest / 1024 / 1024} MB; the last field of the form`,
  }
  return {
    schema: {
      ...rest,
      properties: { ...(properties as object), file },
      required: [...(required as string[]), 'file'],
    },
    encoding: { file: { contentType: upload.types.join(', ') } },
  }
}

function successOf(call: Route['call'], { schemaOf }: SchemaBook): JsonSchema {
  if (call.kind === 'stream')
    return {
      description: 'server-sent events',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    }
  if (call.kind === 'file') {
    return { description: 'the file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  }
  const properties = {
    code: { const: 0 },
    message: { type: 'string' },
    data: schemaOf(call.output, 'output'),
  }
  return {
    description: 'success',
    content: {
      'application/json': { schema: { type: 'object', required: ['code', 'message', 'data'], properties } },
    },
  }
}
