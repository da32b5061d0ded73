import { seedSellerOfYears } from '#accounts/server/accounts.seed.ts'
import { openDeclarations } from '#declarations/server/public.ts'
import { fetchAllRates } from '#exchange-rates/server/public.ts'
import type { DatabaseHandle } from '#platform/server/database.ts'
import type { SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'
import { addDays, type Day, dayOf } from '#platform/shared/calendar.ts'
import { seededColleague } from '#staff/server/staff.seed.ts'
import type { DemoPerson } from '../../demo-people.ts'
import type { Wired } from '../../wiring.ts'
import { openPast, type Past } from '../past.ts'
import type { YearsCast } from './cast.ts'
import { countriesOf, latestCountry } from './countries.ts'
import { enterDocuments, leaveDocuments } from './documents-bought.ts'
import { connectHmrc } from './hmrc-consent.ts'
import { uploadReport } from './import-report.ts'
import { holdLicences } from './licences.ts'
import { dayIn, monthFrom, monthsBetween } from './months.ts'
import { goalOf } from './goals.ts'
import { carried, credited, enterAccount, sendProof } from './money.ts'
import { firstMonthAbroad, joinOneStopShop } from './one-stop-shop.ts'
import { lateSalesOfMonth, salesOfMonth } from './sales-of-month.ts'
import { takeOver } from './take-over.ts'
import { type Work, workThrough, worksOf } from './work-through.ts'

const MONTHS_OF_SALES = 24
const MONTHS_TO_THE_YEAR = 5
const HOUR_MS = 3_600_000

/**
 * Two years of a company that sells from stock in five countries: reports, documents, returns, payments. All of it by
 * the real calls, under the dates of then. Told again after an interruption, it goes on where it was.
 */
export async function tellYears(now: Wired, database: DatabaseHandle): Promise<DemoPerson> {
  const past = await openPast(now, database)
  const told = dayOf(now.deps.clock.now(), now.deps.config.agency.timeZone)
  const lastMonth = monthFrom(told.slice(0, 7), -1)
  const first = countriesOf(lastMonth)
    .map(({ answers }) => String(answers['firstPeriod']))
    .toSorted()[0]
  try {
    const time = timeOf(past, now.deps.clock.now())
    time.at(addDays(dayIn(first ?? lastMonth, 1), -24), 8)
    const { person, principal } = await seedSellerOfYears(past.deps)
    const cast = await castOf(past, principal)
    await fetchAllRates({ ...now.deps, log: past.deps.log })
    await holdLicences(cast, addDays(time.today(), -30))
    await takeOver(cast, countriesOf(lastMonth))
    for (const month of monthsBetween(monthFrom(lastMonth, 1 - MONTHS_OF_SALES), lastMonth))
      await liveThrough({ past, cast, time, lastMonth }, month)
    await lastDays({ past, cast, time, lastMonth })
    return { ...person, about: 'sells from stock in five countries: two years of sales and returns' }
  } finally {
    await past.close()
  }
}

type Time = ReturnType<typeof timeOf>

/** The clock of the story, which never passes the day on which it is told. */
function timeOf({ clock, deps }: Past, now: Date) {
  let last = 0
  return {
    today: (): Day => dayOf(clock.now(), deps.config.agency.timeZone),
    at(day: Day, hour: number): void {
      const wanted = Math.min(new Date(`${day}T00:00:00Z`).getTime() + hour * HOUR_MS, now.getTime() - 60_000)
      last = Math.max(wanted, last)
      clock.set(new Date(last))
    },
  }
}

async function castOf(past: Past, principal: SellerPrincipal): Promise<YearsCast> {
  const [agent, reviewer, finance, admin] = await Promise.all(
    (['agent', 'reviewer', 'finance', 'admin'] as const).map((role) => seededColleague(past.deps, role)),
  )
  if (!agent || !reviewer || !finance || !admin) throw new Error('the demo lacks staff')
  const client = (person: StaffPrincipal) => past.clientOf(person, 'en', { settles: false })
  return {
    base: `/server/${past.deps.config.product}`,
    companyId: principal.companyId,
    seller: past.clientOf(principal, 'zh', { settles: false }),
    agent: client(agent),
    reviewer: client(reviewer),
    finance: client(finance),
    admin: client(admin),
    signers: [reviewer.staffId, admin.staffId],
    today: () => dayOf(past.clock.now(), past.deps.config.agency.timeZone),
    settle: () => past.deps.jobs.drain(),
  }
}

type Scene = { past: Past; cast: YearsCast; time: Time; lastMonth: string }

/** What happens in the weeks after the end of a month. */
async function liveThrough({ past, cast, time, lastMonth }: Scene, month: string): Promise<void> {
  const next = monthFrom(month, 1)
  time.at(dayIn(next, 1), 3)
  if (month === lastMonth) await takeOver(cast, [latestCountry(lastMonth)])
  await openDeclarations(past.deps)
  time.at(dayIn(next, 4), 2)
  const bytes = salesOfMonth(month, month >= firstMonthAbroad(lastMonth))
  await uploadReport(cast, { name: `vat-transactions-${month}.csv`, bytes })
  await enterDocuments(cast, month, lastMonth)
  await cast.settle()
  const works = (await worksOf(cast)).filter(
    (work) => work.status === 'CALCULATED' && !isForLater(work, month),
  )
  if (works.some(({ country }) => country === 'GB')) await connectHmrc(cast, past.visit)
  await workThrough(cast, works, {
    goalOf: (work) => goalOf(work, lastMonth),
    days: {
      check: () => time.at(dayIn(next, 5), 9),
      confirm: () => time.at(dayIn(next, 6), 2),
      file: () => time.at(dayIn(next, 7), 10),
      accept: () => time.at(dayIn(next, 8), 8),
    },
  })
  time.at(dayIn(next, 12), 8)
  await settleTaxes(cast, works, lastMonth)
  if (monthFrom(month, 2) === firstMonthAbroad(lastMonth)) await joinOneStopShop(cast, lastMonth)
  // Who looks in every month has read what came; the last month's messages are still new.
  if (month !== lastMonth && works.length > 0)
    await cast.seller.post(`${cast.base}/stationMsg/readAll/ALL`, {})
}

/** The return of a year is looked at before its day in summer, when all its months are filed. */
const isForLater = ({ kind, period }: Work, month: string): boolean =>
  kind === 'ANNUAL' && month < monthFrom(period.to.slice(0, 7), MONTHS_TO_THE_YEAR)

/** What was asked for is paid, but for the latest; what a state owes is carried. */
async function settleTaxes(cast: YearsCast, works: readonly Work[], lastMonth: string): Promise<void> {
  const filed = works.filter((work) => ['ACCEPTED', 'FILED'].includes(goalOf(work, lastMonth)))
  const owed = filed.filter(({ payable }) => (payable?.amount ?? 0) > 0)
  const isLate = ({ country, kind, period }: Work) =>
    country === 'DE' && kind === 'RETURN' && period.label >= monthFrom(lastMonth, -1)
  for (const work of owed.filter(isLate)) {
    await enterAccount(cast, work)
    if (work.period.label < lastMonth) await sendProof(cast, work)
  }
  await credited(
    cast,
    owed.filter((work) => !isLate(work)),
  )
  for (const work of filed.filter(({ payable }) => (payable?.amount ?? 0) < 0)) await carried(cast, work)
  await cast.settle()
}

/** What happened in the last days: sales that came late, and documents that nobody has looked at. */
async function lastDays({ cast, time, lastMonth }: Scene): Promise<void> {
  const { total } = await cast.seller.get<{ total: number }>(`${cast.base}/ledger/list`, {
    status: 'SUBMITTED',
  })
  if (total > 0) return
  time.at(dayIn(monthFrom(lastMonth, 1), 13), 3)
  const late = monthFrom(lastMonth, -2)
  await uploadReport(cast, { name: `vat-transactions-${late}-late.csv`, bytes: lateSalesOfMonth(late) })
  await cast.settle()
  await leaveDocuments(cast, lastMonth)
  await cast.settle()
}
