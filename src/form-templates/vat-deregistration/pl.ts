import { registeredIn } from '../parts/registered-in.ts'
import { askOne, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { needsRepresentative } from '../parts/origin.ts'
import { PL } from '../parts/places.ts'
import { polishOffice } from '../vat-filing/pl.ts'
import { vatDeregistrationTemplate } from './build.ts'

/**
 * The end in form VAT-Z (ustawa o VAT art. 96(6)–(8): within seven days), with the day of the end; VAT-UE ends by
 * VAT-R (art. 97(13)); the last JPK_V7 of the period.
 */
export const plVatDeregistration = vatDeregistrationTemplate({
  key: 'plVatDeregistration',
  place: PL,
  ...registeredIn.PL,
  registration: polishOffice,
  reasons: [
    option('ceased', 'End of taxable activities in Poland', '停止在波兰的应税活动'),
    option('outside', 'Only activities outside Poland remain', '仅余波兰境外的活动'),
    option('dissolved', 'The company is being dissolved', '公司解散'),
    option('other', 'Another reason', '其他原因'),
  ],
  end: [
    yesNo(
      'vatUeEnds',
      {
        label: text('Should VAT-UE end on the same day?', 'VAT-UE是否同日终止？'),
        missing: text('Say whether VAT-UE should end too.', '请选择VAT-UE是否同日终止。'),
      },
      { visibleWhen: is('inVatUe', 'yes') },
    ),
    askOne(
      'refundAtEnd',
      text('Is there a surplus of input VAT?', '是否有留抵税额？'),
      text('Say whether there is a surplus.', '请选择是否有留抵税额。'),
      [option('yes', 'Yes, please claim it back', '有，请申请退税'), option('no', 'No', '没有')],
      {
        help: text('After the end it can no longer be carried forward.', '注销后不能再结转下期。'),
      },
    ),
    yesNo(
      'representativeContractEnds',
      {
        label: text('Does the contract with the fiscal representative end?', '与财税代表的合同是否终止？'),
        missing: text('Say whether the contract ends.', '请选择合同是否终止。'),
        help: text('Not before the last file has been accepted.', '须待最后一期文件受理后方可终止。'),
      },
      { visibleWhen: needsRepresentative },
    ),
  ],
  stockRule: text(
    'Goods should be sold or moved out first: until the last one has left, the activity has not ended.',
    '应先将货物售完或移出，最后一件货物离开之前，不视为停止经营。',
  ),
  others: [
    option('oss', 'OSS in Poland', '波兰OSS'),
    option('eori', 'Polish EORI number', '波兰EORI'),
    option('bdo', 'BDO register (packaging)', 'BDO登记（包装）'),
    option('marketplaces', 'VAT number at the marketplaces', '平台后台的税号'),
  ],
})
