import { getCompany } from '#accounts/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { nameFor } from '#platform/shared/original-name.ts'
import { isInScope } from '#staff/scope.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { DeclarationWork, DeclarationWorkDetail, staffDeclarations } from '../../staff/contract.ts'
import { type Held, whyOf } from '../../why-waiting.ts'
import { gbCorrectionOf } from '../../gb-correction.ts'
import { correctionsAmong } from '../corrections.queries.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { adjustmentsOf, correctionOf } from '../figures.queries.ts'
import { presentDeclaration } from '../present-declaration.ts'
import { presentDetail } from '../read-declaration.ts'
import { mayCheck } from './check-declaration.ts'
import { heldAmong } from './held-work.queries.ts'
import { asksForLicence, licencesSignedBy, obstaclesToFiling } from './may-file.ts'
import { workFilterOf } from './work-filter.ts'
import { pageOfWork, type Work } from './work-list.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Reader = { staff: StaffPrincipal; lang: Lang }

export async function listWork(
  deps: Deps,
  { staff, lang }: Reader,
  { page, pageSize, group, ...asked }: InputOf<typeof staffDeclarations>,
): Promise<OutputOf<typeof staffDeclarations>> {
  const filter = workFilterOf(staff, asked)
  const { rows, total } = await pageOfWork(deps.db, { ...filter, group, page, pageSize })
  const corrections = await correctionsAmong(
    deps.db,
    rows.map(({ row }) => row),
  )
  const held = await heldAmong(
    deps.db,
    rows.map(({ row }) => row),
  )
  const records = rows.map((work) =>
    presentWork(work, {
      lang,
      correction: corrections.get(work.row.id) ?? null,
      held: held.get(work.row.id),
    }),
  )
  return { records, total, page, pageSize }
}

function presentWork(
  { row, company, assignee, payableBefore }: Work,
  {
    lang,
    correction,
    held,
  }: { lang: Lang; correction: DeclarationWork['correction']; held: Held | undefined },
): DeclarationWork {
  return {
    ...presentDeclaration(row, correction),
    company: { id: row.companyId, name: company === null ? '' : nameFor(company, lang) },
    assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: assignee ?? '' },
    why: whyOf(row, held),
    statusSince: row.statusSince.toISOString(),
    revision: row.revision,
    corrects: row.corrects,
    payableBefore,
  }
}

/** @throws declarations.not_found, also for what is outside of the person's scope */
export async function requireWork(
  deps: Deps,
  staff: StaffPrincipal,
  { companyId, id }: { companyId: string; id: string },
): Promise<DeclarationRow> {
  const row = await findDeclaration(deps.db, companyId, id)
  if (!row || !isInScope(staff.scope, row)) throw declarationRefusals.not_found()
  return row
}

/** @throws declarations.not_found */
export async function readWork(
  deps: Deps,
  { staff, lang }: Reader,
  at: { companyId: string; id: string },
): Promise<DeclarationWorkDetail> {
  const row = await requireWork(deps, staff, at)
  const { staffId } = staff
  const on = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const { country } = row
  const [company, detail, adjustments, correction, obstacles, licences] = [
    await getCompany(deps.db, row.companyId),
    await presentDetail(deps, row, { lang, mayConfirm: false, reader: 'staff' }),
    await adjustmentsOf(deps.db, row),
    await correctionOf(deps.db, row),
    await obstaclesToFiling(deps.db, { row, staffId, on }),
    asksForLicence(row) ? await licencesSignedBy(deps.db, { country, staffId, on }) : [],
  ]
  return {
    ...detail,
    company: { id: row.companyId, name: company ? nameFor(company, lang) : '' },
    why: whyOf(row, (await heldAmong(deps.db, [row])).get(row.id)),
    correctedBy: correction?.id ?? null,
    adjustments: adjustments.map(({ id, box, amount, reason, authorName, createdAt }) => ({
      id,
      box,
      amount,
      reason,
      by: authorName,
      at: createdAt.toISOString(),
    })),
    mayCheck: await mayCheck(deps.db, row, staffId),
    obstacles,
    gbCorrection: gbCorrectionOf(row, on),
    filedFile: row.filedFile,
    registrationId: row.registrationId,
    licences: licences.map(({ id, holder, number }) => ({ id, holder, number })),
    filedUnder: row.filedUnder,
  }
}
