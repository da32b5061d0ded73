import { askFile, askOne, askText, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { packagingTemplate } from './build.ts'
import { representativeFields } from './packaging-fields.ts'
import { packagingPlace } from './place.ts'

const PLACE = packagingPlace(
  'ES',
  text('Spain', '西班牙'),
  text('the register of producers (MITECO)', '生产者登记处（MITECO）'),
)

/**
 * What the packaging section of the register of producers asks (Royal Decree 1055/2022 art. 15 and annex IV;
 * representative art. 17(2)): producer, kinds of packaging, scheme, and each year the quantities (art. 16).
 */
export const esPackaging = packagingTemplate({
  key: 'esPackaging',
  place: PLACE,
  numbers: [
    askText(
      'spanishNif',
      text('Spanish NIF or VAT number', '西班牙NIF或VAT税号'),
      text('Spanish NIF', '西班牙NIF'),
      {
        help: text(
          'If there is one, with ES. Without it the representative enters the number at home.',
          '如有请填写，以ES开头；没有的由授权代表填写注册地编号。',
        ),
        required: false,
        copyKey: 'vat.number.ES',
        width: 'half',
        validators: [{ name: 'vatNumber', countries: ['ES'] }],
      },
    ),
  ],
  materials: [
    option('paper', 'Paper, cardboard', '纸、纸板、纸箱'),
    option('plasticRigid', 'Plastic, rigid', '硬质塑料'),
    option('plasticFlexible', 'Plastic, flexible', '软质塑料'),
    option('glass', 'Glass', '玻璃'),
    option('steel', 'Steel', '钢'),
    option('aluminium', 'Aluminium', '铝'),
    option('drinkCartons', 'Drink cartons', '饮料纸盒'),
    option('wood', 'Wood', '木'),
    option('other', 'Other', '其他材料'),
  ],
  packaging: [
    askOne(
      'producerRole',
      text('In which role is the packaging put on the market?', '以何种身份投放包装？'),
      text('Choose the role.', '请选择身份。'),
      [
        option(
          'packer',
          'We have the goods packed under our name (envasador)',
          '以自己名义包装商品（envasador）',
        ),
        option('importer', 'We import packaged goods into Spain', '将带包装商品进口到西班牙'),
        option('distance', 'We sell from abroad straight to consumers', '从境外直接销售给消费者'),
      ],
      { help: text('These are the roles of the register.', '选项与登记系统一致。') },
    ),
    yesNo('reusable', {
      label: text('Is any of the packaging reusable?', '是否有可重复使用的包装？'),
      missing: text('Say whether any packaging is reusable.', '请选择是否有可重复使用的包装。'),
    }),
    yesNo('plasticTax', {
      label: text(
        'Does the company bring more than 5 kg of plastic packaging a month into Spain?',
        '每月带入西班牙的塑料包装是否超过5公斤？',
      ),
      missing: text('Say whether it is more than 5 kg a month.', '请选择是否超过5公斤。'),
      help: text(
        'As importer or buyer from another EU state. Then the plastic tax applies too, which is not part of this order.',
        '指作为进口商或从其他欧盟国家采购。超过的还须缴纳塑料包装税，不含在本服务中。',
      ),
    }),
  ],
  marketplaces: LOCAL_MARKETPLACES.ES,
  schemes: text(
    'For example Ecoembes, Ecovidrio, Procircular, GENCI.',
    '例如Ecoembes、Ecovidrio、Procircular、GENCI。',
  ),
  representative: representativeFields(
    PLACE,
    text(
      'Companies without a seat in Spain are entered through a representative only.',
      '在西班牙没有机构的公司只能通过授权代表登记。',
    ),
  ),
  papers: [
    askFile(
      'identityOfSigner',
      text('Passport of the person who signs', '签署人护照'),
      text('passport of the person who signs', '签署人护照'),
      {
        help: text(
          'Photo page, all four corners. The mandate names the number.',
          '照片页，四角完整。授权书会注明护照号码。',
        ),
        maxBytes: 10_000_000,
        example: 'passport',
      },
    ),
  ],
})
