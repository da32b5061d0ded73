import { defineRefusals } from '#platform/shared/refusal.ts'

export const goodsRefusals = defineRefusals('goodsWeight', {
  not_a_table: {
    code: 499,
    status: 422,
    en: 'This file is no table that we can read. Save it as XLSX or CSV by our template, and send it again.',
    zh: '无法读取该文件。请按模板另存为XLSX或CSV后重新上传。',
  },
  too_large: {
    code: 499,
    status: 413,
    en: 'The file is larger than 5 MB. Split it and send the parts one after the other.',
    zh: '文件超过5MB，请拆分后分次上传。',
  },
  groups_alone: {
    code: 499,
    status: 403,
    en: 'For this return you enter GTU alone. Whoever works for the agency enters or removes weights.',
    zh: '处理该申报时只能填写GTU类别；重量由服务商人员填写或删除。',
  },
  too_many: {
    code: 499,
    status: 422,
    en: 'A company can have 20,000 lines of weights here. Remove those of SKUs that you no longer sell first.',
    zh: '每家企业最多可保存20,000行商品重量，请先删除不再销售的SKU。',
  },
})
