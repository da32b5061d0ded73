import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { API_KEY_CALLS } from '../../api-key-calls.ts'
import { testApp } from '../../testing/test-app.ts'
import { openApiDocument } from '../openapi.ts'
import type { JsonSchema } from '../schemas.ts'
import { readExamples } from './examples.ts'

const { wired } = await testApp()
const document = openApiDocument(wired.routes, '/server/portal', 'Greenlane')
const examples = readExamples()

const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'openapi' } as unknown as AnySchema)

type Shown = { where: string; schema: string; value: unknown }

/** Everything that the document shows, with where its schema stands. */
const shown: Shown[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const at = ['paths', path, method]
    const inBody = contentsOf(operation.requestBody, [...at, 'requestBody'])
    const inAnswer = contentsOf(operation.responses['200'], [...at, 'responses', '200'])
    const inParameters = operation.parameters.flatMap((parameter, index) =>
      'example' in parameter ? [exampleAt(parameter['example'], [...at, 'parameters', String(index)])] : [],
    )
    return [...inBody, ...inAnswer, ...inParameters]
  }),
)

function contentsOf(part: JsonSchema | undefined, at: string[]): Shown[] {
  const types = (part?.['content'] ?? {}) as Record<string, JsonSchema>
  return Object.entries(types).flatMap(([type, content]) =>
    'example' in content ? [exampleAt(content['example'], [...at, 'content', type])] : [],
  )
}

function exampleAt(value: unknown, at: string[]): Shown {
  const pointer = [...at, 'schema'].map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  return { where: at.join(' '), schema: `openapi#/${pointer.join('/')}`, value }
}

function wrongIn({ where, schema, value }: Shown): string[] {
  const validate = ajv.compile({ $ref: schema })
  if (validate(value)) return []
  return [`${where}: ${ajv.errorsText(validate.errors)}`]
}

describe('the examples of the OpenAPI document', () => {
  test('follow the schemas of their calls', () => {
    expect(shown.flatMap(wrongIn)).toEqual([])
  })

  test('would be found where they did not', () => {
    const answers = shown.filter(({ where }) => where.endsWith('responses 200 content application/json'))
    const planted = answers.map((one) => ({ ...one, value: { ...(one.value as object), code: 1 } }))
    expect(planted.filter((one) => wrongIn(one).length === 0)).toEqual([])
    const order = answers.find(({ where }) => where.includes('/order/detail get'))
    if (!order) throw new Error('no example of an order')
    const { data, ...envelope } = order.value as { data: object }
    const wrong = { ...envelope, data: { ...data, total: '12.00' } }
    expect(wrongIn({ ...order, value: wrong })).not.toEqual([])
  })

  test('are all shown, each by a call that exists', () => {
    const names = new Set(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    )
    expect(Object.keys(examples).filter((name) => !names.has(name))).toEqual([])
    const answered = Object.values(examples).filter((example) => example?.answer !== undefined)
    expect(shown.filter(({ where }) => where.includes('responses')).length).toBe(answered.length)
  })

  test('there is one of every call that a key opens, and of the way to buy', () => {
    const without = Object.keys(API_KEY_CALLS).filter((name) => !examples[name])
    expect(without).toEqual([])
    expect(BUYING.filter((name) => !examples[name])).toEqual([])
    expect(Object.keys(examples).length).toBeGreaterThanOrEqual(LEAST)
  })

  test('show nothing that opens something', () => {
    const text = JSON.stringify(examples)
    const keys = new Set(text.match(/(?:glk|whsec)_[\w+/=-]+/g))
    expect([...keys].toSorted()).toEqual([
      'glk_Yb3kQ0',
      'glk_Yb3kQ0mT7s2fXJ4pWn8uLr1vDc6hGa9eZtKoRiBqMxE',
      'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    ])
    const domains = new Set([...text.matchAll(/@([\w.-]+\.\w+)/g)].map(([, domain]) => domain ?? ''))
    expect([...domains].filter((domain) => !/(?:^|\.)example(?:\.com)?$/.test(domain))).toEqual([])
  })
})

const BUYING: readonly string[] = [
  'GET /site/config',
  'POST /user/login',
  'POST /product/v2/list',
  'GET /product/details',
  'POST /shoppingCart/add',
  'POST /shoppingCart/category',
  'POST /order/create',
  'POST /payment/create',
  'POST /payment/result',
  'GET /payment/status',
]
const LEAST = 100
