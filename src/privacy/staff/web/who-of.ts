import type { Translate } from '#platform/web/text.ts'
import type { Erasure } from '../contract.ts'
import type { erasuresStaffText } from './erasures-staff.text.ts'

/** Who is erased, or was: of an account its id is left, of an address the number of the erasure. */
export function whoOf(
  t: Translate<typeof erasuresStaffText>,
  { id, userId, about, person }: Pick<Erasure, 'id' | 'userId' | 'about' | 'person'>,
): string {
  if (about === 'ADDRESS')
    return person ? `${person.email} · ${t('noAccount')}` : `${t('erasedAddress')} · ${id}`
  return person ? `${person.name} · ${person.email}` : userId
}
