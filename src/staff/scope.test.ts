import { describe, expect, test } from 'vitest'
import { STAFF_ROLES } from '#platform/shared/call.ts'
import { isInScope, scopeOf, scopesOf, STAFF_SCOPES, type AroundScope, type Scoped } from './scope.ts'

const me: Scoped = { staffId: 'stf_me', role: 'agent', scope: 'all', countries: [] }
const NOTHING: AroundScope = { teams: [], signed: [] }
const assignedTo = 'stf_me'

describe('what somebody sees', () => {
  test.each<[string, Partial<Scoped>, Partial<AroundScope>, ReturnType<typeof scopeOf>]>([
    ['everything', {}, { teams: [['FR']] }, 'all'],
    ['of no team: what is assigned', { scope: 'teams' }, {}, { countries: [], assignedTo }],
    ['of a team', { scope: 'teams' }, { teams: [['FR', 'DE']] }, { countries: ['DE', 'FR'], assignedTo }],
    [
      'of two teams that share a country',
      { scope: 'teams' },
      { teams: [['FR'], ['FR', 'ES']] },
      { countries: ['ES', 'FR'], assignedTo },
    ],
    ['of a team for all countries', { scope: 'teams' }, { teams: [['FR'], []] }, 'all'],
    ['what is assigned', { scope: 'assigned' }, { teams: [['FR']] }, { countries: [], assignedTo }],
    [
      'a partner firm: its countries and those it signs for',
      { role: 'partner', countries: ['PL'] },
      { signed: ['CZ', 'PL'], teams: [[]] },
      { countries: ['CZ', 'PL'], assignedTo: null },
    ],
    [
      'a partner firm without countries: nothing',
      { role: 'partner' },
      {},
      { countries: [], assignedTo: null },
    ],
    ['whoever was a partner and is none', { scope: 'partner' }, {}, { countries: [], assignedTo }],
    ['money is not divided', { role: 'finance', scope: 'assigned' }, {}, 'all'],
    ['nor is an administrator', { role: 'admin', scope: 'teams' }, { teams: [['FR']] }, 'all'],
  ])('%s', (_name, person, around, expected) => {
    expect(scopeOf({ ...me, ...person }, { ...NOTHING, ...around })).toEqual(expected)
  })

  test('each role has a scope, and only partners that of a firm', () => {
    for (const role of STAFF_ROLES) {
      expect(scopesOf(role).includes('partner')).toBe(role === 'partner')
      expect(STAFF_SCOPES).toEqual(expect.arrayContaining([...scopesOf(role)]))
    }
  })
})

describe('whether something is seen', () => {
  const scope = { countries: ['FR'], assignedTo }
  test.each([
    ['by its country', scope, { country: 'FR', assigneeId: 'stf_other' }, true],
    ['for being assigned', scope, { country: 'DE', assigneeId: 'stf_me' }, true],
    ['of nobody elsewhere', scope, { country: 'DE', assigneeId: null }, false],
    ['by a partner elsewhere', { ...scope, assignedTo: null }, { country: 'DE', assigneeId: null }, false],
    ['by whoever sees everything', 'all' as const, { country: 'DE', assigneeId: null }, true],
  ])('%s', (_name, by, record, expected) => {
    expect(isInScope(by, record)).toBe(expected)
  })
})
