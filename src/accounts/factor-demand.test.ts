import { expect, test } from 'vitest'
import { demandsFactor } from './factor-demand.ts'

test.each([
  ['may', 'owner', false],
  ['may', 'viewer', false],
  ['owners', 'owner', true],
  ['owners', 'editor', false],
  ['owners', 'viewer', false],
  ['all', 'owner', true],
  ['all', 'editor', true],
  ['all', 'viewer', true],
] as const)('%s: a second factor of an %s is demanded: %s', (demand, role, expected) => {
  expect(demandsFactor(demand, role)).toBe(expected)
})
