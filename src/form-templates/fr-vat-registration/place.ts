import type { Place } from '../parts/place.ts'

export const FR: Place = {
  code: 'FR',
  name: { en: 'France', zh: '法国' },
  office: { en: 'the French tax office', zh: '法国税局' },
  currency: 'EUR',
}
