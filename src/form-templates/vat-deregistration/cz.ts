import { registeredIn } from '../parts/registered-in.ts'
import { askOne, option, text } from '../parts/ask.ts'
import { CZ } from '../parts/places.ts'
import { czechStatus } from '../vat-filing/cz.ts'
import { vatDeregistrationTemplate } from './build.ts'

/**
 * The application to cancel the registration (zákon o DPH § 106b for payers not established, § 107a for identified
 * persons), with the correction of deducted tax on what is left (§ 79a) in the last return.
 */
export const czVatDeregistration = vatDeregistrationTemplate({
  key: 'czVatDeregistration',
  place: CZ,
  ...registeredIn.CZ,
  registration: czechStatus,
  reasons: [
    option('ceased', 'The activity in the country has ended', '已停止在捷克的经营'),
    option('sixMonths', 'No taxable supply there for six months', '连续6个月没有捷克应税行为'),
    option('dissolved', 'The company is being dissolved', '公司注销'),
    option('other', 'Another reason', '其他原因'),
  ],
  end: [
    askOne(
      'deductedCz',
      text(
        'Was Czech VAT deducted on goods or equipment that are left?',
        '剩余货物或设备是否抵扣过捷克进项税？',
      ),
      text('Say whether VAT was deducted.', '请选择是否抵扣过进项税。'),
      [
        option('no', 'No, or nothing is left', '没有，或已无剩余'),
        option('twelveMonths', 'Yes, within the last twelve months', '有，在最近12个月内'),
        option('assets', 'Yes, on equipment, longer ago', '有，为12个月以前购入的设备'),
      ],
      {
        help: text('The deduction is paid back in the last return.', '已抵扣的税额须在最后一期申报中转出。'),
      },
    ),
    askOne(
      'acquisitionsGoOn',
      text('Will there still be purchases from other EU states?', '之后是否仍有欧盟内部采购？'),
      text('Say whether there will still be such purchases.', '请选择是否仍有欧盟内部采购。'),
      [option('no', 'No', '没有'), option('yes', 'Yes', '有')],
      {
        help: text(
          'Then the company becomes an identified person instead of leaving altogether.',
          '如有，公司将转为已识别人员，而不是完全注销。',
        ),
      },
    ),
  ],
  stockRule: text(
    'Deducted VAT on goods that stay behind is paid back in the last return (§ 79a).',
    '留存货物已抵扣的进项税须在最后一期申报中转出（第79a条）。',
  ),
  others: [
    option('oss', 'OSS in Czechia', '捷克OSS'),
    option('eori', 'Czech EORI number', '捷克EORI'),
    option('ekokom', 'EKO-KOM (packaging)', 'EKO-KOM（包装）'),
    option('dataBox', 'Data box', '数据信箱'),
    option('marketplaces', 'VAT number at the marketplaces', '平台后台的税号'),
  ],
})
