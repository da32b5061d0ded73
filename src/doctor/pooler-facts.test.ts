import { expect, it } from 'vitest'
import { judgePooler, type PoolerFacts } from './pooler-facts.ts'

const FINE: PoolerFacts = { isSameDatabase: true, statementMs: 10_000 }

it.each<[string, Partial<PoolerFacts>, string[]]>([
  ['all of it', {}, ['GOOD']],
  ['no limit of time', { statementMs: 0 }, ['GOOD', 'ATTENTION']],
  ['two databases', { isSameDatabase: false }, ['BAD']],
  ['no answer', { problem: 'ECONNREFUSED' }, ['BAD']],
])('judges %s', (_name, facts, expected) => {
  expect(judgePooler({ ...FINE, ...facts }).map(({ state }) => state)).toEqual(expected)
})
