import { isDay, type Day } from '#platform/shared/calendar.ts'
import { isCurrency } from '#vat/engine/money.ts'
import type { Seller } from '#vat/engine/vat-result.ts'
import { readFrequency } from '#vat/calendar/periods.ts'
import type { LedgerLine } from '#ledger/ledger-line.ts'
import type { CostPriceBook } from '#reports/cost-price-book.ts'
import type { RegistrationFacts } from '#declarations/boxes/prepared-return.ts'
import { fieldsOf } from '../command.ts'
import { readCostPrices } from './read-cost-prices.ts'
import { readLedger } from './read-ledger.ts'
import { UnreadableCompany } from './unreadable-company.ts'

type Registration = RegistrationFacts & {
  /** HMRC's own key of each period, from its obligations: `{ "2026-Q1": "26A1" }` */
  periodKeys: Readonly<Record<string, string>>
  /** The national tax number where it is another than the VAT number: `tax_number` */
  taxNumber: string
  /** The competent office in the authority's own code: `tax_office` */
  taxOffice: string
}

export type Company = {
  name: string
  email: string | null
  registrations: readonly Registration[]
  oss: { country: string; number: string } | null
  ioss: { number: string } | null
  seller: Seller
  /** What a piece costs by SKU, without VAT */
  costPrices: CostPriceBook
  costCurrency: string
  ledger: readonly LedgerLine[]
}

/** `c.json` of the command `report`. @throws UnreadableCompany with what is wrong, for people */
export function readCompany(text: string): Company {
  const fields = fieldsOf(parsed(text))
  if (!fields) throw new UnreadableCompany('The company file is not a JSON object.')
  const registrations = listOf(fields.registrations, 'registrations').map(registrationOf)
  const oss = fieldsOf(fields.oss)
  const ioss = fieldsOf(fields.ioss)
  const ossCountry = oss ? textIn(oss, 'country', 'oss') : null
  const costCurrency = currencyIn(fields.cost_currency)
  const established = fields.established
  if (typeof established !== 'string' && !Array.isArray(established))
    throw new UnreadableCompany('The company file needs "established": a country such as "DE", or a list.')
  return {
    name: typeof fields.name === 'string' ? fields.name : '',
    email: optionalText(fields.email) || null,
    registrations,
    oss: oss && ossCountry !== null ? { country: ossCountry, number: optionalText(oss.number) } : null,
    ioss: ioss ? { number: optionalText(ioss.number) } : null,
    seller: {
      established,
      vat_registrations: registrations.map(({ country, from, to }) => ({
        country,
        ...(from === null ? {} : { from }),
        ...(to === null ? {} : { to }),
      })),
      oss_union: oss ? { ...oss, country: ossCountry } : null,
      ioss: ioss !== null,
      distance_sales_ytd_eur: fields.distance_sales_ytd_eur,
      distance_sales_prev_year_eur: fields.distance_sales_prev_year_eur,
      opted_for_destination: fields.opted_for_destination === true,
    },
    costPrices: readCostPrices(fields.cost_prices, costCurrency),
    costCurrency,
    ledger: readLedger(fields.ledger),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new UnreadableCompany('The company file is not JSON.')
  }
}

function listOf(value: unknown, name: string): unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new UnreadableCompany(`"${name}" of the company file is not a list.`)
  return value
}

/** One registration covers Great Britain and Northern Ireland. */
const SPELLINGS: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB', XI: 'GB' }

function registrationOf(value: unknown): Registration {
  const fields = fieldsOf(value)
  if (!fields)
    throw new UnreadableCompany('Each of "registrations" is an object with a country and a rhythm.')
  const country = textIn(fields, 'country', 'registrations').toUpperCase()
  const written = typeof fields.rhythm === 'string' ? fields.rhythm : 'MONTHLY'
  const [, name = written, stagger] = /^(.*?)[ _-]?(?:stagger[ _-]?)?([123])$/i.exec(written) ?? []
  const rhythm = readFrequency(name === '' ? 'QUARTERLY' : name)
  if (!rhythm)
    throw new UnreadableCompany(
      `"${written}" is no rhythm: use monthly, bimonthly, quarterly, half-yearly or yearly.`,
    )
  return {
    country: SPELLINGS[country] ?? country,
    number: optionalText(fields.number),
    from: dayIn(fields.from, country),
    to: dayIn(fields.to, country),
    rhythm,
    offset: Number(fields.stagger ?? stagger ?? 0) % 3 || 0,
    periodKeys: textsIn(fields.period_keys),
    taxNumber: optionalText(fields.tax_number),
    taxOffice: optionalText(fields.tax_office),
  }
}

function dayIn(value: unknown, country: string): Day | null {
  if (value === undefined || value === null || value === '') return null
  if (!isDay(value))
    throw new UnreadableCompany(`A day of the registration in ${country} is not like 2026-03-31.`)
  return value
}

function textIn(fields: Record<string, unknown>, name: string, where: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || value.trim() === '')
    throw new UnreadableCompany(`"${where}" of the company file needs "${name}".`)
  return value.trim()
}

const optionalText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function textsIn(value: unknown): Record<string, string> {
  const fields = fieldsOf(value) ?? {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function currencyIn(value: unknown): string {
  if (value === undefined) return 'EUR'
  if (typeof value !== 'string' || !isCurrency(value))
    throw new UnreadableCompany('"cost_currency" of the company file is not a currency such as EUR.')
  return value
}
