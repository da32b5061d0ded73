import { describe, expect, test } from 'vitest'
import { openApiReaderPage } from './reader-page.ts'
import { SCHEMA_NAMES } from './schema-names.ts'
import { TAGS } from './tags.ts'
import { openApiDocument } from './openapi.ts'
import { API_KEY_CALLS } from '../api-key-calls.ts'
import { callName } from '../calls.ts'
import { testApp } from '../testing/test-app.ts'

const { wired } = await testApp()
const document = openApiDocument(wired.routes, '/server/portal', 'Greenlane')
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    ...operation,
  })),
)
const references = new Set(
  [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]),
)

type Form = {
  schema: { properties: Record<string, Record<string, unknown>>; required: string[] }
  encoding: { file: { contentType: string } }
}

const without = (status: RegExp) =>
  operations
    .filter(({ responses }) => !Object.keys(responses).some((key) => status.test(key)))
    .map(({ path }) => path)

describe('the OpenAPI document', () => {
  test('gives each call an id of its own', () => {
    expect(operations.length).toBe(wired.routes.length)
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(operations.length)
  })

  test('names what each call may refuse, and what may break', () => {
    expect(without(/^200$/)).toEqual([])
    expect(without(/^4\d\d$/)).toEqual([])
    expect(without(/^5\d\d$/)).toEqual([])
    const update = document.paths['/shoppingCart/update']?.['post']
    expect(JSON.stringify(update?.responses['409'])).toContain('cart.price_changed_again')
  })

  test('says of each upload its fields, the file last, with its types and its largest size', () => {
    const forms = operations.flatMap(({ path, requestBody }) => {
      const content = requestBody?.['content'] as Record<string, Form> | undefined
      const form = content?.['multipart/form-data']
      return form ? [{ path, form }] : []
    })
    expect(forms.length).toBe(wired.routes.filter(({ call }) => call.kind === 'upload').length)
    for (const { path, form } of forms) {
      const { properties, required } = form.schema
      expect([path, required], path).toEqual([path, Object.keys(properties)])
      expect(required.at(-1), path).toBe('file')
      expect(properties['file'], path).toMatchObject({ format: 'binary', maxLength: expect.any(Number) })
      expect(form.encoding.file.contentType, path).toMatch(/^[a-z]+\/[\w.+-]+(?:, [a-z]+\/[\w.+-]+)*$/)
    }
    const chunk = forms.find(({ path }) => path === '/salesReport/chunk')?.form
    expect(chunk?.schema.required).toEqual(['importId', 'offset', 'sha256', 'file'])
    expect(chunk?.schema.properties['file']?.['maxLength']).toBe(8 * 1024 * 1024)
  })

  test('describes the tag of each call, and no other', () => {
    expect(document.tags.map((tag) => tag.name).toSorted()).toEqual(Object.keys(TAGS).toSorted())
    expect(operations.filter(({ tags }) => !tags.every((tag) => TAGS[tag]))).toEqual([])
  })

  test('declares each parameter of a path, as required', () => {
    const declared = operations.map(({ path, parameters }) => {
      const inPath = parameters.filter((parameter) => parameter['in'] === 'path' && parameter['required'])
      return [path, inPath.map((parameter) => parameter['name'])]
    })
    const expected = operations.map(({ path }) => [
      path,
      [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
    ])
    expect(declared).toEqual(expected)
  })

  test('says for each call how it is authorised, by a scheme that is declared', () => {
    const schemes = operations.flatMap(({ security }) => security.flatMap((one) => Object.keys(one)))
    expect([...new Set(schemes)].toSorted()).toEqual(
      Object.keys(document.components.securitySchemes).toSorted(),
    )
  })

  test('names for each call the scope with which a key opens it, and for all others whether people alone make it', () => {
    const said = new Map(operations.map(({ name, ...operation }) => [name, operation['x-api-key']]))
    const opened = [...said].filter(([, key]) => key.includes(':'))
    expect(Object.fromEntries(opened)).toEqual(API_KEY_CALLS)
    const needless = wired.routes.filter(({ call }) => ['public', 'signed'].includes(call.access as string))
    const others = [...said].filter(([, key]) => !key.includes(':'))
    const expected = new Set(needless.map(({ call }) => callName(call)))
    expect(others.filter(([name, key]) => (key === 'not-needed') !== expected.has(name))).toEqual([])
    for (const { security, description, ...operation } of operations) {
      const key = operation['x-api-key']
      const scopes = security.flatMap((one) => one['apiKey'] ?? [])
      expect(scopes).toEqual(key.includes(':') ? [key] : [])
      if (key.includes(':')) expect(description).toContain(`API key: \`${key}\``)
      if (key === 'refused') expect(description).toContain('people alone')
    }
  })

  test('refers only to existing components, and has no unused ones', () => {
    const { schemas, responses } = document.components
    const there = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
    ]
    expect([...references].toSorted()).toEqual(there.toSorted())
  })

  test('uses every name of a schema, each for one', () => {
    const names = [...SCHEMA_NAMES.values()]
    const used = new Set(Object.keys(document.components.schemas).map((name) => name.replace(/Input$/, '')))
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !used.has(name))).toEqual([])
  })

  test('has a page for readers, with links from references to their schemas', () => {
    const page = openApiReaderPage(document)
    expect(page).toContain('<a href="#schema-Money">')
    expect(page).toContain('id="schema-Money"')
    expect(page).toContain('<dd><code>cart.price_changed_again</code>')
    const summaryOf = (path: string) =>
      page.split('<details>').find((part) => part.includes(`<code>${path}</code>`))
    expect(summaryOf('/order/list')).toContain('<span class="key">orders:read</span></summary>')
    expect(summaryOf('/order/create')).toContain('<span class="key">people alone</span></summary>')
    expect(summaryOf('/site/config')).toContain('<span class="key">no key needed</span></summary>')
  })
})
