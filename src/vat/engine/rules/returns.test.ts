import { describe, expect, test } from 'vitest'
import { CHINESE_SELLER, GERMAN_SELLER } from '../testing/cases.ts'
import { casesOf, determined } from '../testing/table.ts'

const everywhere = { ...GERMAN_SELLER, vat_registrations: ['DE', 'FR', 'ES', 'IT', 'PL'] }
const home = { '2b base': 'net', '2b tax': 'vat' }
const abroad = { '2d base': 'net', '2d tax': 'vat' }
const dispatch = (country: string, box?: string) => ({
  dispatch: { country, treatment: 'TAXED_AT_DESTINATION', ...(box ? { box } : {}) },
})

/** Regulation (EU) 2020/194 annex III; UStVA; CA3; modelo 303. */
describe('boxes of sales to consumers in other member states', () => {
  casesOf([
    [
      'from the state of identification',
      { arrive: 'FR' },
      { scheme: 'OSS_UNION', return: 'OSS:DE', boxes: home, ...dispatch('DE', 'DE Kz 45') },
    ],
    [
      'from another state',
      { depart: 'FR', arrive: 'IT', seller: everywhere },
      { boxes: abroad, ...dispatch('FR', 'FR E3') },
    ],
    [
      'from Spain',
      { depart: 'ES', arrive: 'IT', seller: everywhere },
      { boxes: abroad, ...dispatch('ES', 'ES 123') },
    ],
    [
      'from a state whose line is not known',
      { depart: 'IT', arrive: 'FR', seller: everywhere },
      { boxes: abroad, ...dispatch('IT') },
    ],
    [
      'home from another state',
      { depart: 'PL', arrive: 'DE', seller: everywhere },
      { scheme: 'OSS_UNION', country: 'DE', boxes: abroad },
    ],
    [
      'by a registration there',
      { arrive: 'FR', seller: { ...everywhere, oss_union: null }, gross: '120.00' },
      {
        scheme: 'LOCAL',
        return: 'FR',
        boxes: { A1: 'net', '08 base': 'net', '08 tax': 'vat' },
        ...dispatch('DE', 'DE Kz 45'),
      },
    ],
    [
      'by a registration, from Spain: the line for what is not under the one-stop shop',
      { depart: 'ES', arrive: 'FR', seller: { ...everywhere, oss_union: null } },
      { return: 'FR', ...dispatch('ES', 'ES 120') },
    ],
    [
      'below the threshold there is none',
      { seller: { ...GERMAN_SELLER, distance_sales_ytd_eur: 0 }, arrive: 'FR' },
      { return: 'DE', dispatch: undefined },
    ],
    [
      'supplies to the marketplace from France',
      { depart: 'FR', arrive: 'FR', seller: CHINESE_SELLER },
      { scheme: 'DEEMED_SUPPLIER', return: 'FR', boxes: { E2: 'net' } },
    ],
    [
      'German zero rate',
      { category: 'photovoltaics', date: '2026-03-10' },
      { scheme: 'LOCAL', rate: 0, boxes: { '87': 'net' } },
    ],
  ])
})

const toItaly = (registrations: string[] | null) => ({
  depart: 'IT',
  arrive: 'IT',
  buyer: 'B2B',
  buyer_vat_id: 'IT52653750977',
  buyer_vat_id_valid: true,
  seller: { ...GERMAN_SELLER, vat_registrations: registrations },
})

describe('reverse charge', () => {
  const reversed = { scheme: 'DOMESTIC_REVERSE_CHARGE', country: 'IT', liable: 'BUYER' }
  casesOf([
    ['by a registered seller', toItaly(['DE', 'IT']), { ...reversed, return: 'IT', boxes: { VP2: 'net' } }],
    [
      'by one without registration: in no return',
      toItaly(['DE']),
      { ...reversed, return: null, boxes: undefined },
    ],
    ['registrations not known', toItaly(null), { ...reversed, return: 'IT' }],
  ])
})

/** Regulation (EU) 282/2011 art. 61; Directive 2006/112 art. 369g(4). */
test('an OSS refund older than three years says what is left to do', () => {
  const late = determined({
    type: 'REFUND',
    gross: '-120.00',
    arrive: 'FR',
    date: '2026-08-01',
    original_supply_date: '2023-06-30',
    original_distance_sales_ytd_eur: 50_000,
  })
  expect(late).toMatchObject({ return: 'FR', correction_of: '2023-Q2', warning: 'OSS_CORRECTION_TOO_LATE' })
  const { reason, warnings } = late as {
    reason: { en: string; zh: string }
    warnings: { text: { en: string; zh: string } }[]
  }
  const said = `${reason.en} ${warnings.map(({ text }) => text.en).join(' ')}`
  expect(said).toMatch(/can no longer go into the OSS return/)
  expect(said).toMatch(/apply to the tax office of France/)
  expect(`${reason.zh}${warnings.map(({ text }) => text.zh).join('')}`).toMatch(/法国税务机关/)
})
