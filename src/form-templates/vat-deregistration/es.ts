import { registeredIn } from '../parts/registered-in.ts'
import { askOne, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { ES } from '../parts/places.ts'
import { spanishRegisters } from '../vat-filing/es.ts'
import { vatDeregistrationTemplate } from './build.ts'

/**
 * The end in form 036 (RD 1065/2007 art. 11: within a month; part 1, section C of the form), leaving ROI and REDEME at
 * the same time, and the annual summary 390.
 */
export const esVatDeregistration = vatDeregistrationTemplate({
  key: 'esVatDeregistration',
  place: ES,
  ...registeredIn.ES,
  registration: spanishRegisters,
  reasons: [
    option('ceased', 'All activities in Spain end', '停止在西班牙的全部经营活动'),
    option('noEstablishmentNoSales', 'No more sales taxable in Spain', '不再有西班牙应税销售'),
    option('dissolved', 'The company is dissolved or merged', '公司解散或合并'),
    option('roiOnly', 'Only the register of intra-Community operators is left', '仅退出ROI登记'),
    option('other', 'Another reason', '其他原因'),
  ],
  end: [
    yesNo(
      'leavesRoi',
      {
        label: text('Should the ROI end on the same day?', 'ROI是否同日退出？'),
        missing: text('Say whether the ROI should end too.', '请选择ROI是否同日退出。'),
        help: text('The number is then no longer valid in VIES.', '退出后税号在VIES不再有效。'),
      },
      { visibleWhen: is('inRoi', 'yes') },
    ),
    askOne(
      'balanceEs',
      text('Is there a balance from earlier returns?', '此前申报是否有留抵税额？'),
      text('Say whether there is a balance.', '请选择是否有留抵税额。'),
      [option('yes', 'Yes, please claim it back', '有，请申请退税'), option('no', 'No', '没有')],
      {
        help: text(
          'It can be claimed back only in the last return of the year.',
          '只能在当年最后一期申报中申请退税。',
        ),
      },
    ),
    askOne(
      'certificateEs',
      text('Who holds the electronic certificate of the company?', '公司电子证书由谁持有？'),
      text('Say who holds the electronic certificate.', '请选择电子证书由谁持有。'),
      [
        option('agent', 'The agent', '服务商'),
        option('company', 'The company itself', '公司自己'),
        option('none', 'There is none', '没有电子证书'),
      ],
      { help: text('It is revoked after the last return.', '最后一期申报后予以撤销。') },
    ),
  ],
  stockRule: text(
    'Goods that stay behind are taxed as taken out of the business (LIVA art. 9).',
    '留存的货物视同自用，须计税（LIVA第9条）。',
  ),
  others: [
    option('oss', 'OSS in Spain', '西班牙OSS'),
    option('eori', 'Spanish EORI number', '西班牙EORI'),
    option('packaging', 'Register of producers (packaging)', '包装生产者登记'),
    option('plasticTax', 'Tax on plastic packaging (form 592)', '塑料包装税（592表）'),
    option('marketplaces', 'VAT number at the marketplaces', '平台后台的税号'),
  ],
})
