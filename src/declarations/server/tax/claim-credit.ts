import { bindFiles } from '#documents/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { checkIdentifier } from '#tax-numbers/check-identifier.ts'
import type { askCreditEvidence, carryCredit, refundCredit } from '../../staff/credit-contract.ts'
import { isOtherPayer } from '../../tax/credit-tax.ts'
import { canCarry, isAccountedFor } from '../../tax/tax-credit.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { aboutDeclaration } from '../declarations.messages.ts'
import { lockDeclaration } from '../declarations.repository.ts'
import { isFiled, moveTax, namesOf, type Seen } from './change-tax.ts'
import { claimOf, isLaterFiled, saveClaim } from './credit.repository.ts'
import { requirePayDay } from './tax-days.ts'
import { actorOf, auditTax, type TaxStaff } from './tax-staff.ts'
import { taxRefusals } from './tax.errors.ts'
import { taxMessages } from './tax.messages.ts'

const MOST_FILES = 20

async function lockClaim(tx: Transaction, { companyId, id, revision }: Seen, now: Date) {
  const row = await lockDeclaration(tx, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  if (!isFiled(row)) throw taxRefusals.not_filed()
  if (row.taxStatus !== 'CREDIT' || row.payable === null || row.payable >= 0) throw taxRefusals.no_credit()
  const claim = await claimOf(tx, row, now)
  if (revision !== undefined && revision !== claim.revision) throw taxRefusals.changed()
  const next = { ...claim, revision: claim.revision + 1, changedAt: now }
  const about = { ...aboutDeclaration(row), currency: row.currency, amount: -row.payable }
  return { row, payable: row.payable, claim: next, about }
}

/** A document that the authority asked for; the same file twice is one. */
export async function sendEvidence(
  deps: ServerDeps,
  { companyId, userName }: SellerPrincipal,
  { id, uploadId: fileId }: { id: string; uploadId: string },
): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const { row, claim } = await lockClaim(tx, { companyId, id }, at)
    if (claim.asked === null) throw taxRefusals.nothing_asked()
    if (claim.evidence.some((one) => one.fileId === fileId)) return
    if (claim.evidence.length >= MOST_FILES) throw taxRefusals.too_many_proofs()
    const label = { en: 'For a VAT refund', zh: '退税材料' }
    await bindFiles(tx, {
      companyId,
      record: id,
      files: [{ place: `creditEvidence:${claim.evidence.length + 1}`, fileId }],
      about: { kind: 'OTHER', label, country: row.country },
      at,
    })
    const evidence = [...claim.evidence, { fileId, sentAt: at.toISOString(), sentBy: userName }]
    await saveClaim(tx, { ...claim, evidence })
  })
}

export async function askEvidence(
  deps: ServerDeps,
  staff: TaxStaff,
  { text, ...seen }: InputOf<typeof askCreditEvidence>,
): Promise<void> {
  const at = deps.clock.now()
  const { companyId, id } = seen
  await deps.db.transaction(async (tx) => {
    const { row, claim } = await lockClaim(tx, seen, at)
    await saveClaim(tx, { ...claim, asked: text, askedAt: at })
    const params = { ...aboutDeclaration(row), text }
    await notify(tx, deps, { companyId, kind: taxMessages.evidence, params })
    await auditTax(tx, staff, { at, action: 'declarations.tax_evidence_asked', companyId, id })
  })
}

/** The credit goes into the next return. @throws declarationTax.cannot_carry, declarationTax.next_filed */
export async function carry(
  deps: ServerDeps,
  staff: TaxStaff,
  seen: InputOf<typeof carryCredit>,
): Promise<void> {
  const at = deps.clock.now()
  const { companyId, id } = seen
  await deps.db.transaction(async (tx) => {
    const { row, claim, about } = await lockClaim(tx, seen, at)
    if (!canCarry(row)) throw taxRefusals.cannot_carry()
    if (await isLaterFiled(tx, row)) throw taxRefusals.next_filed()
    await saveClaim(tx, claim)
    await moveTax(tx, row, { action: 'carry', by: actorOf(staff), at })
    await notify(tx, deps, { companyId, kind: taxMessages.creditCarried, params: about })
    await auditTax(tx, staff, { at, action: 'declarations.tax_carried', companyId, id })
  })
}

/** The authority paid out, or set off, all of it. */
export async function refund(
  deps: ServerDeps,
  staff: TaxStaff,
  { refunded, setOff, on, holder, iban, ...seen }: InputOf<typeof refundCredit>,
): Promise<void> {
  const at = deps.clock.now()
  const { companyId, id } = seen
  await deps.db.transaction(async (tx) => {
    const { row, claim, payable, about } = await lockClaim(tx, seen, at)
    if (!isAccountedFor(payable, { refunded, setOff })) throw taxRefusals.not_whole()
    requirePayDay(deps, row, on)
    const account = refunded > 0 ? await ownAccount(tx, companyId, { holder, iban }) : {}
    await saveClaim(tx, { ...claim, refunded, setOff, refundedOn: on, ...account })
    await moveTax(tx, row, { action: 'refund', by: actorOf(staff), at })
    const params = { ...about, amount: refunded, setOff }
    await notify(tx, deps, { companyId, kind: taxMessages.creditRefunded, params })
    const detail = { refunded, setOff, on }
    await auditTax(tx, staff, { at, action: 'declarations.tax_refunded', companyId, id, detail })
  })
}

/** Nobody but the taxpayer gets the money. @throws declarationTax.iban_wrong, declarationTax.account_other */
async function ownAccount(
  executor: Executor,
  companyId: string,
  { holder, iban }: { holder: string; iban: string },
): Promise<{ holder: string; iban: string }> {
  const checked = checkIdentifier('iban', iban)
  if (!checked.valid) throw taxRefusals.iban_wrong()
  if (holder === '' || isOtherPayer(holder, await namesOf(executor, companyId)))
    throw taxRefusals.account_other()
  return { holder, iban: checked.normalised }
}
