import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { HmrcConfig } from './hmrc.config.ts'
import type { Hmrc } from './hmrc.ts'

export type HmrcDeps = ServerDeps<HmrcConfig> & {
  /** Undefined where this portal is not set up for it. */
  hmrc: Hmrc | undefined
}
