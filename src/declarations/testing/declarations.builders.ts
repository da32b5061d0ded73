import { companyInfo } from '#accounts/contract.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import {
  declarationBoxes,
  declarationCalculations,
  declarations,
  type BoxRow,
  type DeclarationRow,
} from '../server/declarations.tables.ts'
import { confirmDay } from '../server/move-declaration.ts'
import { NOT_BEGUN } from '../server/not-begun.ts'
import { nationalReturn } from './returns.builders.ts'

/** A filed quarterly return of Germany, but for the changes. */
export const declarationRow = (
  app: Pick<TestApp, 'clock'>,
  changes: Partial<DeclarationRow>,
): DeclarationRow => ({
  companyId: '',
  id: 'dc_1',
  number: 'DC-2026-000001',
  periodId: null,
  corrects: null,
  registrationId: 'rg_1',
  kind: 'RETURN',
  country: 'DE',
  stream: null,
  scheme: 'LOCAL',
  frequency: 'QUARTERLY',
  fromDay: '2026-01-01',
  toDay: '2026-03-31',
  label: '2026-Q1',
  ...NOT_BEGUN,
  status: 'FILED',
  statusSince: app.clock.now(),
  currency: 'EUR',
  base: 100_000,
  vat: 19_000,
  payable: -1_250,
  dueOn: '2026-04-10',
  payBy: null,
  createdAt: app.clock.now(),
  ...changes,
})

let made = 0

/** A calculated and checked declaration that waits for its company, with two boxes. */
export async function waitingDeclaration(
  app: TestApp,
  { as = app.people.seller, ...changes }: Partial<DeclarationRow> & { as?: Caller } = {},
): Promise<DeclarationRow> {
  const companyId = (await app.get(companyInfo, {}, { as })).body.data?.id
  if (!companyId) throw new Error('no company')
  made += 1
  const row = declarationRow(app, {
    companyId,
    id: `dc_waiting_${made}`,
    number: `DC-2026-9${String(made).padStart(5, '0')}`,
    status: 'AWAITING_CONFIRMATION',
    revision: 2,
    payable: 19_000,
    ...changes,
  })
  if (row.status === 'AWAITING_CONFIRMATION') row.confirmBy = confirmDay(row)
  await app.deps.db.insert(declarations).values(row)
  await app.deps.db
    .insert(declarationBoxes)
    .values([
      boxRow(row, { box: '81', position: 1, amount: 100_000 }),
      boxRow(row, { box: '83', position: 2, amount: 19_000 }),
      boxRow({ ...row, revision: 1 }, { box: '81', position: 1, amount: 1 }),
    ])
  return row
}

/** One that was filed, with the calculation that it was filed by. */
export async function filedDeclaration(
  app: TestApp,
  changes: Partial<DeclarationRow> & { as?: Caller } = {},
): Promise<DeclarationRow> {
  const at = app.clock.now()
  const row = await waitingDeclaration(app, { status: 'FILED', filedAt: at, reference: 'REF-1', ...changes })
  const { companyId, id: declarationId, revision } = row
  await app.deps.db.insert(declarationCalculations).values({
    companyId,
    declarationId,
    revision,
    prepared: nationalReturn('DE', { 81: 100_000 }),
    findings: [],
    at,
  })
  return row
}

function boxRow(
  { companyId, id: declarationId, revision }: DeclarationRow,
  box: Pick<BoxRow, 'box' | 'position' | 'amount'>,
): BoxRow {
  return { companyId, declarationId, revision, decimals: 2, sources: [], ...box }
}
