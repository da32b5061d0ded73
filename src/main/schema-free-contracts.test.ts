import { describe, expect, test } from 'vitest'
import { parseAst } from 'vite'
import { withoutSchemas } from './schema-free-contracts.ts'

const strip = (code: string) => withoutSchemas(code, parseAst(code))

describe('contracts in the browser', () => {
  test('a call keeps what is needed to make it, and nothing else', () => {
    const code = `export const pay = defineCall({
      method: 'POST', path: '/pay', access: 'seller', summary: 'Pays', refusals: ['pay.late'], input: z.object({ id }), output: z.null(),
      idempotent: true, shownInPlace: [CODE.payment],
    })`
    expect(strip(code)).toBe(
      "export const pay = defineCall({ method: 'POST', path: '/pay', idempotent: true, shownInPlace: [CODE.payment] })",
    )
  })

  test('each of several calls, exported or not, and nothing beside them', () => {
    const code = `const id = z.string()
const one = defineCall({ method: 'GET', path: '/one', input: id })
export const LIMIT = 5
export const two = defineCall({ ...shared, path: '/two', output: id, kind: 'file' })`
    expect(strip(code)).toBe(`const id = z.string()
const one = defineCall({ method: 'GET', path: '/one' })
export const LIMIT = 5
export const two = defineCall({ ...shared, path: '/two', kind: 'file' })`)
  })
})
