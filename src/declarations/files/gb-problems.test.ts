import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gbProblems } from './gb-problems.ts'

type Case = { name: string; body: unknown; code?: string; path?: string }
const cases = JSON.parse(
  readFileSync(new URL('../testing/gb-bodies.cases.json', import.meta.url), 'utf8'),
) as Case[]

test.each(cases)('$name', ({ body, code, path }) => {
  const problems = gbProblems(JSON.stringify(body))
  if (code === undefined) expect(problems).toEqual([])
  else expect(problems[0]).toMatchObject({ code, ...(path === undefined ? {} : { path }) })
})

test('a body without a key of the period is not complete', () => {
  const { periodKey: _, ...body } = (cases[0] as Case).body as Record<string, unknown>
  expect(gbProblems(JSON.stringify(body))).toEqual([{ code: 'MANDATORY_FIELD_MISSING', path: '/periodKey' }])
})

test.each(['', 'null', '7', '[]x'])('what is no object is refused: %s', (content) => {
  expect(gbProblems(content)).toEqual([{ code: 'INVALID_REQUEST', path: '' }])
})
