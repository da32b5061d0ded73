import { CZ } from '../cz-vat-registration/place.ts'
import { ES } from '../es-vat-registration/place.ts'
import { FR } from '../fr-vat-registration/place.ts'
import { GB } from '../gb-vat-registration/place.ts'
import { IT } from '../it-vat-registration/place.ts'
import { PL } from '../pl-vat-registration/place.ts'
import type { Place } from './place.ts'

/** Without the keys of the first German form: what is asked about Germany ends in `De`, as elsewhere. */
export const DE: Place = {
  code: 'DE',
  name: { en: 'Germany', zh: '德国' },
  office: { en: 'the German tax office', zh: '德国税局' },
  currency: 'EUR',
}

export { CZ, ES, FR, GB, IT, PL }
