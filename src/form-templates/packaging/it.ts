import { askOne, askText, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { packagingTemplate } from './build.ts'
import { packagingPlace } from './place.ts'

const PLACE = packagingPlace('IT', text('Italy', '意大利'), text('CONAI', 'CONAI包装联盟'))

/**
 * What the application for membership in CONAI asks (D.Lgs. 152/2006 art. 221, 224; statute and regulation of CONAI):
 * category, materials, sales for the joining fee, and the environmental contribution by material. The order is our own.
 */
export const itPackaging = packagingTemplate({
  key: 'itPackaging',
  place: PLACE,
  numbers: [
    askText(
      'italianVatNumber',
      text('Italian VAT number', '意大利VAT税号'),
      text('Italian VAT number', '意大利VAT税号'),
      {
        help: text('If there is one: IT and 11 digits.', '如有请填写：IT加11位数字。'),
        required: false,
        copyKey: 'vat.number.IT',
        width: 'half',
        validators: [{ name: 'vatNumber', countries: ['IT'] }],
      },
    ),
  ],
  materials: [
    option('steel', 'Steel', '钢'),
    option('aluminium', 'Aluminium', '铝'),
    option('paper', 'Paper, cardboard', '纸、纸板、纸箱'),
    option('wood', 'Wood', '木'),
    option('plastics', 'Plastics', '塑料'),
    option('bioplastics', 'Biodegradable plastics', '可降解塑料'),
    option('glass', 'Glass', '玻璃'),
  ],
  packaging: [
    askOne(
      'conaiCategory',
      text('As what does the company join?', '以何种身份加入？'),
      text('Choose the category.', '请选择身份。'),
      [
        option('userImporter', 'User: imports or sells packaged goods', '使用者：进口或销售带包装商品'),
        option('producer', 'Producer: makes or imports empty packaging', '生产者：制造或进口空包装'),
      ],
      { help: text('Sellers of goods are users.', '商品卖家一般为使用者。') },
    ),
    {
      type: 'money',
      key: 'salesInItaly',
      label: text('Sales in Italy in the last year', '上一年度意大利销售额'),
      name: text('sales in Italy in the last year', '上一年度意大利销售额'),
      help: text(
        'Net. The joining fee has a fixed part and, above 500,000 EUR, a part that grows with it.',
        '不含税。入会费分固定部分，超过50万欧元的另有浮动部分。',
      ),
      required: true,
      width: 'half',
      currencies: ['EUR'],
      validators: [{ name: 'range', min: 0, max: 100_000_000_000 }],
    },
    yesNo('materialCodes', {
      label: text(
        'Does the packaging carry material codes (such as PAP 20)?',
        '包装上是否已标注材料代码（例如PAP 20）？',
      ),
      missing: text('Say whether the packaging carries material codes.', '请选择是否已标注材料代码。'),
      help: text(
        'Obligatory since 2023; for consumers with sorting instructions in Italian.',
        '自2023年起必须标注；面向消费者的还须有意大利语分类说明。',
      ),
    }),
  ],
  marketplaces: LOCAL_MARKETPLACES.IT,
  schemes: text(
    'A CONAI number, or a contract through another company.',
    '例如CONAI会员号，或通过其他公司加入。',
  ),
  representative: [],
  papers: [],
})
