import type { NamedPlace } from '../../data-classes.ts'

/** Each table once: where it lies in two classes, what either says of it holds. */
export function mergedByTable(places: readonly NamedPlace[]): Map<string, NamedPlace> {
  const merged = new Map<string, NamedPlace>()
  for (const place of places) merged.set(place.table, { ...place, ...merged.get(place.table) })
  return merged
}
