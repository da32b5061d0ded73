import type { JsonSchema } from './schemas.ts'

/** The parts of an OpenAPI 3.1 document that this product writes. */
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  description: string
  parameters: JsonSchema[]
  requestBody?: JsonSchema
  responses: Record<string, JsonSchema>
  security: Record<string, string[]>[]
  /** The scope with which an API key opens the call, `not-needed` or `refused`. */
  'x-api-key': string
}
export type Contact = { name: string; email: string }
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    description: string
    contact?: Contact
    license: { name: string; identifier: string }
  }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<'securitySchemes' | 'schemas' | 'responses', Record<string, JsonSchema>>
}
