import { isDay } from '#platform/shared/calendar.ts'
import { isRate, type OfficialRate } from './official-rate.ts'

/**
 * The rates in an answer of Narodowy Bank Polski (`/api/exchangerates/tables/a`): tables A, each with what one unit of a
 * currency is in zloty. Empty for anything else.
 */
export function readNbpTables(json: string): OfficialRate[] {
  return listOf(parsed(json)).flatMap((table) => {
    const { table: kind, no, effectiveDate, rates } = fieldsOf(table)
    if (kind !== 'A' || typeof no !== 'string' || !isDay(effectiveDate)) return []
    return listOf(rates).flatMap((entry): OfficialRate[] => {
      const { code, mid } = fieldsOf(entry)
      const rate = String(mid)
      if (typeof code !== 'string' || !/^[A-Z]{3}$/.test(code) || !isRate(rate)) return []
      return [{ source: 'PL_NBP', key: effectiveDate, currency: code, rate, document: no.slice(0, 40) }]
    })
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
