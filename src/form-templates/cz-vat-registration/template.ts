import type { RowField, Template } from '#forms/engine/model/template.ts'
import { czBusinessSection } from './business.ts'
import { czBankSection, czDocumentsSection } from './documents.ts'
import { CZ } from './place.ts'
import { is, yesNo } from '../parts/choices.ts'
import { companySection } from '../parts/company-section.ts'
import { peopleSection } from '../parts/people-section.ts'

/** Whoever has a data box gets every official letter there, and it counts as read after ten days. */
const dataBoxFields: readonly RowField[] = [
  yesNo('hasDataBox', {
    label: {
      en: 'Does the company have a Czech data box (datová schránka)?',
      zh: '公司是否已有捷克官方数据信箱（datová schránka）？',
    },
    missing: {
      en: 'Say whether the company has a Czech data box.',
      zh: '请选择公司是否已有捷克官方数据信箱。',
    },
    help: {
      en: 'Companies from abroad need none: we receive the letters with the power of attorney.',
      zh: '境外公司可以不开通，我们凭授权委托书代收信件。',
    },
  }),
  {
    type: 'text',
    key: 'dataBoxId',
    label: { en: 'ID of the data box', zh: '数据信箱ID' },
    name: { en: 'ID of the data box', zh: '数据信箱ID' },
    help: { en: '7 letters and digits.', zh: '7位字母和数字。' },
    visibleWhen: is('hasDataBox', 'yes'),
    required: true,
    width: 'half',
    validators: [
      { name: 'pattern', pattern: 'lettersAndDigits' },
      { name: 'length', min: 7, max: 7 },
    ],
  },
]

/**
 * What the tax office in Ostrava, responsible for companies without a seat in Czechia, asks in the VAT
 * application (zákon č. 235/2004 Sb. § 6c, § 94); no representative, but all accounts used for business and proof of them.
 */
export const czVatRegistration: Template = {
  key: 'czVatRegistration',
  version: 2,
  title: { en: 'Company form: VAT registration in Czechia', zh: '捷克VAT注册资料表' },
  sections: [
    companySection(CZ, dataBoxFields),
    peopleSection(CZ),
    czBusinessSection,
    czBankSection,
    czDocumentsSection,
  ],
}
