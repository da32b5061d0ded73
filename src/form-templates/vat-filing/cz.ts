import type { RowField } from '#forms/engine/model/template.ts'
import { registeredIn } from '../parts/registered-in.ts'
import { askOne, askText, latin, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { CZ } from '../parts/places.ts'
import { vatFilingTemplate } from './build.ts'

export const czechStatus: readonly RowField[] = [
  askOne(
    'payerStatus',
    text('As what is the company registered?', '公司以何种身份登记？'),
    text('Say as what the company is registered.', '请选择登记身份。'),
    [
      option('payer', 'VAT payer (plátce)', '增值税纳税人（plátce）'),
      option(
        'identified',
        'Identified person (identifikovaná osoba)',
        '已识别人员（identifikovaná osoba）',
        text('Files only for months with purchases from other EU states.', '仅在有欧盟内部采购的月份申报。'),
      ),
    ],
    {
      help: text('The decision on the registration says so.', '见登记决定书。'),
      copyKey: 'vat.status.CZ',
    },
  ),
  askText(
    'taxOffice',
    text('Tax office and workplace', '主管税局'),
    text('name of the tax office', '主管税局名称'),
    {
      help: text(
        'Companies without a seat: Finanční úřad pro Moravskoslezský kraj, Ostrava.',
        '在捷克没有机构的公司：Finanční úřad pro Moravskoslezský kraj（俄斯特拉发）。',
      ),
      copyKey: 'vat.office.CZ',
      width: 'half',
      validators: latin(100),
    },
  ),
]

const access: readonly RowField[] = [
  askOne(
    'dataBox',
    text('Is there a Czech data box (datová schránka)?', '是否有捷克数据信箱（datová schránka）？'),
    text('Say whether there is a data box.', '请选择是否有数据信箱。'),
    [
      option('company', 'Yes, of the company', '有，公司自己的'),
      option('agent', 'Only that of the former agent', '仅有原服务商的'),
      option('no', 'No', '没有'),
    ],
    {
      help: text(
        'Returns are accepted only electronically. We file through our own box with your power of attorney.',
        '申报只接受电子提交，我们凭授权委托书通过自己的数据信箱申报。',
      ),
    },
  ),
  askText('dataBoxId', text('ID of the data box', '数据信箱ID'), text('ID of the data box', '数据信箱ID'), {
    help: text('7 letters and digits.', '7位字母和数字。'),
    visibleWhen: is('dataBox', 'company'),
    width: 'half',
    validators: [
      { name: 'pattern', pattern: 'lettersAndDigits' },
      { name: 'length', min: 7, max: 7 },
    ],
  }),
]

const returns: readonly RowField[] = [
  askOne(
    'controlStatement',
    text(
      'Who has filed the control statement (kontrolní hlášení)?',
      '控制报表（kontrolní hlášení）由谁提交？',
    ),
    text('Say who has filed the control statement.', '请选择控制报表由谁提交。'),
    [
      option('withReturn', 'The same person as the returns', '与申报表相同'),
      option('nobody', 'Nobody', '从未提交'),
      option('notDue', 'None was due yet', '尚未到期'),
    ],
    {
      help: text(
        'Monthly for every company, even when the return is quarterly. A missing one is fined separately.',
        '所有公司均须按月提交，即使按季申报也一样；漏报单独罚款。',
      ),
    },
  ),
  yesNo('unreliablePayer', {
    label: text(
      'Has the office named the company an unreliable payer?',
      '公司是否被认定为不可靠纳税人（nespolehlivý plátce）？',
    ),
    missing: text('Say whether the company is an unreliable payer.', '请选择是否被认定为不可靠纳税人。'),
    help: text('The public register of VAT payers (ADIS) shows it.', '可在纳税人公开登记系统（ADIS）查询。'),
  }),
]

/**
 * What the Czech returns depend on: DPH return and control statement (zákon o DPH § 101, § 101c–101i), recapitulative
 * statement (§ 102), tax period (§ 99–99a), electronic filing (§ 101a), status (§ 94a, § 97a).
 */
export const czVatFiling = vatFilingTemplate({
  key: 'czVatFiling',
  place: CZ,
  number: registeredIn.CZ.number,
  registration: czechStatus,
  rhythm: {
    rhythms: ['monthly', 'quarterly'],
    help: text(
      'Monthly in the year of registration and the next; later quarterly on request below 15 million CZK of turnover.',
      '注册当年和次年按月申报；之后营业额低于1500万克朗的可申请按季。',
    ),
  },
  certificate: text(
    'The decision on the registration (rozhodnutí o registraci) or the confirmation with the DIČ.',
    '登记决定书（rozhodnutí o registraci）或载有DIČ的确认函。',
  ),
  access,
  returns,
  imports: {
    schemes: [
      option('inReturn', 'Declared in the return', '在申报表中申报'),
      option('paid', 'Paid at customs', '进口时缴纳'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    help: text(
      'Registered payers declare it in the return; at customs it is paid only without a Czech number.',
      '已登记的纳税人在申报表中申报；没有捷克税号的才在进口时缴纳。',
    ),
  },
  marketplaces: LOCAL_MARKETPLACES.CZ,
  inEu: true,
})
