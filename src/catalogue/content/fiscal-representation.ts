import type { LocalText } from '#platform/shared/local-text.ts'
import type { Requirement } from '../product.ts'

type Source = Requirement['source']

/** No agreement on mutual assistance in collecting VAT is in force with them; other countries have to be looked up. */
const WITHOUT_AGREEMENT = ['CN', 'HK', 'US']
/** Both have an agreement with the EU as a whole. */
const WITH_AGREEMENT = ['GB', 'NO']

/** A company outside the EU needs a fiscal representative if its country has no agreement with the state. */
export function fiscalRepresentativeFor(country: string, reason: LocalText, source: Source): Requirement {
  return {
    code: `fiscal-representative-${country.toLowerCase()}`,
    when: {
      kind: 'companyOutside',
      area: 'EU',
      exceptCountries: [...WITH_AGREEMENT],
      certainFor: [...WITHOUT_AGREEMENT],
    },
    reason,
    source,
  }
}

/** A producer without an establishment in the state needs somebody who is liable for it there. */
export function authorisedRepresentativeFor(
  code: string,
  country: string,
  reason: LocalText,
  source: Source,
): Requirement {
  return {
    code,
    when: { kind: 'companyOutside', area: country, exceptCountries: [], certainFor: 'all' },
    reason,
    source,
  }
}
