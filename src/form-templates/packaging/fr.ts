import { askOne, askSeveral, askText, digits, option, text } from '../parts/ask.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { packagingTemplate } from './build.ts'
import { packagingPlace } from './place.ts'

const PLACE = packagingPlace('FR', text('France', '法国'), text('the register of ADEME', 'ADEME登记系统'))

/**
 * What the contract with an eco-organisation for household packaging and the register SYDEREP of ADEME ask (Code de
 * l’environnement art. L541-10, R541-173): producer, contact, sales units, materials. The order is our own.
 */
export const frPackaging = packagingTemplate({
  key: 'frPackaging',
  place: PLACE,
  numbers: [
    askText('siret', text('SIRET', 'SIRET号'), text('SIRET', 'SIRET号'), {
      help: text(
        'If there is one, 14 digits. Without it the register takes the number at home.',
        '如有请填写，14位数字；没有的可使用注册地编号。',
      ),
      required: false,
      copyKey: 'vat.siret',
      width: 'half',
      validators: digits(14),
    }),
  ],
  materials: [
    option('paper', 'Paper, cardboard', '纸、纸板、纸箱'),
    option('plasticRigid', 'Plastic, rigid (bottles, trays, boxes)', '硬质塑料（瓶、托盘、盒）'),
    option('plasticFlexible', 'Plastic, flexible (bags, films)', '软质塑料（袋、薄膜）'),
    option('steel', 'Steel', '钢'),
    option('aluminium', 'Aluminium', '铝'),
    option('glass', 'Glass', '玻璃'),
    option('drinkCartons', 'Drink cartons', '饮料纸盒'),
    option('other', 'Wood, textile, other', '木、纺织品及其他材料'),
  ],
  packaging: [
    {
      type: 'number',
      key: 'salesUnits',
      label: text('Sales units (UVC) in the year', '全年销售单元数（UVC）'),
      name: text('number of sales units', '销售单元数'),
      help: text(
        'Pieces that a customer can buy one by one: a set of three sold as one counts once. Up to 10,000 a flat rate applies.',
        '消费者可单独购买的件数，三件一套出售的计1个。不超过1万个适用固定费用。',
      ),
      required: true,
      width: 'half',
      decimals: 0,
      validators: [{ name: 'range', min: 1, max: 1_000_000_000 }],
    },
    askSeveral(
      'otherFamilies',
      text('Which of these goods do you sell in France too?', '在法国还销售以下哪些商品？'),
      text('Choose the goods, or "None of these".', '请选择商品，没有请选“都没有”。'),
      [
        option('electronics', 'Electrical and electronic equipment', '电子电气产品'),
        option('batteries', 'Batteries', '电池'),
        option('textiles', 'Clothes, household textiles, shoes', '服装、家纺、鞋'),
        option('furniture', 'Furniture', '家具'),
        option('toys', 'Toys', '玩具'),
        option('sports', 'Sports and leisure goods', '运动休闲用品'),
        option('tools', 'Tools for home and garden', '家用及园艺工具'),
        option('printed', 'Printed paper', '印刷纸品'),
        option('none', 'None of these', '都没有'),
      ],
      {
        help: text(
          'Each family has a number (UIN) and an eco-organisation of its own; this order covers packaging.',
          '每一类都有单独的识别号（UIN）和生态组织，本服务仅包含包装。',
        ),
      },
    ),
    askOne(
      'triman',
      text(
        'Is the Triman sign with sorting instructions on the packaging?',
        '包装上是否已有Triman标志和分类说明？',
      ),
      text('Say whether the Triman sign is on the packaging.', '请选择是否已有Triman标志。'),
      [option('yes', 'Yes', '有'), option('no', 'No', '没有'), option('partly', 'On some', '部分有')],
      { help: text('You receive the files for your labels from us.', '标签文件由我们提供。') },
    ),
  ],
  marketplaces: LOCAL_MARKETPLACES.FR,
  schemes: text('For example Citeo, Adelphe, Léko.', '例如Citeo、Adelphe、Léko。'),
  representative: [],
  papers: [],
})
