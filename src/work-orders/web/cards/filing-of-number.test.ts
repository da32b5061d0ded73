import { expect, it } from 'vitest'
import type { Registration } from '#registrations/contract.ts'
import { type Filing, filingOfNumber } from './filing-of-number.ts'

const filing = (status: Filing['status']): Filing => ({
  id: `term-${status}`,
  product: 'VAT registration Germany',
  country: 'DE',
  status,
  months: 12,
  annualReturns: 0,
  rhythm: 'MONTHLY',
  number: 'DE136695976',
  workOrder: { id: 'wo_1' },
  from: '2026-11-22',
  to: '2027-10-31',
  endsAt: '2027-11-10',
  next: null,
})

const registration = (workOrder: string, number: string, term: Filing | null): Registration => ({
  id: `reg-${workOrder}`,
  product: 'VAT registration Germany',
  country: 'DE',
  kind: 'VAT_NUMBER',
  number,
  validFrom: null,
  validUntil: null,
  certificate: null,
  order: { id: 'or_1', number: 'OR-1' },
  workOrder: { id: workOrder, number: 'WO-1' },
  term,
})

const work = (bought: Filing | null = null, number = 'DE136695976') => ({
  workOrder: { id: 'wo_1', country: 'DE' },
  obtained: [{ number: '22/815/08154' }, { number }],
  filing: bought,
})

it.each([
  ['bought with the work, whose number earlier work had obtained', work(filing('RUNNING')), [], true],
  [
    'bought with other work for the number',
    work(),
    [registration('wo_0', 'DE136695976', filing('RUNNING'))],
    true,
  ],
  ['of the work’s own registration', work(), [registration('wo_1', 'DE136695976', filing('WAITING'))], true],
  ['of another number', work(), [registration('wo_0', 'DE811569869', filing('RUNNING'))], false],
  ['that is over', work(filing('ENDED')), [], false],
  ['that was cancelled', work(filing('CANCELLED')), [], false],
  ['that nobody bought', work(), [registration('wo_1', 'DE136695976', null)], false],
])('filing %s', (_name, details, registrations, isBought) => {
  expect(filingOfNumber(details, registrations) !== undefined).toBe(isBought)
})
