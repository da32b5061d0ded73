/** Only what somebody changed is sent; what was emptied is sent as empty. */
export function changedValues<T extends Record<string, string>>(recorded: T, typed: T): Partial<T> {
  const changed = Object.entries(typed).filter(([name, value]) => value.trim() !== recorded[name])
  return Object.fromEntries(changed.map(([name, value]) => [name, value.trim()])) as Partial<T>
}
