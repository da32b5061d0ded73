import { dayOf } from '#platform/shared/calendar.ts'
import type { TaxPaymentRow } from '../../tax-payments.tables.ts'
import { findTaxPayment } from '../../tax/tax.queries.ts'
import { figure, type PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'
import { placeText, writeDocuments } from './documents.ts'

type Step = {
  what: string
  day: string | null
  amount: number | null
  currency: string
  party: string
  reference: string
  note: string
}

const COLUMNS: readonly Column<Step>[] = [
  { en: 'What', zh: '类型', value: ({ what }) => what },
  { en: 'Day', zh: '日期', value: ({ day }) => day },
  { en: 'Amount', zh: '金额', value: ({ amount, currency }) => figure(amount, currency) },
  { en: 'Currency', zh: '币种', value: ({ currency }) => currency },
  { en: 'Payer or payee', zh: '付款人或收款人', value: ({ party }) => party },
  { en: 'Reference', zh: '备注号', value: ({ reference }) => reference },
  { en: 'Note', zh: '备注', value: ({ note }) => note },
]

/** How the tax was paid: account, proofs, what the authority credited, and what had to be cleared. */
export async function writePayment(context: PackContext): Promise<void> {
  const { tx, pack, row, deps } = context
  const payment = await findTaxPayment(tx, row)
  if (!payment) return
  const title = { en: 'Proof of payment', zh: '缴税凭证' }
  const proofs = payment.proofs.map(({ fileId }) => ({ fileId, title }))
  const places = await writeDocuments(context, '09-payment/files', proofs)
  const dayIn = (instant: string) => dayOf(new Date(instant), deps.config.agency.timeZone)
  const named = { en: 'Payment of the tax', zh: '缴税记录' }
  await pack.table(
    '09-payment/payment.xlsx',
    named,
    COLUMNS,
    stepsOf(payment, { currency: row.currency, places, dayIn }),
  )
}

type Shown = {
  currency: string
  places: ReadonlyMap<string, string | null>
  /** The day of an instant where the agency is. */
  dayIn(instant: string): string
}

function stepsOf(
  { payee, proofs, credits, toDos }: TaxPaymentRow,
  { currency, places, dayIn }: Shown,
): Step[] {
  const none = { day: null, amount: null, currency, party: '', reference: '', note: '' }
  return [
    ...(payee
      ? [
          {
            ...none,
            what: 'Account 收款账户',
            party: payee.name,
            reference: `${payee.iban} ${payee.reference}`,
            note: payee.source,
          },
        ]
      : []),
    ...proofs.map((proof) => ({
      ...none,
      what: 'Proof 缴税凭证',
      day: proof.paidOn,
      amount: proof.amount,
      currency: proof.currency,
      party: proof.payer,
      note: placeText(places.get(proof.fileId)),
    })),
    ...credits.map((credit) => ({
      ...none,
      what: 'Credited by the authority 税局已入账',
      day: credit.on,
      amount: credit.amount,
      party: credit.payer,
      reference: credit.reference,
      note: credit.from,
    })),
    ...toDos.map((one) => ({
      ...none,
      what: `Difference 差额：${one.kind}`,
      day: dayIn(one.openedAt),
      amount: one.amount,
      note:
        one.settledAt === null
          ? `open 未处理 ${one.note}`
          : `settled 已处理 ${dayIn(one.settledAt)} ${one.note}`,
    })),
  ]
}
