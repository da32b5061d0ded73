import type { SecretBox } from '#platform/server/secret-box.ts'

type Owner = { companyId: string; shopId: string }

const contextOf = ({ companyId, shopId }: Owner) => `amazon-refresh-token:${companyId}:${shopId}`

/** Bound to its shop: copied into the row of another one, it does not open. */
export const sealRefreshToken = (box: SecretBox, owner: Owner, token: string): string =>
  box.seal(token, contextOf(owner))

export const openRefreshToken = (box: SecretBox, owner: Owner, sealed: string): string =>
  box.open(sealed, contextOf(owner))
