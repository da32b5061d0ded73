import { z } from 'zod'
import { dayOutput, defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput, NOT_BEFORE_THE_FIRST_DAY } from '#platform/shared/inputs.ts'
import { CONFIDENCES, OBLIGATION_KINDS, NEED_STATUSES } from '../rule.ts'

const EDITORS = { staff: ['reviewer', 'admin'] as const }

const ruleOutput = z.object({
  id: z.string(),
  kind: z.enum(OBLIGATION_KINDS),
  result: z.enum(NEED_STATUSES),
  condition: z.unknown().describe('as in the rule; conditions are not edited here'),
  source: z.object({ label: z.string(), url: z.string().nullable() }),
  enabled: z.boolean(),
  from: dayOutput.nullable(),
  until: dayOutput.nullable(),
  confidence: z.enum(CONFIDENCES),
  reason: z.object({ en: z.string(), zh: z.string() }),
  changed: z.object({ at: instantOutput, by: z.string() }).nullable().describe('null: as shipped'),
})

export const listObligationRules = defineCall({
  method: 'GET',
  path: '/staff/obligation/list',
  access: EDITORS,
  summary: 'The rules in force, with what staff changed',
  input: z.object({ ...pageInput }),
  output: pageOf(ruleOutput),
})

const reasonInput = z.string().trim().min(10).max(600)

export const updateObligationRule = defineCall({
  method: 'POST',
  path: '/staff/obligation/update',
  access: EDITORS,
  summary: 'Overrides a rule from now on; what is left out stays as shipped.',
  refusals: ['obligations.rule_not_found'],
  input: z
    .object({
      rule: idInput,
      enabled: z.boolean().default(true),
      from: dayInput.nullish(),
      until: dayInput.nullish(),
      confidence: z.enum(CONFIDENCES).nullish(),
      reason: z.object({ en: reasonInput, zh: reasonInput }).nullish(),
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      ...NOT_BEFORE_THE_FIRST_DAY,
    }),
  output: ruleOutput,
})
