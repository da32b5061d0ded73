import type { MessageKind } from '#messages/server/public.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { TaxToDoKind } from '../../tax/tax-payment.ts'
import { type AboutDeclaration, declarationLink, declarationWords } from '../declarations.messages.ts'

const shared = { type: 'DECLARATION', link: declarationLink } as const

type Payee = AboutDeclaration & { name: string; iban: string; reference: string }

const payee: MessageKind<Payee> = {
  ...shared,
  name: 'declarations.taxPayee',
  asksToAct: true,
  title: { en: '{{what}}, {{period}}: where to pay the tax', zh: '{{what}}（{{period}}）缴税账户已确定' },
  body: {
    en: 'Please pay the tax to {{name}}, IBAN {{iban}}, with the reference {{reference}}. The amount and the deadline are on the declaration’s page; upload your proof of payment there.',
    zh: '请将税金汇至{{name}}，IBAN：{{iban}}，付款备注号：{{reference}}。金额和截止日见申报页面，付款后请在该页上传凭证。',
  },
  words: declarationWords,
}

type Credited = AboutDeclaration & { amount: number; currency: string }

const paid: MessageKind<Credited & { on: string }> = {
  ...shared,
  name: 'declarations.taxPaid',
  title: { en: '{{what}}, {{period}}: the tax is paid', zh: '{{what}}（{{period}}）税金已入账' },
  body: {
    en: 'The tax office credited your payment of {{sum}} on {{on}}. You do not need to do anything else.',
    zh: '税局已于{{on}}将您缴纳的{{sum}}入账，您无需再做任何操作。',
  },
  words: (params, reader) => ({ ...declarationWords(params, reader), sum: formatMoney(params, reader.lang) }),
}

const CAUSES: Partial<Record<TaxToDoKind, LocalText>> = {
  BANK_CHARGES: { en: 'banks probably deducted charges', zh: '可能被银行扣除了手续费' },
  EXCHANGE_LOSS: { en: 'the currency conversion probably yielded less', zh: '可能因汇兑产生差额' },
}
const PART: LocalText = { en: 'only part of it arrived', zh: '仅到账一部分' }

const short: MessageKind<Credited & { missing: number; cause: TaxToDoKind }> = {
  ...shared,
  name: 'declarations.taxShort',
  asksToAct: true,
  title: {
    en: '{{what}}, {{period}}: {{rest}} of the tax is missing',
    zh: '{{what}}（{{period}}）税金尚差{{rest}}',
  },
  body: {
    en: 'The tax office credited {{sum}}: {{why}}. Please pay the missing {{rest}} with the same reference, and choose the option that you bear all bank charges (OUR). Until then the tax counts as unpaid.',
    zh: '税局实际入账{{sum}}，{{why}}。请使用相同备注号补缴{{rest}}，并选择由汇款人承担全部手续费（OUR）。补足前税金视为未缴清。',
  },
  words: (params, reader) => ({
    ...declarationWords(params, reader),
    sum: formatMoney(params, reader.lang),
    rest: formatMoney({ amount: params.missing, currency: params.currency }, reader.lang),
    why: (CAUSES[params.cause] ?? PART)[reader.lang],
  }),
}

const proofReturned: MessageKind<AboutDeclaration & { reason: string }> = {
  ...shared,
  name: 'declarations.taxProofReturned',
  asksToAct: true,
  title: {
    en: '{{what}}, {{period}}: please send another proof',
    zh: '{{what}}（{{period}}）请重新上传缴款凭证',
  },
  body: {
    en: 'We could not accept the proof that the tax was paid: {{reason}}',
    zh: '您上传的缴税凭证未能通过：{{reason}}',
  },
  words: declarationWords,
}

const evidence: MessageKind<AboutDeclaration & { text: string }> = {
  ...shared,
  name: 'declarations.creditEvidence',
  asksToAct: true,
  title: {
    en: '{{what}}, {{period}}: documents for your refund',
    zh: '{{what}}（{{period}}）退税需补充材料',
  },
  body: {
    en: 'Before it pays your credit back, the tax office asks for: “{{text}}” Please upload it on the declaration’s page.',
    zh: '税局退税前要求提供：“{{text}}”。请在申报页面上传。',
  },
  words: declarationWords,
}

const creditCarried: MessageKind<Credited> = {
  ...shared,
  name: 'declarations.creditCarried',
  title: {
    en: '{{what}}, {{period}}: your credit goes into the next return',
    zh: '{{what}}（{{period}}）税额已结转下期',
  },
  body: {
    en: 'Your credit of {{sum}} is deducted in the next return. You do not need to do anything.',
    zh: '您的留抵税额{{sum}}将在下期申报中抵扣，您无需操作。',
  },
  words: (params, reader) => ({ ...declarationWords(params, reader), sum: formatMoney(params, reader.lang) }),
}

const creditRefunded: MessageKind<Credited & { setOff: number }> = {
  ...shared,
  name: 'declarations.creditRefunded',
  title: { en: '{{what}}, {{period}}: your credit is settled', zh: '{{what}}（{{period}}）退税已结清' },
  body: {
    en: 'The tax office paid {{sum}} to your account and set {{kept}} off against other debts.',
    zh: '税局已退还{{sum}}至您的账户，另有{{kept}}抵减其他欠款。',
  },
  words: (params, reader) => ({
    ...declarationWords(params, reader),
    sum: formatMoney(params, reader.lang),
    kept: formatMoney({ amount: params.setOff, currency: params.currency }, reader.lang),
  }),
}

/** How the payment of a tax goes on, as the members of the company are told. */
export const taxMessages = {
  payee,
  paid,
  short,
  proofReturned,
  evidence,
  creditCarried,
  creditRefunded,
}
