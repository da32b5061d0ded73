import type { Place } from '../parts/place.ts'

export const IT: Place = {
  code: 'IT',
  name: { en: 'Italy', zh: '意大利' },
  office: { en: 'the Italian tax office', zh: '意大利税局' },
  currency: 'EUR',
}
