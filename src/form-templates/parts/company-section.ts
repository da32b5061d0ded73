import type { Field, Section } from '#forms/engine/model/template.ts'
import { addressFields, contactFields } from './address-fields.ts'
import { identityFields } from './company-fields.ts'
import { capital, type Place } from './place.ts'

/**
 * @param own what only this country's office asks about the company; placed between its numbers and its
 * address
 */
export function companySection(place: Place, own: readonly Field[] = []): Section {
  return {
    key: 'company',
    title: { en: 'Company', zh: '公司信息' },
    description: {
      en: `Everything as it stands on the business licence. ${capital(place.office.en)} compares it letter by letter.`,
      zh: `请与营业执照保持完全一致，${place.office.zh}会逐字核对。`,
    },
    fields: [...identityFields(place), ...own, ...addressFields(place), ...contactFields()],
  }
}
