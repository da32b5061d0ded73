import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { checkIdentifier } from '#tax-numbers/check-identifier.ts'
import type { enterTaxPayee } from '../../staff/tax-contract.ts'
import { aboutDeclaration } from '../declarations.messages.ts'
import { isOwed, lockTax, saveTax } from './change-tax.ts'
import { actorOf, auditTax, type TaxStaff } from './tax-staff.ts'
import { taxRefusals } from './tax.errors.ts'
import { taxMessages } from './tax.messages.ts'

/** The account and reference as the authority gave them. @throws declarationTax.iban_wrong, declarationTax.bic_wrong */
export async function enterPayee(
  deps: ServerDeps,
  staff: TaxStaff,
  { companyId, id, revision, name, reference, source, ...input }: InputOf<typeof enterTaxPayee>,
): Promise<void> {
  const at = deps.clock.now()
  const iban = checkIdentifier('iban', input.iban)
  if (!iban.valid) throw taxRefusals.iban_wrong()
  const bic = input.bic === '' ? null : checkIdentifier('bic', input.bic)
  if (bic?.valid === false) throw taxRefusals.bic_wrong()
  const payee = { name, iban: iban.normalised, bic: bic?.normalised ?? null, reference, source }
  await deps.db.transaction(async (tx) => {
    const locked = await lockTax(tx, { companyId, id, revision }, at)
    if (!isOwed(locked.row)) throw taxRefusals.nothing_owed()
    await saveTax(tx, locked, { book: { payee }, by: actorOf(staff), at })
    const params = { ...aboutDeclaration(locked.row), name, iban: payee.iban, reference }
    await notify(tx, deps, { companyId, kind: taxMessages.payee, params })
    const detail = { iban: payee.iban, reference, source }
    await auditTax(tx, staff, { at, action: 'declarations.tax_payee_entered', companyId, id, detail })
  })
}
