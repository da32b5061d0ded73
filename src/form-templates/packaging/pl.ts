import { askOne, askText, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { packagingTemplate } from './build.ts'
import { packagingPlace } from './place.ts'

const PLACE = packagingPlace('PL', text('Poland', '波兰'), text('the register BDO', 'BDO登记系统'))

/**
 * What the application for the register BDO asks (ustawa o odpadach art. 52, section on packaging and packaged goods)
 * and the contract with a recovery organisation (ustawa o gospodarce opakowaniami art. 17, 25; small aid art. 25(9)).
 * The order is our own.
 */
export const plPackaging = packagingTemplate({
  key: 'plPackaging',
  place: PLACE,
  numbers: [
    askText(
      'polishVatNumber',
      text('Polish VAT number (NIP)', '波兰VAT税号（NIP）'),
      text('Polish VAT number', '波兰VAT税号'),
      {
        help: text(
          'PL and 10 digits. The register cannot be entered without it.',
          'PL加10位数字，没有NIP无法登记。',
        ),
        copyKey: 'vat.number.PL',
        width: 'half',
        validators: [{ name: 'vatNumber', countries: ['PL'] }],
      },
    ),
    askOne(
      'companySize',
      text('How large is the company?', '公司规模'),
      text('Choose the size of the company.', '请选择公司规模。'),
      [
        option(
          'micro',
          'Fewer than 10 people and up to 2 million EUR a year',
          '10人以下且年营业额不超过200万欧元',
        ),
        option('larger', 'Larger', '更大规模'),
      ],
      { help: text('The yearly fee of the register depends on it.', '登记年费据此确定。') },
    ),
  ],
  materials: [
    option('plastics', 'Plastics', '塑料'),
    option('aluminium', 'Aluminium', '铝'),
    option('steel', 'Steel', '钢'),
    option('paper', 'Paper, cardboard', '纸、纸板、纸箱'),
    option('glass', 'Glass', '玻璃'),
    option('wood', 'Wood', '木'),
    option('multiMaterial', 'Multi-material', '复合材料'),
  ],
  packaging: [
    askOne(
      'bdoActivity',
      text('What does the company bring into Poland?', '公司向波兰投放什么？'),
      text('Choose what the company brings into Poland.', '请选择投放内容。'),
      [
        option('packagedGoods', 'Packaged goods', '带包装的商品'),
        option('emptyPackaging', 'Empty packaging', '空包装'),
        option('both', 'Both', '两者都有'),
      ],
      { help: text('These are the tables of the application.', '选项与申请表的表格一致。') },
    ),
    yesNo('smallAid', {
      label: text(
        'Will all packaging together stay below 1,000 kg in the year?',
        '全年包装合计是否低于1,000公斤？',
      ),
      missing: text('Say whether it stays below 1,000 kg.', '请选择是否低于1,000公斤。'),
      help: text(
        'Then the product fee can be waived as small aid; the report is due all the same.',
        '低于的可申请小额豁免产品费，但年度报告仍须提交。',
      ),
    }),
    yesNo('plasticBags', {
      label: text('Are plastic carrier bags given to customers?', '是否向买家提供塑料购物袋？'),
      missing: text('Say whether plastic carrier bags are given.', '请选择是否提供塑料购物袋。'),
      help: text('They are registered on their own.', '须单独登记。'),
    }),
  ],
  marketplaces: LOCAL_MARKETPLACES.PL,
  schemes: text(
    'A BDO number, or a contract with a recovery organisation.',
    '例如BDO登记号，或与回收组织的合同。',
  ),
  representative: [],
  papers: [],
})
