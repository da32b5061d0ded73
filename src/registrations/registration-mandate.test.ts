import { describe, expect, it } from 'vitest'
import { isToSignAgain, mandateOf, type MandateFacts } from './registration-mandate.ts'

const TODAY = '2026-11-22'
const german = {
  country: 'DE',
  kind: 'VAT_NUMBER',
  workOrderId: 'wo_1',
  endedOn: null,
  isFiled: true,
} as const

const mandate = (changes: Partial<MandateFacts> = {}): MandateFacts => ({
  id: 'man_1',
  country: 'DE',
  scope: 'VAT',
  workOrderId: 'wo_1',
  status: 'IN_FORCE',
  expiresOn: null,
  endedOn: null,
  endReason: null,
  replacesId: null,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...changes,
})
const revoked = { status: 'ENDED', endReason: 'REVOKED', endedOn: '2026-11-01' } as const
const expired = { expiresOn: '2026-11-21' }
const later = { id: 'man_2', createdAt: new Date('2026-02-01T00:00:00Z') }
const again = { ...later, replacesId: 'man_1' }

describe('the mandate of a registration', () => {
  it.each([
    ['without an end', [mandate()], { status: 'IN_FORCE', id: 'man_1', until: null }],
    [
      'far from its end',
      [mandate({ expiresOn: '2027-06-30' })],
      { status: 'IN_FORCE', id: 'man_1', until: '2027-06-30' },
    ],
    [
      'near its end',
      [mandate({ expiresOn: '2026-12-01' })],
      { status: 'ENDING', id: 'man_1', until: '2026-12-01' },
    ],
    [
      'of two, the one that lasts longest',
      [mandate({ expiresOn: '2026-12-01' }), mandate(later)],
      { status: 'IN_FORCE', id: 'man_2', until: null },
    ],
    ['of another work, in the same field', [mandate({ workOrderId: 'wo_2' })], { status: 'IN_FORCE' }],
    [
      'after its last day',
      [mandate(expired)],
      { status: 'EXPIRED', id: 'man_1', until: '2026-11-21', isInForce: false },
    ],
    ['revoked', [mandate(revoked)], { status: 'REVOKED', id: 'man_1', until: '2026-11-01' }],
    [
      'revoked after an earlier one had been replaced',
      [mandate({ ...revoked, ...later }), mandate({ ...revoked, endReason: 'REPLACED' })],
      { status: 'REVOKED', id: 'man_2' },
    ],
    [
      'revoked and signed again',
      [mandate(revoked), mandate({ ...again, status: 'SUBMITTED' })],
      { status: 'CHECKING', id: 'man_1', until: null, isInForce: false },
    ],
    [
      'revoked, signed again and returned',
      [mandate(revoked), mandate({ ...again, status: 'RETURNED' })],
      { status: 'REVOKED', id: 'man_1' },
    ],
    [
      'expired, though an older one was revoked',
      [mandate({ ...expired, ...later }), mandate(revoked)],
      { status: 'EXPIRED', id: 'man_2' },
    ],
    [
      'near its end, signed again',
      [mandate({ expiresOn: '2026-12-01' }), mandate({ ...again, status: 'SUBMITTED' })],
      { status: 'CHECKING', id: 'man_1', until: '2026-12-01', isInForce: true },
    ],
    [
      'over, signed again',
      [mandate(expired), mandate({ ...again, status: 'SUBMITTED' })],
      { status: 'CHECKING', id: 'man_1', until: null, isInForce: false },
    ],
    [
      'over, signed again and returned',
      [mandate(expired), mandate({ ...again, status: 'RETURNED' })],
      { status: 'EXPIRED', id: 'man_1' },
    ],
    ['only in another country', [mandate({ country: 'FR', workOrderId: 'wo_2' })], { status: 'MISSING' }],
    ['only in another field', [mandate({ scope: 'EPR', workOrderId: 'wo_2' })], { status: 'MISSING' }],
    ['never signed', [], { status: 'MISSING', id: null, until: null, isInForce: false }],
  ] as const)('%s', (_name, mandates, expected) => {
    expect(mandateOf(german, mandates, TODAY)).toMatchObject(expected)
  })

  it('is not asked for where nothing is filed, or the registration has ended', () => {
    expect(mandateOf({ ...german, isFiled: false }, [], TODAY)).toBeNull()
    expect(mandateOf({ ...german, kind: 'EORI_NUMBER' }, [], TODAY)).toBeNull()
    expect(mandateOf({ ...german, endedOn: '2026-10-31' }, [mandate()], TODAY)).toBeNull()
  })
})

describe('a mandate is to be signed again', () => {
  const again1 = mandate({ ...again, status: 'SUBMITTED' })
  it.each([
    ['near its end', [mandate({ expiresOn: '2026-12-01' })], true],
    ['not while it lasts', [mandate()], false],
    ['not while that is being checked', [mandate(expired), again1], false],
    ['when it was revoked', [mandate(revoked)], true],
    ['not revoked while that is being checked', [mandate(revoked), again1], false],
    ['not revoked where another is in force', [mandate(revoked), mandate(later)], false],
    ['not when one was revoked after it', [mandate(revoked), mandate({ ...revoked, ...later })], false],
    ['not when it was replaced', [mandate({ ...revoked, endReason: 'REPLACED' })], false],
  ] as const)('%s', (_name, mandates, expected) => {
    const beside = { registrations: [german], mandates, today: TODAY }
    expect(isToSignAgain(mandates[0], beside)).toBe(expected)
  })

  it('revoked only where a registration stands', () => {
    const beside = { mandates: [mandate(revoked)], today: TODAY }
    expect(isToSignAgain(mandate(revoked), { ...beside, registrations: [] })).toBe(false)
  })
})
