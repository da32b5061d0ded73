/**
 * The store of files did not do what it was asked to. The message is for the operator: what is wrong, and what to do.
 * Nobody else reads it.
 */
export class StorageFault extends Error {
  /** Whether trying again later can help without anybody changing a setting. */
  readonly temporary: boolean
  constructor(message: string, options: { temporary: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.temporary = options.temporary
  }
}

/** The `StorageFault` behind an error, if there is one. */
export function storageFaultIn(error: unknown): StorageFault | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof StorageFault) return current
  return undefined
}
