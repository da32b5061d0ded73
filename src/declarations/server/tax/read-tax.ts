import {
  getStoredFiles,
  readAsStaff,
  type ReadingConfig,
  type StaffReader,
} from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { staffTaxPayments, StaffTax } from '../../staff/tax-contract.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import { numberOf } from '../figures.queries.ts'
import { bookOf, namesOf } from './change-tax.ts'
import { claimOf } from './credit.repository.ts'
import { presentTax } from './present-tax.ts'
import { taxRefusals } from './tax.errors.ts'
import { findTaxPayment, lastPayees, pageOfDifferences, pageOfTaxes } from './tax.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type One = { companyId: string; id: string }

/** @throws declarations.not_found, declarationTax.nothing_owed for a declaration without tax to pay */
export async function readTax(deps: Deps, { companyId, id }: One, lang: Lang, forStaff = false) {
  const row = await findDeclaration(deps.db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  if (row.payable === null || row.payable <= 0) throw taxRefusals.nothing_owed()
  const [book, number] = await Promise.all([bookOf(deps.db, row, deps.clock.now()), numberOf(deps.db, row)])
  return presentTax(deps, book, { row, number, lang, forStaff })
}

export async function readTaxForStaff(deps: Deps, one: One, lang: Lang): Promise<StaffTax> {
  const { companyId, id } = one
  const shown = await readTax(deps, one, lang, true)
  const [company = ''] = await namesOf(deps.db, companyId)
  const row = await findDeclaration(deps.db, companyId, id)
  const lastPayee = row ? (await lastPayees(deps.db, [row])).get(id) : undefined
  return { ...shown, companyId, company, lastPayee: lastPayee ?? null }
}

export async function listTaxes(
  deps: Deps,
  { view, scope, page, pageSize }: InputOf<typeof staffTaxPayments> & { scope: StaffScope },
  lang: Lang,
): Promise<OutputOf<typeof staffTaxPayments>> {
  const { rows, total } = await pageOf(deps.db, view, { scope, page, pageSize })
  const now = deps.clock.now()
  const payees = await lastPayees(
    deps.db,
    rows.map(({ declaration }) => declaration),
  )
  const records = rows.map(({ declaration: row, payment, company, number }) => {
    const { companyId, id: declarationId } = row
    const empty = { companyId, declarationId, revision: 0, payee: null, changedAt: now }
    const book = payment ?? { ...empty, proofs: [], credits: [], toDos: [] }
    const shown = presentTax(deps, book, { row, number, lang, forStaff: true })
    const lastPayee = payees.get(declarationId) ?? null
    return { ...shown, companyId, company: company?.name ?? '', lastPayee }
  })
  return { records, total, page, pageSize }
}

const pageOf = (
  executor: Executor,
  view: 'DUE' | 'PROOF_SENT' | 'DIFFERENCE',
  page: { scope: StaffScope; page: number; pageSize: number },
) =>
  view === 'DIFFERENCE'
    ? pageOfDifferences(executor, page)
    : pageOfTaxes(executor, { ...page, taxStatus: view })

/** A proof of payment, or what the authority asked for before it pays back. @throws declarations.not_found, and as `readAsStaff` */
export async function openTaxProof(
  deps: ServerDeps<ReadingConfig>,
  reader: StaffReader,
  { companyId, id, fileId }: One & { fileId: string },
): Promise<FileAnswer> {
  const payment = await findTaxPayment(deps.db, { companyId, id })
  const { evidence } = await claimOf(deps.db, { companyId, id }, deps.clock.now())
  const isProof = [...(payment?.proofs ?? []), ...evidence].some((proof) => proof.fileId === fileId)
  const [file] = isProof ? await getStoredFiles(deps.db, companyId, [fileId]) : []
  if (!file) throw declarationRefusals.not_found()
  const { country = null, assigneeId = null } = (await findDeclaration(deps.db, companyId, id)) ?? {}
  const of = { companyId, country, assigneeId }
  return readAsStaff(deps, file, reader, { of, about: { declaration: id } })
}
