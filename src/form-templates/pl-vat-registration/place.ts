import type { Place } from '../parts/place.ts'

export const PL: Place = {
  code: 'PL',
  name: { en: 'Poland', zh: '波兰' },
  office: { en: 'the Polish tax office', zh: '波兰税局' },
  currency: 'EUR',
}
