import { expect, it } from 'vitest'
import { judgeTrail, type TrailFacts } from './trail-facts.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const FINE: TrailFacts = { owns: false, mayChange: false, oldest: new Date('2016-11-25T12:00:00Z') }

it.each<[string, Partial<TrailFacts>, [string, string?][]]>([
  ['a portal that only adds', {}, [['GOOD']]],
  ['a trail without lines', { oldest: undefined }, [['GOOD']]],
  ['a portal that owns it', { owns: true, mayChange: true }, [['ATTENTION', 'audit:role']]],
  ['a portal that may change lines', { mayChange: true }, [['ATTENTION', 'audit:role']]],
  [
    'lines of more than ten years',
    { oldest: new Date('2016-11-25T11:59:59Z') },
    [['GOOD'], ['ATTENTION', 'audit:cut -- --years 10']],
  ],
])('judges %s', (_name, facts, expected) => {
  const findings = judgeTrail({ ...FINE, ...facts }, NOW, 10)
  expect(findings.map(({ state }) => state)).toEqual(expected.map(([state]) => state))
  for (const [at, [, cure]] of expected.entries()) if (cure) expect(findings[at]?.cure).toContain(cure)
})
