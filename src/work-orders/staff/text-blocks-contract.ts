import { z } from 'zod'
import { defineCall, emptyInput, idInput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { messageText } from '../talk-contract.ts'
import { caseWorkers } from './contract.ts'

export const MOST_BLOCK_LETTERS = 60

export const textBlocks = defineCall({
  method: 'GET',
  path: '/staff/textBlock/list',
  access: caseWorkers,
  summary:
    'Texts that staff use again, own and shared ones, by name. `{{company}}`, `{{number}}`, `{{service}}` and `{{me}}` are filled in where one is used.',
  input: emptyInput,
  output: z.object({
    blocks: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        shared: z.boolean(),
        mine: z.boolean(),
        text: z.object({ en: z.string(), zh: z.string() }),
      }),
    ),
  }),
})

export const saveTextBlock = defineCall({
  method: 'POST',
  path: '/staff/textBlock/save',
  access: caseWorkers,
  summary: 'Keeps a text to use again, for oneself or for all.',
  idempotent: true,
  refusals: ['text_blocks.too_many'],
  input: z.object({
    name: lineInput(MOST_BLOCK_LETTERS).min(1),
    shared: z.boolean(),
    text: z.union([messageText, z.object({ en: messageText, zh: messageText })]),
  }),
  output: z.object({ id: z.string() }),
})

export const deleteTextBlock = defineCall({
  method: 'POST',
  path: '/staff/textBlock/delete',
  access: caseWorkers,
  summary: 'Deletes an own text block.',
  idempotent: true,
  refusals: ['text_blocks.not_found'],
  input: z.object({ blockId: idInput }),
  output: z.object({}),
})
