import { expect, test } from 'vitest'
import { typeOf } from './types-of.ts'

test.each<[string, unknown, string]>([
  ['a text', { type: 'string', maxLength: 3 }, 'string'],
  ['a whole number', { type: 'integer' }, 'number'],
  ['a choice', { type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
  ['one value', { const: 0 }, '0'],
  ['a text or nothing', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  ['a list of choices', { type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  ['a pair', { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
  ['a table', { type: 'object', additionalProperties: { type: 'boolean' } }, 'Record<string, boolean>'],
  ['nothing at all', { type: 'object', properties: {} }, 'Record<string, never>'],
  ['anything', {}, 'unknown'],
  ['a shared schema', { $ref: '#/components/schemas/Money' }, "Schemas['Money']"],
  [
    'an object, with what may be left out and what is said of it',
    {
      type: 'object',
      properties: { id: { type: 'string', description: 'whose' }, 'a-b': { type: 'null' } },
      required: ['id'],
    },
    '{\n  /** whose */\n  id: string\n  "a-b"?: null\n}',
  ],
])('%s', (_name, schema, expected) => {
  expect(typeOf(schema)).toBe(expected)
})
