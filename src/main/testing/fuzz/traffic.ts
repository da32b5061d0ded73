import type { ServerResponse } from 'node:http'
import { kindOf } from './inputs.ts'
import type { Wired } from '../../wiring.ts'

/** Requests to one call: sent, let through to its use case, done there. */
export type Count = { sent: number; reached: number; done: number }

const KEPT_VALUES = 60
const KEPT_SAMPLES = 20

/**
 * Listens behind access and validation of every call: counts what gets that far, and keeps inputs and answers, so that
 * the next input can name what exists.
 */
export function watchTraffic(routes: Wired['routes']) {
  const values = new Map<string, unknown[]>()
  const samples = new Map<string, Record<string, unknown>[]>()
  const counts = new Map<string, Count>()

  const keep = (name: string, value: unknown, depth = 0): void => {
    if (depth > 8) return
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 5)) keep(name.replace(/s$/, ''), one, depth + 1)
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const [key, inner] of Object.entries(value)) keep(key, inner, depth + 1)
    } else if (typeof value === 'string' && value !== '' && value.length < 200) {
      put(values, name, value, KEPT_VALUES)
    }
  }
  const keepIds = (kind: string, value: unknown, depth = 0): void => {
    if (depth > 5 || typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'id' && typeof inner === 'string') put(values, `id@${kind}`, inner, KEPT_VALUES)
      else keepIds(kind, inner, depth + 1)
    }
  }
  for (const route of routes) {
    const { handler, call } = route
    const count: Count = { sent: 0, reached: 0, done: 0 }
    counts.set(call.path, count)
    route.handler = async (context, input) => {
      count.reached++
      // A stream would never end: here it does, at once.
      if (call.kind === 'stream') {
        count.done++
        return { open: (raw: ServerResponse) => void raw.end() }
      }
      const result = await handler(context, input)
      count.done++
      put(samples, call.path, input as Record<string, unknown>, KEPT_SAMPLES)
      keep('', input)
      if (call.kind === 'json') {
        keep('', result)
        keepIds(kindOf(call.path), result)
      }
      return result
    }
  }
  return {
    countOf: (path: string): Count => counts.get(path) ?? { sent: 0, reached: 0, done: 0 },
    /** Remembers texts as if they had been seen under any name. */
    seed: (texts: readonly string[]) => texts.forEach((text) => put(values, '', text, KEPT_VALUES)),
    seen: (name: string): readonly unknown[] => values.get(name) ?? [],
    samples: (path: string): readonly Record<string, unknown>[] => samples.get(path) ?? [],
  }
}

/** The newest stay. */
function put<T>(into: Map<string, T[]>, key: string, value: T, most: number): void {
  const kept = into.get(key) ?? []
  if (kept.includes(value)) return
  kept.push(value)
  if (kept.length > most) kept.shift()
  into.set(key, kept)
}
