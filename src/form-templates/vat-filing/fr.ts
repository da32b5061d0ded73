import type { RowField } from '#forms/engine/model/template.ts'
import { registeredIn } from '../parts/registered-in.ts'
import { askFile, askOne, askText, digits, latin, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { needsRepresentative } from '../parts/origin.ts'
import { FR } from '../parts/places.ts'
import { vatFilingTemplate } from './build.ts'

export const frenchNumbers: readonly RowField[] = [
  askText('taxNumber', text('SIRET', 'SIRET号'), text('SIRET', 'SIRET号'), {
    help: text(
      '14 digits, on the certificate of INSEE: the SIREN and five more. Returns and payments carry it.',
      '14位数字，见INSEE证明：SIREN号加5位。申报和缴款都要用到。',
    ),
    shareable: true,
    copyKey: 'vat.siret',
    width: 'half',
    validators: digits(14),
  }),
]

/** CGI art. 289 A: who answers to the office for a company from outside the EU. */
export const frenchRepresentative: readonly RowField[] = [
  askText(
    'representativeNameFr',
    text('Fiscal representative today', '现任财税代表名称'),
    text('name of the fiscal representative', '财税代表名称'),
    {
      help: text(
        'Companies from outside the EU have one in France. A new one must be accredited before the old one is released.',
        '非欧盟公司在法国须有财税代表。更换时，新代表须先获认可，原代表才能解除。',
      ),
      visibleWhen: needsRepresentative,
      width: 'half',
      validators: latin(),
    },
  ),
  askOne(
    'representativeFutureFr',
    text('Who represents the company from now on?', '今后由谁担任财税代表？'),
    text('Say who represents the company from now on.', '请选择今后由谁担任财税代表。'),
    [
      option('same', 'The same one; we file through it', '不变，由我们通过其申报'),
      option('agency', 'Please arrange a new one', '请安排新的财税代表'),
    ],
    { visibleWhen: needsRepresentative },
  ),
]

const access: readonly RowField[] = [
  ...frenchRepresentative,
  askOne(
    'espaceProfessionnel',
    text(
      'Who manages the account at impots.gouv.fr (espace professionnel)?',
      '谁管理impots.gouv.fr的企业账户（espace professionnel）？',
    ),
    text('Say who manages the account at impots.gouv.fr.', '请选择谁管理impots.gouv.fr账户。'),
    [
      option('company', 'The company itself', '公司自己'),
      option('agent', 'The former agent or the representative', '原服务商或财税代表'),
      option('none', 'There is none', '没有账户'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    {
      help: text(
        'The one who manages it delegates the VAT services to us; a password is never passed on.',
        '由账户管理员将TVA服务委托给我们，无需提供密码。',
      ),
    },
  ),
  yesNo('sepaAccount', {
    label: text('Is an account in the SEPA area set up for the payments?', '是否已登记用于缴税的SEPA账户？'),
    missing: text('Say whether an account for payments is set up.', '请选择是否已登记缴税账户。'),
    help: text(
      'French VAT is paid online from an account with an IBAN; the bank must have the B2B mandate of the office.',
      '法国VAT须从有IBAN的账户在线缴纳，并须在银行登记税局的B2B扣款授权。',
    ),
  }),
]

const returns: readonly RowField[] = [
  yesNo('creditFr', {
    label: text('Is there a VAT credit from earlier returns?', '此前申报是否有留抵税额？'),
    missing: text('Say whether there is a credit from earlier returns.', '请选择是否有留抵税额。'),
    help: text(
      'Line 27 of the last CA3. It goes on into the next return, or is claimed back with form 3519.',
      '见上期CA3表第27行，可结转下期，或用3519表申请退税。',
    ),
  }),
  askFile('creditProof', text('The CA3 that shows the credit', '显示留抵税额的CA3表'), text('CA3', 'CA3表'), {
    help: text('The last one filed, with its receipt.', '最近一期申报表及回执。'),
    visibleWhen: is('creditFr', 'yes'),
  }),
]

/**
 * What the French return depends on: form 3310-CA3 (CGI art. 287), import VAT in the same return (art. 1695), refund
 * form 3519, representative (art. 289 A), recapitulative VAT statement (art. 289 B).
 */
export const frVatFiling = vatFilingTemplate({
  key: 'frVatFiling',
  place: FR,
  number: registeredIn.FR.number,
  registration: frenchNumbers,
  rhythm: {
    rhythms: ['monthly', 'quarterly'],
    help: text(
      'As in the account at impots.gouv.fr. Quarterly only while the tax of a year stays below 4,000 EUR.',
      '以impots.gouv.fr账户显示为准。全年税额低于4,000欧元的才可按季申报。',
    ),
  },
  certificate: text(
    'The letter of the SIEE with the VAT number, or the INSEE certificate (avis de situation) with the SIRET.',
    'SIEE核发VAT税号的通知函，或载有SIRET的INSEE证明（avis de situation）。',
  ),
  access,
  returns,
  marketplaces: LOCAL_MARKETPLACES.FR,
  inEu: true,
})
