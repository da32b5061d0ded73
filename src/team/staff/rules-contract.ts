import { z } from 'zod'
import { defineCall, emptyInput, idInput, integerInput } from '#platform/shared/call.ts'
import { LANGS } from '#platform/shared/local-text.ts'

const admins = { staff: ['admin'] } as const

export const MOST_RULES = 100
const MOST_OF_A_RULE = 100
/** More open work orders than this nobody limits. */
export const MOST_OPEN = 9999

const person = z.object({ id: z.string(), name: z.string() })

const rule = z.object({
  id: z.string(),
  productCode: z.string().nullable(),
  country: z.string().nullable(),
  lang: z.enum(LANGS).nullable(),
  isForAll: z.boolean().describe('whoever works on orders, otherwise `people`'),
  people: z.array(person).describe('those of the rule who still work on orders'),
  team: person.nullable().describe('instead of people: whoever is in it then, for its countries'),
  mostOpen: z.number().int().nullable(),
  savedByName: z.string(),
})

export const listRules = defineCall({
  method: 'GET',
  path: '/staff/team/rules',
  access: { staff: ['agent', 'reviewer', 'admin'] },
  summary: 'The rules by which work orders are assigned, in the order in which they are tried.',
  input: emptyInput,
  output: z.object({ rules: z.array(rule), people: z.array(person), teams: z.array(person) }),
})

export const saveRule = defineCall({
  method: 'POST',
  path: '/staff/team/rule/save',
  access: admins,
  summary:
    'Adds an assignment rule behind the others, or changes one. It holds for work orders that become the agency’s turn from now on.',
  idempotent: true,
  refusals: ['team.no_rule', 'team.no_team', 'team.not_a_colleague', 'team.too_many_rules', 'team.same_rule'],
  input: z.object({
    ruleId: idInput.optional().describe('of the one that is changed'),
    productCode: z.string().min(1).max(80).nullable(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    lang: z.enum(LANGS).nullable().describe('of the seller'),
    staffIds: z
      .array(idInput)
      .max(MOST_OF_A_RULE)
      .describe('empty for everybody who works on orders; ignored where a team is named'),
    teamId: idInput.nullable().default(null),
    mostOpen: integerInput
      .min(1)
      .max(MOST_OPEN)
      .nullable()
      .describe('whoever has this many open gets no more by this rule'),
  }),
  output: z.object({ id: z.string() }),
})

export const removeRule = defineCall({
  method: 'POST',
  path: '/staff/team/rule/remove',
  access: admins,
  summary: 'Removes an assignment rule. Without any, nothing is assigned by itself.',
  idempotent: true,
  input: z.object({ ruleId: idInput }),
  output: emptyInput,
})

export const orderRules = defineCall({
  method: 'POST',
  path: '/staff/team/rules/order',
  access: admins,
  summary: 'Sets the order in which the assignment rules are tried: all of them, each once.',
  idempotent: true,
  refusals: ['team.rules_changed'],
  input: z.object({ ruleIds: z.array(idInput).max(MOST_RULES) }),
  output: emptyInput,
})
