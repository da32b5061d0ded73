import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CallDefinition } from '../../src/platform/shared/call.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Every call of the product, by its path. */
export async function callsByPath(): Promise<ReadonlyMap<string, CallDefinition>> {
  const files = globSync('src/**/*contract.ts', { cwd: ROOT })
  const modules = await Promise.all(files.map((file) => import(resolve(ROOT, file)) as Promise<object>))
  const calls = modules.flatMap((module) => Object.values(module).filter(isCall))
  return new Map(calls.map((call) => [call.path, call]))
}

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'output' in value && 'access' in value

/** What of a sample answer its call would not give; null: nothing. */
export function faultOfSample(call: CallDefinition | undefined, data: unknown): string | null {
  if (!call) return 'no call has this path'
  const { error } = call.output.safeParse(data)
  const first = error?.issues[0]
  return first ? `${first.path.join('.')}: ${first.message}` : null
}
