import { faq, text } from '../product-content.ts'
import { fiscalRepresentativeFor } from '../fiscal-representation.ts'
import { businessLicence, passport, registerExtract, shopPages, warehouseContract } from '../materials.ts'
import {
  check,
  companyForm,
  GENERIC_FORM,
  submit,
  handover,
  powerOfAttorney,
  vatNumber,
} from '../process-parts.ts'
import { act } from '../sources.ts'
import type { VatFacts, VatRegistrationFacts } from './vat-facts.ts'

const wetOb = (en: string, zh: string) =>
  act(`Dutch VAT Act (Wet OB 1968) ${en}`, `荷兰增值税法（Wet OB 1968）${zh}`)
const deadlines = act(
  'Belastingdienst: latest dates for entrepreneurs not based in the Netherlands',
  '荷兰税务局：境外企业申报截止日',
  'https://www.belastingdienst.nl/wps/wcm/connect/bldcontenten/belastingdienst/business/vat/vat_in_the_netherlands/filing_vat_return_and_paying_vat/latest_date_for_receipt_of_vat_btw_return_and_payment_for_entrepreneurs_not_based_in_the_netherlands',
)

export const netherlands: VatFacts = {
  country: 'NL',
  order: 9,
  place: { title: 'Netherlands', sentence: 'the Netherlands', zh: '荷兰' },
  adjective: text('Dutch', '荷兰'),
  language: text('Dutch', '荷兰语'),
  office: text(
    'the Belastingdienst, office for companies abroad, in Heerlen',
    '荷兰税务局海尔伦境外企业办公室（Belastingdienst, kantoor Buitenland）',
  ),
  officeShort: text('the Belastingdienst', '荷兰税务局'),
  taxName: 'btw',
  number: text('NL, 9 digits, B and 2 digits', 'NL加9位数字、字母B和2位数字'),
  filing: {
    plans: [
      { rhythm: 'quarterly', price: 39, price24: 35 },
      { rhythm: 'monthly', price: 49, price24: 45 },
    ],
    planHelp: text(
      'Usually quarterly; monthly on request, or when more than 15,000 euros are due in a quarter.',
      '一般按季申报；应缴税额每季超过1.5万欧元或主动申请的按月。',
    ),
    forms: text('Quarterly btw return and the list ICP', '季度btw申报和ICP汇总表'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'Companies from abroad have until the last day of the second month after the period, for return and payment.',
        '境外公司的申报和缴款截止日均为申报期结束后第二个月的最后一天。',
      ),
      deadlines,
    ),
    late: faq(
      text('What does a late return cost in the Netherlands?', '在荷兰逾期申报会怎样？'),
      text(
        'A small fixed fine for each late return, 3 percent of the tax for paying late (at least 50 euros), and an estimated assessment if nothing is filed.',
        '每次逾期申报有小额固定罚款；逾期缴税罚3%（最低50欧元）；一直不申报的，税局会估定税额。',
      ),
      act('State Taxes Act (AWR) art. 67b, 67c', '荷兰国家税收基本法（AWR）第67b、67c条'),
    ),
    beside: faq(
      text('What is the article 23 licence?', '什么是第23条许可？'),
      text(
        'With it import VAT is not paid at the border but declared and deducted in the same return. Companies from abroad get it only through a fiscal representative.',
        '持有该许可，进口时不现缴增值税，而在同一期申报中申报并抵扣。境外公司只能通过财税代表取得。',
      ),
      wetOb('art. 23, 33g', '第23、33g条'),
    ),
    yearly: null,
    takeOver: 59,
  },
  catchUp: {
    how: text(
      'Missing periods are filed in order; corrections of more than 1,000 euros require a supplementary return (suppletie).',
      '漏报期间依次补交；更正额超过1000欧元的须提交补充申报（suppletie）。',
    ),
    penalty: faq(
      text('Will I be fined?', '会被罚款吗？'),
      text(
        'A voluntary correction generally costs at most 5 percent, and often nothing. Interest runs from the year after.',
        '主动补报的罚款一般最高5%，很多情况下不罚；利息自次年起计。',
      ),
      act('State Taxes Act (AWR) art. 10a', '荷兰国家税收基本法（AWR）第10a条'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the first Dutch stock or sale; the tax office may assess five years.',
        '追溯到首次在荷兰有库存或销售之日；税务局可追征5年。',
      ),
      act('State Taxes Act (AWR) art. 20', '荷兰国家税收基本法（AWR）第20条'),
    ),
    base: 120,
    month: 39,
    days: { low: 6, high: 15 },
  },
  leaving: {
    how: text(
      'We inform the tax office in Heerlen by letter that the Dutch activity has ended; it confirms the last period.',
      '以信函通知海尔伦办公室停止在荷经营，由其确认最后一个申报期。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'All returns up to the last period, with stock sold or moved out and the moves declared.',
        '截至最后一期的全部申报；库存须已售完或移出，移仓也须申报。',
      ),
    ),
    afterwards: faq(
      text('What happens to the article 23 licence?', '第23条许可怎么办？'),
      text(
        'It is returned through the fiscal representative, and the security is then released.',
        '由财税代表交回许可，其担保随后解除。',
      ),
    ),
    base: 190,
    days: { low: 10, high: 25 },
  },
}

export const dutchRegistration: VatRegistrationFacts = {
  summary: text('Registered directly in Heerlen', '海尔伦办公室直接注册'),
  why: text(
    'Stock in the Netherlands, or imports through Rotterdam and Schiphol in your own name, need a Dutch number before the first sale.',
    '在荷兰存放库存，或以自己名义经鹿特丹、史基浦进口，首次销售前须取得荷兰税号。',
  ),
  how: text(
    'Companies from abroad apply to the tax office in Heerlen by a paper form with original signature; no fiscal representative is required, unless you want to import without paying VAT at the border.',
    '境外公司以纸质表格（须原件签名）向海尔伦办公室申请，无需财税代表；但如希望进口时免现缴增值税，则须有财税代表。',
  ),
  numbers: text(
    'One letter contains the tax number and the VAT identification number with NL and B01.',
    '同一封信下发税号和以NL开头、含B01的VAT识别号。',
  ),
  deliverables: [
    text('Dutch VAT number (btw-id)', '荷兰VAT税号（btw-id）'),
    text('Login for the returns', '申报账户'),
    text('Letters answered in Dutch', '税局荷兰语信函由我们答复'),
  ],
  officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
  filingHelp: text('Four returns a year, even without sales.', '每年4次，没有销售也须申报。'),
  materials: [businessLicence, passport, registerExtract, warehouseContract, shopPages],
  faqs: [
    faq(
      text('What if I import through the Netherlands?', '经荷兰进口要注意什么？'),
      text(
        'If the goods are imported in your name, VAT (21 percent for most goods) is paid at the border and claimed back in the return. With a fiscal representative who holds the article 23 licence it is only declared. With a container a month, the difference in cash flow is large.',
        '以自己名义进口须在口岸缴纳增值税（大多数商品21%），再通过申报抵扣；有财税代表和第23条许可则只申报不现缴。每月一个货柜，资金差异就很可观。',
      ),
      wetOb('art. 23', '第23条'),
    ),
    faq(
      text('How long does Heerlen take?', '海尔伦办公室要多久？'),
      text(
        'Six to eight weeks is usual, and the letter goes to the address of the company. Tell us the day it arrives.',
        '通常6至8周，信函寄到公司注册地址，收到后请当天告知我们。',
      ),
    ),
  ],
  requires: [
    {
      ...fiscalRepresentativeFor(
        'NL',
        text(
          'For companies from outside the EU that import into the Netherlands in their own name: only a fiscal representative can get the licence (article 23) that spares them paying import VAT at the border.',
          '以自己名义进口到荷兰的非欧盟公司：只有财税代表才能取得第23条许可，免在口岸现缴进口增值税。',
        ),
        wetOb('art. 23, 33g', '第23、33g条'),
      ),
      // Depends on the imports, whatever the country of the company.
      when: { kind: 'companyOutside', area: 'EU', exceptCountries: [], certainFor: [] },
    },
  ],
  related: ['vat-filing-nl', 'eori-eu', 'vat-registration-de', 'vat-registration-be'],
  effortMinutes: 20,
  process: {
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      submit(text('We submit the signed form to Heerlen.', '签字表格递交海尔伦办公室。'), {
        low: 1,
        high: 2,
      }),
      vatNumber(
        text('The tax office sends one letter with both numbers.', '税务局以一封信同时下发两个号码。'),
        {
          low: 20,
          high: 38,
        },
      ),
      handover({ low: 1, high: 1 }),
    ],
  },
  base: 290,
  filing: { twelve: 49, twentyFour: 45 },
}
