import type { ReadingConfig } from '#documents/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Amazon } from './amazon/amazon.ts'
import type { ShopsConfig } from './shops.config.ts'

export type ShopsDeps = ServerDeps<ShopsConfig & ReadingConfig> & {
  /** Undefined where this portal is not set up for it. */
  amazon: Amazon | undefined
}

/** Who does something, and from which address. */
export type ShopActor = { companyId: string; userId: string; sessionId: string; address: string }
