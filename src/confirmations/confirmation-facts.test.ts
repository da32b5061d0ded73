import { describe, expect, it } from 'vitest'
import type { NodeStatus } from '#work-orders/states.ts'
import { confirmationFacts } from './confirmation-facts.ts'

const FILING = { on: '2026-03-09', way: 'ELSTER', reference: 'et-2026-118' }
const REPLY = { on: '2026-04-02', way: null, reference: 'et-2026-119' }

const step = (status: NodeStatus, rest: Partial<Parameters<typeof confirmationFacts>[1][number]> = {}) => ({
  produces: 'VAT_NUMBER' as const,
  status,
  since: '2026-03-10',
  decidedOn: null,
  filings: status === 'LOCKED' || status === 'OPEN' ? [] : [FILING],
  isFiledWithEarlier: false,
  ...rest,
})

describe('no letter is made', () => {
  it.each([
    ['where no authority decides', 'OPEN', [], 'NO_AUTHORITY'],
    ['before anything is filed', 'OPEN', [step('LOCKED'), step('LOCKED')], 'NOT_FILED'],
    ['while it is still to be filed', 'OPEN', [step('OPEN')], 'NOT_FILED'],
    ['while the filing is being corrected', 'OPEN', [step('REOPENED')], 'NOT_FILED'],
    ['where the step was skipped', 'OPEN', [step('SKIPPED', { filings: [] })], 'NOT_FILED'],
    ['where nobody recorded the day', 'OPEN', [step('FILED', { filings: [] })], 'NOT_FILED'],
    ['after a refusal', 'OPEN', [step('GRANTED'), step('REFUSED')], 'REFUSED'],
    ['of a cancelled work order', 'CANCELLED', [step('FILED')], 'CANCELLED'],
  ] as const)('%s', (_name, status, steps, obstacle) =>
    expect(confirmationFacts(status, steps)).toEqual({ obstacle }),
  )
})

describe('a letter says', () => {
  it('what was filed and what is awaited, also what was filed with it', () => {
    const steps = [
      step('FILED', { produces: 'TAX_NUMBER' }),
      step('LOCKED', { isFiledWithEarlier: true }),
      step('LOCKED', { produces: 'EPR_NUMBER' }),
    ]
    expect(confirmationFacts('OPEN', steps)).toEqual({
      facts: {
        filings: [FILING],
        steps: [
          { result: 'TAX_NUMBER', state: 'AWAITED', on: null },
          { result: 'VAT_NUMBER', state: 'AWAITED', on: null },
        ],
      },
    })
  })

  it('what was granted on which day, one filing once, a reply after it', () => {
    const steps = [
      step('GRANTED', { produces: 'TAX_NUMBER', decidedOn: '2026-03-20', filings: [REPLY, FILING] }),
      step('QUERIED', { since: '2026-04-10' }),
    ]
    expect(confirmationFacts('ON_HOLD', steps)).toEqual({
      facts: {
        filings: [FILING, REPLY],
        steps: [
          { result: 'TAX_NUMBER', state: 'GRANTED', on: '2026-03-20' },
          { result: 'VAT_NUMBER', state: 'QUERIED', on: '2026-04-10' },
        ],
      },
    })
  })

  it('what staff typed without marks that nobody sees', () => {
    const filings = [{ on: '2026-03-09', way: ' post\u202E\n 1 ', reference: '\u200B' }]
    expect(confirmationFacts('OPEN', [step('FILED', { filings })])).toMatchObject({
      facts: { filings: [{ on: '2026-03-09', way: 'post 1', reference: null }] },
    })
  })
})
