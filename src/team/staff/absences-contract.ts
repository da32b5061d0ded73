import { z } from 'zod'
import { dayOutput, defineCall, emptyInput, idInput } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'

const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

/** Those that are over are not counted. */
export const MOST_ABSENCES = 500
export const MOST_ABSENT_DAYS = 366

const person = z.object({ id: z.string(), name: z.string() })

const absence = z.object({
  id: z.string(),
  staffId: z.string(),
  name: z.string(),
  from: dayOutput,
  until: dayOutput,
  standIn: person.nullable(),
  isAway: z.boolean().describe('today'),
  /** Null where nobody does, or everybody named is away too. */
  doesTheWork: person.nullable().describe('who does the work of this person today'),
  savedByName: z.string(),
})

export const listAbsences = defineCall({
  method: 'GET',
  path: '/staff/team/absences',
  access: caseWorkers,
  summary: 'Who is away today or later, and who stands in.',
  input: emptyInput,
  output: z.object({ absences: z.array(absence), people: z.array(person) }),
})

export const saveAbsence = defineCall({
  method: 'POST',
  path: '/staff/team/absence/save',
  access: caseWorkers,
  summary:
    'Enters when somebody is away and who stands in, or changes it: administrators for everybody, others for themselves.',
  idempotent: true,
  refusals: [
    'team.not_yours',
    'team.not_a_colleague',
    'team.absence_backwards',
    'team.absence_over',
    'team.absence_too_long',
    'team.absence_overlaps',
    'team.own_stand_in',
    'team.no_absence',
    'team.too_many_absences',
  ],
  input: z.object({
    absenceId: idInput.optional().describe('of the one that is changed'),
    staffId: idInput,
    from: dayInput,
    until: dayInput.describe('the last day'),
    standInId: idInput.nullable(),
  }),
  output: z.object({ id: z.string() }),
})

export const removeAbsence = defineCall({
  method: 'POST',
  path: '/staff/team/absence/remove',
  access: caseWorkers,
  summary: 'The person is not away: administrators for everybody, others for themselves.',
  idempotent: true,
  refusals: ['team.not_yours'],
  input: z.object({ absenceId: idInput }),
  output: emptyInput,
})
