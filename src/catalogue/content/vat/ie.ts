import { faq, text } from '../product-content.ts'
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

const vatAct = (en: string, zh: string) =>
  act(
    `VAT Consolidation Act 2010, ${en}`,
    `爱尔兰2010年增值税综合法${zh}`,
    'https://www.irishstatutebook.ie/eli/2010/act/31/enacted/en/html',
  )

export const ireland: VatFacts = {
  country: 'IE',
  order: 12,
  place: { title: 'Ireland', sentence: 'Ireland', zh: '爱尔兰' },
  adjective: text('Irish', '爱尔兰'),
  language: text('English', '英语'),
  office: text('the Revenue Commissioners', '爱尔兰税务局（Revenue Commissioners）'),
  officeShort: text('Revenue', '爱尔兰税务局'),
  taxName: 'VAT',
  number: text('IE, 7 digits and 1 or 2 letters', 'IE加7位数字和1至2个字母'),
  filing: {
    plans: [
      { rhythm: 'twoMonthly', price: 39, price24: 35 },
      { rhythm: 'monthly', price: 49, price24: 45 },
    ],
    planHelp: text(
      'Usually every two months; monthly only with permission from Revenue, if you are constantly due refunds.',
      '一般每两个月申报一次；持续处于退税状态的企业，经税务局批准可按月申报。',
    ),
    forms: text('VAT3 and the yearly Return of Trading Details', 'VAT3申报和年度交易明细（RTD）'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'On the 19th of the month after the two-month period; the 23rd when filed and paid through ROS, as we do.',
        '两个月申报期结束后次月19日；通过ROS申报并缴款的（我们即如此）为23日。',
      ),
      vatAct('section 76', '第76条'),
    ),
    late: faq(
      text('What does a late return cost in Ireland?', '在爱尔兰逾期申报会怎样？'),
      text(
        'A fixed penalty of 4,000 euros can be imposed, and 0.0274 percent interest a day runs on unpaid tax. Refunds are held back until every return has been filed.',
        '可处4000欧元固定罚款，欠税每日按0.0274%计息；申报未齐全前暂停退税。',
      ),
      vatAct('section 114, 115', '第114、115条'),
    ),
    beside: faq(
      text('What is the RTD?', 'RTD是什么？'),
      text(
        'A yearly list of sales and purchases by rate, without payment. Revenue withholds refunds while it is missing.',
        '按税率汇总全年销售和采购的报表，无需缴款；未提交的，税务局会暂停退税。',
      ),
      vatAct('section 76', '第76条'),
    ),
    yearly: {
      name: text('Return of Trading Details', '年度交易明细（RTD）'),
      help: text('Due with the last return of the year.', '随当年最后一期申报提交。'),
      price: 90,
    },
    takeOver: 59,
  },
  catchUp: {
    how: text(
      'Missing VAT3 returns are filed through ROS; these replace Revenue’s estimates. Larger amounts need a qualifying disclosure.',
      '通过ROS补交VAT3，税务局此前的估定随之撤销；金额较大的附上合格披露（qualifying disclosure）。',
    ),
    penalty: faq(
      text('Will I be fined?', '会被罚款吗？'),
      text(
        'After an unprompted qualifying disclosure between 3 and 10 percent of the tax, otherwise up to 100 percent. Interest runs by the day.',
        '主动作出合格披露的，罚款为税额的3%至10%，否则最高100%；利息按日计算。',
      ),
      vatAct('section 116', '第116条'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the first Irish stock or sale; Revenue looks back four years unless there is fraud or neglect.',
        '追溯到首次在爱尔兰有库存或销售之日；除欺诈或疏忽外，追溯4年。',
      ),
      vatAct('section 113', '第113条'),
    ),
    base: 120,
    month: 39,
    days: { low: 5, high: 15 },
  },
  leaving: {
    how: text(
      'The form TRCN1 cancels the registration; Revenue asks for the last returns and the RTD first.',
      '以TRCN1表申请注销，税务局会先要求补齐最后几期申报和RTD。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'The last VAT3 with tax on remaining stock, and the RTD for the part year.',
        '最后一期VAT3（剩余库存须计税），以及当年的RTD。',
      ),
      vatAct('section 9', '第9条'),
    ),
    afterwards: faq(
      text('Is the number gone for good?', '税号会永久失效吗？'),
      text(
        'It can be reopened with a new application, which Revenue examines like a first one.',
        '可重新申请启用，税务局会按首次注册审核。',
      ),
    ),
    base: 150,
    days: { low: 8, high: 20 },
  },
}

export const irishRegistration: VatRegistrationFacts = {
  summary: text('Domestic and intra-EU VAT number', '爱尔兰及欧盟内部VAT税号'),
  why: text(
    'Stock in Ireland, or goods imported there in your own name, need an Irish number before the first sale. The thresholds are for companies established in Ireland.',
    '在爱尔兰存放库存或以自己名义进口，首次销售前须取得爱尔兰税号。起征额仅适用于在爱尔兰设立的公司。',
  ),
  how: text(
    'Companies from abroad apply with the form TR2(FT). Revenue grants “domestic-only” or “intra-EU” status and asks for contracts and invoices that prove trade in Ireland.',
    '境外公司以TR2(FT)表申请。税务局分“仅国内”和“欧盟内部”两种资格，须提供能证明在爱尔兰经营的合同和发票。',
  ),
  numbers: text(
    'One number: IE, 7 digits and 1 or 2 letters. Only numbers with intra-EU status are found in VIES.',
    '只有一个号码：IE加7位数字和1至2个字母。具有欧盟内部资格的才能在VIES查验。',
  ),
  deliverables: [
    text('Irish VAT number', '爱尔兰VAT税号'),
    text('Access to ROS', '开通ROS'),
    text('Revenue’s questions answered', '答复税务局询问'),
  ],
  officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
  filingHelp: text(
    'Six returns a year and the Return of Trading Details.',
    '每年6次申报和年度交易明细（RTD）。',
  ),
  materials: [businessLicence, passport, registerExtract, warehouseContract, shopPages],
  faqs: [
    faq(
      text('Do I need a fiscal representative?', '需要财税代表吗？'),
      text(
        'No. Ireland does not require companies from outside the EU to have one.',
        '不需要。爱尔兰不要求非欧盟公司指定财税代表。',
      ),
    ),
    faq(
      text('Does an Irish number help in Northern Ireland?', '爱尔兰税号能用于北爱尔兰吗？'),
      text(
        'No. Northern Ireland belongs to the United Kingdom for VAT registration; goods there are declared under a British number with XI.',
        '不能。北爱尔兰的VAT注册属于英国，当地货物使用XI开头的英国税号申报。',
      ),
    ),
  ],
  requires: [],
  related: ['vat-filing-ie', 'vat-registration-gb', 'eori-eu'],
  effortMinutes: 20,
  process: {
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      submit(text('We file the form TR2(FT).', '我们提交TR2(FT)表。'), { low: 1, high: 1 }),
      vatNumber(
        text('Revenue examines the business and issues the number.', '税务局审核业务情况后下发税号。'),
        { low: 15, high: 30 },
      ),
      handover({ low: 1, high: 1 }),
    ],
  },
  base: 290,
  filing: { twelve: 49, twentyFour: 45 },
}
