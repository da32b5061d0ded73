import { faq, text } from '../product-content.ts'
import { fiscalRepresentativeFor } from '../fiscal-representation.ts'
import {
  check,
  companyForm,
  granted,
  submit,
  handover,
  originalsByPost,
  powerOfAttorney,
  representativeAccepts,
  notifyMarketplaces,
  translationInto,
  vatNumber,
} from '../process-parts.ts'
import { act } from '../sources.ts'
import type { VatFacts, VatRegistrationFacts } from './vat-facts.ts'

const language = text('Polish', '波兰语')
const vatAct = (en: string, zh: string) =>
  act(`Polish VAT Act of 11 March 2004, ${en}`, `波兰2004年3月11日增值税法${zh}`)

export const poland: VatFacts = {
  country: 'PL',
  order: 6,
  place: { title: 'Poland', sentence: 'Poland', zh: '波兰' },
  adjective: text('Polish', '波兰'),
  language,
  office: text(
    'the Second Tax Office Warszawa-Śródmieście',
    '华沙市中心第二税务局（Drugi Urząd Skarbowy Warszawa-Śródmieście）',
  ),
  officeShort: text('the tax office', '税局'),
  taxName: 'VAT (PTU)',
  number: text('PL and 10 digits', 'PL加10位数字'),
  filing: {
    plans: [{ rhythm: 'monthly', price: 55, price24: 49 }],
    planHelp: text(
      'The file JPK_V7M is monthly. Quarterly settlement is open only to small taxpayers after their first twelve months.',
      'JPK_V7M按月提交。按季结算仅限小规模纳税人，且须注册满12个月。',
    ),
    forms: text('Monthly JPK_V7M, return and ledger in one file', '每月JPK_V7M（申报表与明细账合一）'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'Both JPK_V7M and payment are due by the 25th of the following month, to the micro-account that belongs to your NIP. A month without sales still needs a nil file.',
        'JPK_V7M和税款均于次月25日前，缴至与您NIP对应的微账户。没有销售的月份也须提交零申报。',
      ),
      vatAct('art. 99, 103', '第99、103条'),
    ),
    late: faq(
      text('What does a late return cost in Poland?', '在波兰逾期申报会怎样？'),
      text(
        'Late files are a fiscal offence, but there is generally no fine if you file, explain (“czynny żal”) and pay before the tax office acts. Interest runs on unpaid tax; each error in the ledger that is not corrected within 14 days after a notice may cost 500 zloty.',
        '逾期提交属于财税违法，但在税局采取行动之前补报、主动说明（czynny żal）并缴税的，一般可免于处罚。欠税按日计息；明细账错误在税局通知后14天内未更正的，每处可罚500兹罗提。',
      ),
      act('Fiscal Penal Code, art. 16', '波兰财税刑法第16条'),
      vatAct('art. 109(3h)', '第109条第3h款'),
    ),
    beside: faq(
      text('What is in the JPK file?', 'JPK文件里有什么？'),
      text(
        'Every single sale and purchase with number, date, amount and codes. That is why we need the reports of all channels, and why we check the file line by line before submitting it.',
        '逐笔列出销售和采购的单号、日期、金额和代码，因此需要全部渠道的报告，提交前我们逐行核对。',
      ),
      vatAct('art. 109(3)–(3d)', '第109条第3至3d款'),
    ),
    yearly: null,
    takeOver: 75,
  },
  catchUp: {
    how: text(
      'A JPK_V7M is filed for every missing month, tax and interest are paid to the micro-account, and a letter of active regret (czynny żal) goes with them.',
      '为每个漏报月份提交JPK_V7M，将税款和利息缴至微账户，并附上主动说明函（czynny żal）。',
    ),
    penalty: faq(
      text('How much is the fine?', '罚款是多少？'),
      text(
        'Generally none if everything is filed and paid before the tax office acts, only interest. What the tax office finds first may lead to an additional assessment of up to 30 percent.',
        '在税局采取行动前全部补报并缴清的，一般只收利息、不罚款；由税局查出的，可加征最高30%的附加税额。',
      ),
      vatAct('art. 112b', '第112b条'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the first Polish stock or sale. Tax is time-barred five years after the end of the year in which it was due.',
        '追溯到首次在波兰有库存或销售之日。税款自应缴年度结束起满5年过追征期。',
      ),
      act('Tax Ordinance, art. 70', '波兰税收条例第70条'),
    ),
    base: 120,
    month: 49,
    days: { low: 6, high: 15 },
  },
  leaving: {
    how: text(
      'The form VAT-Z is filed within seven days of the last taxable supply; the number is then removed from the white list.',
      '在最后一笔应税行为后7天内提交VAT-Z表，税号随后从纳税人白名单中移除。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'JPK_V7M up to the month of the last supply, and the tax on stock that remains. The tax office checks the open balance before it deregisters you.',
        '截至最后应税月份的JPK_V7M，剩余库存也须计税。税局核对欠税余额后才会注销。',
      ),
      vatAct('art. 96(6)–(8)', '第96条第6至8款'),
    ),
    afterwards: faq(
      text('What if I just stop filing?', '直接不报会怎样？'),
      text(
        'After six months of nil or missing returns the tax office cancels the number itself, and a company whose number was cancelled this way will find it hard to register again.',
        '连续6个月零申报或不申报，税局会主动注销税号；被强制注销后再次注册会很困难。',
      ),
      vatAct('art. 96(9a)', '第96条第9a款'),
    ),
    base: 220,
    days: { low: 8, high: 25 },
  },
}

export const polishRegistration: VatRegistrationFacts = {
  summary: text('NIP, then VAT number on the white list', '先取得NIP，再录入VAT白名单'),
  why: text(
    'Stock in Poland makes a company liable to Polish VAT. Central Europe programmes of the marketplaces, which spread stock over Poland and Czechia, do so without asking you again.',
    '在波兰存放库存即产生波兰VAT义务。参加平台的中欧计划后，库存会自动分配到波兰和捷克，同样需要注册。',
  ),
  how: text(
    'Companies from abroad belong to one office in Warsaw. It works on paper: signed originals, a sworn translation into Polish of every page, and proof of what the business will do in Poland.',
    '境外公司统一由华沙的一家税务局受理，须提交纸质材料：签字原件、每一页的波兰语宣誓翻译，以及在波兰经营内容的证明。',
  ),
  numbers: text(
    'First the NIP by the form NIP-2, then VAT by the form VAT-R; for trade within the EU the same number with PL before it (VAT-UE).',
    '先以NIP-2表取得NIP，再以VAT-R表登记VAT；从事欧盟内部贸易则在同一号码前加PL（VAT-UE）。',
  ),
  deliverables: [
    text('NIP and Polish VAT number', 'NIP和波兰VAT税号'),
    text('Entry in the white list and in VIES', '录入白名单并可在VIES查验'),
    text('Micro-account for the tax', '缴税微账户'),
    text('Letters answered in Polish', '税局波兰语信函由我们答复'),
  ],
  officialFees: text(
    'Stamp duty for the power of attorney, 17 zloty, is included in the price.',
    '授权委托书印花税17兹罗提已含在价格中。',
  ),
  filingHelp: text(
    'Twelve files a year (JPK_V7M), even without sales.',
    '每年12次（JPK_V7M），没有销售也须提交。',
  ),
  materials: [],
  faqs: [
    faq(
      text('Why by post?', '为什么要邮寄？'),
      text(
        'The tax office in Warsaw registers companies from abroad on signed originals. A scan is only pre-checked; nothing is registered until the paper arrives; the courier takes three to five working days from China.',
        '华沙税务局凭签字原件为境外公司办理注册，扫描件只作预审，收到纸质件后才会录入。从中国寄出快递约需3至5个工作日。',
      ),
    ),
    faq(
      text('Do I need a fiscal representative?', '需要财税代表吗？'),
      text(
        'Outside the EU: yes, except for companies in Great Britain and Norway. The representative is jointly liable for the tax and signs every file, and therefore asks to see your sales.',
        '欧盟境外公司需要，英国和挪威除外。财税代表对税款承担连带责任并签署每期申报，因此需要核对您的销售数据。',
      ),
      vatAct('art. 18a–18d', '第18a至18d条'),
    ),
    faq(
      text('What is the white list?', '白名单是什么？'),
      text(
        'The public list of active VAT payers with their bank accounts. Marketplaces look the number up there and in VIES.',
        '公开的有效VAT纳税人名单，并列出银行账户。平台会在白名单和VIES中查验税号。',
      ),
      vatAct('art. 96b', '第96b条'),
    ),
  ],
  requires: [
    fiscalRepresentativeFor(
      'PL',
      text(
        'Companies from outside the EU, except Great Britain and Norway, can register in Poland only with a fiscal representative.',
        '欧盟境外公司（英国和挪威除外）在波兰注册必须有财税代表。',
      ),
      vatAct('art. 18a', '第18a条'),
    ),
  ],
  related: ['vat-filing-pl', 'vat-registration-cz', 'packaging-pl', 'eori-eu'],
  effortMinutes: 30,
  process: {
    version: 2,
    nodes: [
      companyForm({ key: 'plVatRegistration', version: 1 }, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      originalsByPost(text('the tax office in Warsaw', '华沙税务局'), { low: 3, high: 5 }, null),
      translationInto(language, { low: 3, high: 4 }, null, text('every page', '全部文件')),
      representativeAccepts({ low: 1, high: 3 }),
      submit(
        text('We submit the originals with the forms NIP-2 and VAT-R.', '原件连同NIP-2表和VAT-R表一并递交。'),
        { low: 1, high: 1 },
      ),
      granted({
        key: 'nip',
        name: text('NIP', 'NIP税号'),
        description: text('The tax office assigns the tax number (NIP).', '税局分配税号（NIP）。'),
        expectedDays: { low: 7, high: 10 },
        produces: 'TAX_NUMBER',
      }),
      vatNumber(
        text(
          'The tax office checks the business and enters you as an active VAT payer.',
          '税局核查业务情况，登记为有效VAT纳税人。',
        ),
        { low: 12, high: 17 },
      ),
      notifyMarketplaces({ low: 0, high: 1 }),
      handover({ low: 1, high: 2 }),
    ],
  },
  base: 340,
  filing: { twelve: 65, twentyFour: 59 },
}
