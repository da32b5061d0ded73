import type { Template } from '#forms/engine/model/template.ts'
import { brandsSection } from './brands.ts'
import { contractSection } from './contract.ts'
import { authorisedSection } from './person.ts'
import { DE_PACKAGING } from './place.ts'
import { quantitiesSection } from './quantities.ts'
import { companySection } from '../parts/company-section.ts'
import { is, yesNo } from '../parts/choices.ts'

/**
 * What a dual system's contract and the register LUCID ask of a producer (VerpackG § 7, § 9): producer data,
 * brands, quantities by material and year. The seller makes the registration itself in person (§ 33), in a
 * step of its own.
 */
export const dePackaging: Template = {
  key: 'dePackaging',
  version: 3,
  title: { en: 'Company form: packaging in Germany', zh: '德国包装法资料表' },
  sections: [
    companySection(DE_PACKAGING, [
      yesNo('hasGermanNumber', {
        label: {
          en: 'Does the company have a German VAT number?',
          zh: '公司是否有德国VAT税号？',
        },
        missing: {
          en: 'Say whether the company has a German VAT number.',
          zh: '请选择公司是否有德国VAT税号。',
        },
        help: {
          en: 'LUCID asks for a tax number; without a German one the number at home is enough.',
          zh: 'LUCID注册时需要税号；没有德国税号的，可使用注册地税号。',
        },
      }),
      {
        type: 'text',
        key: 'germanVatNumber',
        label: { en: 'German VAT number', zh: '德国VAT税号' },
        name: { en: 'German VAT number', zh: '德国VAT税号' },
        help: { en: 'DE and 9 digits.', zh: 'DE加9位数字。' },
        shareable: true,
        visibleWhen: is('hasGermanNumber', 'yes'),
        required: true,
        copyKey: 'company.germanVatNumber',
        width: 'half',
        validators: [{ name: 'vatNumber', countries: ['DE'] }],
      },
    ]),
    authorisedSection,
    brandsSection,
    quantitiesSection,
    contractSection,
  ],
}
