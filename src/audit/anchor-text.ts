/** Where the chain of the audit trail stood on a day, as one word that a mail and a command line carry. */
export type Anchor = { day: string; position: number; hash: string }

export const anchorText = ({ day, position, hash }: Anchor): string => `${day}/${position}/${hash}`

export function readAnchorText(text: string): Anchor | undefined {
  const [, day, position, hash] = /^(\d{4}-\d\d-\d\d)\/(\d{1,15})\/([0-9a-f]{64})$/.exec(text.trim()) ?? []
  return day && position && hash ? { day, position: Number(position), hash } : undefined
}
