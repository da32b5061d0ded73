import { faq, text } from '../product-content.ts'
import { fiscalRepresentativeFor } from '../fiscal-representation.ts'
import {
  apostille,
  check,
  companyForm,
  granted,
  submit,
  handover,
  powerOfAttorney,
  representativeAccepts,
  notifyMarketplaces,
  translationInto,
  vatNumber,
} from '../process-parts.ts'
import { act } from '../sources.ts'
import type { VatFacts, VatRegistrationFacts } from './vat-facts.ts'

const language = text('Spanish', '西班牙语')
const liva = (en: string, zh: string) => act(`VAT Act 37/1992, ${en}`, `西班牙第37/1992号增值税法${zh}`)
const lgt = (en: string, zh: string) =>
  act(`General Tax Act 58/2003, ${en}`, `西班牙第58/2003号税收基本法${zh}`)

export const spain: VatFacts = {
  country: 'ES',
  order: 5,
  place: { title: 'Spain', sentence: 'Spain', zh: '西班牙' },
  adjective: text('Spanish', '西班牙'),
  language,
  office: text('the Agencia Tributaria (AEAT)', '西班牙税务局（Agencia Tributaria, AEAT）'),
  officeShort: text('the AEAT', 'AEAT'),
  taxName: 'IVA',
  number: text(
    'ES, a letter (N for companies from abroad), 7 digits and a letter',
    'ES加1个字母（境外公司为N）、7位数字和1个字母',
  ),
  filing: {
    plans: [
      { rhythm: 'quarterly', price: 45, price24: 39 },
      { rhythm: 'monthly', price: 75, price24: 69 },
    ],
    planHelp: text(
      'Usually quarterly; monthly above 6,010,121.04 euros of sales a year, or in the monthly refund register (REDEME).',
      '一般按季申报；年销售额超过6,010,121.04欧元或加入月度退税登记（REDEME）的按月申报。',
    ),
    forms: text('Modelo 303, the annual summary 390 and the list 349', '303表、390年度汇总表及349汇总表'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'Modelo 303 on the 20th of the month after the quarter, that of the fourth quarter on 30 January together with the annual summary 390. A direct debit must be ordered five days earlier.',
        '303表在季度结束后次月20日前提交；第四季度与390年度汇总表一起于次年1月30日前提交。银行代扣须提前5天提交。',
      ),
      act('Royal Decree 1624/1992, art. 71', '西班牙第1624/1992号皇家法令第71条'),
    ),
    late: faq(
      text('What does a late return cost in Spain?', '在西班牙逾期申报会怎样？'),
      text(
        'Filed of your own accord: 1 percent of the tax plus 1 percent for each full month, 15 percent after a year, with interest from then on. Filed only after the tax office asks: a fine of at least 50 percent.',
        '主动补报：税额的1%，每满一个月再加1%；超过一年为15%，并开始计息。税局催告后才申报的，罚款至少50%。',
      ),
      lgt('art. 27, 191', '第27、191条'),
    ),
    beside: faq(
      text('What is form 349?', '349表是什么？'),
      text(
        'The list of supplies to and purchases from businesses in other EU states, and of own stock moved between them. It is filed with the return of the quarter, and we prepare it from the same figures.',
        '与其他欧盟国家企业之间的供货、采购以及自有货物移仓的汇总表，随当季申报一起提交，由我们根据同一数据生成。',
      ),
      act('Royal Decree 1624/1992, art. 79', '西班牙第1624/1992号皇家法令第79条'),
    ),
    yearly: {
      name: text('Annual summary (390)', '年度汇总表（390）'),
      help: text(
        'Due by 30 January for every year with a Spanish number, even without sales.',
        '持有西班牙税号的每个年度都须提交，没有销售也一样，次年1月30日截止。',
      ),
      price: 120,
    },
    takeOver: 75,
  },
  catchUp: {
    how: text(
      'Each missing quarter gets its own Modelo 303 for its own period, and the annual summaries 390 follow. The surcharge comes by letter afterwards.',
      '每个漏报季度单独补交303表，再补交390年度汇总表；附加费由税局随后来函通知。',
    ),
    penalty: faq(
      text('How much is the surcharge?', '附加费是多少？'),
      text(
        'One percent plus one more for each full month of delay; 15 percent and interest after twelve months. A quarter of it is waived when it is paid in time after the letter.',
        '1%加每满一个月再加1%；超过12个月为15%另计利息。收到通知后按期缴纳可减免四分之一。',
      ),
      lgt('art. 27', '第27条'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the first Spanish stock or sale, but tax older than four years is generally time-barred.',
        '追溯到首次在西班牙有库存或销售之日；超过4年的税款一般已过追征期。',
      ),
      lgt('art. 66', '第66条'),
    ),
    base: 120,
    month: 45,
    days: { low: 6, high: 15 },
  },
  leaving: {
    how: text(
      'The form 036 is filed with the box for ending the activity, within one month; the number leaves the register of intra-Community operators (ROI) at once.',
      '在停止经营后一个月内提交036表并勾选终止，税号即时从欧盟内部经营者登记（ROI）中移除。',
    ),
    lastReturn: faq(
      text('What has to be filed for the last year?', '最后一年还要申报什么？'),
      text(
        'The returns of all quarters up to the last one with stock or sales, and the annual summary 390 by 30 January.',
        '截至最后一个有库存或销售季度的全部申报，以及次年1月30日前的390年度汇总表。',
      ),
      act('Royal Decree 1065/2007, art. 11', '西班牙第1065/2007号皇家法令第11条'),
    ),
    afterwards: faq(
      text('Does the NIF remain?', 'NIF还保留吗？'),
      text(
        'The tax number stays assigned to the company, without filing duties. Starting again later takes only a few days.',
        'NIF仍归公司所有，但不再有申报义务；以后重新开始经营只需几天即可恢复。',
      ),
    ),
    base: 220,
    days: { low: 5, high: 20 },
  },
}

export const spanishRegistration: VatRegistrationFacts = {
  summary: text('NIF and intra-Community VAT number', 'NIF税号和欧盟VAT税号'),
  why: text(
    'Goods in a Spanish warehouse, the marketplace’s included, require a company to register before the first sale. The Canary Islands, Ceuta and Melilla have taxes of their own.',
    '货物存放在西班牙仓库（包括平台仓），首次销售前就必须注册。加那利群岛、休达和梅利利亚适用单独的税制。',
  ),
  how: text(
    'The company needs a notarised register extract with apostille and sworn translation. On that basis the AEAT assigns the NIF, and then, after a visit or questions about the business, enters it in the register of intra-Community operators.',
    '公司登记文件须经公证、海牙认证（Apostille），并由宣誓译员翻译。AEAT凭此分配NIF，再经核查或询问业务情况后，将公司录入欧盟内部经营者登记（ROI）。',
  ),
  numbers: text(
    'First the NIF, which begins with N for companies from abroad; then the same number with ES before it, once it is found in VIES. Marketplaces ask for the second.',
    '先取得以N开头的NIF，录入VIES后在前面加ES即为VAT税号，平台要求的是后者。',
  ),
  deliverables: [
    text('NIF and VAT number with ES', 'NIF和ES开头的VAT税号'),
    text('Entry in the ROI and in VIES', '录入ROI并可在VIES查验'),
    text('Electronic certificate for the AEAT', 'AEAT电子证书'),
    text('Letters answered in Spanish', '税局西班牙语信函由我们答复'),
  ],
  officialFees: text(
    'Notary, apostille and sworn translation are included in the price. The AEAT charges nothing.',
    '公证、海牙认证和宣誓翻译费用已含在价格中，AEAT不收费。',
  ),
  filingHelp: text(
    'Four returns a year, the annual summary included. Also due without sales.',
    '每年4次，含年度汇总表。没有销售也须申报。',
  ),
  materials: [],
  faqs: [
    faq(
      text('Why does Spain take so long?', '西班牙为什么这么久？'),
      text(
        'There are two registrations, one after the other. The NIF takes about two weeks; the entry in the ROI may take up to three months by law, and silence means refusal. A complete file with contracts and shop pages is what speeds it up.',
        '两项登记依次进行：NIF约需两周；ROI登记法定期限最长3个月，逾期未答复视为拒绝。合同、店铺页面等资料齐全是加快进度的关键。',
      ),
      act('Royal Decree 1065/2007, art. 3', '西班牙第1065/2007号皇家法令第3条'),
    ),
    faq(
      text('Do I need a fiscal representative?', '需要财税代表吗？'),
      text(
        'If your company is outside the EU and your state has no agreement on mutual assistance with Spain: yes, so for mainland China, Hong Kong and the United States. Great Britain and Norway have one.',
        '公司在欧盟境外且所在国与西班牙没有互助协定的，需要，例如中国大陆、中国香港和美国；英国和挪威有协定。',
      ),
      liva('art. 164(1)(7)', '第164条第1款第7项'),
    ),
    faq(
      text('Do I have to send originals?', '要寄原件吗？'),
      text(
        'The AEAT takes scans of the apostilled documents through its electronic office; the originals stay with us and must be produced on request.',
        'AEAT通过电子办公系统接收已办海牙认证文件的扫描件，原件由我们保管，税局要求时须出示。',
      ),
    ),
  ],
  requires: [
    fiscalRepresentativeFor(
      'ES',
      text(
        'Companies from outside the EU without an agreement on mutual assistance with Spain, such as those in mainland China, Hong Kong or the United States, must name a representative who is resident there.',
        '与西班牙没有互助协定的非欧盟公司（如中国大陆、中国香港、美国公司）必须指定西班牙境内的财税代表。',
      ),
      liva('art. 164(1)(7)', '第164条第1款第7项'),
    ),
  ],
  related: ['vat-filing-es', 'packaging-es', 'eori-eu', 'responsible-person-eu'],
  effortMinutes: 30,
  process: {
    version: 2,
    nodes: [
      companyForm({ key: 'esVatRegistration', version: 1 }, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      apostille({ low: 5, high: 8 }),
      translationInto(language, { low: 3, high: 5 }, null),
      representativeAccepts({ low: 1, high: 3 }),
      submit(
        text(
          'We file the form 036 with all documents through the electronic office of the AEAT.',
          '我们通过AEAT电子办公系统提交036表及全部资料。',
        ),
        { low: 1, high: 2 },
      ),
      granted({
        key: 'nif',
        name: text('NIF', 'NIF税号'),
        description: text('The AEAT assigns the tax number (NIF).', 'AEAT分配税号（NIF）。'),
        expectedDays: { low: 10, high: 15 },
        produces: 'TAX_NUMBER',
      }),
      vatNumber(
        text(
          'The AEAT checks the business and enters the number in the ROI and VIES.',
          'AEAT核查业务情况，将税号录入ROI和VIES。',
        ),
        { low: 21, high: 27 },
      ),
      notifyMarketplaces({ low: 0, high: 1 }),
      handover({ low: 1, high: 2 }),
    ],
  },
  base: 390,
  filing: { twelve: 59, twentyFour: 55 },
}
