import { writeAudit } from '#platform/server/audit.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Actor, StaffPrincipal } from '#platform/shared/principal.ts'
import { refusalOf } from '#platform/shared/refusal.ts'
import { filingMove } from '../../filing-moves.ts'
import type { workTogether as workTogetherCall } from '../../staff/work-list-contract.ts'
import { calculateDeclaration } from '../calculate-declaration.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { updateDeclaration } from '../declarations.repository.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { calculationOf } from '../figures.queries.ts'
import type { CalculationDeps } from '../return-sources.ts'
import { heldAmong } from './held-work.queries.ts'
import { checkDeclaration } from './check-declaration.ts'
import { findPreparer, type Colleague } from './colleagues.queries.ts'
import { hasFigures } from '../waiting-for.ts'
import { declareNil } from './declare-nil.ts'
import { requireWork } from './read-work.ts'
import { countriesOf } from './work-filter.ts'

type Asked = InputOf<typeof workTogetherCall>
type Item = Asked['items'][number]
type Worker = { staff: StaffPrincipal; lang: Lang; address: string }

/** Whoever asks has an answer well before the call is given up. */
const MOST_MS = 20_000

/**
 * Does one thing with several declarations. Each is judged on its own, and in a transaction of its own: what is refused
 * says why, and holds up none of the others.
 * @throws declarations.colleague_unknown
 */
export async function workTogether(
  deps: CalculationDeps,
  worker: Worker,
  { action, items, staffId }: Asked,
): Promise<OutputOf<typeof workTogetherCall>> {
  const colleague = typeof staffId === 'string' ? await findPreparer(deps.db, staffId) : null
  if (action === 'assign' && colleague === undefined) throw declarationRefusals.colleague_unknown()
  const act = { assign: assigning(deps, worker, colleague ?? null), calculate, nil, check }[action]
  const started = performance.now()
  const results: OutputOf<typeof workTogetherCall>['results'] = []
  for (const item of items) {
    const refusal = await refusalOf(async () => {
      if (performance.now() - started > MOST_MS) throw declarationRefusals.not_reached()
      await act(deps, worker, { item, row: await requireWork(deps, worker.staff, item) })
    })
    results.push({
      companyId: item.companyId,
      id: item.id,
      refusal: refusal ? { error: refusal.error, message: refusal.messageIn(worker.lang) } : null,
    })
  }
  return { results }
}

type Act = (
  deps: CalculationDeps,
  worker: Worker,
  of: { item: Item; row: DeclarationRow },
) => Promise<unknown>

const actorOf = ({ staff }: Worker): Actor => ({ kind: 'staff', id: staff.staffId, name: staff.staffName })

const calculate: Act = (deps, worker, { row }) => {
  // What was filed would open a correction: that is nothing to do in passing.
  if (!filingMove(row.status, 'calculate', 'staff')) throw declarationRefusals.not_now()
  return calculateDeclaration(deps, {
    companyId: row.companyId,
    id: row.id,
    by: actorOf(worker),
    address: worker.address,
  })
}

const nil: Act = (deps, worker, { row: { companyId, id } }) =>
  declareNil(deps, { companyId, id, by: actorOf(worker), address: worker.address })

/** What has points of its own is looked at on its own. */
const check: Act = async (deps, worker, { item, row }) => {
  const { findings = [], prepared } = (await calculationOf(deps.db, row)) ?? {}
  const isSentBack = (await heldAmong(deps.db, [row])).get(row.id) === 'SENT_BACK'
  if (findings.length > 0 || row.corrects !== null || row.isNil || isSentBack)
    throw declarationRefusals.points_to_tick()
  // Zeros with nothing behind them: nobody has stated that there was nothing.
  if (prepared && !hasFigures(prepared)) throw declarationRefusals.points_to_tick()
  return checkDeclaration(deps, { ...item, by: actorOf(worker), address: worker.address })
}

const assigning =
  (deps: CalculationDeps, worker: Worker, colleague: Colleague | null): Act =>
  async (_deps, _worker, { row }) => {
    const own = colleague && (await countriesOf(deps, { staffId: colleague.id, role: colleague.role }))
    if (own && !own.includes(row.country)) throw declarationRefusals.not_their_country()
    await deps.db.transaction(async (tx) => {
      await updateDeclaration(tx, row, { assigneeId: colleague?.id ?? null })
      await writeAudit(tx, {
        at: deps.clock.now(),
        actorKind: 'staff',
        actorId: worker.staff.staffId,
        action: 'declarations.assigned',
        record: row.id,
        companyId: row.companyId,
        address: worker.address,
        detail: { to: colleague?.id ?? null },
      })
    })
  }
