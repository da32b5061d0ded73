import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { staffTaxCredits } from '../../staff/credit-contract.ts'
import { periodOfRow } from '../../period-title.ts'
import type { readTaxCredit } from '../../tax-contract.ts'
import { canCarry, isAnswered } from '../../tax/tax-credit.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import type { TaxCreditRow } from '../tax-credits.tables.ts'
import { isFiled } from './change-tax.ts'
import { claimOf, untouched } from './credit.repository.ts'
import { taxRefusals } from './tax.errors.ts'
import { pageOfCredits } from './tax.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock'>

/** @throws declarations.not_found, declarationTax.no_credit */
export async function readCredit(
  deps: Deps,
  { companyId, id }: { companyId: string; id: string },
): Promise<OutputOf<typeof readTaxCredit>> {
  const row = await findDeclaration(deps.db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  if (row.payable === null || row.payable >= 0) throw taxRefusals.no_credit()
  return presentCredit(row, await claimOf(deps.db, row, deps.clock.now()))
}

/** The open credits of all companies. */
export async function listCredits(
  deps: Deps,
  { page, pageSize, scope, lang }: InputOf<typeof staffTaxCredits> & { scope: StaffScope; lang: Lang },
): Promise<OutputOf<typeof staffTaxCredits>> {
  const { rows, total } = await pageOfCredits(deps.db, { scope, page, pageSize })
  const now = deps.clock.now()
  const records = rows.map(({ row, claim, company }) => ({
    ...presentCredit(row, claim ?? untouched(row, now)),
    companyId: row.companyId,
    company: company ?? '',
    number: row.number,
    country: row.country,
    period: periodOfRow(row, lang),
  }))
  return { records, total, page, pageSize }
}

function presentCredit(row: DeclarationRow, claim: TaxCreditRow): OutputOf<typeof readTaxCredit> {
  const { id, taxStatus, currency, payable } = row
  const { revision, asked, evidence, refunded, refundedOn, setOff } = claim
  return {
    id,
    taxStatus,
    filed: isFiled(row),
    revision,
    currency,
    amount: -(payable ?? 0),
    canCarry: canCarry(row),
    asked,
    evidence: [...evidence],
    isAnswered: isAnswered(claim),
    refunded,
    refundedOn,
    setOff,
  }
}
