import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'
import type { Template } from './template.ts'

/** Linted when it was published, so only its frame is checked on the wire. */
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
  who: 'public',
  summary: 'A form template, so that a buyer sees what will be asked.',
  input: z.object({ code: z.string().min(1).max(64) }),
  output: templateOutput,
})
