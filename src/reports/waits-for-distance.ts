/** Whether an issue of this code is one of a sale that waits for a sum of distance sales. */
export const waitsForDistance = (code: string): boolean =>
  code.startsWith('ASK_DISTANCE_SALES') || code.startsWith('ASK_ORIGINAL_DISTANCE_SALES')
