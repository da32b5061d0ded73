import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { readAuthorityRecord, workOrderRefusals } from '#work-orders/server/public.ts'
import type { listLetters } from '../contract.ts'
import { letterFacts } from '../letter-facts.ts'
import type { LetterLang } from '../letter-language.ts'
import { printedCode } from './letter-code-of.ts'
import { letterPdf } from './letter-pdf.ts'
import { letterRefusals } from './letters.errors.ts'
import { findLetter, pageOfLetters } from './letters.queries.ts'
import { presentLetter } from './present-letter.ts'

/** @throws work_orders.not_found */
export async function readLetters(deps: ServerDeps, companyId: string, input: InputOf<typeof listLetters>) {
  const { timeZone } = deps.config.agency
  const record = await readAuthorityRecord(deps.db, { ...input, companyId, timeZone })
  if (!record) throw workOrderRefusals.not_found()
  const found = letterFacts(record.workOrder.status, record.steps)
  const { rows, ...page } = await pageOfLetters(deps.db, { ...input, companyId })
  return {
    ...page,
    records: rows.map((row) => presentLetter(deps, row)),
    obstacle: 'obstacle' in found ? found.obstacle : null,
  }
}

/** @throws letter.not_found, letter.withdrawn */
export async function openLetter(
  deps: ServerDeps,
  about: { companyId: string; letterId: string; language: LetterLang },
): Promise<FileAnswer> {
  const row = await findLetter(deps.db, about)
  if (!row) throw letterRefusals.not_found()
  if (row.revokedAt !== null) throw letterRefusals.withdrawn()
  const { language } = about
  return {
    stream: letterPdf({ row, lang: language, ...printedCode(deps, row) }),
    name: `${row.number}-${language}.pdf`,
    type: 'application/pdf',
  }
}
