import type { YearsCast } from './cast.ts'
import { DEVICE } from './device.ts'

type Page<T> = { records: T[] }
export type Work = {
  id: string
  number: string
  country: string
  kind: string
  status: string
  taxStatus: string
  revision: number
  period: { from: string; to: string; label: string }
  company: { id: string }
  corrects: string | null
  payable: { amount: number; currency: string } | null
}

/** How far a declaration of the company has come today. */
export type Goal =
  | 'CALCULATED'
  | 'AWAITING_CONFIRMATION'
  | 'QUERIED'
  | 'CONFIRMED'
  | 'FILED'
  | 'REJECTED'
  | 'ACCEPTED'

/** The company's declarations as staff list them; accepted ones by themselves. */
export async function worksOf({ base, agent, companyId }: YearsCast, status?: string): Promise<Work[]> {
  const query = { pageSize: '100', ...(status && { status }) }
  const { records } = await agent.get<Page<Work>>(`${base}/staff/declarations/list`, query)
  return records.filter(({ company }) => company.id === companyId)
}

type Days = { check: () => void; confirm: () => void; file: () => void; accept: () => void }

/** Takes declarations as far as each should come; each step on its own day. */
export async function workThrough(
  cast: YearsCast,
  works: readonly Work[],
  { goalOf, days }: { goalOf(work: Work): Goal; days: Days },
): Promise<void> {
  const reach = (goals: readonly Goal[]) => works.filter((work) => goals.includes(goalOf(work)))
  const beyond = (goal: Goal) => reach(ORDER.slice(ORDER.indexOf(goal)))
  days.check()
  for (const work of beyond('AWAITING_CONFIRMATION')) await check(cast, work)
  for (const work of reach(['QUERIED'])) await query(cast, work)
  days.confirm()
  for (const work of beyond('CONFIRMED'))
    await cast.seller.post(`${cast.base}/declaration/confirm`, { id: work.id, revision: work.revision })
  days.file()
  for (const work of beyond('FILED')) await file(cast, work)
  days.accept()
  for (const work of beyond('REJECTED')) await answered(cast, work, goalOf(work))
  await cast.settle()
}

const ORDER: readonly Goal[] = [
  'CALCULATED',
  'QUERIED',
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'FILED',
  'REJECTED',
  'ACCEPTED',
]

const at = ({ id, company }: Work) => ({ companyId: company.id, id })

const check = ({ reviewer, base }: YearsCast, work: Work) =>
  reviewer.post(`${base}/staff/declarations/check`, { ...at(work), revision: work.revision })

async function query(cast: YearsCast, work: Work): Promise<void> {
  await check(cast, work)
  const { id, revision } = work
  const text = '这一期退款比平时多，请确认退货是否都已计入。'
  await cast.seller.post(`${cast.base}/declaration/query`, { id, revision, text })
}

/** Filed by its programming interface, whose receipt accepts it. */
const goesToHmrc = ({ country, corrects }: Work): boolean => country === 'GB' && corrects === null

async function file({ reviewer, base }: YearsCast, work: Work): Promise<void> {
  const of = { ...at(work), revision: work.revision }
  if (goesToHmrc(work)) {
    await reviewer.post(`${base}/staff/declarations/submitToHmrc`, { ...of, approved: true, device: DEVICE })
    return
  }
  const { files } = await reviewer.get<{ files: { name: string; problems: unknown[] }[] }>(
    `${base}/staff/declarations/files`,
    at(work),
  )
  await reviewer.post(`${base}/staff/declarations/file`, {
    ...of,
    // One that its authority would refuse cannot be filed.
    file: files.find(({ problems }) => problems.length === 0)?.name,
    reference: `${work.country}-${work.period.label}-${work.number.slice(-6)}`,
  })
}

async function answered({ agent, base }: YearsCast, work: Work, goal: Goal): Promise<void> {
  if (goesToHmrc(work)) return
  if (goal === 'ACCEPTED') await agent.post(`${base}/staff/declarations/accept`, at(work))
  else
    await agent.post(`${base}/staff/declarations/reject`, {
      ...at(work),
      reason: 'Scarto 00404: codice fiscale dell’intermediario non delegato (intermediary not delegated).',
    })
}
