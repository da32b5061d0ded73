import type { RowField, Template } from '#forms/engine/model/template.ts'
import { esBusinessSection } from './business.ts'
import { esBankSection, esDocumentsSection } from './documents.ts'
import { ES } from './place.ts'
import { capitalFields } from '../parts/capital-fields.ts'
import { YES_NO } from '../parts/choices.ts'
import { companySection } from '../parts/company-section.ts'
import { peopleSection } from '../parts/people-section.ts'
import { birthplaceFields } from '../parts/person-documents.ts'
import { representativeSection } from '../parts/representative-section.ts'

/** Whoever signs for a company in Spain needs a number of their own: the NIE, or a NIF beginning with M. */
const personNumberFields: readonly RowField[] = [
  ...birthplaceFields(),
  {
    type: 'radio',
    key: 'hasSpanishNumber',
    label: { en: 'Is there a Spanish NIE or NIF?', zh: '是否已有西班牙NIE或NIF？' },
    missing: { en: 'Say whether there is a Spanish NIE or NIF.', zh: '请选择是否已有西班牙NIE或NIF。' },
    help: {
      en: 'The number of the person, not of the company. If there is none, we apply for a NIF with form 030.',
      zh: '指个人号码，不是公司税号。没有的，由我们通过030表代为申请。',
    },
    required: true,
    shareable: true,
    options: YES_NO,
  },
  {
    type: 'text',
    key: 'spanishNumber',
    label: { en: 'NIE or NIF', zh: 'NIE或NIF号码' },
    name: { en: 'NIE or NIF', zh: 'NIE或NIF号码' },
    help: {
      en: '9 characters, such as X1234567L or M1234567L.',
      zh: '9位，例如X1234567L或M1234567L。',
    },
    visibleWhen: { op: 'eq', field: './hasSpanishNumber', value: 'yes' },
    required: true,
    shareable: true,
    sensitive: true,
    width: 'half',
    validators: [
      { name: 'pattern', pattern: 'lettersAndDigits' },
      { name: 'length', min: 9, max: 9 },
    ],
  },
]

/**
 * What the Agencia Tributaria asks of a company without a seat in Spain: modelo 036 with capital, partners and registers
 * (ROI, REDEME), a NIF for company and director, articles with an apostille in a sworn translation.
 */
export const esVatRegistration: Template = {
  key: 'esVatRegistration',
  version: 2,
  title: { en: 'Company form: VAT registration in Spain', zh: '西班牙VAT注册资料表' },
  sections: [
    companySection(ES, capitalFields()),
    peopleSection(ES, personNumberFields),
    esBusinessSection,
    representativeSection(ES, {
      en: 'The representative is resident in Spain, is named in the company’s entry and receives its letters. It asks for a power of attorney signed before a notary, with an apostille, and may ask for a deposit by expected VAT. We send both after the form has been accepted.',
      zh: '财税代表须在西班牙有住所，登记在公司的税务资料中并代收信件。财税代表要求提供经公证并附海牙认证（Apostille）的授权委托书，并可能根据预计税额收取保证金。资料表通过后，我们会把相关文件发给您。',
    }),
    esBankSection,
    esDocumentsSection,
  ],
}
