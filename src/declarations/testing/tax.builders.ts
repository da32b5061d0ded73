import type { Caller, TestApp } from '#main/testing/test-app.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import type { DeclarationRow } from '../server/declarations.tables.ts'
import type { enterTaxPayee } from '../staff/tax-contract.ts'
import type { sendTaxProof } from '../tax-contract.ts'
import { waitingDeclaration } from './declarations.builders.ts'

let made = 0

/** A filed German return of which 190.00 euro are to be paid. */
export function owedTax(app: TestApp, changes: Partial<DeclarationRow> & { as?: Caller } = {}) {
  made += 1
  return waitingDeclaration(app, {
    number: `DC-2026-7${String(made).padStart(5, '0')}`,
    status: 'FILED',
    taxStatus: 'DUE',
    filedAt: new Date('2026-04-08T10:00:00Z'),
    payBy: '2026-05-10',
    ...changes,
  })
}

/** A proof of 190.00 euro, unless said otherwise. */
export async function proofOf(
  app: TestApp,
  { as, id, ...more }: { as: Caller; id: string } & Partial<SentInputOf<typeof sendTaxProof>>,
): Promise<SentInputOf<typeof sendTaxProof>> {
  const uploadId = more.uploadId ?? (await uploadSampleFile(app, as, 'transfer.pdf'))
  const paid = { paidOn: '2026-04-20', amount: 19_000, currency: 'EUR', payer: 'Li Wei' }
  return { ...paid, ...more, id, uploadId }
}

export const payeeInput = {
  name: 'Finanzamt Mitte',
  iban: 'DE89 3704 0044 0532 0130 00',
  reference: '29/123/45678 UST 1/26',
  source: 'Letter of 2026-04-01',
} satisfies Partial<SentInputOf<typeof enterTaxPayee>>
