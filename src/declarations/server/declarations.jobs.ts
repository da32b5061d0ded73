import type { FileUses } from '#documents/server/public.ts'
import { RATE_CORRECTED, RATES_CHANGED } from '#exchange-rates/server/public.ts'
import { LEDGER_CHANGED } from '#ledger/server/public.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { REPORTS_CHANGED } from '#reports/server/public.ts'
import type { VatNumberLookUp } from '#tax-numbers/server/public.ts'
import { ASK_REGISTERS_JOB, askRegisters } from './ask-registers.ts'
import { CHECK_FILES_JOB, checkFiles } from './filing/checked-files.ts'
import { KEEP_FILE_JOB, keepLargeFile } from './filing/large-files.ts'
import { calculateDeclaration } from './calculate-declaration.ts'
import { confirmByChoice } from './confirm-by-choice.ts'
import { openSalesLists } from './ec-lists/open-lists.ts'
import { openQuantityReports } from './epr/open-reports.ts'
import { FORGET_JOB, forgetOfCompany, forgetOldRecords } from './keeping/forget-old-records.ts'
import { realSources } from './real-sources.ts'
import {
  recalculate,
  RECALCULATE_JOB,
  recalculateCorrected,
  recalculateNothing,
  recalculateWaiting,
} from './recalculate.ts'
import { RECALCULATE_ONE_JOB } from './request-one.ts'
import { identifyDeclarations } from './identify-declarations.ts'
import { makePack } from './evidence/make-pack.ts'
import { purgePacks } from './evidence/purge-packs.ts'
import { PACK_JOB } from './evidence/start-pack.ts'
import { openDeclarations } from './open-declarations.ts'

/** What other modules do for the declarations. */
type Ports = { usesOf: FileUses; lookUp: VatNumberLookUp }

export function registerDeclarationsJobs(base: ServerDeps, { usesOf, lookUp }: Ports): void {
  const deps = { ...base, sources: realSources(base.config.agency.timeZone) }
  deps.jobs.register(RECALCULATE_JOB, (payload) => recalculate(deps, payload))
  deps.jobs.register(RECALCULATE_ONE_JOB, async ({ companyId, id }) => {
    await calculateDeclaration(deps, { companyId: String(companyId), id: String(id), by: PORTAL })
  })
  deps.jobs.register(CHECK_FILES_JOB, ({ companyId, id }) =>
    checkFiles(base, { companyId: String(companyId), id: String(id) }),
  )
  deps.jobs.register(KEEP_FILE_JOB, ({ companyId, id, name }) =>
    keepLargeFile(base, { companyId: String(companyId), id: String(id), name: String(name) }),
  )
  deps.jobs.register(PACK_JOB, (payload) => makePack(base, payload))
  deps.jobs.schedule('declarations.purge-evidence', '47 * * * *', () => purgePacks(base))
  // What came late for a period that was filed is a correction; an import without a sale has no days.
  deps.jobs.subscribe(REPORTS_CHANGED, 'declarations', async (payload) => {
    await recalculateNothing(deps, payload)
    if (payload['from'] === null) return
    // Whoever sent a report wants to see its declaration now, and not at the full hour.
    const companyId = String(payload['companyId'])
    await openDeclarations(deps, companyId)
    await openSalesLists(deps, companyId)
    await openQuantityReports(deps, companyId)
    await recalculate(deps, payload)
    // Apart: a register may be slow, and nobody's figures wait for it.
    await base.db.transaction((tx) =>
      deps.jobs.add(tx, ASK_REGISTERS_JOB, { companyId }, { key: `${ASK_REGISTERS_JOB}:${companyId}` }),
    )
  })
  deps.jobs.register(ASK_REGISTERS_JOB, async ({ companyId }) => {
    await askRegisters({ ...deps, lookUp }, String(companyId))
  })
  deps.jobs.schedule('declarations.ask-all-registers', '35 * * * *', async () => {
    const asked = await askRegisters({ ...deps, lookUp })
    if (asked > 0) deps.log.info({ asked }, 'registers of VAT numbers asked for returns')
  })
  deps.jobs.subscribe(LEDGER_CHANGED, 'declarations', ({ companyId = null, month }) =>
    recalculate(deps, { companyId, from: `${month}-01` }),
  )
  deps.jobs.subscribe(RATES_CHANGED, 'declarations', () => recalculateWaiting(deps))
  deps.jobs.subscribe(RATE_CORRECTED, 'declarations', (payload) => recalculateCorrected(deps, payload))
  deps.jobs.register(FORGET_JOB, (payload) => forgetOfCompany({ ...base, usesOf }, payload))
  deps.jobs.schedule('declarations.forget-old-sales', '17 2 * * *', () => forgetOldRecords(base))
  // After the rates of the day have come out.
  deps.jobs.schedule('declarations.calculate-waiting', '20 * * * *', () => recalculateWaiting(deps))
  // Days end with the agency's midnight, which is another hour in summer than in winter.
  deps.jobs.schedule('declarations.open', '5 * * * *', async () => {
    await identifyDeclarations(deps)
    const opened =
      (await openDeclarations(deps)) + (await openSalesLists(deps)) + (await openQuantityReports(deps))
    if (opened > 0) deps.log.info({ opened }, 'declarations opened')
  })
  // The last safe moment is an hour of the agency's day.
  deps.jobs.schedule('declarations.confirm-by-choice', '2 * * * *', async () => {
    const confirmed = await confirmByChoice(deps)
    if (confirmed > 0) deps.log.info({ confirmed }, 'declarations confirmed as their companies chose')
  })
}
