/** Sets an entry of a map that keeps so many at most: the one that was set longest ago makes room, and no other. */
export function setAtMost<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= most) return
    map.delete(oldest)
  }
}
