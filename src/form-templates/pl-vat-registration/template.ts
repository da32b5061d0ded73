import type { RowField, Template } from '#forms/engine/model/template.ts'
import { capitalFields } from '../parts/capital-fields.ts'
import { companySection } from '../parts/company-section.ts'
import { peopleSection } from '../parts/people-section.ts'
import { representativeSection } from '../parts/representative-section.ts'
import { plBusinessSection } from './business.ts'
import { plBankSection, plDocumentsSection } from './documents.ts'
import { PL } from './place.ts'

const shortName: RowField = {
  type: 'text',
  key: 'shortName',
  label: { en: 'Short name of the company', zh: '公司简称（英文）' },
  name: { en: 'short name of the company', zh: '公司简称' },
  help: {
    en: 'As it is used on invoices, without the legal form if you like; goes into NIP-2.',
    zh: '用于发票和NIP-2表，可不含公司类型，例如：Lanhai Trading。',
  },
  required: true,
  copyKey: 'company.shortName',
  width: 'half',
  validators: [
    { name: 'pattern', pattern: 'latin' },
    { name: 'length', min: 2, max: 60 },
  ],
}

const pesel: RowField = {
  type: 'text',
  key: 'pesel',
  label: { en: 'PESEL number', zh: '波兰个人身份号码（PESEL）' },
  name: { en: 'PESEL number', zh: 'PESEL号码' },
  help: { en: '11 digits, if the person has one.', zh: '11位数字，没有可不填。' },
  shareable: true,
  sensitive: true,
  width: 'half',
  validators: [
    { name: 'pattern', pattern: 'digits' },
    { name: 'length', min: 11, max: 11 },
  ],
}

/**
 * What the Second Tax Office Warszawa-Śródmieście, responsible for companies without a seat in Poland, asks: NIP-2 for the
 * number and VAT-R for VAT (ustawa o VAT art. 96), with a representative for companies from outside the EU (art. 18a).
 */
export const plVatRegistration: Template = {
  key: 'plVatRegistration',
  version: 2,
  title: { en: 'Company form: VAT registration in Poland', zh: '波兰VAT注册资料表' },
  sections: [
    companySection(PL, [shortName, ...capitalFields()]),
    peopleSection(PL, [pesel]),
    plBusinessSection,
    representativeSection(PL, {
      en: 'The representative files and keeps the records for you and is jointly liable for the VAT. It asks for a written contract with a Polish translation and, by expected VAT, for a deposit. We send both after the form has been accepted.',
      zh: '财税代表负责代为申报和保存账册，并对税款承担连带责任。财税代表要求签订书面合同（附波兰语译文），并根据预计税额收取保证金。资料表通过后，我们会把相关文件发给您。',
    }),
    plBankSection,
    plDocumentsSection,
  ],
}
