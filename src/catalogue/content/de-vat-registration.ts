import { amounts, type ProductContent } from './product-content.ts'
import { deVatRegistrationFaqs } from './de-vat-registration.faqs.ts'
import { bundleWithFiling, filingOption, speedOption, whenFilingIsBought } from './option-parts.ts'
import { check, companyForm, filingTerm, handover, powerOfAttorney } from './process-parts.ts'

export const deVatRegistration: ProductContent = {
  code: 'vat-registration-de',
  category: 'VAT',
  country: 'DE',
  position: 10,
  content: {
    name: { en: 'VAT registration Germany', zh: '德国VAT注册' },
    summary: { en: 'First registration, tax number and VAT number', zh: '首次注册，取得本地税号和VAT税号' },
    lead: {
      en: 'A German tax number and VAT number for a company not established in Germany, with subsequent filing as an option.',
      zh: '为在德国没有机构的公司取得本地税号和VAT税号，并可代办后续申报。',
    },
    description: [
      {
        en: 'If you store goods in Germany or sell them from there, you must register for VAT before the first sale, wherever your company is based. We prepare the registration questionnaire in German, submit it to the tax office responsible for your country, and answer its questions until both numbers are issued.',
        zh: '只要货物存放在德国或从德国发出销售，无论公司设在哪里，都要在首次销售前完成VAT注册。我们用德语准备税务登记表，递交给负责您所在国家/地区的税局，并答复税局的询问，直到两个税号全部下发。',
      },
      {
        en: 'Germany issues two numbers: first the tax number from the local tax office, then the VAT number (USt-IdNr.) from the Federal Central Tax Office. Marketplaces ask for the second.',
        zh: '德国会先后下发两个号码：地方税局的本地税号，以及联邦中央税务局的VAT税号（USt-IdNr.）。平台审核时看的是后者。',
      },
    ],
    deliverables: [
      { en: 'Tax number and VAT number', zh: '本地税号和VAT税号' },
      { en: 'Certificate for marketplaces', zh: '可提交给平台的税号证明' },
      { en: 'Letters answered in German', zh: '税局德语信函由我们答复' },
      { en: 'Power of attorney and certified translation prepared', zh: '代为准备授权委托书和认证翻译件' },
    ],
    baseLine: { en: 'Registration', zh: 'VAT注册' },
    officialFees: { en: 'Official fees: none for this service.', zh: '官方费用：本服务无官方收费。' },
    badges: ['MARKETPLACE_CHECKS'],
    effortMinutes: 20,
    maxQuantity: 1,
    options: [
      filingOption({
        en: 'Monthly or quarterly returns, which are due even without sales. The annual return is not included.',
        zh: '按月或按季申报，没有销售也必须申报。不含年度申报。',
      }),
      {
        kind: 'month',
        key: 'firstPeriod',
        name: { en: 'First period', zh: '首个申报月份' },
        help: {
          en: 'The month in which the first goods arrived or will arrive in Germany.',
          zh: '首批货物到达或预计到达德国的月份。',
        },
        onlyWhen: { option: 'filing', values: ['12', '24'] },
        from: -1,
        to: 1,
        default: 0,
      },
      {
        kind: 'choice',
        key: 'earlierSales',
        name: { en: 'Earlier sales', zh: '此前的销售' },
        help: {
          en: 'If you had stock or sales in Germany before the first period, those earlier months must be declared too.',
          zh: '如果在首个申报月份之前已有德国库存或销售，之前的月份也要补申报。',
        },
        default: 'none',
        values: [
          { value: 'none', label: { en: 'None', zh: '没有' }, charge: { kind: 'free' } },
          {
            value: '3',
            label: { en: '3 months', zh: '补申报3个月' },
            line: { en: 'Retroactive filing', zh: '补申报' },
            charge: { kind: 'monthly', months: 3 },
          },
          {
            value: '6',
            label: { en: '6 months', zh: '6个月' },
            line: { en: 'Retroactive filing', zh: '补申报' },
            charge: { kind: 'monthly', months: 6 },
          },
          {
            value: '12',
            label: { en: '12 months', zh: '12个月' },
            line: { en: 'Retroactive filing', zh: '补申报' },
            charge: { kind: 'monthly', months: 12 },
          },
        ],
      },
      speedOption({
        en: 'Shortens our own steps by about two days. This does not speed up the tax office.',
        zh: '可将我们的处理时间缩短约2天，税局的审批时间不受影响。',
      }),
    ],
    discounts: [bundleWithFiling],
    materials: [],
    faqs: deVatRegistrationFaqs,
    related: ['packaging-de', 'vat-filing-de', 'eori-eu', 'responsible-person-eu'],
  },
  process: {
    version: 3,
    nodes: [
      companyForm({ key: 'deVatRegistration', version: 1 }, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      {
        key: 'translation',
        name: { en: 'Translation', zh: '认证翻译' },
        description: {
          en: 'A sworn translator translates the register extract into German.',
          zh: '由宣誓译员将企业信用信息公示报告译成德语。',
        },
        kind: 'LEGALISATION',
        owner: 'translator',
        expectedDays: { low: 2, high: 4 },
        canSkip: {
          reason: {
            en: 'Not needed if the documents are in German or English.',
            zh: '文件本身为德语或英语时无需翻译。',
          },
        },
      },
      {
        key: 'handIn',
        name: { en: 'Submission', zh: '递交税局' },
        description: {
          en: 'We submit the questionnaire and all documents to the tax office.',
          zh: '我们将税务登记表和全部文件递交税局。',
        },
        kind: 'AGENCY_TASK',
        owner: 'agency',
        expectedDays: { low: 1, high: 1 },
      },
      {
        key: 'taxNumber',
        name: { en: 'Tax number', zh: '本地税号' },
        description: {
          en: 'The tax office reviews the documents and issues the tax number by letter.',
          zh: '税局审核资料，以信函方式下发本地税号。',
        },
        kind: 'AUTHORITY',
        owner: 'authority',
        expectedDays: { low: 20, high: 30 },
        filedBy: 'handIn',
        produces: 'TAX_NUMBER',
      },
      {
        key: 'vatNumber',
        name: { en: 'VAT number', zh: 'VAT税号' },
        description: {
          en: 'The Federal Central Tax Office issues the VAT number that marketplaces ask for.',
          zh: '联邦中央税务局下发平台要求的VAT税号。',
        },
        kind: 'AUTHORITY',
        owner: 'authority',
        expectedDays: { low: 5, high: 8 },
        filedBy: 'handIn',
        produces: 'VAT_NUMBER',
      },
      handover({ low: 1, high: 1 }),
      filingTerm(whenFilingIsBought),
    ],
  },
  prices: {
    base: amounts(290, 250, 320, 2280),
    options: {
      filing: { '12': amounts(49, 42, 55, 390), '24': amounts(44, 38, 49, 350) },
      earlierSales: {
        '3': amounts(90, 78, 99, 700),
        '6': amounts(90, 78, 99, 700),
        '12': amounts(80, 69, 89, 630),
      },
      speed: { first: amounts(90, 78, 99, 700) },
    },
  },
}
