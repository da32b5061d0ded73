import { expect, it } from 'vitest'
import { judgeDatabase, type DatabaseFacts } from './database-facts.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const FINE: DatabaseFacts = {
  version: 150_008,
  now: NOW,
  encoding: 'UTF8',
  isSuperuser: false,
  mayCreate: true,
  connections: { most: 97, used: 12 },
  level: 7,
}
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000)
const GOOD = ['Database', 'Database', 'Clock'].map((subject) => `${subject} GOOD`)

it.each<[string, Partial<DatabaseFacts>, string[]]>([
  ['all of it', {}, GOOD],
  ['an old server', { version: 140_012 }, ['Database BAD', ...GOOD.slice(1)]],
  ['an encoding without Chinese', { encoding: 'LATIN1' }, ['Database BAD', ...GOOD.slice(1)]],
  ['a superuser', { isSuperuser: true }, ['Database GOOD', 'Database ATTENTION', ...GOOD.slice(1)]],
  ['a user who creates nothing', { mayCreate: false }, ['Database GOOD', 'Database BAD', ...GOOD.slice(1)]],
  [
    'few connections',
    { connections: { most: 97, used: 80 } },
    ['Database GOOD', 'Database ATTENTION', ...GOOD.slice(1)],
  ],
  ['an empty one', { level: undefined }, ['Database GOOD', 'Database ATTENTION', 'Clock GOOD']],
  ['one of an earlier release', { level: 6 }, ['Database GOOD', 'Database ATTENTION', 'Clock GOOD']],
  ['one of a newer release', { level: 8 }, ['Database GOOD', 'Database BAD', 'Clock GOOD']],
  ['a clock two seconds off', { now: seconds(2) }, GOOD],
  ['a clock that is behind', { now: seconds(-3) }, ['Database GOOD', 'Database GOOD', 'Clock BAD']],
  ['a clock that is ahead', { now: seconds(60) }, ['Database GOOD', 'Database GOOD', 'Clock BAD']],
])('judges %s', (_name, facts, expected) => {
  const findings = judgeDatabase({ ...FINE, ...facts }, NOW, 7)
  expect(findings.map(({ subject, state }) => `${subject} ${state}`)).toEqual(expected)
})
