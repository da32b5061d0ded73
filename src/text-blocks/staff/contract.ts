import { z } from 'zod'
import { defineCall, emptyInput, idInput } from '#platform/shared/call.ts'
import { lineInput, linesInput } from '#platform/shared/line-input.ts'
import { MOST_BLOCK_LETTERS, MOST_NAME_LETTERS } from '../block-text.ts'

/** Whoever writes to sellers or to strangers; a partner firm writes to neither. */
const writers = { staff: ['agent', 'reviewer', 'finance', 'admin'] } as const

const blockText = linesInput(MOST_BLOCK_LETTERS)

export const textBlocks = defineCall({
  method: 'GET',
  path: '/staff/textBlock/list',
  access: writers,
  summary:
    'Texts that staff use again, own and shared ones, by name. `{{company}}`, `{{number}}`, `{{me}}` and, about a work order, `{{service}}` are filled in where one is used.',
  input: emptyInput,
  output: z.object({
    blocks: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        shared: z.boolean(),
        mine: z.boolean(),
        /** Own ones, and for an administrator those that others share */
        deletable: z.boolean(),
        text: z.object({ en: z.string(), zh: z.string() }),
      }),
    ),
  }),
})

export const saveTextBlock = defineCall({
  method: 'POST',
  path: '/staff/textBlock/save',
  access: writers,
  summary:
    'Keeps a text to use again, for oneself or for all. It takes the place of an own text of the same name.',
  idempotent: true,
  refusals: ['text_blocks.too_many'],
  input: z.object({
    name: lineInput(MOST_NAME_LETTERS).min(1),
    shared: z.boolean(),
    text: z.union([blockText, z.object({ en: blockText, zh: blockText })]),
  }),
  output: z.object({ id: z.string() }),
})

export const deleteTextBlock = defineCall({
  method: 'POST',
  path: '/staff/textBlock/delete',
  access: writers,
  summary: 'Deletes an own text block; an administrator deletes what others share, too.',
  idempotent: true,
  refusals: ['text_blocks.not_found'],
  input: z.object({ blockId: idInput }),
  output: z.object({}),
})
