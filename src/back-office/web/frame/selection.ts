/** What is selected in a list, and where a range would begin. */
export type Selection = { chosen: ReadonlySet<string>; anchor: string | null }

export const NOTHING: Selection = { chosen: new Set(), anchor: null }

export function toggled({ chosen }: Selection, key: string): Selection {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return { chosen: next, anchor: key }
}

/** From the row that was touched last to this one, as with Shift in every list; other rows stay as they are. */
export function reached(selection: Selection, keys: readonly string[], key: string): Selection {
  const [from, to] = [keys.indexOf(selection.anchor ?? key), keys.indexOf(key)]
  if (to < 0) return selection
  const start = from < 0 ? to : from
  const range = keys.slice(Math.min(start, to), Math.max(start, to) + 1)
  return { chosen: new Set([...selection.chosen, ...range]), anchor: keys[start] ?? key }
}

/** All of these, or none of them where all are selected already. */
export function allOrNone(selection: Selection, keys: readonly string[]): Selection {
  const isAll = keys.every((key) => selection.chosen.has(key))
  const others = [...selection.chosen].filter((key) => !keys.includes(key))
  return { chosen: new Set(isAll ? others : [...others, ...keys]), anchor: null }
}
