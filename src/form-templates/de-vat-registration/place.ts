import type { Place } from '../parts/place.ts'

export const DE: Place = {
  code: 'DE',
  name: { en: 'Germany', zh: '德国' },
  office: { en: 'the German tax office', zh: '德国税局' },
  currency: 'EUR',
  ownKeys: { hasStock: 'stockInGermany' },
}

/** The name used by most sections of the form. */
export const DE_OFFICE: Place = { ...DE, office: { en: 'the tax office', zh: '税局' } }
