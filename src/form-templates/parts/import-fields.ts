import type { RowField } from '#forms/engine/model/template.ts'
import { is, yesNo } from './choices.ts'

/** Imports into the EU in the company's own name, and the number needed for them. */
export function euImportFields(): RowField[] {
  return [
    yesNo('importsInOwnName', {
      label: {
        en: 'Does the company import into the EU in its own name?',
        zh: '是否以本公司名义进口清关到欧盟？',
      },
      missing: {
        en: 'Say whether the company imports into the EU in its own name.',
        zh: '请选择是否以本公司名义进口清关到欧盟。',
      },
      help: {
        en: 'Yes if the company is named as importer in the customs declaration.',
        zh: '报关单上的进口商是本公司的，请选择是；由货代双清包税的，通常选择否。',
      },
    }),
    {
      type: 'text',
      key: 'eori',
      label: { en: 'EORI number', zh: 'EORI号码' },
      name: { en: 'EORI number', zh: 'EORI号码' },
      help: {
        en: 'If there is one already, otherwise leave empty.',
        zh: '已有EORI的请填写，没有可不填。',
      },
      shareable: true,
      visibleWhen: is('importsInOwnName', 'yes'),
      copyKey: 'company.eori',
      width: 'half',
      validators: [{ name: 'eori' }],
    },
  ]
}

/** One number in another state is enough for its office to find the company. */
export function otherVatNumber(): RowField {
  return {
    type: 'text',
    key: 'otherVatNumber',
    label: { en: 'VAT number in another EU state', zh: '其他欧盟国家的VAT税号' },
    name: { en: 'VAT number', zh: 'VAT税号' },
    help: { en: 'If there is one, with the country letters.', zh: '如有请填写，含国家代码。' },
    shareable: true,
    copyKey: 'company.otherVatNumber',
    width: 'half',
    validators: [{ name: 'vatNumber' }],
  }
}
