import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { Client } from '../../journey/http-client.ts'

/** How the agency has set itself up: who is in which team, how long it allows itself, who is away, who gets what. */
export type TeamCast = {
  base: string
  admin: Client
  /** The ids of those who work on orders, by their names. */
  ids: ReadonlyMap<string, string>
}

const BERLIN = { name: 'Berlin', members: ['Lena Vogt', 'Tobias Lang'], countries: ['DE'], seat: null }
const WEST = { name: 'Western Europe', members: ['Clara Sommer'], countries: ['FR', 'GB'], seat: null }
/** Who writes to sellers in Chinese, by the calendar of China. */
const SHENZHEN = { name: 'Shenzhen', members: ['Mei Chen'], countries: [], seat: 'CN' }

const LEVELS = [
  { productCode: null, step: null, days: 2, firstDays: 1 },
  { productCode: 'packaging-de', step: null, days: 4, firstDays: 2 },
  { productCode: 'eori-eu', step: null, days: 1, firstDays: 1 },
]

type Named = { id: string; name: string }
type List<N extends string, T> = Record<N, T[]>

/**
 * Before the first order: teams, service levels, two who are away around the story's today, Christmas Eve. What is there
 * already stays as it is.
 */
export async function setUpTeam({ base, admin, ids }: TeamCast, today: Day): Promise<void> {
  const of = `${base}/staff/team`
  const idOf = (name: string) => ids.get(name) ?? ''
  const { teams } = await admin.get<List<'teams', Named>>(`${of}/teams`)
  for (const { members, ...team } of [BERLIN, WEST, SHENZHEN])
    if (!teams.some(({ name }) => name === team.name))
      await admin.post(`${of}/team/save`, { ...team, memberIds: members.map(idOf) })

  const { levels } = await admin.get<List<'levels', (typeof LEVELS)[number]>>(`${of}/levels`)
  for (const level of LEVELS)
    if (!levels.some(({ productCode, step }) => productCode === level.productCode && step === level.step))
      await admin.post(`${of}/level/save`, level)

  const away = [
    { who: 'Tobias Lang', standIn: 'Lena Vogt', from: addDays(today, -2), until: addDays(today, 8) },
    { who: 'Mei Chen', standIn: 'Clara Sommer', from: addDays(today, 20), until: addDays(today, 33) },
  ]
  const { absences } = await admin.get<List<'absences', { staffId: string }>>(`${of}/absences`)
  for (const { who, standIn, ...days } of away)
    if (!absences.some(({ staffId }) => staffId === idOf(who)))
      await admin.post(`${of}/absence/save`, { ...days, staffId: idOf(who), standInId: idOf(standIn) })

  const eve = `${today.slice(0, 4)}-12-24`
  await admin.post(`${of}/day/save`, { day: eve, works: false, name: 'Heiligabend' })
}

/**
 * Behind the last order: until then colleagues took what they wanted, and not everything is somebody's. They are tried in
 * this order.
 */
export async function setUpRules({ base, admin }: TeamCast): Promise<void> {
  const of = `${base}/staff/team`
  const { rules } = await admin.get<List<'rules', unknown>>(`${of}/rules`)
  if (rules.length > 0) return
  const { teams } = await admin.get<List<'teams', Named>>(`${of}/teams`)
  const teamIdOf = (one: { name: string }) => teams.find(({ name }) => name === one.name)?.id
  const any = { productCode: null, country: null, lang: null, staffIds: [], mostOpen: null }
  const wanted = [
    { ...any, teamId: teamIdOf(BERLIN), mostOpen: 60 },
    { ...any, teamId: teamIdOf(WEST), mostOpen: 40 },
    { ...any, teamId: teamIdOf(SHENZHEN), lang: 'zh' },
    { ...any, teamId: null },
  ]
  // Somebody may have removed a team meanwhile.
  for (const rule of wanted.filter(({ teamId }) => teamId !== undefined))
    await admin.post(`${of}/rule/save`, rule)
}
