import { samplePdf } from '../../journey/sample-documents.ts'
import { DEMO_TAX_OFFICE } from '../demo-tax-office.ts'
import type { YearsCast } from './cast.ts'
import type { Work } from './work-through.ts'

type Payment = { revision: number; payee: unknown }

/** How a German tax is paid, from the office's letter. */
export async function enterAccount({ agent, seller, base }: YearsCast, work: Work): Promise<void> {
  const { revision } = await seller.get<Payment>(`${base}/declaration/taxPayment`, { id: work.id })
  await agent.post(`${base}/staff/declarations/enterTaxPayee`, {
    companyId: work.company.id,
    id: work.id,
    revision,
    ...DEMO_TAX_OFFICE,
    reference: `16/815/08150 USt ${work.period.label}`,
  })
}

/** The seller has paid, and says so; nobody has seen it on the authority's account yet. */
export async function sendProof({ seller, base, today }: YearsCast, { id, payable }: Work): Promise<void> {
  const bytes = await samplePdf('Transfer')
  const uploadId = await seller.upload(`${base}/file/upload`, { name: 'transfer.pdf', bytes })
  await seller.post(`${base}/declaration/paymentProof`, {
    id,
    uploadId,
    paidOn: today(),
    ...payable,
    payer: 'Hangzhou Qinglan Home Co., Ltd.',
  })
}

/** The authority's statement shows the money. */
export async function credited(
  { agent, base, today, companyId }: YearsCast,
  works: readonly Work[],
): Promise<void> {
  for (const { country, payable } of works)
    await agent.post(`${base}/staff/declarations/matchTaxStatement`, {
      companyId,
      country,
      lines: [{ on: today(), amount: payable?.amount }],
    })
}

/** What a state owes goes into the next return. */
export async function carried({ agent, base }: YearsCast, { id, company }: Work): Promise<void> {
  const at = { companyId: company.id, id }
  const { revision } = await agent.get<{ revision: number }>(`${base}/staff/declarations/taxCredit`, at)
  await agent.post(`${base}/staff/declarations/carryCredit`, { ...at, revision })
}
