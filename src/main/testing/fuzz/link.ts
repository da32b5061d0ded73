/** Ids that belong together, by the names that inputs give them: `{ workOrderId, nodeId }`. */
export type Link = Record<string, unknown>
