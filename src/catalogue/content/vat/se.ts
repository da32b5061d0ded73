import { faq, text } from '../product-content.ts'
import { businessLicence, passport, registerExtract, shopPages, taxableAtHome } from '../materials.ts'
import {
  check,
  companyForm,
  GENERIC_FORM,
  submit,
  handover,
  originalsByPost,
  powerOfAttorney,
  vatNumber,
} from '../process-parts.ts'
import { act } from '../sources.ts'
import type { VatFacts, VatRegistrationFacts } from './vat-facts.ts'

const procedure = (en: string, zh: string) =>
  act(`Tax Procedures Act (2011:1244) ${en}`, `瑞典税收程序法（2011:1244）${zh}`)

export const sweden: VatFacts = {
  country: 'SE',
  order: 11,
  place: { title: 'Sweden', sentence: 'Sweden', zh: '瑞典' },
  adjective: text('Swedish', '瑞典'),
  language: text('Swedish', '瑞典语'),
  office: text('Skatteverket, the Swedish Tax Agency', '瑞典税务局（Skatteverket）'),
  officeShort: text('Skatteverket', 'Skatteverket'),
  taxName: 'moms',
  number: text('SE and 12 digits that end in 01', 'SE加12位数字，以01结尾'),
  filing: {
    plans: [
      { rhythm: 'quarterly', price: 45, price24: 39 },
      { rhythm: 'monthly', price: 55, price24: 49 },
    ],
    planHelp: text(
      'Quarterly up to 40 million kronor of sales a year, monthly above or on request.',
      '年销售额不超过4000万克朗的按季，超过或主动申请的按月。',
    ),
    forms: text('Momsdeklaration and the periodic summary', 'moms申报表和汇总申报'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'On the 12th of the second month after the quarter, the 17th in January and August. Payment must reach the tax account on the same day.',
        '季度结束后第二个月12日前，1月和8月为17日；税款须当日到达税务账户。',
      ),
      procedure('ch. 26', '第26章'),
    ),
    late: faq(
      text('What does a late return cost in Sweden?', '在瑞典逾期申报会怎样？'),
      text(
        'A fee of 625 kronor for each late return, 1,250 if Skatteverket had to order it, and interest on the tax account from the first day.',
        '每次逾期申报收625克朗，经税局责令后仍逾期的1250克朗；欠税自第一天起按税务账户计息。',
      ),
      procedure('ch. 48, 65', '第48、65章'),
    ),
    beside: faq(
      text('What is the tax account?', '税务账户是什么？'),
      text(
        'One account for everything you owe Skatteverket. Each payment carries the OCR number of your company; we include it in every payment instruction.',
        '公司所有应缴税款都通过同一税务账户结算，付款须注明公司的OCR编号，每次缴款指引中都会写明。',
      ),
      procedure('ch. 61', '第61章'),
    ),
    yearly: null,
    takeOver: 59,
  },
  catchUp: {
    how: text(
      'A return is filed for each missing quarter; where Skatteverket has already estimated the tax, it asks for the decision to be reconsidered.',
      '逐季补交申报表；税局已估定税额的，同时申请重新核定。',
    ),
    penalty: faq(
      text('Will I be fined?', '会被罚款吗？'),
      text(
        'The tax surcharge of 20 percent is not imposed on what you correct voluntarily. Late fees and interest remain.',
        '主动更正的不加收20%的附加税，但逾期费和利息仍须缴纳。',
      ),
      procedure('ch. 49 § 10', '第49章第10条'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the first Swedish stock or sale; the tax office may reassess six years.',
        '追溯到首次在瑞典有库存或销售之日；税局可追征6年。',
      ),
      procedure('ch. 66 § 27', '第66章第27条'),
    ),
    base: 120,
    month: 45,
    days: { low: 6, high: 15 },
  },
  leaving: {
    how: text(
      'The notice of change SKV 4639 ends the registration from the day of the last sale.',
      '提交SKV 4639变更通知，自最后一笔销售之日起注销。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'The return of the last period, in which tax on remaining stock is declared, in the usual time.',
        '在通常期限内提交最后一期申报，剩余库存须计税。',
      ),
    ),
    afterwards: faq(
      text('What happens to money in the tax account?', '税务账户里的余额怎么办？'),
      text(
        'It is paid out to an account in the company’s name, once the form for foreign accounts is signed.',
        '签署境外账户表格后，余额退至公司名下账户。',
      ),
    ),
    base: 190,
    days: { low: 8, high: 25 },
  },
}

export const swedishRegistration: VatRegistrationFacts = {
  summary: text('Swedish VAT number with representative', '瑞典VAT税号，含代理人'),
  why: text(
    'Stock in Sweden, for example in a fulfilment centre near Stockholm, needs a Swedish number before the first sale.',
    '在瑞典存放库存（例如斯德哥尔摩附近的平台仓），首次销售前须取得瑞典税号。',
  ),
  how: text(
    'Skatteverket registers companies from abroad with the form SKV 4632, signed by hand. Companies outside the EU without an agreement name a representative (ombud), who acts but is not liable for the tax. This is included.',
    'Skatteverket以手写签名的SKV 4632表受理境外公司。没有互助协定的非欧盟公司须指定代理人（ombud），仅代为办理、不对税款负责，已包含在本服务中。',
  ),
  numbers: text(
    'The company receives a Swedish registration number, which becomes the VAT number with SE in front and 01 at the end.',
    '公司取得瑞典登记号，前加SE、后加01即为VAT税号。',
  ),
  deliverables: [
    text('Swedish VAT number', '瑞典VAT税号'),
    text('Representative (ombud) for a year', '代理人（ombud）一年'),
    text('Tax account with OCR number', '税务账户及OCR编号'),
    text('Letters answered in Swedish', '税局瑞典语信函由我们答复'),
  ],
  officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
  filingHelp: text('Four returns a year, even without sales.', '每年4次，没有销售也须申报。'),
  materials: [businessLicence, passport, registerExtract, taxableAtHome, shopPages],
  faqs: [
    faq(
      text('Is the ombud a fiscal representative?', 'ombud就是财税代表吗？'),
      text(
        'No. The ombud receives letters, keeps the books available and files for you, but the tax is owed by your company alone. That is why Sweden asks for no security.',
        '不是。ombud负责收信、备查账目和代为申报，税款仍由贵公司承担，因此瑞典不要求担保。',
      ),
      procedure('ch. 6', '第6章'),
    ),
    faq(
      text('What is the VAT rate in Sweden?', '瑞典税率是多少？'),
      text(
        '25 percent for most goods, 12 for food and 6 for books. The rate on food is temporarily halved from April 2026.',
        '大多数商品25%，食品12%，图书6%；自2026年4月起食品税率阶段性减半。',
      ),
      act('VAT Act (2023:200) ch. 9', '瑞典增值税法（2023:200）第9章'),
    ),
  ],
  requires: [],
  related: ['vat-filing-se', 'vat-registration-de', 'eori-eu'],
  effortMinutes: 20,
  process: {
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      originalsByPost(
        text('Skatteverket in Stockholm', '斯德哥尔摩的Skatteverket'),
        { low: 3, high: 5 },
        null,
      ),
      submit(text('We file the form SKV 4632.', '我们递交SKV 4632表。'), { low: 1, high: 1 }),
      vatNumber(
        text('Skatteverket asks about the business and decides.', 'Skatteverket询问业务情况后作出决定。'),
        { low: 15, high: 25 },
      ),
      handover({ low: 1, high: 1 }),
    ],
  },
  base: 320,
  filing: { twelve: 55, twentyFour: 49 },
}
