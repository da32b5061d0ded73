import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { GroupField } from '#forms/engine/model/template.ts'

/** Offices that want to see where the goods come from: a few suppliers, by name. */
export function supplierGroup(): GroupField {
  return {
    type: 'group',
    key: 'suppliers',
    label: { en: 'Main suppliers', zh: '主要供应商' },
    help: {
      en: 'Those from whom most of the goods come; up to 5.',
      zh: '请填写采购量最大的供应商，最多5家。',
    },
    rowLabel: { en: 'Supplier {n}', zh: '供应商{n}' },
    addLabel: { en: 'Add a supplier', zh: '再加一家' },
    titleField: 'supplierName',
    minRows: 1,
    maxRows: 5,
    copyKey: 'business.suppliers',
    fields: [
      {
        type: 'text',
        key: 'supplierName',
        label: { en: 'Name of the supplier', zh: '供应商名称（英文或拼音）' },
        name: { en: 'name of the supplier', zh: '供应商名称' },
        required: true,
        shareable: true,
        validators: [
          { name: 'pattern', pattern: 'latin' },
          { name: 'length', min: 2, max: 120 },
        ],
      },
      {
        type: 'country',
        key: 'supplierCountry',
        label: { en: 'Country of the supplier', zh: '供应商所在国家/地区' },
        name: { en: 'country of the supplier', zh: '供应商所在国家/地区' },
        required: true,
        shareable: true,
        width: 'half',
      },
      {
        type: 'text',
        key: 'supplierVatNumber',
        label: { en: 'VAT number of the supplier', zh: '供应商的VAT税号' },
        name: { en: 'VAT number of the supplier', zh: '供应商的VAT税号' },
        help: { en: 'Only of suppliers in the EU.', zh: '仅限欧盟供应商。' },
        visibleWhen: { op: 'in', field: './supplierCountry', value: [...EU_STATES] },
        shareable: true,
        width: 'half',
        validators: [{ name: 'vatNumber' }],
      },
    ],
  }
}
