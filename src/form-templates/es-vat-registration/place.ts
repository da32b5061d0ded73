import type { Place } from '../parts/place.ts'

export const ES: Place = {
  code: 'ES',
  name: { en: 'Spain', zh: '西班牙' },
  office: { en: 'the Spanish tax office', zh: '西班牙税局' },
  currency: 'EUR',
}
