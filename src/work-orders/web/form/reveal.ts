import { CallFailure, makeCall } from '#platform/web/api.ts'
import { revealOwnAnswer } from '../../form-contract.ts'

/** One sensitive answer in clear; undefined after a failure, which is shown as a notification. */
export async function reveal(nodeId: string, path: string): Promise<string | undefined> {
  try {
    return (await makeCall(revealOwnAnswer, { nodeId, path })).value
  } catch (failure) {
    if (failure instanceof CallFailure) return undefined
    throw failure
  }
}
