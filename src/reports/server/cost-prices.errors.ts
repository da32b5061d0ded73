import { defineRefusals } from '#platform/shared/refusal.ts'

export const costPriceRefusals = defineRefusals('costPrice', {
  not_a_table: {
    code: 499,
    status: 422,
    en: 'We cannot read this file. Save it as CSV or XLSX with the columns SKU and Cost price, and upload it again.',
    zh: '无法读取该文件。请另存为CSV或XLSX（含SKU和成本价两列）后重新上传。',
  },
  too_large: {
    code: 499,
    status: 413,
    en: 'The file is larger than 5 MB. Split it and upload the parts one after the other.',
    zh: '文件超过5MB，请拆分后分次上传。',
  },
  too_many: {
    code: 499,
    status: 422,
    en: 'A company can have up to 50,000 cost prices. First remove those of SKUs that you no longer sell.',
    zh: '每家企业最多可保存50,000个成本价，请先删除不再销售的SKU。',
  },
})
