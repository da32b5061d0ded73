import { expect, it } from 'vitest'
import { answeredBuyer, buyerReader } from './buyer-number.ts'

const read = buyerReader()
const DAY = '2026-03-10'
const YES = { confirmed: true, deniedSince: null }
const NEVER = { confirmed: false, deniedSince: '2026-04-01' }
const lost = (deniedSince: string) => ({ confirmed: true, deniedSince })

it.each([
  ['of the EU', 'FR80500764592', 'FR', { buyer: 'B2B', buyer_vat_id_valid: true, register: 'vies' }],
  ['without its letters', '80500764592', 'FR', { buyer_vat_id: 'FR80500764592', register: 'vies' }],
  ['of Great Britain', 'GB980780684', 'GB', { buyer: 'B2B', register: 'hmrc' }],
  ['that no register knows', 'CHE-116.281.710 MWST', 'CH', { buyer: 'B2B', register: null }],
  ['with wrong check digits', 'FR00500764592', 'FR', { buyer_vat_id_valid: false, register: null }],
  ['of a person', '12345678Z', 'ES', { buyer: 'B2C', buyer_vat_id: null, register: null }],
  ['that is not there', '', 'FR', { buyer: 'B2C', register: null }],
])('a number %s', (_, number, country, facts) => {
  expect(read(number, country)).toMatchObject(facts)
})

it.each([
  ['that VIES was not asked about', 'FR80500764592', null, null],
  ['that VIES confirmed', 'FR80500764592', YES, true],
  ['that VIES denied', 'FR80500764592', NEVER, false],
  ['that was lost on the day', 'FR80500764592', lost(DAY), false],
  ['that was lost afterwards', 'FR80500764592', lost('2026-03-11'), true],
  ['that HMRC was not asked about', 'GB980780684', null, true],
  ['that HMRC denied', 'GB980780684', NEVER, false],
])('a buyer with a number %s', (_, number, said, valid) => {
  const { buyer_vat_id_valid, said: kept } = answeredBuyer(read(number, ''), said, DAY)
  expect({ buyer_vat_id_valid, kept }).toEqual({ buyer_vat_id_valid: valid, kept: said })
})
