import { describe, expect, test } from 'vitest'
import { FILING_STATUSES, type FilingStatus } from '../../declaration.ts'
import { offeredWork, type OfferedWork } from './offered-work.ts'

const facts = {
  scheme: 'LOCAL',
  kind: 'RETURN',
  country: 'DE',
  corrects: null,
} as const

const offered = (status: FilingStatus, more: Partial<Parameters<typeof offeredWork>[0]> = {}) => {
  const work = offeredWork({ ...facts, status, why: status, ...more })
  return (Object.keys(work) as (keyof OfferedWork)[]).filter((one) => work[one])
}

describe('what is offered in each state', () => {
  const expected: Record<FilingStatus, (keyof OfferedWork)[]> = {
    AWAITING_DATA: ['calculate'],
    CALCULATED: ['calculate', 'adjust', 'check'],
    AWAITING_CONFIRMATION: ['adjust'],
    QUERIED: ['calculate', 'adjust', 'answer'],
    CONFIRMED: ['adjust', 'file'],
    FILED: ['settle'],
    ACCEPTED: [],
    REJECTED: ['calculate', 'adjust'],
  }
  test.each(FILING_STATUSES)('%s', (status) => expect(offered(status)).toEqual(expected[status]))
})

test('a nil return only where everything reported, and nothing belongs here', () => {
  expect(offered('AWAITING_DATA', { why: 'NIL' })).toContain('nil')
  expect(offered('AWAITING_DATA', { why: 'RATE' })).not.toContain('nil')
  expect(offered('AWAITING_DATA')).not.toContain('nil')
})

test('only a British return that corrects nothing goes to HMRC', () => {
  expect(offered('CONFIRMED', { country: 'GB' })).toContain('hmrc')
  expect(offered('CONFIRMED', { country: 'GB', corrects: { id: 'dec_1' } })).not.toContain('hmrc')
  expect(offered('CONFIRMED', { country: 'GB', kind: 'ANNUAL' })).not.toContain('hmrc')
  expect(offered('FILED', { country: 'GB' })).not.toContain('hmrc')
})

test('nothing is added to a return of the one-stop shop', () => {
  expect(offered('CALCULATED', { scheme: 'OSS_UNION' })).toEqual(['calculate', 'check'])
})
