import { Resolver } from 'node:dns/promises'

/** The texts that a name has in the DNS; none where it has none. @throws when no name server answers */
export type LookUpTexts = (name: string) => Promise<string[]>

const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA'])

/** @param servers addresses of name servers; without them, those of this machine */
export function lookUpIn(servers?: readonly string[]): LookUpTexts {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers) resolver.setServers([...servers])
  return async (name) => {
    try {
      // A long text comes in parts of 255 bytes.
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (NOTHING_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  }
}
