import { type DemoProduct, faq, text } from '../demo-product.ts'
import { businessLicence, passport, registerExtract } from '../materials.ts'
import { speedOption } from '../option-parts.ts'
import { at } from '../price-points.ts'
import {
  apostille,
  check,
  companyForm,
  GENERIC_FORM,
  granted,
  handIn,
  handover,
  powerOfAttorney,
  task,
  translationInto,
} from '../process-parts.ts'
import { act } from '../sources.ts'

const companiesAct = (en: string, zh: string) =>
  act(`Companies Act 2006, ${en}`, `英国2006年公司法${zh}`, 'https://www.legislation.gov.uk/ukpga/2006/46')

const gbLimited: DemoProduct = {
  code: 'company-gb-limited',
  category: 'COMPANY',
  country: 'GB',
  position: 350,
  content: {
    name: text('UK limited company', '英国有限公司注册'),
    summary: text('Companies House, address and first year', '公司注册处登记，含注册地址和首年维护'),
    lead: text(
      'A private company limited by shares with a registered office in London, entered at Companies House in a few days.',
      '在英国公司注册处登记的股份有限公司，含伦敦注册地址，数日办结。',
    ),
    description: [
      text(
        'For brands that want a British contract partner, bank account or marketplace account. One director and one shareholder are enough, and both may be the same person from abroad.',
        '适合需要英国签约主体、银行账户或平台账户的品牌。一名董事、一名股东即可，且可为同一名境外人士。',
      ),
      text(
        'Directors and persons with significant control prove their identity to Companies House before the company can be entered; we guide you through it.',
        '董事和实际控制人须先向公司注册处完成身份核验，我们全程指导。',
      ),
    ],
    deliverables: [
      text('Certificate of incorporation', '公司注册证书'),
      text('Articles, share certificate, registers', '章程、股权证书和登记册'),
      text('Registered office for a year', '注册地址1年'),
    ],
    baseLine: text('Formation', '公司注册'),
    officialFees: text('The fee of Companies House is in the price.', '公司注册处官方费用已含在价格中。'),
    badges: ['WITHIN_A_WEEK', 'RENEWS_YEARLY'],
    effortMinutes: 25,
    maxQuantity: 3,
    options: [
      {
        kind: 'choice',
        key: 'upkeep',
        name: text('First year', '首年维护'),
        help: text(
          'Confirmation statement and accounts are due also without business.',
          '没有经营也须提交确认声明和账目。',
        ),
        default: 'confirmation',
        values: [
          {
            value: 'confirmation',
            label: text('Confirmation statement', '确认声明'),
            line: text('Confirmation statement', '确认声明'),
            charge: { kind: 'once' },
          },
          {
            value: 'dormant',
            label: text('And dormant accounts', '另含休眠账目'),
            line: text('Confirmation statement and dormant accounts', '确认声明和休眠账目'),
            charge: { kind: 'once' },
          },
          { value: 'none', label: text('Somebody else does it', '由他人办理'), charge: { kind: 'free' } },
        ],
      },
    ],
    discounts: [],
    materials: [
      passport,
      {
        key: 'addressProof',
        name: text('Proof of address', '住址证明'),
        note: text('Of directors and shareholders, last 3 months', '董事和股东近3个月的住址证明'),
      },
      {
        key: 'names',
        name: text('Three names for the company', '三个公司备选名称'),
        note: text('In Latin letters, ending in Limited', '英文名称，以Limited结尾'),
      },
    ],
    faqs: [
      faq(
        text(
          'Does the company spare me the VAT registration as a foreigner?',
          '注册英国公司能免去境外公司VAT注册吗？',
        ),
        text(
          'A company that really carries on business from the United Kingdom counts as established and has the threshold. An address alone does not make it so, and marketplaces check that.',
          '实际在英国经营的公司视为本土企业，可适用起征额。仅有注册地址不算，平台也会核查。',
        ),
        act(
          'VAT Act 1994, Schedule 1',
          '英国1994年增值税法附表1',
          'https://www.legislation.gov.uk/ukpga/1994/23/schedule/1',
        ),
      ),
      faq(
        text('What is due every year?', '每年要提交什么？'),
        text(
          'The confirmation statement, accounts and a corporation tax return. Late accounts cost 150 to 1,500 pounds.',
          '确认声明、年度账目和公司税申报。账目逾期罚款150至1500英镑。',
        ),
        companiesAct('sections 441, 453, 853A', '第441、453、853A条'),
      ),
    ],
    related: ['company-gb-upkeep', 'vat-registration-gb', 'responsible-person-gb'],
    requires: [],
  },
  process: {
    version: 1,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 2 }),
      check({ low: 0, high: 1 }),
      {
        key: 'identity',
        name: text('Identity check', '身份核验'),
        description: text(
          'Each director verifies their identity with Companies House and enters the personal code here.',
          '每位董事向公司注册处完成身份核验，并在此填写个人代码。',
        ),
        kind: 'SELLER_TASK',
        owner: 'seller',
        expectedDays: { low: 1, high: 2 },
      },
      handIn(
        text('We file the formation electronically.', '在线提交公司设立申请。'),
        { low: 0, high: 1 },
        text('Hand in', '提交公司注册处'),
      ),
      granted({
        key: 'incorporation',
        name: text('Incorporation', '公司成立'),
        description: text('Companies House enters the company.', '公司注册处完成登记。'),
        expectedDays: { low: 1, high: 3 },
      }),
      handover(
        { low: 0, high: 1 },
        text('You receive certificate, articles and registers.', '交付注册证书、章程和登记册。'),
      ),
    ],
  },
  prices: {
    base: at(240),
    options: { upkeep: { confirmation: at(90), dormant: at(180) } },
  },
}

const gbUpkeep: DemoProduct = {
  code: 'company-gb-upkeep',
  category: 'COMPANY',
  country: 'GB',
  position: 351,
  content: {
    name: text('UK company, yearly upkeep', '英国公司年审维护'),
    summary: text('Registered office, statement and dormant accounts', '注册地址、确认声明和休眠账目'),
    lead: text(
      'What Companies House wants every year from a company that does not trade yet, filed on time.',
      '为尚未经营的英国公司按时完成公司注册处的年度要求。',
    ),
    description: [
      text(
        'The confirmation statement is due within 14 days of the end of each year of the company, dormant accounts nine months after the financial year. Missing both strikes the company off.',
        '确认声明须在每个公司年度结束后14天内提交，休眠账目在财年结束后9个月内提交；均未提交的公司会被除名。',
      ),
      text(
        'Companies that trade need full accounts and a corporation tax return; ask us for an offer.',
        '已经营的公司须提交完整账目和公司税申报，请另行询价。',
      ),
    ],
    deliverables: [
      text('Confirmation statement filed', '确认声明已提交'),
      text('Dormant accounts filed', '休眠账目已提交'),
      text('Registered office and post for a year', '注册地址和信件处理1年'),
    ],
    baseLine: text('Upkeep, one year', '年审维护，1年'),
    officialFees: text('The fee of Companies House is in the price.', '公司注册处官方费用已含在价格中。'),
    badges: ['RENEWS_YEARLY'],
    effortMinutes: 10,
    maxQuantity: 3,
    options: [
      {
        kind: 'choice',
        key: 'office',
        name: text('Registered office', '注册地址'),
        help: text(
          'It must be an address at which papers reach the company; a post office box is not allowed.',
          '须为能够收到公司文件的地址，不得使用邮政信箱。',
        ),
        default: 'ours',
        values: [
          {
            value: 'ours',
            label: text('Ours in London', '使用我们的伦敦地址'),
            line: text('Registered office in London', '伦敦注册地址'),
            charge: { kind: 'once' },
          },
          { value: 'own', label: text('I have one', '自有地址'), charge: { kind: 'free' } },
        ],
      },
    ],
    discounts: [],
    materials: [
      {
        key: 'companyNumber',
        name: text('Company number and authentication code', '公司编号和验证码'),
        note: text('The code stands in a letter of Companies House', '验证码见公司注册处来函'),
      },
      passport,
    ],
    faqs: [
      faq(
        text('When is a company dormant?', '什么是休眠公司？'),
        text(
          'When it had no transaction in its books in the year, apart from fees to Companies House and payment for its first shares.',
          '全年账面没有交易的公司，缴纳公司注册处费用和首次认购股款除外。',
        ),
        companiesAct('section 1169', '第1169条'),
      ),
      faq(
        text('What if a date was missed?', '逾期了怎么办？'),
        text(
          'We file at once; the penalty for accounts grows with the months, and directors are liable themselves for the statement.',
          '我们立即补交；账目罚款随月份递增，确认声明逾期由董事个人承担责任。',
        ),
        companiesAct('sections 451, 453, 853L', '第451、453、853L条'),
      ),
    ],
    related: ['company-gb-limited', 'vat-filing-gb'],
    requires: [],
  },
  process: {
    version: 1,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 2 }),
      check({ low: 1, high: 1 }),
      handIn(
        text('We file statement and accounts.', '提交确认声明和账目。'),
        { low: 1, high: 2 },
        text('Hand in', '提交公司注册处'),
      ),
      granted({
        key: 'acceptance',
        name: text('Acceptance', '受理'),
        description: text('Companies House accepts the filing.', '公司注册处受理。'),
        expectedDays: { low: 0, high: 2 },
      }),
      handover(
        { low: 0, high: 1 },
        text('You receive the receipts of Companies House.', '交付公司注册处回执。'),
      ),
    ],
  },
  prices: { base: at(150), options: { office: { ours: at(75) } } },
}

const deRegisterExtract: DemoProduct = {
  code: 'company-de-extract',
  category: 'COMPANY',
  country: 'DE',
  position: 352,
  content: {
    name: text('German trade-register extract', '德国商业登记簿摘录'),
    summary: text('Official extract with certified translation', '官方摘录及认证翻译件'),
    lead: text(
      'The current extract of a German company, certified by the court, with translation where you need it.',
      '德国公司现行登记摘录，由法院出具，可附认证翻译件。',
    ),
    description: [
      text(
        'Marketplaces, banks and authorities abroad ask for an extract not older than three or six months. We order it at the register court responsible.',
        '平台、银行和境外机构通常要求3个月或6个月内的摘录，由我们向主管登记法院申请。',
      ),
      text(
        'For use in China it carries an apostille of the regional court and a translation into Chinese.',
        '用于中国的，须由地区法院加办附加证明书并译成中文。',
      ),
    ],
    deliverables: [
      text('Certified extract, PDF or paper', '官方摘录（PDF或纸质）'),
      text('Translation, where chosen', '所选语种译文'),
      text('Courier to your address', '快递至您的地址'),
    ],
    baseLine: text('Extract', '登记摘录'),
    officialFees: text('Court fees are in the price.', '法院费用已含在价格中。'),
    badges: ['WITHIN_A_WEEK'],
    effortMinutes: 5,
    maxQuantity: 5,
    options: [
      {
        kind: 'choice',
        key: 'translation',
        name: text('Translation', '翻译'),
        default: 'none',
        values: [
          { value: 'none', label: text('German only', '仅德语原件'), charge: { kind: 'free' } },
          {
            value: 'en',
            label: text('Into English', '译成英语'),
            line: text('Certified translation, English', '英语认证翻译'),
            charge: { kind: 'once' },
          },
          {
            value: 'zh',
            label: text('Into Chinese, with apostille', '译成中文并办附加证明书'),
            line: text('Certified translation, Chinese, with apostille', '中文认证翻译及附加证明书'),
            charge: { kind: 'once' },
          },
        ],
      },
      speedOption(text('We order on the same working day.', '当个工作日内提交申请。')),
    ],
    discounts: [],
    materials: [
      {
        key: 'registerNumber',
        name: text('Register number and court', '登记号和登记法院'),
        note: text('For example HRB 12345, Amtsgericht München', '例如HRB 12345，Amtsgericht München'),
      },
    ],
    faqs: [
      faq(
        text('Is the free download not enough?', '网上免费下载的不行吗？'),
        text(
          'For looking up, yes. Authorities and banks mostly want the certified print, which carries seal and signature of the court.',
          '查询可以，但机关和银行大多要求带法院印章和签名的官方认证件。',
        ),
        act(
          'Commercial Code (HGB) § 9',
          '德国商法典（HGB）第9条',
          'https://www.gesetze-im-internet.de/hgb/__9.html',
        ),
      ),
    ],
    related: ['company-translation', 'vat-registration-de'],
    requires: [],
  },
  process: {
    version: 1,
    nodes: [
      companyForm(GENERIC_FORM, { low: 0, high: 1 }),
      check({ low: 0, high: 1 }),
      task(
        'order',
        text('Order', '申请摘录'),
        text('We order the extract at the register court.', '向登记法院申请摘录。'),
        { low: 1, high: 3 },
      ),
      translationInto(
        text('the language you chose', '所选语言'),
        { low: 2, high: 4 },
        text('Not needed when no translation was ordered.', '未选择翻译时无需此步。'),
        text('the extract', '登记摘录'),
      ),
      handover(
        { low: 0, high: 1 },
        text('You receive the extract, on paper by courier.', '交付登记摘录，纸质件快递寄出。'),
      ),
    ],
  },
  prices: {
    base: at(59),
    options: { translation: { en: at(79), zh: at(190) }, speed: { first: at(25) } },
  },
}

const translation: DemoProduct = {
  code: 'company-translation',
  category: 'COMPANY',
  country: 'EU',
  position: 353,
  content: {
    name: text('Certified translation and apostille', '公司文件认证翻译与附加证明书'),
    summary: text('Company papers ready for European offices', '让欧洲机关直接受理的公司文件'),
    lead: text(
      'Business licence, articles or register extract, certified, with apostille and sworn translation, in the form that European offices accept.',
      '营业执照、章程或登记证明经公证、加办附加证明书并由宣誓译员翻译，符合欧洲机关的要求。',
    ),
    description: [
      text(
        'Since November 2023 China is a party to the Hague Apostille Convention: one apostille replaces the chain of consulates. It is put on a notarial certificate of the paper.',
        '中国自2023年11月起加入《取消外国公文书认证要求的公约》，一份附加证明书即可取代领事认证，须先就文件办理公证。',
      ),
      text(
        'We order notary, apostille and a translator who is sworn in the country of use, and keep the originals together for later registrations.',
        '我们安排公证、附加证明书以及使用国的宣誓译员，并妥善保管原件，供后续注册使用。',
      ),
    ],
    deliverables: [
      text('Notarial certificate with apostille', '公证书及附加证明书'),
      text('Sworn translation', '宣誓翻译件'),
      text('Scan at once, originals by courier', '先发扫描件，原件快递'),
    ],
    baseLine: text('One paper, notary and apostille', '1份文件，公证及附加证明书'),
    officialFees: text('Notary and apostille fees are in the price.', '公证和附加证明书费用已含在价格中。'),
    badges: [],
    effortMinutes: 15,
    maxQuantity: 10,
    options: [
      {
        kind: 'choice',
        key: 'language',
        name: text('Translated into', '译成'),
        help: text('The language of the office that will read it.', '以受理机关的语言为准。'),
        default: 'de',
        values: [
          {
            value: 'de',
            label: text('German', '德语'),
            line: text('Sworn translation, German', '德语宣誓翻译'),
            charge: { kind: 'once' },
          },
          {
            value: 'fr',
            label: text('French', '法语'),
            line: text('Sworn translation, French', '法语宣誓翻译'),
            charge: { kind: 'once' },
          },
          {
            value: 'it',
            label: text('Italian', '意大利语'),
            line: text('Sworn translation, Italian', '意大利语宣誓翻译'),
            charge: { kind: 'once' },
          },
          {
            value: 'es',
            label: text('Spanish', '西班牙语'),
            line: text('Sworn translation, Spanish', '西班牙语宣誓翻译'),
            charge: { kind: 'once' },
          },
          {
            value: 'pl',
            label: text('Polish', '波兰语'),
            line: text('Sworn translation, Polish', '波兰语宣誓翻译'),
            charge: { kind: 'once' },
          },
          { value: 'none', label: text('No translation', '不翻译'), charge: { kind: 'free' } },
        ],
      },
    ],
    discounts: [],
    materials: [businessLicence, registerExtract, passport],
    faqs: [
      faq(
        text('Do I need this beside a VAT registration?', '办VAT注册还要单独买吗？'),
        text(
          'No. Where the process has a step for notary and translation, it is in the price. This is for papers beyond that.',
          '不需要。流程中含公证和翻译步骤的，费用已包含。本服务适用于其他文件。',
        ),
      ),
      faq(
        text('How long is an apostille good?', '附加证明书有效期多久？'),
        text(
          'Without limit in itself, but offices often want register extracts not older than three or six months.',
          '本身没有期限，但机关通常要求登记证明在3个月或6个月以内。',
        ),
        act(
          'Hague Convention of 5 October 1961',
          '1961年10月5日海牙公约',
          'https://www.hcch.net/en/instruments/conventions/full-text/?cid=41',
        ),
      ),
    ],
    related: ['company-de-extract', 'vat-registration-it', 'vat-registration-es'],
    requires: [],
  },
  process: {
    version: 1,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 2 }),
      check({ low: 0, high: 1 }),
      powerOfAttorney({ low: 1, high: 1 }),
      apostille({ low: 5, high: 10 }, null),
      translationInto(
        text('the language you chose', '所选语言'),
        { low: 3, high: 5 },
        text('Not needed when no translation was ordered.', '未选择翻译时无需此步。'),
      ),
      handover(
        { low: 0, high: 1 },
        text('You receive the scan; the originals follow by courier.', '先交付扫描件，原件随后快递寄出。'),
      ),
    ],
  },
  prices: {
    base: at(180),
    options: {
      language: { de: at(90), fr: at(90), it: at(99), es: at(90), pl: at(110) },
    },
  },
}

export const companyProducts: readonly DemoProduct[] = [gbLimited, gbUpkeep, deRegisterExtract, translation]
