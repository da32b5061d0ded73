import type { Topic } from './cited-figures.ts'

/** Figures that a seller reads more than once on the way; each must be the same everywhere. */
export const TOPICS: readonly Topic[] = [
  {
    name: 'age of the extract from the company register, in months',
    products: /./,
    en: /extract from the company register[^|]*?not older than (\w+) months/,
    zh: /企业信用信息公示报告[^|]*?(\d+)个月/,
  },
  {
    name: 'months for which a passport must still be valid',
    products: /vat-registration|ioss-intermediary/,
    en: /passport[^|]*?at least (\w+) (?:more )?months/,
    zh: /护照[^|]*?(?:剩余|还有)(\d+)个月/,
  },
  {
    name: 'tax of a year up to which Germany lets file quarterly',
    products: /vat-filing-de/,
    en: /up to ([\d,]+) (?:euros|EUR) of tax in the year before/,
    zh: /上一年度税额不超过([\d,万]+)欧元/,
  },
  {
    name: 'tax of a year below which France lets file quarterly',
    products: /vat-(filing|registration)-fr/,
    en: /(?:below|less than) ([\d,]+) (?:euros|EUR)/,
    zh: /(?:低于|不到)([\d,万]+)欧元/,
  },
  {
    name: 'sales up to which Italy lets settle quarterly',
    products: /vat-filing-it/,
    en: /up to ([\d,]+) (?:euros|EUR) of sales of goods/,
    zh: /不超过([\d,万]+)欧元（货物）/,
  },
  {
    name: 'sales above which Spain wants monthly returns',
    products: /vat-filing-es/,
    en: /above ([\d,.]*\d(?: million)?) (?:euros|EUR) of sales a year/,
    zh: /年销售额超过([\d,.万]+)欧元/,
  },
  {
    name: 'sales up to which Austria lets file quarterly',
    products: /vat-filing-at/,
    en: /up to ([\d,]+) (?:euros|EUR) of sales in the year before/,
    zh: /上一年度销售额不超过([\d,万]+)欧元/,
  },
  {
    name: 'sales up to which Belgium lets file quarterly',
    products: /vat-filing-be/,
    en: /up to ([\d.]+ million) (?:euros|EUR) of sales a year/,
    zh: /年销售额不超过([\d.]+万)欧元/,
  },
  {
    name: 'interest a month in Germany',
    products: /vat-retroactive-de/,
    en: /interest (?:of|is) ([\d.]+) ?(?:%|percent) a month/,
    zh: /每月([\d.]+)%/,
  },
  {
    name: 'interest a month in France',
    products: /vat-retroactive-fr/,
    en: /interest of ([\d.]+) ?(?:%|percent) a month/,
    zh: /每月([\d.]+)%/,
  },
  {
    name: 'days for reporting the end in Italy',
    products: /vat-deregistration-it/,
    en: /within (\d+) days/,
    zh: /后(\d+)天内/,
  },
  {
    name: 'VAT on stock that matters at the end in Britain',
    products: /vat-deregistration-gb/,
    en: /(?:exceeds|more than) ([\d,]+) (?:pounds|GBP)/,
    zh: /超过([\d,]+)英镑(?:时|的|？)/,
  },
  {
    name: 'security for VIES in Italy',
    products: /vat-(registration|filing)-it/,
    en: /(?:secure|guarantee of|outside the EU:) ([\d,]+) (?:euros|EUR)/,
    zh: /([\d,]+万)欧元(?:担保|，至少)/,
  },
  {
    name: 'value of a parcel that fits into IOSS',
    products: /ioss/,
    en: /(?:up to|above) (?=€|\d+ (?:euros|EUR))€?(\d+)/,
    zh: /(?:不超过|超过|、)(\d+)欧元/,
  },
  {
    name: 'deposit of the IOSS intermediary',
    products: /ioss-intermediary/,
    en: /at least ([\d,]+) (?:euros|EUR)/,
    zh: /最低([\d,]+)欧元/,
  },
  {
    name: 'plastic a month from which Spain taxes it',
    products: /packaging-es/,
    en: /more than (\d+) kg/,
    zh: /超过(\d+)公斤/,
  },
  {
    name: 'packaging a year that Poland excuses',
    products: /packaging-pl/,
    en: /below ([\d,]+) kg/,
    zh: /低于([\d,]+)公斤/,
  },
]
