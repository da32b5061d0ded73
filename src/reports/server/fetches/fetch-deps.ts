import type { ShopsDeps } from '#shops/server/public.ts'

/** With the marketplace that is asked; undefined where this portal is not set up for it. */
export type FetchDeps = ShopsDeps
