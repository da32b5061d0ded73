import { faq, text } from '../product-content.ts'
import {
  check,
  companyForm,
  submit,
  handover,
  powerOfAttorney,
  notifyMarketplaces,
  translationInto,
  vatNumber,
} from '../process-parts.ts'
import { act } from '../sources.ts'
import type { VatFacts, VatRegistrationFacts } from './vat-facts.ts'

const language = text('Czech', '捷克语')
const vatAct = (en: string, zh: string) =>
  act(`Czech VAT Act 235/2004, ${en}`, `捷克第235/2004号增值税法${zh}`)
const procedure = (en: string, zh: string) =>
  act(`Tax Code 280/2009, ${en}`, `捷克第280/2009号税收程序法${zh}`)

export const czechia: VatFacts = {
  country: 'CZ',
  order: 7,
  place: { title: 'Czechia', sentence: 'Czechia', zh: '捷克' },
  adjective: text('Czech', '捷克'),
  language,
  office: text(
    'the tax office for the Moravian-Silesian region in Ostrava',
    '俄斯特拉发的摩拉维亚-西里西亚州税务局（Finanční úřad pro Moravskoslezský kraj）',
  ),
  officeShort: text('the tax office', '税局'),
  taxName: 'DPH',
  number: text('CZ and 8 to 10 digits', 'CZ加8至10位数字'),
  filing: {
    plans: [
      { rhythm: 'monthly', price: 55, price24: 49 },
      { rhythm: 'quarterly', price: 39, price24: 35 },
    ],
    planHelp: text(
      'Monthly in the year of registration and the next. The control statement of a company stays monthly even when its return is quarterly.',
      '注册当年和次年按月申报。即使申报表改为按季，公司的控制报表仍须按月提交。',
    ),
    forms: text(
      'Return (DPH), control statement and recapitulative statement',
      'DPH申报表、控制报表和汇总报表',
    ),
    due: faq(
      text('When are the returns due?', '申报截止日是哪天？'),
      text(
        'Return, control statement and payment by the 25th of the following month. They are accepted only electronically, with a Czech signature or data box, which we use as your agent.',
        '申报表、控制报表和税款均于次月25日前。只接受电子提交，须使用捷克电子签名或数据信箱，由我们作为代理人提交。',
      ),
      vatAct('§ 101, § 101a', '第101、101a条'),
    ),
    late: faq(
      text('What does a late return cost in Czechia?', '在捷克逾期申报会怎样？'),
      text(
        'A control statement that is late costs 1,000 koruna, 10,000 if the tax office had to ask for it, 50,000 if it is never filed. A late return costs 0.05 percent of the tax a day from the sixth working day on, at most 5 percent.',
        '控制报表逾期罚1000克朗，经催告后才提交罚1万克朗，始终未提交罚5万克朗。申报表自第6个工作日起每日按税额0.05%加收，最高5%。',
      ),
      vatAct('§ 101h', '第101h条'),
      procedure('§ 250', '第250条'),
    ),
    beside: faq(
      text('What is the control statement?', '控制报表是什么？'),
      text(
        'A list of the invoices behind the return, monthly for every company. Sales to consumers are shown in it as one sum. If the tax office asks about it, you have five working days to answer.',
        '申报数据背后的发票明细，所有公司按月提交，面向消费者的销售以合计列示。税局就此询问时须在5个工作日内答复。',
      ),
      vatAct('§ 101c–101i', '第101c至101i条'),
    ),
    yearly: null,
    takeOver: 75,
  },
  catchUp: {
    how: text(
      'Return and control statement are filed for every missing month, in order; the decision on fines comes afterwards, and a waiver can be asked for.',
      '按月份顺序逐月补交申报表和控制报表；罚款决定随后下达，可申请减免。',
    ),
    penalty: faq(
      text('How much is the fine?', '罚款是多少？'),
      text(
        'The fixed fines for control statements add up month by month: 1,000 koruna each as long as the tax office has not asked. Interest on late tax is the repo rate plus 8 percentage points.',
        '控制报表按月计罚：税局未催告前每期1000克朗。欠税利息为回购利率加8个百分点。',
      ),
      vatAct('§ 101h', '第101h条'),
      procedure('§ 252', '第252条'),
    ),
    howFarBack: faq(
      text('How far back does it go?', '要补报多久以前的？'),
      text(
        'To the day on which you became liable; assessment generally ends three years after the due date of each return.',
        '追溯到产生纳税义务之日；各期一般自申报截止日起满3年过核定期。',
      ),
      procedure('§ 148', '第148条'),
    ),
    base: 120,
    month: 55,
    days: { low: 5, high: 15 },
  },
  leaving: {
    how: text(
      'An application to cancel the registration is filed electronically, after six months without Czech supplies or when the activity ends.',
      '停止经营或连续6个月没有捷克应税行为后，以电子方式申请注销。',
    ),
    lastReturn: faq(
      text('What has to be filed at the end?', '注销前还要申报什么？'),
      text(
        'A last return within the usual time, in which input tax on stock that remains must be repaid.',
        '在通常期限内提交最后一期申报，剩余库存已抵扣的进项税须转出。',
      ),
      vatAct('§ 79a, § 106b', '第79a、106b条'),
    ),
    afterwards: faq(
      text('How long must records be kept?', '资料要保存多久？'),
      text(
        'Ten years from the end of the tax period, which may be abroad if they can be produced on request.',
        '自税期结束起保存10年，可存放在境外，但须能随时提供。',
      ),
      vatAct('§ 35', '第35条'),
    ),
    base: 220,
    days: { low: 8, high: 25 },
  },
}

export const czechRegistration: VatRegistrationFacts = {
  summary: text('VAT number (DIČ), no fiscal representative', '取得DIČ税号，无需财税代表'),
  why: text(
    'Stock in Czechia, for example through a Central Europe programme, and sales from it need a Czech number from the first day. The threshold of two million koruna is for Czech companies.',
    '在捷克存放库存（例如参加平台中欧计划）并从当地销售，从第一天起就需要捷克税号。200万克朗的起征额仅适用于捷克本土公司。',
  ),
  how: text(
    'One office in Ostrava is responsible for all companies not established in the country. It works only in Czech, by data box, and asks for contracts that show your business in the country.',
    '没有捷克机构的公司统一由俄斯特拉发的税务局受理。该局只用捷克语、通过数据信箱办理，并要求提供能证明在捷克经营的合同。',
  ),
  numbers: text(
    'There is one number, the DIČ: CZ and 8 to 10 digits. It is found in VIES from the day of registration.',
    '只有一个号码，即DIČ：CZ加8至10位数字，注册当日即可在VIES查验。',
  ),
  deliverables: [
    text('Czech VAT number (DIČ)', '捷克VAT税号（DIČ）'),
    text('Decision of registration with translation', '注册决定书及译文'),
    text('Filing by data box set up', '开通数据信箱电子申报'),
    text('Letters answered in Czech', '税局捷克语信函由我们答复'),
  ],
  officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
  filingHelp: text(
    'Monthly returns with control statements, even without sales.',
    '按月申报并提交控制报表，没有销售也须申报。',
  ),
  materials: [],
  faqs: [
    faq(
      text('Do I need a fiscal representative?', '需要财税代表吗？'),
      text(
        'No. Czechia does not require companies from outside the EU to have one; a power of attorney is enough.',
        '不需要。捷克不要求非欧盟公司指定财税代表，授权委托书即可。',
      ),
    ),
    faq(
      text('When must I register?', '什么时候注册？'),
      text(
        'Before the first taxable supply in the country; the application is due on the day of that supply at the latest.',
        '在捷克发生首笔应税行为之前，最迟当日提交申请。',
      ),
      vatAct('§ 6c, § 94', '第6c、94条'),
    ),
    faq(
      text('What does the tax office usually ask?', '税局一般会问什么？'),
      text(
        'Nearly always for the warehouse contract, purchase invoices and the address of the shop. The answer is due within the days that the letter names, often eight.',
        '几乎都会要求提供仓储合同、采购发票和店铺链接，须在来函规定的期限（通常8天）内答复。',
      ),
      procedure('§ 32, § 128', '第32、128条'),
    ),
  ],
  requires: [],
  related: ['vat-filing-cz', 'vat-registration-pl', 'eori-eu', 'responsible-person-eu'],
  effortMinutes: 25,
  process: {
    version: 2,
    nodes: [
      companyForm({ key: 'czVatRegistration', version: 1 }, { low: 1, high: 3 }),
      check({ low: 1, high: 2 }),
      powerOfAttorney({ low: 1, high: 2 }),
      translationInto(
        language,
        { low: 2, high: 4 },
        text(
          'Not needed if the documents are in Czech or Slovak.',
          '文件本身为捷克语或斯洛伐克语时无需翻译。',
        ),
      ),
      submit(
        text(
          'We file the application by data box in Ostrava.',
          '我们通过数据信箱向俄斯特拉发税务局提交申请。',
        ),
        { low: 1, high: 1 },
      ),
      vatNumber(
        text(
          'The tax office asks about the business and decides within 30 days of a complete file.',
          '税局询问业务情况，资料齐全后30天内作出决定。',
        ),
        { low: 15, high: 24 },
      ),
      notifyMarketplaces({ low: 0, high: 1 }),
      handover({ low: 1, high: 2 }),
    ],
  },
  base: 320,
  filing: { twelve: 65, twentyFour: 59 },
}
