import { dayOf } from '#platform/shared/calendar.ts'
import { seededAgent, seededColleague } from '#staff/server/staff.seed.ts'
import type { Client } from '../../journey/http-client.ts'
import type { Past } from '../past.ts'
import type { Colleague, OfficeCast } from './office-cast.ts'
import type { TeamCast } from './team.ts'

const COLLEAGUES = [
  { name: 'Tobias Lang', email: 'tobias.lang@greenlane.example' },
  { name: 'Mei Chen', email: 'mei.chen@greenlane.example' },
  { name: 'Clara Sommer', email: 'clara.sommer@greenlane.example' },
] as const
const TAGS = ['Black Friday', 'Key account', 'Post from Berlin', 'Second opinion']

export type OfficePeople = {
  cast: Omit<OfficeCast, 'dice'>
  agents: readonly Colleague[]
  team: TeamCast
}

/** Who works there. Those who are there already stay as they are. */
export async function castOf(past: Past): Promise<OfficePeople> {
  const { deps } = past
  const base = `/server/${deps.config.product}`
  const clientOf = (person: Parameters<Past['clientOf']>[0]) =>
    past.clientOf(person, 'en', { settles: false })
  const agents = [await seededColleague(deps, 'agent')]
  for (const person of COLLEAGUES) agents.push(await seededAgent(deps, person))
  const admin = clientOf(await seededColleague(deps, 'admin'))
  return {
    team: { base, admin, ids: new Map(agents.map(({ staffName, staffId }) => [staffName, staffId])) },
    agents: agents.map((person) => ({ client: clientOf(person), staffId: person.staffId })),
    cast: {
      base,
      finance: clientOf(await seededColleague(deps, 'finance')),
      tags: await tagsOf(base, admin),
      now: () => past.clock.now(),
      today: () => dayOf(past.clock.now(), deps.config.agency.timeZone),
      settle: () => deps.jobs.drain(),
    },
  }
}

async function tagsOf(base: string, admin: Client): Promise<string[]> {
  type Tag = { id: string; name: string }
  const { tags } = await admin.get<{ tags: Tag[] }>(`${base}/staff/tag/list`)
  const ids: string[] = []
  for (const name of TAGS) {
    const known = tags.find((tag) => tag.name === name)
    ids.push((known ?? (await admin.post<Tag>(`${base}/staff/tag/save`, { name }))).id)
  }
  return ids
}
