import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { readAuthorityRecord, workOrderRefusals } from '#work-orders/server/public.ts'
import type { listConfirmations } from '../contract.ts'
import { confirmationFacts } from '../confirmation-facts.ts'
import type { ConfirmationLang } from '../confirmation-language.ts'
import { printedCode } from './confirmation-code-of.ts'
import { confirmationPdf } from './confirmation-pdf.ts'
import { confirmationRefusals } from './confirmations.errors.ts'
import { findConfirmation, pageOfConfirmations } from './confirmations.queries.ts'
import { presentConfirmation } from './present-confirmation.ts'

/** @throws work_orders.not_found */
export async function readConfirmations(
  deps: ServerDeps,
  companyId: string,
  input: InputOf<typeof listConfirmations>,
) {
  const { timeZone } = deps.config.agency
  const record = await readAuthorityRecord(deps.db, { ...input, companyId, timeZone })
  if (!record) throw workOrderRefusals.not_found()
  const found = confirmationFacts(record.workOrder.status, record.steps)
  const { rows, ...page } = await pageOfConfirmations(deps.db, { ...input, companyId })
  return {
    ...page,
    records: rows.map((row) => presentConfirmation(deps, row)),
    obstacle: 'obstacle' in found ? found.obstacle : null,
  }
}

/** @throws letter.not_found, letter.withdrawn */
export async function openConfirmation(
  deps: ServerDeps,
  about: { companyId: string; letterId: string; language: ConfirmationLang },
): Promise<FileAnswer> {
  const row = await findConfirmation(deps.db, about)
  if (!row) throw confirmationRefusals.not_found()
  if (row.revokedAt !== null) throw confirmationRefusals.withdrawn()
  const { language } = about
  return {
    stream: confirmationPdf({ row, lang: language, ...printedCode(deps, row) }),
    name: `${row.number}-${language}.pdf`,
    type: 'application/pdf',
  }
}
