import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { addressOnly } from './schema-free-contracts.ts'

const CONTRACT = `import { defineCall } from '#platform/shared/call.ts'
export const NAMES = ['cart.full'] as const
export const add = defineCall({
  method: 'POST',
  path: '/add',
  summary: \`Adds \${NAMES.length} 件, at most.\`,
  refusals: [...NAMES, 'cart.line_not_found'],
  input: z.object({ summary: z.string(), path: z.enum(NAMES) }).refine(() => true),
  output: z.object({}),
  idempotent: true,
})
export const count = defineCall({ path: '/count', summary: 'Counts.' })
export const summary = describeCall({ summary: 'stays' })
`

test('the browser gets no more of a call than how it is made', () => {
  const code = addressOnly(CONTRACT, parseAst(CONTRACT, { lang: 'ts' }))
  expect(code.replaceAll(/\s+/g, ' ')).toBe(
    "import { defineCall } from '#platform/shared/call.ts' export const NAMES = ['cart.full'] as const " +
      "export const add = defineCall({ method: 'POST', path: '/add', idempotent: true, }) " +
      "export const count = defineCall({ path: '/count', }) " +
      "export const summary = describeCall({ summary: 'stays' }) ",
  )
})
