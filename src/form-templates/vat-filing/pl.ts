import type { RowField } from '#forms/engine/model/template.ts'
import { registeredIn } from '../parts/registered-in.ts'
import { askOne, askText, digits, latin, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { needsRepresentative } from '../parts/origin.ts'
import { PL } from '../parts/places.ts'
import { vatFilingTemplate } from './build.ts'

export const polishOffice: readonly RowField[] = [
  askText('taxOffice', text('Tax office', '主管税局'), text('name of the tax office', '主管税局名称'), {
    help: text(
      'Companies without a seat in Poland: as a rule Drugi Urząd Skarbowy Warszawa-Śródmieście.',
      '在波兰没有机构的公司，一般为Drugi Urząd Skarbowy Warszawa-Śródmieście。',
    ),
    copyKey: 'vat.office.PL',
    width: 'half',
    validators: latin(80),
  }),
  yesNo('inVatUe', {
    label: text('Is the number registered for VAT-UE?', '税号是否已注册VAT-UE？'),
    missing: text('Say whether the number is registered for VAT-UE.', '请选择是否已注册VAT-UE。'),
    help: text(
      'Then it is found in VIES with PL in front, and a recapitulative statement is filed for goods moved within the EU.',
      '已注册的可在VIES查到（PL开头），欧盟内部移仓须提交汇总报表。',
    ),
  }),
]

const access: readonly RowField[] = [
  askText(
    'taxAccountPl',
    text('Tax payment account (mikrorachunek)', '税款专户（mikrorachunek podatkowy）'),
    text('tax payment account', '税款专户号'),
    {
      help: text(
        '26 digits, without PL. All VAT is paid there; it can be looked up with the NIP at podatki.gov.pl.',
        '26位数字，不含PL。税款均汇入该账户，可在podatki.gov.pl凭NIP查询。没有可不填。',
      ),
      required: false,
      copyKey: 'vat.account.PL',
      validators: digits(26),
    },
  ),
  askOne(
    'signsJpk',
    text('Who signs the JPK_V7 files until now?', '目前JPK_V7文件由谁签署？'),
    text('Say who signs the JPK_V7 files.', '请选择JPK_V7文件由谁签署。'),
    [
      option('agent', 'The former agent, by authorisation UPL-1', '原服务商，凭UPL-1授权'),
      option('company', 'The company, with a qualified signature', '公司，使用合格电子签名'),
      option('nobody', 'Nobody, nothing has been filed yet', '尚未申报'),
    ],
    {
      help: text(
        'We need a UPL-1 of our own. The old one is withdrawn with OPL-1.',
        '由我们办理新的UPL-1授权，原授权以OPL-1撤销。',
      ),
    },
  ),
  yesNo(
    'representativeStays',
    {
      label: text('Does the fiscal representative stay the same?', '财税代表是否不变？'),
      missing: text('Say whether the fiscal representative stays.', '请选择财税代表是否不变。'),
      help: text(
        'If it changes, both contracts are needed, and form VAT-R is updated.',
        '更换的须提供新旧合同，并更新VAT-R登记。',
      ),
    },
    { visibleWhen: needsRepresentative },
  ),
  askText(
    'representativeNamePl',
    text('Fiscal representative', '财税代表名称'),
    text('name of the fiscal representative', '财税代表名称'),
    { visibleWhen: needsRepresentative, width: 'half', validators: latin() },
  ),
]

const returns: readonly RowField[] = [
  askOne(
    'surplusPl',
    text('Is there a surplus of input VAT from the last period?', '上期是否有留抵税额？'),
    text('Say whether there is a surplus.', '请选择是否有留抵税额。'),
    [
      option('carried', 'Yes, carried forward', '有，结转下期'),
      option('refund', 'Yes, a refund was claimed', '有，已申请退税'),
      option('none', 'No', '没有'),
    ],
    { help: text('Fields P_53, P_54 and P_62 of the last JPK_V7.', '见上期JPK_V7的P_53、P_54和P_62栏。') },
  ),
  yesNo(
    'accountOnWhiteList',
    {
      label: text(
        'Is the bank account for refunds on the white list?',
        '退税账户是否已列入白名单（biała lista）？',
      ),
      missing: text('Say whether the account is on the white list.', '请选择账户是否已列入白名单。'),
      help: text(
        'Refunds go only to an account that the office knows; for foreign accounts form NIP-2 is updated.',
        '税局只退到已登记账户；境外账户须更新NIP-2表。',
      ),
    },
    { visibleWhen: is('surplusPl', 'refund') },
  ),
]

/**
 * What the Polish files depend on: JPK_V7M and JPK_V7K (ustawa o VAT art. 99 and 109), VAT-UE (art. 100), import VAT in
 * the file (art. 33a), authorisation UPL-1 (Ordynacja podatkowa art. 80a), tax account (art. 61b).
 */
export const plVatFiling = vatFilingTemplate({
  key: 'plVatFiling',
  place: PL,
  number: registeredIn.PL.number,
  registration: polishOffice,
  rhythm: {
    rhythms: ['monthly', 'quarterly'],
    help: text(
      'JPK_V7M every month. JPK_V7K each quarter is for small taxpayers after twelve months; its register still goes in monthly.',
      'JPK_V7M按月；JPK_V7K按季，仅限满12个月的小规模纳税人，明细仍须按月报送。',
    ),
  },
  certificate: text(
    'The confirmation VAT-5 or VAT-5UE, or the decision with the NIP. A printout of the white list will do as well.',
    'VAT-5或VAT-5UE确认书，或NIP核发决定；也可使用白名单查询结果。',
  ),
  access,
  returns,
  imports: {
    schemes: [
      option('inFile', 'In the JPK file (art. 33a)', '在JPK文件中申报（第33a条）'),
      option('paid', 'Paid at customs and deducted', '进口时缴纳后抵扣'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    help: text(
      'Declaring it in the file needs a customs agent or the status of an authorised trader.',
      '在文件中申报须通过报关代理，或具备AEO资质。',
    ),
  },
  marketplaces: LOCAL_MARKETPLACES.PL,
  inEu: true,
})
