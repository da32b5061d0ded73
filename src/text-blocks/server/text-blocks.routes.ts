import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../staff/contract.ts'
import { deleteTextBlock, readTextBlocks, saveTextBlock } from './keep-text-blocks.ts'

export function textBlocksRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.textBlocks, (context) => readTextBlocks(deps, staffOf(context))),
    handle(calls.saveTextBlock, (context, input) => saveTextBlock(deps, staffOf(context), input)),
    handle(calls.deleteTextBlock, (context, { blockId }) => deleteTextBlock(deps, staffOf(context), blockId)),
  ]
}
