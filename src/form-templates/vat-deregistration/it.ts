import { registeredIn } from '../parts/registered-in.ts'
import { askDay, askOne, option, text } from '../parts/ask.ts'
import { is } from '../parts/choices.ts'
import { IT } from '../parts/places.ts'
import { italianStatus } from '../vat-filing/it.ts'
import { vatDeregistrationTemplate } from './build.ts'

/**
 * The end of business in form ANR/3 (direct identification, DPR 633/1972 art. 35-ter) or AA7/10 (through a
 * representative, art. 35), within 30 days; the annual return of the last year follows in spring.
 */
export const itVatDeregistration = vatDeregistrationTemplate({
  key: 'itVatDeregistration',
  place: IT,
  ...registeredIn.IT,
  registration: italianStatus,
  certificate: text(
    'The certificate of attribution, or the receipt of AA7/10 or ANR/3.',
    '税号分配证明，或AA7/10、ANR/3表的回执。',
  ),
  reasons: [
    option('ceased', 'End of business in Italy', '在意大利停止经营（cessazione attività）'),
    option('toDirect', 'Change to direct identification', '改为直接注册（identificazione diretta）'),
    option('toRepresentative', 'Change to a fiscal representative', '改由财税代表注册'),
    option('established', 'The company now has an establishment in Italy', '已在意大利设立常设机构'),
    option('other', 'Another reason', '其他原因'),
  ],
  end: [
    askOne(
      'guaranteeEnd',
      text('Is there a guarantee for VIES?', '是否有VIES担保？'),
      text('Say whether there is a guarantee.', '请选择是否有VIES担保。'),
      [
        option('bank', 'Yes, of a bank or an insurance', '有，银行保函或保险'),
        option('bonds', 'Yes, in bonds', '有，国债'),
        option('no', 'No', '没有'),
      ],
      {
        help: text(
          'It stays bound until the office has closed the number.',
          '税局注销税号之前担保不会解除。',
        ),
        visibleWhen: is('inViesIt', 'yes'),
      },
    ),
    askDay(
      'endReportedOn',
      text('Business ended on', '实际停止经营日期'),
      text('day on which business ended', '实际停止经营日期'),
      {
        help: text('The form is due within 30 days of this day.', '须在该日期后30天内提交表格。'),
      },
    ),
  ],
  stockRule: text(
    'Goods must have been sold, moved out or destroyed with a record before the end (DPR 441/1997).',
    '停止经营前，货物须已售完、移出，或依规销毁并有记录（第441/1997号总统令）。',
  ),
  others: [
    option('oss', 'OSS in Italy', '意大利OSS'),
    option('eori', 'Italian EORI number', '意大利EORI'),
    option('conai', 'CONAI', 'CONAI包装联盟'),
    option('guarantee', 'Release of the VIES guarantee', 'VIES担保解除'),
    option('marketplaces', 'VAT number at the marketplaces', '平台后台的税号'),
  ],
})
