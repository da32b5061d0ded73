import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { INVITE_HEADER, INVITE_KEY } from '#invites/invite-key.ts'
import { STAFF_ROLES, type Access, type KeyAccess } from '#platform/shared/call.ts'
import type { PlatformConfig } from '#platform/server/config.ts'
import { keyAccessOf } from '#platform/server/http/access.ts'
import type { Route } from '#platform/server/http/route.ts'
import { openApiReaderPage } from './openapi-page.ts'

type JsonSchema = Record<string, unknown>
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  description: string
  parameters: JsonSchema[]
  requestBody?: JsonSchema
  responses: JsonSchema
  security: Record<string, string[]>[]
}
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: JsonSchema
}

/** Serves the OpenAPI 3.1 document made from the contracts, and a page to read it. */
export function registerOpenApi(
  app: FastifyInstance,
  options: { routes: readonly Route[]; config: PlatformConfig },
): void {
  const base = `/server/${options.config.product}`
  let document: OpenApiDocument | undefined
  const get = () => (document ??= openApiDocument(options.routes, base, options.config.brand.name))
  app.get(`${base}/openapi.json`, async () => get())
  app.get(`${base}/docs`, async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(openApiReaderPage(get()))
  })
}

export function openApiDocument(routes: readonly Route[], base: string, brand: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const { call } of routes) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call)
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} portal`,
      version: '1',
      description:
        'Every answer is { code, message, data }; code 0 is success. See the descriptions of the codes below.',
    },
    servers: [{ url: base }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
        [INVITE_KEY]: { type: 'apiKey', in: 'header', name: INVITE_HEADER },
      },
      schemas: { Failure: FAILURE },
    },
  }
}

const FAILURE: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', enum: [1, 3, 400, 499, 500, 502] },
    message: { type: 'string' },
    data: {},
    error: { type: 'string', description: 'stable dotted name of the failure' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
}

function operationOf(call: Route['call']): Operation {
  const input = schemaOf(call.input, 'input')
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>
  const required = (input['required'] ?? []) as string[]
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
  const parameters = Object.entries(properties)
    .filter(([name]) => call.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => {
      const isPath = inPath.has(name)
      return { name, in: isPath ? 'path' : 'query', required: isPath || required.includes(name), schema }
    })
  const operation: Operation = {
    operationId: call.path.slice(1).replace(/[/{}]+/g, '_'),
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    description: `Who: ${accessText(call.access)}.${call.idempotent ? ' Honours `Idempotency-Key`.' : ''}`,
    parameters,
    responses: { 200: successOf(call), default: failureOf() },
    security: securityOf(call.access),
  }
  if (call.kind === 'upload')
    operation.requestBody = { content: { 'multipart/form-data': { schema: UPLOAD } } }
  else if (call.method === 'POST')
    operation.requestBody = { content: { 'application/json': { schema: input } } }
  return operation
}

const UPLOAD: JsonSchema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
}

function successOf(call: Route['call']): JsonSchema {
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

function failureOf(): JsonSchema {
  return {
    description: 'any failure',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

function schemaOf(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const schema = z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema
  delete schema['$schema']
  return schema
}

const WITHOUT_TOKEN: ReadonlySet<Access> = new Set<Access>([
  'public',
  'visitorOrSeller',
  'visitorOrSellerWriter',
  'signed',
])

function securityOf(who: Access): Record<string, never[]>[] {
  if (WITHOUT_TOKEN.has(who)) return []
  const key = keyAccessOf(who)
  if (!key) return [{ token: [] }]
  return key.or ? [{ token: [] }, { [key.key]: [] }] : [{ [key.key]: [] }]
}

export function accessText(who: Access): string {
  if (typeof who === 'object') return 'staff' in who ? `staff: ${who.staff.join(', ')}` : inviteText(who)
  const texts: Record<Exclude<Access, object>, string> = {
    public: 'anyone',
    visitorOrSeller: 'anyone; an invalid token answers code 1',
    visitorOrSellerWriter: 'anyone but a viewer of a company; an invalid token answers code 1',
    seller: 'any member of the company',
    sellerWriter: 'owner or editor of the company',
    sellerOwner: 'owner of the company',
    staff: `staff: ${STAFF_ROLES.join(', ')}`,
    signed: 'a provider, by its signature',
  }
  return texts[who]
}

/** The code of an invite is the one key that there is beside the token. */
function inviteText({ or, beforePin }: KeyAccess): string {
  if (or) return `${accessText(or)}; an invited person within their own sections`
  return `whoever holds an invite code (${beforePin ? 'before' : 'after'} its PIN)`
}
