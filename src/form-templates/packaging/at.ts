import { askOne, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { registerExtract } from '../parts/document-fields.ts'
import { packagingTemplate } from './build.ts'
import { representativeFields } from './packaging-fields.ts'
import { packagingPlace } from './place.ts'

const PLACE = packagingPlace('AT', text('Austria', '奥地利'), text('the register EDM', 'EDM登记系统'))

/**
 * What a collection system and the register EDM ask (Verpackungsverordnung 2014 and its annex 1: tariff categories;
 * representative with a certified mandate: AWG 2002 § 12b). The order is our own.
 */
export const atPackaging = packagingTemplate({
  key: 'atPackaging',
  place: PLACE,
  numbers: [],
  materials: [
    option('paper', 'Paper, cardboard', '纸、纸板、纸箱'),
    option('plastics', 'Plastics (lightweight packaging)', '塑料（轻质包装）'),
    option('expandedPlastics', 'Expanded plastics (EPS)', '发泡塑料（EPS）'),
    option('glass', 'Glass', '玻璃'),
    option('ferrousMetals', 'Iron and steel', '铁、钢'),
    option('aluminium', 'Aluminium', '铝'),
    option('drinkCartons', 'Drink cartons', '饮料纸盒'),
    option('composites', 'Other composites', '其他复合材料'),
    option('wood', 'Wood', '木'),
    option('textile', 'Textile, ceramics, bio-based', '纺织品、陶瓷、生物基材料'),
  ],
  packaging: [
    yesNo('singleUsePlastics', {
      label: text('Are there single-use plastic products among the goods?', '商品中是否有一次性塑料制品？'),
      missing: text('Say whether there are single-use plastics.', '请选择是否有一次性塑料制品。'),
      help: text(
        'Cups, food containers, bags, wet wipes, balloons. They have a tariff of their own.',
        '例如杯子、食品容器、袋子、湿巾、气球，适用单独费率。',
      ),
    }),
    askOne(
      'quantityClass',
      text('How much packaging is expected in a year?', '预计全年包装重量'),
      text('Choose how much packaging is expected.', '请选择预计全年包装重量。'),
      [
        option('upTo1500', 'Up to 1,500 kg', '1,500公斤以内'),
        option('upTo20000', '1,500 to 20,000 kg', '1,500至20,000公斤'),
        option('more', 'More than 20,000 kg', '20,000公斤以上'),
      ],
      {
        help: text(
          'It decides how often the quantities are reported: yearly, quarterly or monthly.',
          '据此确定按年、按季或按月申报。',
        ),
      },
    ),
  ],
  marketplaces: [],
  schemes: text('For example ARA, Interseroh, Reclay, Bonus.', '例如ARA、Interseroh、Reclay、Bonus。'),
  representative: representativeFields(
    PLACE,
    text(
      'Companies without a seat in Austria must have one, those in the EU as well. Its mandate has to be certified by a notary.',
      '在奥地利没有机构的公司必须有授权代表，欧盟公司也不例外。授权书须经公证。',
    ),
  ),
  papers: [registerExtract()],
})
