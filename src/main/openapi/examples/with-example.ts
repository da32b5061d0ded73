import type { Operation } from '../document.ts'
import type { JsonSchema } from '../schemas.ts'
import type { Example } from './examples.ts'

/** The operation with what was sent and answered once, in the places that the standard has for it. */
export function withExample(operation: Operation, example: Example | undefined): Operation {
  if (!example) return operation
  const { input = {}, answer } = example
  const parameters = operation.parameters.map((parameter) => {
    const value = sentAs(parameter, input[String(parameter['name'])])
    return value === undefined ? parameter : { ...parameter, example: value }
  })
  const inParameters = new Set(operation.parameters.map(({ name }) => name))
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !inParameters.has(name)))
  return {
    ...operation,
    parameters,
    ...(operation.requestBody && { requestBody: shown(operation.requestBody, 'application/json', body) }),
    responses: {
      ...operation.responses,
      ...(answer !== undefined && {
        200: shown(operation.responses['200'] ?? {}, 'application/json', answer),
      }),
    },
  }
}

/** In an address everything is text; the example says what it means. */
function sentAs({ schema }: JsonSchema, value: unknown): unknown {
  const type = (schema as JsonSchema | undefined)?.['type']
  if (type === 'integer' || type === 'number') return value === undefined ? undefined : Number(value)
  return type === 'array' && value !== undefined && !Array.isArray(value) ? [value] : value
}

/** What has another type, such as a file, has no example. */
function shown(content: JsonSchema, type: string, example: unknown): JsonSchema {
  const types = (content['content'] ?? {}) as Record<string, JsonSchema>
  if (!types[type]) return content
  return { ...content, content: { ...types, [type]: { ...types[type], example } } }
}
