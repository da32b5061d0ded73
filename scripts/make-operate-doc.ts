import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { SETTINGS } from '../src/main/config.ts'

/*
 * Generates docs/operate.md from docs/operate.head.md and the table of settings. `--check` only reports whether it is
 * current.
 */

const ROOT = resolve(import.meta.dirname, '..')
const TARGET = resolve(ROOT, 'docs/operate.md')

const rows = Object.values(SETTINGS).map((setting) => {
  const fallback =
    'default' in setting && setting.default !== undefined ? `\`${String(setting.default)}\`` : 'none'
  const weak = 'production' in setting && setting.production ? 'must be set well' : ''
  const secret = 'secret' in setting && setting.secret ? 'yes' : ''
  return `| \`${setting.env}\` | ${setting.doc} | ${shapeOf(setting.schema)} | ${fallback} | ${secret} | ${weak} |`
})

const text = readFileSync(resolve(ROOT, 'docs/operate.head.md'), 'utf8').replace(
  '<!-- settings -->',
  [
    '| variable | what it does | shape | default | secret | in production |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n'),
)

if (process.argv.includes('--check')) {
  const current = readFileSync(TARGET, 'utf8') === text
  console.log(current ? 'docs/operate.md is current' : 'docs/operate.md is not current: npm run docs:operate')
  if (!current) process.exit(1)
} else {
  writeFileSync(TARGET, text)
  console.log(`docs/operate.md: ${rows.length} settings`)
}

function shapeOf(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>
  if (Array.isArray(json['enum'])) return json['enum'].map((value) => `\`${String(value)}\``).join(' or ')
  if (json['format'] === 'uri') return 'address'
  return typeof json['type'] === 'string' ? json['type'] : 'text'
}
