import type { Place } from '../parts/place.ts'

export const CZ: Place = {
  code: 'CZ',
  name: { en: 'Czechia', zh: '捷克' },
  office: { en: 'the Czech tax office', zh: '捷克税局' },
  currency: 'EUR',
}
