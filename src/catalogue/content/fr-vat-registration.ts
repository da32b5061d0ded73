import { amounts, type ProductContent } from './product-content.ts'
import { fiscalRepresentativeFor } from './fiscal-representation.ts'
import { bundleWithFiling, filingOption, speedOption, whenFilingIsBought } from './option-parts.ts'
import {
  check,
  companyForm,
  granted,
  submit,
  filingTerm,
  handover,
  powerOfAttorney,
  representativeAccepts,
  notifyMarketplaces,
  translationInto,
  vatNumber,
} from './process-parts.ts'
import { directive2006112, frenchTaxCode } from './sources.ts'

export const frVatRegistration: ProductContent = {
  code: 'vat-registration-fr',
  category: 'VAT',
  country: 'FR',
  position: 40,
  content: {
    name: { en: 'VAT registration France', zh: '法国VAT注册' },
    summary: { en: 'SIRET and French VAT number', zh: '取得SIRET和法国VAT税号' },
    lead: {
      en: 'SIRET and French VAT number for a company not established in France, with subsequent filing as an option.',
      zh: '为在法国没有机构的公司取得SIRET和法国VAT税号，并可代办后续申报。',
    },
    description: [
      {
        en: 'Storing goods in France, or importing them there in your own name, makes you liable to French VAT. Companies from abroad are registered by the tax office for foreign businesses (SIEE) in Noisy-le-Grand, which first asks for a SIRET.',
        zh: '货物存放在法国或以自己名义进口到法国，就要在法国缴纳增值税。境外公司由位于努瓦西勒格朗的外国企业税务局（SIEE）受理，先取得SIRET，再下发VAT税号。',
      },
      {
        en: 'Companies outside the EU need a fiscal representative who is liable for the tax, unless their country has an agreement on mutual assistance with France. Mainland China, Hong Kong and the United States have none.',
        zh: '非欧盟公司须指定对税款负责的财税代表，除非其所在国与法国签有征税互助协定。中国大陆、中国香港和美国均未签署此类协定。',
      },
    ],
    deliverables: [
      { en: 'SIRET and VAT number', zh: 'SIRET和VAT税号' },
      { en: 'Documents for the fiscal representative prepared', zh: '备好财税代表所需文件' },
      { en: 'Letters answered in French', zh: '税局法语信函由我们答复' },
      { en: 'Access to the online account of the tax office', zh: '开通税局在线账户' },
    ],
    baseLine: { en: 'Registration', zh: 'VAT注册' },
    officialFees: { en: 'Official fees: none for this service.', zh: '官方费用：本服务无官方收费。' },
    badges: ['MARKETPLACE_CHECKS'],
    effortMinutes: 25,
    maxQuantity: 1,
    options: [
      filingOption({
        en: 'French returns (CA3) are usually monthly. Import VAT is declared in the same return.',
        zh: '法国申报（CA3）一般按月进行，进口增值税也在同一申报表中申报。',
      }),
      speedOption({
        en: 'Shortens our own steps by about two days. This does not speed up the tax office.',
        zh: '可将我们的处理时间缩短约2天，税局的审批时间不受影响。',
      }),
    ],
    discounts: [bundleWithFiling],
    materials: [],
    faqs: [
      {
        question: { en: 'When must I register in France?', zh: '什么情况下必须在法国注册？' },
        answer: {
          en: 'Before the first taxable supply: goods stored in France, goods imported in your own name, or sales from French stock. There is no threshold for companies established abroad.',
          zh: '首笔应税行为之前：货物存入法国、以自己名义进口，或从法国库存销售。境外公司没有起征额。',
        },
        sources: [frenchTaxCode('art. 286 ter', '第286 ter条'), directive2006112('art. 214', '第214条')],
      },
      {
        question: { en: 'What does the fiscal representative do?', zh: '财税代表做什么？' },
        answer: {
          en: 'The representative carries out your formalities and is liable with you for the tax, and therefore checks your figures before filing and may ask for security if the amounts are large.',
          zh: '财税代表代为履行申报手续，并对税款承担连带责任，因此会在申报前核对您的数据；金额较大时可能要求提供担保。',
        },
        sources: [frenchTaxCode('art. 289 A', '第289 A条')],
      },
      {
        question: { en: 'When are the returns due?', zh: '申报截止日是哪天？' },
        answer: {
          en: 'In the month after the period, on a day between the 15th and the 24th that the tax office shows in your account. You must file a nil return for a month without sales.',
          zh: '申报期次月，具体日期由税局在账户中指定，在15日至24日之间。没有销售的月份也要零申报。',
        },
        sources: [frenchTaxCode('art. 287', '第287条')],
      },
    ],
    related: ['vat-filing-fr', 'packaging-fr', 'eori-eu', 'responsible-person-eu'],
    requires: [
      fiscalRepresentativeFor(
        'FR',
        {
          en: 'Companies from outside the EU without an agreement on mutual assistance with France, such as those in mainland China, Hong Kong or the United States, need a fiscal representative.',
          zh: '与法国没有征税互助协定的非欧盟公司（如中国大陆、中国香港、美国公司）必须指定财税代表。',
        },
        frenchTaxCode('art. 289 A', '第289 A条'),
      ),
    ],
  },
  process: {
    version: 4,
    nodes: [
      companyForm({ key: 'frVatRegistration', version: 1 }, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      translationInto({ en: 'French', zh: '法语' }, { low: 2, high: 5 }, null),
      representativeAccepts({ low: 2, high: 4 }),
      submit(
        {
          en: 'We submit the file to the tax office for foreign businesses (SIEE), with the representative’s contract.',
          zh: '将全套资料连同财税代表合同递交外国企业税务局（SIEE）。',
        },
        { low: 1, high: 1 },
      ),
      granted({
        key: 'siret',
        name: { en: 'SIRET', zh: 'SIRET' },
        description: { en: 'The statistics office issues the company number.', zh: '统计局下发企业识别号。' },
        expectedDays: { low: 10, high: 18 },
        produces: 'TAX_NUMBER',
      }),
      vatNumber(
        { en: 'The tax office confirms the VAT number.', zh: '税局确认并下发VAT税号。' },
        { low: 14, high: 23 },
      ),
      notifyMarketplaces({ low: 0, high: 1 }),
      handover({ low: 1, high: 1 }),
      filingTerm(whenFilingIsBought),
    ],
  },
  prices: {
    base: amounts(340, 295, 370, 2680),
    options: {
      filing: { '12': amounts(65, 56, 72, 510), '24': amounts(59, 51, 65, 460) },
      speed: { first: amounts(90, 78, 99, 700) },
    },
  },
}
