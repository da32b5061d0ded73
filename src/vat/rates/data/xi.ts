import type { CountryFacts, FilingRule } from '../facts.ts'
import { GB_FACTS, GB_FILING } from './gb.ts'

/** Northern Ireland: British rates and returns; EU rules for goods (Windsor Framework, art. 8). */
export const XI_FACTS: CountryFacts = {
  ...GB_FACTS,
  code: 'XI',
  ratesAsIn: 'GB',
  rates: GB_FACTS.rates.map((row) => ({ ...row, country: 'XI' })),
  territories: [],
}

export const XI_FILING: readonly FilingRule[] = GB_FILING
