import type { RowField, Template } from '#forms/engine/model/template.ts'
import { itBusinessSection } from './business.ts'
import { itBankSection, itDocumentsSection } from './documents.ts'
import { IT } from './place.ts'
import { yesNo, is } from '../parts/choices.ts'
import { companySection } from '../parts/company-section.ts'
import { peopleSection } from '../parts/people-section.ts'
import { birthplaceFields } from '../parts/person-documents.ts'
import { representativeSection } from '../parts/representative-section.ts'

/** The Italian tax code is calculated from name, sex, day and place of birth; every legal representative gets one. */
const taxCodeFields: readonly RowField[] = [
  {
    type: 'radio',
    key: 'sex',
    label: { en: 'Sex', zh: '性别' },
    missing: { en: 'Choose the sex as in the passport.', zh: '请选择与护照一致的性别。' },
    required: true,
    shareable: true,
    options: [
      { value: 'female', label: { en: 'Female', zh: '女' } },
      { value: 'male', label: { en: 'Male', zh: '男' } },
    ],
  },
  ...birthplaceFields(),
  {
    type: 'text',
    key: 'italianTaxCode',
    label: { en: 'Italian tax code (codice fiscale)', zh: '意大利个人税号（Codice Fiscale）' },
    name: { en: 'Italian tax code', zh: '意大利个人税号' },
    help: {
      en: '16 characters. If there is none, we apply for it.',
      zh: '16位字母和数字，没有可不填，由我们代为申请。',
    },
    shareable: true,
    sensitive: true,
    width: 'half',
    validators: [
      { name: 'pattern', pattern: 'lettersAndDigits' },
      { name: 'length', min: 16, max: 16 },
    ],
  },
]

/** The certified mailbox is the address for service of every holder of an Italian VAT number. */
const mailboxFields: readonly RowField[] = [
  yesNo('hasPec', {
    label: { en: 'Is there an Italian certified mailbox (PEC)?', zh: '是否已有意大利认证邮箱（PEC）？' },
    missing: {
      en: 'Say whether there is an Italian certified mailbox.',
      zh: '请选择是否已有意大利认证邮箱（PEC）。',
    },
    help: {
      en: 'The tax office sends its notices there. If there is none, we set one up.',
      zh: '税局通知会发送到该邮箱。没有的，由我们代为开通。',
    },
  }),
  {
    type: 'text',
    key: 'pec',
    label: { en: 'PEC address', zh: 'PEC邮箱地址' },
    name: { en: 'PEC address', zh: 'PEC邮箱地址' },
    visibleWhen: is('hasPec', 'yes'),
    required: true,
    copyKey: 'company.pec',
    width: 'half',
    validators: [{ name: 'email' }],
  },
]

/**
 * What Italy asks of a company without a seat there: direct identification by form ANR/3 (DPR 633/1972 art. 35-ter), or a
 * fiscal representative appointed by deed (art. 17(3)) where there is no agreement on mutual assistance.
 */
export const itVatRegistration: Template = {
  key: 'itVatRegistration',
  version: 2,
  title: { en: 'Company form: VAT registration in Italy', zh: '意大利VAT注册资料表' },
  sections: [
    companySection(IT, mailboxFields),
    peopleSection(IT, taxCodeFields),
    itBusinessSection,
    representativeSection(IT, {
      en: 'The representative is appointed by a notarised power of attorney with an apostille. It is jointly liable for the VAT, must give the Italian tax office a guarantee itself, and therefore asks you for a deposit. We send contract and deposit terms after the form has been accepted.',
      zh: '财税代表须通过公证并附海牙认证（Apostille）的授权委托书指定，对税款承担连带责任，且本身须向意大利税局提供担保，因此会要求您缴纳保证金。资料表通过后，我们会把合同和保证金说明发给您。',
    }),
    itBankSection,
    itDocumentsSection,
  ],
}
