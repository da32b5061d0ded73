import type { Section } from '#forms/engine/model/template.ts'
import { companySection as section } from '../parts/company-section.ts'
import { differing, earlierVersion, lacking } from '../parts/earlier-version.ts'
import { DE_OFFICE } from './place.ts'

const today = section(DE_OFFICE)

export const companySection: Section = {
  ...today,
  fields: earlierVersion(today.fields, [lacking('shareable')], {
    legalFormOther: lacking('copyKey'),
    domesticCompany: null,
    homeVatNumber: null,
    street: differing({
      help: {
        en: 'The registered address, in Latin letters. The tax office sends its letters there.',
        zh: '请填写注册地址的英文或拼音，例如：Room 1203, Building 4, No. 18 Keji Road。税局信件会寄到该地址。',
      },
    }),
  }),
}
