import { text, faq } from '../product-content.ts'
import { fiscalRepresentativeFor } from '../fiscal-representation.ts'
import {
  apostille,
  check,
  companyForm,
  submit,
  handover,
  powerOfAttorney,
  representativeAccepts,
  notifyMarketplaces,
  translationInto,
  vatNumber,
} from '../process-parts.ts'
import { act, directive2006112 } from '../sources.ts'
import type { VatFacts, VatRegistrationFacts } from './vat-facts.ts'

const language = text('Italian', '意大利语')
const dpr633 = (en: string, zh: string) =>
  act(`Presidential Decree 633/1972, ${en}`, `意大利第633/1972号总统令${zh}`)
const penalties = act('Legislative Decree 471/1997, art. 5', '意大利第471/1997号立法令第5条')

export const italy: VatFacts = {
  country: 'IT',
  order: 4,
  place: { title: 'Italy', sentence: 'Italy', zh: '意大利' },
  adjective: text('Italian', '意大利'),
  language,
  office: text('the Agenzia delle Entrate', '意大利税务局（Agenzia delle Entrate）'),
  officeShort: text('the Agenzia delle Entrate', '意大利税务局'),
  taxName: 'IVA',
  number: text('IT and 11 digits', 'IT加11位数字'),
  filing: {
    plans: [
      { rhythm: 'quarterly', price: 45, price24: 39 },
      { rhythm: 'monthly', price: 65, price24: 59 },
    ],
    planHelp: text(
      'Quarterly payment can be chosen up to 800,000 euros of sales of goods a year, with 1 percent interest on top; otherwise the tax is paid every month. The LIPE report is quarterly either way.',
      '年销售额不超过80万欧元（货物）可选按季缴税，另加1%利息；否则按月结算。两种情况下LIPE均按季提交。',
    ),
    forms: text(
      'Quarterly LIPE reports, payments by F24 and the annual return',
      '季度LIPE申报、F24缴款及年度申报',
    ),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'LIPE reports are due by the end of the second month after the quarter, that of the second quarter by 30 September. Tax is paid by the 16th: of the following month (for July by 20 August), or of the second month after the quarter. The annual return is due between 1 February and 30 April.',
        'LIPE须在季度结束后第二个月底前提交，第二季度为9月30日前。税款缴纳截止日为16日：按月的为次月16日（7月税款为8月20日），按季的为季度结束后第二个月16日。年度申报于2月1日至4月30日提交。',
      ),
      act('Decree-Law 78/2010, art. 21-bis', '意大利第78/2010号法令第21-bis条'),
    ),
    late: faq(
      text('What does a late return cost in Italy?', '在意大利逾期申报会怎样？'),
      text(
        'An annual return that is more than 90 days late counts as not filed: 120 percent of the tax, at least 250 euros. Within 90 days, and for tax paid late, the reductions of the ravvedimento operoso apply, and the sooner you correct, the larger they are.',
        '年度申报逾期超过90天视为未申报，罚款为税额的120%，最低250欧元。90天以内补报或补缴税款，可适用自行补正（ravvedimento operoso）减轻处罚，越早补正减得越多。',
      ),
      penalties,
    ),
    beside: faq(
      text('How do I pay from abroad?', '境外公司怎么缴税？'),
      text(
        'Italian companies pay by F24 from an Italian account. From abroad, you pay by SEPA or SWIFT transfer to the account of the Banca d’Italia, with a reference that states tax, month and year. We give you the full reference for every payment.',
        '意大利公司用F24从本地账户缴税。境外公司通过SEPA或SWIFT汇款至意大利央行账户，备注须注明税种代码、月份和年度。每次缴款我们都会给出完整的备注内容。',
      ),
    ),
    yearly: {
      name: text('Annual IVA return', '年度IVA申报'),
      help: text(
        'Required for every year with an Italian number, even without sales; between 1 February and 30 April.',
        '持有意大利税号的每个年度都须提交，没有销售也一样；申报期为2月1日至4月30日。',
      ),
      price: 180,
    },
    takeOver: 75,
  },
  catchUp: {
    how: text(
      'Missing LIPE reports are submitted quarter by quarter, then the annual return is filed or corrected, and tax, interest and the reduced fine are paid together by ravvedimento operoso.',
      '逐季补交LIPE，再补交或更正年度申报，税款、利息和减轻后的罚款通过自行补正（ravvedimento operoso）一并缴清。',
    ),
    penalty: faq(
      text('How much is the fine?', '罚款是多少？'),
      text(
        'Where the return itself was filed, tax paid late costs 25 percent, and the ravvedimento brings that down to a small part of it when you pay of your own accord. An annual return never filed costs 120 percent of the tax. We show you the amount before anything is submitted.',
        '已申报但逾期缴税的罚款为25%，主动补缴可通过自行补正降至很小的比例；从未提交年度申报的罚款为税额的120%。提交之前我们会先给出具体金额。',
      ),
      act(
        'Legislative Decree 472/1997, art. 13; 471/1997, art. 5, 13',
        '意大利第472/1997号立法令第13条、第471/1997号立法令第5、13条',
      ),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the day of the first Italian stock or sale. The tax office may assess five years back, seven where no return was filed.',
        '追溯到首次在意大利有库存或销售之日。税务局可追征5年，从未申报的为7年。',
      ),
      dpr633('art. 57', '第57条'),
    ),
    base: 120,
    month: 45,
    days: { low: 8, high: 20 },
  },
  leaving: {
    how: text(
      'The end of activity is reported within 30 days by the form AA7/10, or ANR/3 where the company is registered directly; a fiscal representative signs it.',
      '在停止经营后30天内提交AA7/10表；直接注册的公司用ANR/3表。由财税代表注册的须由其签字。',
    ),
    lastReturn: faq(
      text('What has to be filed for the last year?', '最后一年还要申报什么？'),
      text(
        'The LIPE report of the last quarter and the annual return of the year, filed in the spring after it. Stock must have been sold or moved out first.',
        '最后一个季度的LIPE，以及次年春季提交的当年年度申报。注销前库存须已售完或移出。',
      ),
      dpr633('art. 35', '第35条'),
    ),
    afterwards: faq(
      text('What if I simply stop using the number?', '税号放着不管会怎样？'),
      text(
        'The tax office itself closes numbers that have had no activity for three years, but the annual returns of those years stay due, and the guarantee is not released until the number is closed.',
        '连续3年无经营活动的税号税务局会主动关闭，但期间的年度申报仍须提交，担保在关闭前也不会解除。',
      ),
      dpr633('art. 35(15-quinquies)', '第35条第15-quinquies款'),
    ),
    base: 240,
    days: { low: 10, high: 30 },
  },
}

export const italianRegistration: VatRegistrationFacts = {
  summary: text('Partita IVA through a fiscal representative', '通过财税代表取得意大利税号（Partita IVA）'),
  why: text(
    'Stock in Italy, imports in your own name and sales from Italian warehouses make a company liable to IVA from the first day. There is no threshold for companies from abroad.',
    '在意大利存放货物、以自己名义进口，或从意大利仓库发货销售，从第一天起就须缴纳IVA。境外公司没有起征额。',
  ),
  how: text(
    'Companies in the EU, Great Britain and Norway register directly with the operations centre in Pescara (form ANR/3). All others need a fiscal representative in Italy, appointed by notarial deed, who applies to the local tax office with the form AA7/10.',
    '欧盟、英国和挪威的公司可直接向佩斯卡拉办事中心注册（ANR/3表）。其他国家/地区的公司须以公证文书指定意大利财税代表，由其向当地税务局递交AA7/10表。',
  ),
  numbers: text(
    'One number serves both as tax number and VAT number: IT and 11 digits. For trade within the EU it is entered in VIES, and since 2025 companies represented from outside the EU must lodge a guarantee of 50,000 euros for that.',
    '意大利税号与VAT税号为同一号码：IT加11位数字。从事欧盟内部贸易须录入VIES；自2025年起，由财税代表注册的非欧盟公司须为此提供5万欧元担保。',
  ),
  deliverables: [
    text('Italian VAT number (Partita IVA)', '意大利VAT税号（Partita IVA）'),
    text('Certificate of attribution', '税号分配证明'),
    text('Letters answered in Italian', '税局意大利语信函由我们答复'),
    text('Deed, apostille and translation arranged', '公证文书、海牙认证和翻译均由我们安排'),
  ],
  officialFees: text(
    'Notary and apostille are included in the price. The guarantee for VIES is not.',
    '公证和海牙认证费用已含在价格中，VIES担保不含。',
  ),
  filingHelp: text(
    'Quarterly LIPE reports and payment instructions; the annual return is included.',
    '含季度LIPE申报和缴款指引，年度申报已包含在内。',
  ),
  materials: [],
  faqs: [
    faq(
      text('Do I really need a fiscal representative?', '一定要财税代表吗？'),
      text(
        'If the company is in mainland China, Hong Kong or the United States: yes. Italy lets only companies from the EU and from states with an agreement on mutual assistance register by themselves; Great Britain and Norway have one.',
        '公司在中国大陆、中国香港或美国的，必须。意大利只允许欧盟公司，以及与其有征税互助协定的国家（如英国、挪威）的公司自行注册。',
      ),
      dpr633('art. 17(3), 35-ter', '第17条第3款、第35-ter条'),
      directive2006112('art. 204', '第204条'),
    ),
    faq(
      text('What is the guarantee for VIES?', 'VIES担保是什么？'),
      text(
        'A company that is registered through a representative and wants to trade with other EU states has to secure 50,000 euros for at least 36 months, by bank guarantee, insurance or bonds. Without it the number is valid for sales within Italy and for imports only.',
        '由财税代表注册且需要与其他欧盟国家贸易的公司，须以银行保函、保险或国债提供5万欧元担保，期限至少36个月。未提供担保的税号只能用于意大利境内销售和进口。',
      ),
      dpr633('art. 35(7-quater)', '第35条第7-quater款'),
      act('Decree of 4 December 2024', '2024年12月4日部令'),
    ),
    faq(
      text('Why a notary and an apostille?', '为什么要办公证和海牙认证？'),
      text(
        'The appointment of the representative has to be a public or registered deed, and Italian authorities accept foreign documents only with an apostille and a sworn translation. It takes one to two weeks and is the longest step before submission.',
        '指定财税代表须用公证文书或经登记的文书，意大利机关也只接受经海牙认证（Apostille）并附宣誓翻译的境外文件。此步约需1至2周，是递交税局前最耗时的环节。',
      ),
      act('Presidential Decree 441/1997, art. 1(4)', '意大利第441/1997号总统令第1条第4款'),
    ),
  ],
  requires: [
    fiscalRepresentativeFor(
      'IT',
      text(
        'Companies from outside the EU without an agreement with Italy, such as those in mainland China, Hong Kong or the United States, can register only through a fiscal representative.',
        '与意大利没有互助协定的非欧盟公司（如中国大陆、中国香港、美国公司）只能通过财税代表注册。',
      ),
      dpr633('art. 17(3)', '第17条第3款'),
    ),
  ],
  related: ['vat-filing-it', 'packaging-it', 'eori-eu', 'responsible-person-eu'],
  effortMinutes: 30,
  process: {
    version: 2,
    nodes: [
      companyForm({ key: 'itVatRegistration', version: 1 }, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      apostille({ low: 5, high: 7 }),
      translationInto(language, { low: 3, high: 4 }, null),
      representativeAccepts({ low: 2, high: 3 }),
      submit(
        text(
          'The representative files the form AA7/10 with the local tax office; companies that need none apply in Pescara.',
          '财税代表向其所属税务局递交AA7/10表；无需代表的公司向佩斯卡拉办事中心递交。',
        ),
        { low: 1, high: 2 },
      ),
      vatNumber(
        text(
          'The tax office reviews the file and assigns the Partita IVA.',
          '税务局审核资料并分配Partita IVA税号。',
        ),
        { low: 22, high: 24 },
      ),
      notifyMarketplaces({ low: 0, high: 1 }),
      handover({ low: 1, high: 2 }),
    ],
  },
  base: 390,
  filing: { twelve: 65, twentyFour: 59 },
}
