import { z } from 'zod'
import { defineCall, emptyInput, idInput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'

const admins = { staff: ['admin'] } as const

export const MOST_TEAMS = 50
export const MOST_TEAM_LETTERS = 60
const MOST_MEMBERS = 100
const MOST_COUNTRIES = 60

const person = z.object({ id: z.string(), name: z.string() })

export const listTeams = defineCall({
  method: 'GET',
  path: '/staff/team/teams',
  access: { staff: ['agent', 'reviewer', 'admin'] },
  summary: 'The teams by name, each with its members and countries.',
  input: emptyInput,
  output: z.object({
    teams: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        members: z.array(person).describe('those who still work on orders'),
        countries: z.array(z.string()).describe('on which it works; empty for all'),
        seat: z.string().nullable().describe('the country in which it sits, where that is not the agency’s'),
        savedByName: z.string(),
      }),
    ),
    people: z.array(person),
  }),
})

export const saveTeam = defineCall({
  method: 'POST',
  path: '/staff/team/team/save',
  access: admins,
  summary:
    'Adds a team, or changes one. An assignment rule may name it; it then holds for the team’s countries alone.',
  idempotent: true,
  refusals: ['team.no_team', 'team.not_a_colleague', 'team.too_many_teams', 'team.team_name_taken'],
  input: z.object({
    teamId: idInput.optional().describe('of the one that is changed'),
    name: lineInput(MOST_TEAM_LETTERS).min(1),
    memberIds: z.array(idInput).min(1).max(MOST_MEMBERS),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(MOST_COUNTRIES)
      .describe('empty for all'),
    seat: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null)
      .describe('by the calendar of this country the clock of its members runs; null: the agency’s'),
  }),
  output: z.object({ id: z.string() }),
})

export const removeTeam = defineCall({
  method: 'POST',
  path: '/staff/team/team/remove',
  access: admins,
  summary: 'Removes a team that no assignment rule names. Its members keep what they have.',
  idempotent: true,
  refusals: ['team.team_in_rule'],
  input: z.object({ teamId: idInput }),
  output: emptyInput,
})
