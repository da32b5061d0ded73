import { bindFiles } from '#documents/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { sendTaxProof } from '../../tax-contract.ts'
import { isOwed, lockTax, saveTax } from './change-tax.ts'
import { requirePayDay } from './tax-days.ts'
import { taxRefusals } from './tax.errors.ts'

const MOST_PROOFS = 20

/** What the seller says was paid. The same file twice is one proof. */
export async function sendProof(
  deps: ServerDeps,
  { seller, address }: { seller: SellerPrincipal; address: string },
  { id, uploadId: fileId, ...sent }: InputOf<typeof sendTaxProof>,
): Promise<void> {
  const at = deps.clock.now()
  const { companyId, userId, userName } = seller
  await deps.db.transaction(async (tx) => {
    const locked = await lockTax(tx, { companyId, id }, at)
    const { row, book } = locked
    if (book.proofs.some((proof) => proof.fileId === fileId)) return
    if (!isOwed(row)) throw taxRefusals.nothing_owed()
    requirePayDay(deps, row, sent.paidOn)
    if (book.proofs.length >= MOST_PROOFS) throw taxRefusals.too_many_proofs()
    await bindFiles(tx, {
      companyId,
      record: id,
      files: [{ place: `taxProof:${book.proofs.length + 1}`, fileId }],
      about: { kind: 'OTHER', label: { en: 'Proof of tax payment', zh: '缴税凭证' }, country: row.country },
      at,
    })
    const proof = { ...sent, fileId, sentAt: at.toISOString(), sentBy: userName }
    await saveTax(tx, locked, {
      book: { proofs: [...book.proofs, proof] },
      action: 'send_proof',
      by: { kind: 'seller', id: userId, name: userName },
      at,
    })
    await writeAudit(tx, {
      at,
      actorKind: 'seller',
      actorId: userId,
      action: 'declarations.tax_proof_sent',
      record: id,
      companyId,
      address,
      detail: { fileId },
    })
  })
}
