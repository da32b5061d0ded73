import { registeredIn } from '../parts/registered-in.ts'
import { askOne, option, text } from '../parts/ask.ts'
import { needsRepresentative } from '../parts/origin.ts'
import { FR } from '../parts/places.ts'
import { frenchNumbers } from '../vat-filing/fr.ts'
import { vatDeregistrationTemplate } from './build.ts'

/**
 * The end of business on the portal of business formalities (Guichet unique, the successor of form M4 for companies),
 * the last CA3 within 30 days (CGI art. 287(4)), the end of the representative's mandate (art. 289 A).
 */
export const frVatDeregistration = vatDeregistrationTemplate({
  key: 'frVatDeregistration',
  place: FR,
  ...registeredIn.FR,
  registration: frenchNumbers,
  reasons: [
    option('ceased', 'Complete end of business in France', '在法国完全停止经营（cessation totale）'),
    option('moved', 'Business goes on from another state', '转由其他国家发货'),
    option('dissolved', 'The company is being dissolved', '公司注销'),
    option('established', 'The company now has an establishment in France', '已在法国设立机构'),
    option('other', 'Another reason', '其他原因'),
  ],
  end: [
    askOne(
      'representativeEnd',
      text('Does the fiscal representative know of the end?', '财税代表是否已知悉？'),
      text('Say whether the representative knows of the end.', '请选择财税代表是否已知悉。'),
      [
        option('agency', 'The agency arranged the representative', '财税代表由服务商安排'),
        option('yes', 'Yes', '已知悉'),
        option('no', 'Not yet', '尚未告知'),
      ],
      {
        help: text(
          'It stays liable for the time before and releases deposit or guarantee only when the office has closed the file.',
          '财税代表对此前期间仍负责任，保证金或保函须待税局结案后退还。',
        ),
        visibleWhen: needsRepresentative,
      },
    ),
    askOne(
      'creditAtEnd',
      text('Is there a credit that should be repaid?', '是否有留抵税额需要退还？'),
      text('Say whether there is a credit.', '请选择是否有留抵税额。'),
      [option('yes', 'Yes', '有'), option('no', 'No', '没有')],
      {
        help: text(
          'At the end of business it is repaid whatever its amount, by form 3519.',
          '停止经营时无论金额大小均可用3519表申请退还。',
        ),
      },
    ),
  ],
  stockRule: text(
    'Goods that stay behind are taxed in the last CA3 if VAT on them was deducted (CGI art. 257).',
    '已抵扣进项税的留存货物须在最后一期CA3中计税（CGI第257条）。',
  ),
  others: [
    option('oss', 'OSS in France', '法国OSS'),
    option('eori', 'French EORI number', '法国EORI'),
    option('citeo', 'Packaging and other EPR numbers (UIN)', '包装法等EPR注册号（UIN）'),
    option('emebi', 'EMEBI statistics', 'EMEBI统计申报'),
    option('marketplaces', 'VAT number at the marketplaces', '平台后台的税号'),
  ],
})
