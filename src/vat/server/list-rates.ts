import type { z } from 'zod'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { normaliseCountry } from '../rates/tax-country.ts'
import type { listAddedRates } from '../staff/contract.ts'
import { type AddedRate, pageOfAddedRates } from './rates.queries.ts'

type Input = z.output<(typeof listAddedRates)['input']>

export async function listRates(deps: ServerDeps, { country, page, pageSize }: Input) {
  const code = country?.trim() ? normaliseCountry(country) : undefined
  const { records, total } = await pageOfAddedRates(deps.db, { country: code, page, pageSize })
  return { records: records.map(presentRate), total, page, pageSize }
}

export function presentRate(rate: AddedRate) {
  const { id, country, category, basisPoints, source, confidence, overrides, withdrawnAt, withdrawnBy } = rate
  return {
    id,
    country,
    category,
    basisPoints,
    from: rate.validFrom,
    until: rate.validUntil,
    source,
    confidence,
    added: { at: rate.addedAt.toISOString(), by: rate.addedBy },
    withdrawn: withdrawnAt ? { at: withdrawnAt.toISOString(), by: withdrawnBy ?? '' } : null,
    overrides,
  }
}
