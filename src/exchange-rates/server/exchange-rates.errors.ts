import { defineRefusals } from '#platform/shared/refusal.ts'

export const exchangeRatesRefusals = defineRefusals('exchange_rates', {
  key_wrong: {
    code: 400,
    status: 400,
    en: 'Enter a month such as 2026-03 for this source, or for the Polish National Bank the day of its table.',
    zh: '该来源请填写月份，如2026-03；波兰国家银行请填写汇率表的公布日期。',
  },
  not_yet: {
    code: 499,
    status: 422,
    en: 'These rates cannot have been published yet. Enter them after {{key}} has ended.',
    zh: '这些汇率尚未公布，请在{{key}}结束后填写。',
  },
  already_published: {
    code: 499,
    status: 409,
    en: 'The rate of {{currency}} for {{key}} was fetched from its source and stays as published. Leave it out.',
    zh: '{{key}}的{{currency}}汇率已从来源获取，以公布数值为准，请从列表中删去。',
  },
  implausible: {
    code: 499,
    status: 409,
    en: '{{currency}} {{rate}} is far from the reference rates of that time ({{expected}}). Check it against the publication, then confirm.',
    zh: '{{currency}}的汇率{{rate}}与当时的参考汇率（{{expected}}）相差较大，请核对公布数值后再确认。',
  },
})
