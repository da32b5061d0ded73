type Colleague = { id: string; name: string }

/** A mention that is being typed: where its `@` is, and what stands behind it so far. */
export type TypedMention = { at: number; typed: string }

const MOST_TYPED = 40
/** An address has a letter before its `@`; Chinese is written without spaces. */
const OF_ADDRESS = /[A-Za-z0-9._-]$/

/** @param caret where is typed */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const before = text.slice(0, caret)
  const at = Math.max(before.lastIndexOf('@'), before.lastIndexOf('＠'))
  if (at < 0 || OF_ADDRESS.test(before.slice(0, at))) return undefined
  const typed = before.slice(at + 1)
  return typed.length > MOST_TYPED || typed.includes('\n') || typed.startsWith(' ')
    ? undefined
    : { at, typed }
}

/**
 * Whom it may become: names that begin with it come first. None once a name stands there in full; nobody tells themselves.
 * @param ownId of whoever types
 */
export function colleaguesFor(
  typed: string,
  colleagues: readonly Colleague[],
  ownId: string | undefined,
): Colleague[] {
  const wanted = typed.toLowerCase()
  if (colleagues.some(({ name }) => wanted.startsWith(`${name.toLowerCase()} `))) return []
  const found = colleagues.filter(({ id, name }) => id !== ownId && name.toLowerCase().includes(wanted))
  const begins = ({ name }: Colleague) => name.toLowerCase().startsWith(wanted)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))]
}

/** The text with the name in place of what was typed, and where the caret goes on. */
export function withMention(text: string, { at, typed }: TypedMention, name: string) {
  const rest = text.slice(at + 1 + typed.length)
  const head = `${text.slice(0, at)}@${name} `
  return { text: head + rest.replace(/^ /, ''), caret: head.length }
}
