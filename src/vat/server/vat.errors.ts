import { defineRefusals } from '#platform/shared/refusal.ts'

export const vatRefusals = defineRefusals('tax', {
  country_missing: {
    code: 400,
    status: 400,
    en: 'Enter a country, for example country=DE.',
    zh: '请填写国家，例如country=DE。',
  },
  country_unknown: {
    code: 499,
    status: 404,
    en: 'VAT information for this country is not recorded here. Available: the EU countries, GB, XI, NO and CH.',
    zh: '系统未收录该国家的增值税信息，目前仅包括欧盟成员国及GB、XI、NO、CH。',
  },
  rate_unknown: { code: 499, status: 422, en: '{{why}}', zh: '{{whyZh}}' },
  declaration_not_found: {
    code: 499,
    status: 404,
    en: 'There is no such declaration. To look up VAT rates, enter a country instead.',
    zh: '未找到该申报。查询税率请填写国家。',
  },
})
