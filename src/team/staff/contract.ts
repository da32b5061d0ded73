import { z } from 'zod'
import { dayOutput, defineCall, emptyInput, idInput, integerInput } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'

const readers = { staff: ['agent', 'reviewer', 'admin'] } as const
const admins = { staff: ['admin'] } as const

/** A level beyond these promises nothing. */
export const MOST_LEVEL_DAYS = 60
export const MOST_LEVELS = 200
export const MOST_AGENCY_DAYS = 500
export const MOST_NAME_LETTERS = 80
/** Of which working days are shown. */
export const AGENCY_YEARS = { first: 2020, last: 2099 } as const

const levelDays = integerInput.min(1).max(MOST_LEVEL_DAYS)

const level = z.object({
  id: z.string(),
  productCode: z.string().nullable(),
  step: z.string().nullable(),
  days: z.number().int(),
  firstDays: z.number().int(),
  savedByName: z.string(),
})

export const listLevels = defineCall({
  method: 'GET',
  path: '/staff/team/levels',
  access: readers,
  summary: 'The service levels of the agency in working days, the general one first.',
  input: emptyInput,
  output: z.object({
    levels: z.array(level),
    /** What holds where none fits. */
    usual: z.object({ days: z.number().int(), firstDays: z.number().int() }),
  }),
})

export const saveLevel = defineCall({
  method: 'POST',
  path: '/staff/team/level/save',
  access: admins,
  summary:
    'Sets the service level of a service, a step or both; without them the general one. Every open work order is ranked anew.',
  idempotent: true,
  refusals: ['team.too_many_levels', 'team.first_is_slower'],
  input: z.object({
    productCode: z.string().min(1).max(80).nullable(),
    step: z
      .string()
      .regex(/^[A-Za-z0-9]{1,60}$/)
      .nullable(),
    days: levelDays,
    firstDays: levelDays.describe('for who bought to be first'),
  }),
  output: level,
})

export const removeLevel = defineCall({
  method: 'POST',
  path: '/staff/team/level/remove',
  access: admins,
  summary: 'Removes a service level; the next more general one holds.',
  idempotent: true,
  input: z.object({ levelId: idInput }),
  output: emptyInput,
})

const calendarCountry = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .optional()
  .describe('whose calendar; without one the agency’s own')

const agencyDay = z.object({
  day: dayOutput,
  works: z.boolean(),
  name: z.string(),
  savedByName: z.string(),
})

export const listAgencyDays = defineCall({
  method: 'GET',
  path: '/staff/team/days',
  access: readers,
  summary:
    'The working days of a year that the agency sets itself, beside the weekends and public holidays of its country; or those of another country, where clerks or authorities sit.',
  input: z.object({
    year: z.coerce.number().int().min(AGENCY_YEARS.first).max(AGENCY_YEARS.last).optional(),
    country: calendarCountry,
  }),
  output: z.object({
    year: z.number().int(),
    country: z.string(),
    isOwn: z.boolean().describe('the agency’s own calendar'),
    holidays: z.array(z.object({ day: dayOutput, name: z.string() })),
    days: z.array(agencyDay),
  }),
})

export const saveAgencyDay = defineCall({
  method: 'POST',
  path: '/staff/team/day/save',
  access: admins,
  summary:
    'Gives the agency, or another country, a day off, or makes it work on a day that is usually off. Every open work order is ranked anew.',
  idempotent: true,
  refusals: ['team.too_many_days', 'team.day_past'],
  input: z.object({
    day: dayInput,
    country: calendarCountry,
    works: z.boolean(),
    name: lineInput(MOST_NAME_LETTERS).min(1),
  }),
  output: agencyDay,
})

export const removeAgencyDay = defineCall({
  method: 'POST',
  path: '/staff/team/day/remove',
  access: admins,
  summary: 'The day is again what its weekday and the public holidays make it.',
  idempotent: true,
  refusals: ['team.day_past'],
  input: z.object({ day: dayInput, country: calendarCountry }),
  output: emptyInput,
})
