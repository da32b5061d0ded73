import { type ProductContent, faq, text } from '../product-content.ts'
import { speedOption } from '../option-parts.ts'
import { at } from '../price-points.ts'
import { check, companyForm, GENERIC_FORM, handover, task, translationInto } from '../process-parts.ts'
import { act } from '../sources.ts'

export const deRegisterExtract: ProductContent = {
  code: 'company-de-extract',
  category: 'COMPANY',
  country: 'DE',
  position: 352,
  content: {
    name: text('German trade-register extract', '德国商业登记簿摘录'),
    summary: text('Official extract with certified translation', '官方摘录及认证翻译件'),
    lead: text(
      'The current extract of a German company, certified by the court, with a translation if you need one.',
      '德国公司现行登记摘录，由法院出具，可附认证翻译件。',
    ),
    description: [
      text(
        'Marketplaces, banks and authorities abroad ask for an extract no more than three or six months old. We order it from the responsible register court.',
        '平台、银行和境外机构通常要求3个月或6个月内的摘录，由我们向主管登记法院申请。',
      ),
      text(
        'For use in China it carries an apostille of the regional court and a translation into Chinese.',
        '用于中国的，须由地区法院加办海牙认证（Apostille）并译成中文。',
      ),
    ],
    deliverables: [
      text('Certified extract, PDF or paper', '官方摘录（PDF或纸质）'),
      text('Translation, where chosen', '所选语种译文'),
      text('Courier to your address', '快递至您的地址'),
    ],
    baseLine: text('Extract', '登记摘录'),
    officialFees: text('Court fees are included in the price.', '法院费用已含在价格中。'),
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
            label: text('Into Chinese, with apostille', '译成中文并办海牙认证'),
            line: text('Certified translation, Chinese, with apostille', '中文认证翻译及海牙认证'),
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
        text('Isn’t the free download enough?', '网上免费下载的不行吗？'),
        text(
          'For checking details, yes. Authorities and banks mostly want the certified print, which carries seal and signature of the court.',
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
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 0, high: 1 }),
      check({ low: 0, high: 1 }),
      task(
        'order',
        text('Order', '申请摘录'),
        text('We order the extract from the register court.', '向登记法院申请摘录。'),
        { low: 1, high: 3 },
      ),
      translationInto(
        text('the language you chose', '所选语言'),
        { low: 2, high: 4 },
        text('Not needed if no translation was ordered.', '未选择翻译时无需此步。'),
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
