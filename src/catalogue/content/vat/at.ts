import { faq, text } from '../product-content.ts'
import { fiscalRepresentativeFor } from '../fiscal-representation.ts'
import { businessLicence, passport, registerExtract, shopPages, taxableAtHome } from '../materials.ts'
import {
  check,
  companyForm,
  GENERIC_FORM,
  granted,
  submit,
  handover,
  powerOfAttorney,
  representativeAccepts,
  vatNumber,
} from '../process-parts.ts'
import { act } from '../sources.ts'
import type { VatFacts, VatRegistrationFacts } from './vat-facts.ts'

const ustg = (en: string, zh: string) =>
  act(`Austrian VAT Act (UStG 1994) ${en}`, `奥地利增值税法（UStG 1994）${zh}`)
const bao = (en: string, zh: string) =>
  act(`Federal Fiscal Code (BAO) ${en}`, `奥地利联邦税收法典（BAO）${zh}`)

export const austria: VatFacts = {
  country: 'AT',
  order: 8,
  place: { title: 'Austria', sentence: 'Austria', zh: '奥地利' },
  adjective: text('Austrian', '奥地利'),
  language: text('German', '德语'),
  office: text(
    'the Finanzamt Österreich, office Graz-Stadt',
    '奥地利税局格拉茨分局（Finanzamt Österreich, Dienststelle Graz-Stadt）',
  ),
  officeShort: text('the Finanzamt Österreich', '奥地利税局'),
  taxName: 'Umsatzsteuer (USt)',
  number: text('ATU and 8 digits', 'ATU加8位数字'),
  filing: {
    plans: [
      { rhythm: 'quarterly', price: 39, price24: 35 },
      { rhythm: 'monthly', price: 49, price24: 45 },
    ],
    planHelp: text(
      'Quarterly up to 100,000 euros of sales in the year before, monthly above.',
      '上一年度销售额不超过10万欧元的按季，超过的按月。',
    ),
    forms: text('Advance return U30 and annual return U1', 'U30预申报和U1年度申报'),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'On the 15th of the second month after the period, through FinanzOnline; payment on the same day.',
        '申报期结束后第二个月15日前，通过FinanzOnline提交，缴款日相同。',
      ),
      ustg('§ 21(1)', '第21条第1款'),
    ),
    late: faq(
      text('What does a late return cost in Austria?', '在奥地利逾期申报会怎样？'),
      text(
        'Up to 10 percent of the tax for filing late and 2 percent for paying late, with a further 1 percent after three months and again after six.',
        '逾期申报最高加收税额10%；逾期缴税加收2%，满3个月和6个月各再加1%。',
      ),
      bao('§ 135, § 217', '第135、217条'),
    ),
    beside: faq(
      text('What else is declared?', '还要申报什么？'),
      text(
        'The recapitulative statement (ZM) by the end of the following month when stock or sales go to businesses in other EU states.',
        '向其他欧盟国家企业供货或移仓的，次月底前提交汇总申报（ZM）。',
      ),
      ustg('Annex art. 21(3)', '附录第21条第3款'),
    ),
    yearly: {
      name: text('Annual return (U1)', '年度申报（U1）'),
      help: text(
        'Due by 30 June of the following year, even without sales.',
        '次年6月30日前提交，没有销售也一样。',
      ),
      price: 150,
    },
    takeOver: 59,
  },
  catchUp: {
    how: text(
      'Missing months go into the annual return of their year; for the running year the advance returns are filed. A voluntary disclosure names everything at once.',
      '以往年度的漏报并入当年年度申报，当年的逐期补交预申报，并以自愿披露一次性说明全部情况。',
    ),
    penalty: faq(
      text('Will I be fined?', '会被罚款吗？'),
      text(
        'A voluntary disclosure (Selbstanzeige) that is complete and paid within a month generally protects you from punishment. The surcharges for lateness remain.',
        '完整的自愿披露（Selbstanzeige）并在一个月内缴清税款，一般可免于处罚，但滞纳附加费仍须缴纳。',
      ),
      act('Fiscal Penal Act (FinStrG) § 29', '奥地利财税刑法（FinStrG）第29条'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the first Austrian stock or sale; generally five years, ten for evasion.',
        '追溯到首次在奥地利有库存或销售之日；一般为5年，偷逃税为10年。',
      ),
      bao('§ 207', '第207条'),
    ),
    base: 120,
    month: 45,
    days: { low: 8, high: 20 },
  },
  leaving: {
    how: text(
      'The end of activity is reported to the Finanzamt; tax number and UID are closed one after the other.',
      '向税局申报停止经营，税号和UID依次关闭。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'The last advance return, and the annual return for the months of the last year.',
        '最后一期预申报，以及最后一年的年度申报。',
      ),
      bao('§ 120', '第120条'),
    ),
    afterwards: faq(
      text('Can the UID lapse on its own?', 'UID会自动失效吗？'),
      text(
        'Yes, if nothing is declared for a long time, but the annual returns stay due until the tax number is closed.',
        '会。长期不申报的UID会失效，但税号关闭前年度申报义务仍然存在。',
      ),
    ),
    base: 190,
    days: { low: 10, high: 30 },
  },
}

export const austrianRegistration: VatRegistrationFacts = {
  summary: text('Austrian tax number and UID', '奥地利税号和UID'),
  why: text(
    'Stock in Austria and sales from it need an Austrian number from the first day. The small business exemption is open only to companies established in the EU.',
    '在奥地利存放库存并从当地销售，从第一天起就需要税号。小企业免税仅适用于在欧盟设立的公司。',
  ),
  how: text(
    'The tax office in Graz registers all companies from abroad with the questionnaire Verf 19. It asks for contracts and a specimen of the director’s signature.',
    '格拉茨分局以Verf 19表受理所有境外公司的注册，并要求提供合同和董事签名样本。',
  ),
  numbers: text(
    'First the tax number, then the UID (ATU and 8 digits) that marketplaces ask for and VIES confirms.',
    '先下发税号，再下发平台和VIES可查验的UID（ATU加8位数字）。',
  ),
  deliverables: [
    text('Tax number and UID', '税号和UID'),
    text('Access to FinanzOnline', '开通FinanzOnline'),
    text('Letters answered in German', '税局德语信函由我们答复'),
  ],
  officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
  filingHelp: text('Four advance returns a year, the annual return included.', '每年4次预申报，含年度申报。'),
  materials: [businessLicence, passport, registerExtract, taxableAtHome, shopPages],
  faqs: [
    faq(
      text('Do I need a fiscal representative?', '需要财税代表吗？'),
      text(
        'Companies outside the EU do, except where an agreement on mutual assistance exists, as with Great Britain and Norway. The representative must be admitted in Austria.',
        '欧盟境外公司需要，但与奥地利有互助协定的（如英国、挪威）除外。财税代表须在奥地利获准执业。',
      ),
      ustg('§ 27(7)–(8)', '第27条第7至8款'),
    ),
    faq(
      text('Which documents are translated?', '哪些文件要翻译？'),
      text(
        'German and English are accepted; documents in Chinese need a translation, which we arrange.',
        '接受德语和英语；中文文件需翻译，由我们安排。',
      ),
    ),
  ],
  requires: [
    fiscalRepresentativeFor(
      'AT',
      text(
        'Companies from outside the EU without an agreement on mutual assistance with Austria, such as those in mainland China, Hong Kong or the United States, must name an admitted fiscal representative.',
        '与奥地利没有互助协定的非欧盟公司（如中国大陆、中国香港、美国公司）必须指定获准执业的财税代表。',
      ),
      ustg('§ 27(7)', '第27条第7款'),
    ),
  ],
  related: ['vat-filing-at', 'packaging-at', 'vat-registration-de'],
  effortMinutes: 25,
  process: {
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      representativeAccepts({ low: 1, high: 3 }),
      submit(text('We submit the questionnaire Verf 19 to Graz.', '向格拉茨分局递交Verf 19表。'), {
        low: 1,
        high: 1,
      }),
      granted({
        key: 'taxNumber',
        name: text('Tax number', '税号'),
        description: text('The tax office issues the tax number.', '税局下发税号。'),
        expectedDays: { low: 12, high: 20 },
        produces: 'TAX_NUMBER',
      }),
      vatNumber(text('The UID follows by letter.', '随后以信函下发UID。'), { low: 5, high: 10 }),
      handover({ low: 1, high: 1 }),
    ],
  },
  base: 320,
  filing: { twelve: 55, twentyFour: 49 },
}
