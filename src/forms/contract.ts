import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import type { Template } from './engine/model/template.ts'

/** Linted when it was published, so only its outer shape is checked on the wire. */
export const templateOutput = z
  .looseObject({
    key: z.string(),
    version: z.number().int(),
    sections: z.array(z.looseObject({ key: z.string() })),
  })
  .describe(
    'form template: sections with their fields, conditions and validators as data',
  ) as unknown as z.ZodType<Template>

export const previewTemplate = defineCall({
  method: 'GET',
  path: '/woTemplate/preview',
  access: 'public',
  summary:
    'A form template: by its code, so that a buyer sees the questions; or that of one of your own nodes.',
  refusals: [
    'wire.session_invalid',
    'forms.unknown_template',
    'work_orders.node_not_found',
    'work_orders.no_form',
  ],
  input: z
    .object({
      code: z.string().min(1).max(64).optional(),
      nodeId: idInput.optional().describe('of one of your own steps; needs a session'),
    })
    .refine(({ code, nodeId }) => (code === undefined) !== (nodeId === undefined), {
      path: ['code'],
      ...saying('Specify which form you need.', '请指明所查询的资料表。'),
    }),
  output: templateOutput,
})
