import type { OutputOf } from '#platform/shared/call.ts'
import type { importDetail } from '../contract.ts'

/** One import with where its rows went. */
export type Import = OutputOf<typeof importDetail>
