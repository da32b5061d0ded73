import type { RowField, Template } from '#forms/engine/model/template.ts'
import { askFromList, askOne, askText, digits, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { companySection } from '../parts/company-section.ts'
import { companyDocuments, declaration } from '../parts/document-fields.ts'
import { signatoryField } from '../parts/handover-fields.ts'
import type { Place } from '../parts/place.ts'
import { contactPerson, firstShipmentFields, publicationField } from './shared.ts'

const EU_CUSTOMS: Place = {
  code: 'EU',
  name: { en: 'the EU', zh: '欧盟' },
  office: { en: 'the customs office', zh: '海关' },
  currency: 'EUR',
  nameHelp: {
    en: 'Exactly as it will stand on the customs declarations and invoices.',
    zh: '须与报关单和商业发票上的名称完全一致。没有英文名称的，可使用拼音。',
  },
}

/** What only the customs of one state ask: forms 0870a (Germany), SOPRANO-EORI (France), EORI form (Netherlands), PUESC (Poland). */
const byState: readonly RowField[] = [
  askFromList(
    'firstState',
    text('State of the first customs declaration', '首次报关国'),
    text('state of the first customs declaration', '首次报关国'),
    [
      option('DE', 'Germany', '德国'),
      option('FR', 'France', '法国'),
      option('NL', 'Netherlands', '荷兰'),
      option('PL', 'Poland', '波兰'),
    ],
    {
      help: text(
        'As ordered. Its customs issue the number; afterwards it is valid in all states.',
        '与下单时一致。由该国海关发号，之后在各成员国通用。',
      ),
    },
  ),
  askText('taxNumber', text('German tax number', '德国本地税号'), text('German tax number', '德国本地税号'), {
    help: text('If there is one; form 0870a asks for it.', '如有请填写，0870a表会用到。'),
    visibleWhen: is('firstState', 'DE'),
    required: false,
    copyKey: 'company.germanTaxNumber',
    width: 'half',
    validators: [{ name: 'germanTaxNumber' }],
  }),
  askText('siret', text('SIRET', 'SIRET号'), text('SIRET', 'SIRET号'), {
    help: text(
      '14 digits, if the company has one. French customs attach the number to it; without one they need the register extract.',
      '如有请填写，14位数字。法国海关会与之关联；没有的须提供公司注册文件。',
    ),
    visibleWhen: is('firstState', 'FR'),
    required: false,
    copyKey: 'vat.siret',
    width: 'half',
    validators: digits(14),
  }),
  yesNo(
    'dutchRepresentative',
    {
      label: text('Is there a fiscal representative in the Netherlands?', '在荷兰是否有财税代表？'),
      missing: text('Say whether there is a representative.', '请选择是否有财税代表。'),
      help: text(
        'Goods imported with an article 23 licence go through it.',
        '使用第23条许可进口的，通过财税代表办理。',
      ),
    },
    { visibleWhen: is('firstState', 'NL') },
  ),
  askOne(
    'puescAccount',
    text('Who has an account in the Polish customs portal (PUESC)?', '谁有波兰海关平台（PUESC）账户？'),
    text('Say who has an account in PUESC.', '请选择谁有PUESC账户。'),
    [option('agent', 'The customs agent', '报关行'), option('nobody', 'Nobody yet', '暂无')],
    {
      help: text(
        'The number is applied for there; the mandate has to be registered first.',
        '在该平台申请号码，须先登记授权。',
      ),
      visibleWhen: is('firstState', 'PL'),
    },
  ),
]

const numbers: readonly RowField[] = [
  yesNo('hadEori', {
    label: text('Has the company ever had an EORI number in the EU?', '公司以前是否有过欧盟EORI？'),
    missing: text('Say whether there was an EORI number before.', '请选择以前是否有过EORI。'),
    help: text(
      'A second one is refused. Ask your forwarder: some obtain one without saying so.',
      '重复申请会被拒绝。请向货代确认，有的货代曾代为申请。',
    ),
  }),
  askText('eori', text('That EORI number', '原EORI号码'), text('EORI number', 'EORI号码'), {
    visibleWhen: is('hadEori', 'yes'),
    copyKey: 'company.eori',
    width: 'half',
    validators: [{ name: 'eori' }],
  }),
  askText('otherVatNumber', text('VAT number in the EU', '欧盟VAT税号'), text('VAT number', 'VAT税号'), {
    help: text(
      'If there is one, with the country letters; best that of the state of the first declaration.',
      '如有请填写，含国家代码，优先填写首次报关国的税号。',
    ),
    required: false,
    copyKey: 'company.otherVatNumber',
    width: 'half',
    validators: [{ name: 'vatNumber' }],
  }),
]

/**
 * The data of an EORI registration (Delegated Regulation (EU) 2015/2446 annex 12-01), which the forms of all states
 * share, and the questions of the state in which the company first declares (Union Customs Code art. 9).
 */
export const euEori: Template = {
  key: 'euEori',
  version: 1,
  title: text('Form: EORI number, EU', '欧盟EORI资料表'),
  sections: [
    companySection(EU_CUSTOMS),
    {
      key: 'customs',
      title: text('Customs and numbers', '海关与税号'),
      fields: [
        ...byState,
        ...numbers,
        ...contactPerson,
        publicationField(text('the EU database', '欧盟EORI数据库')),
      ],
    },
    {
      key: 'shipment',
      title: text('First shipment', '首批货物'),
      fields: firstShipmentFields(EU_CUSTOMS),
    },
    {
      key: 'papers',
      title: text('Papers and mandate', '文件与授权'),
      fields: [...companyDocuments(), signatoryField(), declaration()],
    },
  ],
}
