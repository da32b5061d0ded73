import { faq, text } from '../product-content.ts'
import { fiscalRepresentativeFor } from '../fiscal-representation.ts'
import { articles, businessLicence, passport, registerExtract, warehouseContract } from '../materials.ts'
import {
  check,
  companyForm,
  GENERIC_FORM,
  submit,
  handover,
  powerOfAttorney,
  representativeAccepts,
  vatNumber,
} from '../process-parts.ts'
import { act } from '../sources.ts'
import type { VatFacts, VatRegistrationFacts } from './vat-facts.ts'

const code = (en: string, zh: string) => act(`Belgian VAT Code ${en}`, `比利时增值税法典${zh}`)

export const belgium: VatFacts = {
  country: 'BE',
  order: 10,
  place: { title: 'Belgium', sentence: 'Belgium', zh: '比利时' },
  adjective: text('Belgian', '比利时'),
  language: text('French or Dutch', '法语或荷兰语'),
  office: text(
    'the centre for foreign taxpayers of the FPS Finance in Brussels',
    '比利时联邦财政部布鲁塞尔境外纳税人中心（FPS Finance）',
  ),
  officeShort: text('the FPS Finance', '比利时财政部'),
  taxName: 'TVA / btw',
  number: text('BE and 10 digits', 'BE加10位数字'),
  filing: {
    plans: [
      { rhythm: 'quarterly', price: 45, price24: 39 },
      { rhythm: 'monthly', price: 59, price24: 55 },
    ],
    planHelp: text(
      'Quarterly can be chosen up to 2.5 million euros of sales a year; above that returns are monthly.',
      '年销售额不超过250万欧元可选按季，超过的按月。',
    ),
    forms: text('Return through Intervat and the yearly customer list', 'Intervat申报和年度客户清单'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'Monthly returns on the 20th, quarterly ones on the 25th of the month after the period; payment on the same day.',
        '按月申报为次月20日，按季申报为季度结束后次月25日，缴款日相同。',
      ),
      code('art. 53', '第53条'),
    ),
    late: faq(
      text('What does a late return cost in Belgium?', '在比利时逾期申报会怎样？'),
      text(
        'Fixed fines that rise with each repetition, and since 2025 a substitute assessment from the highest return of the last year if three months pass without one.',
        '固定罚款逐次递增；自2025年起，逾期3个月仍未申报的，税局按近一年最高一期申报额下达替代核定。',
      ),
      code('art. 70', '第70条'),
    ),
    beside: faq(
      text('What is the customer list?', '年度客户清单是什么？'),
      text(
        'The list of Belgian business customers with more than 250 euros a year, due on 31 March. Without such customers ticking the nil box in the last return is enough.',
        '列出年交易额超过250欧元的比利时企业客户，3月31日前提交；没有此类客户的，在最后一期申报中勾选即可。',
      ),
      code('art. 53quinquies', '第53quinquies条'),
    ),
    yearly: null,
    takeOver: 59,
  },
  catchUp: {
    how: text(
      'Missing returns are filed through Intervat in order; a correction goes into box 61 or 62 of the next return.',
      '漏报期间通过Intervat依次补交；差额更正填入下一期申报的61或62栏。',
    ),
    penalty: faq(
      text('Will I be fined?', '会被罚款吗？'),
      text(
        'A first voluntary correction carries a small fine or none. Interest on late tax is charged by the month.',
        '主动更正首次一般从轻或不罚，欠税按月计息。',
      ),
      code('art. 70, 91', '第70、91条'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the first Belgian stock or sale; generally three years, four where no return was filed, ten for fraud.',
        '追溯到首次在比利时有库存或销售之日；一般3年，未申报4年，欺诈10年。',
      ),
      code('art. 81bis', '第81bis条'),
    ),
    base: 120,
    month: 45,
    days: { low: 6, high: 15 },
  },
  leaving: {
    how: text(
      'The form 604C reports the end of the activity within one month; the representative signs it where there is one.',
      '停止经营后一个月内提交604C表，有财税代表的由其签字。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'The last return and, within three months, the customer list for the part year.',
        '最后一期申报，以及3个月内提交当年的客户清单。',
      ),
      code('art. 53', '第53条'),
    ),
    afterwards: faq(
      text('When is the security given back?', '担保什么时候退还？'),
      text(
        'When the tax office has closed the file and no tax is outstanding, usually some months after the last return.',
        '税局结案且无欠税后退还，一般为最后一期申报后数月。',
      ),
    ),
    base: 220,
    days: { low: 10, high: 30 },
  },
}

export const belgianRegistration: VatRegistrationFacts = {
  summary: text('With responsible representative where required', '需要时含责任代表'),
  why: text(
    'Stock in Belgium, or imports through Antwerp and Liège in your own name, need a Belgian number before the first sale.',
    '在比利时存放库存，或以自己名义经安特卫普、列日进口，首次销售前须取得比利时税号。',
  ),
  how: text(
    'The centre in Brussels registers companies from abroad with the form 604A. Those from outside the EU are accepted through a responsible representative, who lodges a security for one year’s tax.',
    '布鲁塞尔的中心以604A表受理境外公司注册。非欧盟公司须通过责任代表办理，由其按年度税额提供担保。',
  ),
  numbers: text(
    'The enterprise number is the VAT number: BE and 10 digits that begin with 0 or 1.',
    '企业编号即VAT税号：BE加10位数字，以0或1开头。',
  ),
  deliverables: [
    text('Belgian VAT number', '比利时VAT税号'),
    text('Access to Intervat', '开通Intervat'),
    text('Letters answered in French or Dutch', '税局法语或荷兰语信函由我们答复'),
  ],
  officialFees: text(
    'The security that the tax office sets is not included in the price.',
    '税局要求的担保金不含在价格中。',
  ),
  filingHelp: text('Four returns a year and the customer list.', '每年4次申报和年度客户清单。'),
  materials: [businessLicence, passport, registerExtract, articles, warehouseContract],
  faqs: [
    faq(
      text('Why does the tax office ask for security?', '税局为什么要求担保？'),
      text(
        'Because the representative is liable for the tax. It is a tenth of the yearly tax, at least 7,500 euros, as a bank guarantee or deposit.',
        '因为责任代表须对税款负责。金额为年度税额的十分之一，最低7500欧元，可为银行保函或押金。',
      ),
      act('Royal Decree no. 31', '比利时第31号皇家法令'),
    ),
    faq(
      text('Which language?', '用哪种语言？'),
      text(
        'French, Dutch or German, as you prefer; English documents are usually accepted, Chinese ones need a translation.',
        '可选法语、荷兰语或德语；英语文件一般可接受，中文文件需翻译。',
      ),
    ),
  ],
  requires: [
    fiscalRepresentativeFor(
      'BE',
      text(
        'Companies from outside the EU without an agreement on mutual assistance with Belgium, such as those in mainland China, Hong Kong or the United States, need a responsible representative.',
        '与比利时没有互助协定的非欧盟公司（如中国大陆、中国香港、美国公司）必须指定责任代表。',
      ),
      code('art. 55', '第55条'),
    ),
  ],
  related: ['vat-filing-be', 'vat-registration-nl', 'eori-eu'],
  effortMinutes: 25,
  process: {
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      representativeAccepts({ low: 3, high: 8 }),
      submit(text('We submit the form 604A to Brussels.', '向布鲁塞尔递交604A表。'), { low: 1, high: 1 }),
      vatNumber(text('The centre sets the security and assigns the number.', '中心核定担保并分配税号。'), {
        low: 18,
        high: 30,
      }),
      handover({ low: 1, high: 1 }),
    ],
  },
  base: 340,
  filing: { twelve: 55, twentyFour: 49 },
}
