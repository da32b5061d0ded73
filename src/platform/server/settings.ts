import { readFileSync } from 'node:fs'
import { z } from 'zod'

type Environment = Readonly<Record<string, string | undefined>>

/** An environment variable that an operator may set. */
export type Setting<S extends z.ZodType = z.ZodType> = {
  env: string
  doc: string
  schema: S
  /** The value used when the variable is absent; `undefined` means that it must be set where it is needed. */
  default?: z.output<S>
  /** Never shown, and random in demo mode. */
  secret?: boolean
  /** Says what is missing or weak in production; nothing if all is well. */
  production?: (value: z.output<S> | undefined, env: Environment) => string | undefined
}

/** The settings of a module, by the names used in code. */
type SettingsTable = Readonly<Record<string, Setting>>

/** The values of a table: as set in the environment, or the defaults. */
export type RawSettings<T extends SettingsTable> = { [K in keyof T]: z.output<T[K]['schema']> | undefined }

export function setting<S extends z.ZodType>(definition: Setting<S>): Setting<S> {
  return definition
}

export const needed = (value: unknown): string | undefined => (value ? undefined : 'is missing')

export const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
  .transform((url) => url.replace(/\/+$/, ''))

/** Lists every problem of the configuration at once, so that it is fixed in one go. */
export class ConfigProblem extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(
      `The configuration is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee docs/operate.md.`,
    )
    this.problems = problems
  }
}

/**
 * Reads a table of settings from the environment. @throws ConfigProblem with every problem found, those found before
 * among them
 */
export function readSettings<T extends SettingsTable>(
  table: T,
  env: Record<string, string | undefined>,
  { production, problems: found = [] }: { production: boolean; problems?: readonly string[] },
): RawSettings<T> {
  const problems = [...found]
  const values: Record<string, unknown> = {}
  for (const [name, definition] of Object.entries(table)) {
    const raw = env[definition.env] || secretInFile(definition, env, problems)
    const parsed = raw === undefined || raw === '' ? undefined : definition.schema.safeParse(raw)
    if (parsed && !parsed.success) {
      problems.push(`${definition.env} ${parsed.error.issues[0]?.message ?? 'is invalid'}`)
      continue
    }
    values[name] = parsed ? parsed.data : definition.default
    const weakness = production ? definition.production?.(values[name], env) : undefined
    if (weakness) problems.push(`${definition.env} ${weakness}`)
  }
  if (problems.length > 0) throw new ConfigProblem(problems)
  return values as RawSettings<T>
}

/**
 * A secret may lie in a file that `NAME_FILE` names, as a secret store mounts it: then it is in no environment, which
 * child processes inherit and crash reports print.
 */
function secretInFile(
  { env: name, secret }: Setting<z.ZodType>,
  env: Record<string, string | undefined>,
  problems: string[],
): string | undefined {
  const file = secret ? env[`${name}_FILE`] : undefined
  if (!file) return undefined
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text === '') problems.push(`${name}_FILE names a file that is empty`)
    return text
  } catch {
    problems.push(`${name}_FILE names a file that cannot be read`)
    return undefined
  }
}
