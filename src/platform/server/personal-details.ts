type Details = Readonly<Record<string, unknown>>

/** Details that name somebody, or that somebody typed: whichever line has them, they lie under the key of a person. */
const PERSONAL: ReadonlySet<string> = new Set(['email', 'holder', 'note', 'reason', 'signers'])

/** What of a line's details is kept as it is, for as long as the trail, and what can be forgotten. */
export function partDetails({ detail = {}, personal }: { detail?: Details; personal?: Details }) {
  const kept: Record<string, unknown> = {}
  const forgettable: Record<string, unknown> = { ...personal }
  for (const [key, value] of Object.entries(detail)) (PERSONAL.has(key) ? forgettable : kept)[key] = value
  return { kept, forgettable }
}
