import { expect, test } from 'vitest'
import { readSettings } from '#platform/server/settings.ts'
import { BACKUP_SETTINGS, backupConfig } from './backup.config.ts'

const KEY = 'age1ytdszmfqp7fyg54426902zl9g8kf7tr8m6v898xstha42znsnewq6r6jc8'
const read = (env: Record<string, string>) =>
  backupConfig(readSettings(BACKUP_SETTINGS, env, { production: true })).backup

test('without settings, no backup is written', () => {
  expect(read({})).toEqual({ to: undefined, keys: [], hour: 2, keep: 30, proveDays: 28 })
})

test('a folder and several keys', () => {
  const env = {
    GREENLANE_BACKUP_TO: '/mnt',
    GREENLANE_BACKUP_KEYS: `${KEY}, ${KEY}`,
    GREENLANE_BACKUP_KEEP: '7',
  }
  expect(read(env)).toEqual({ to: '/mnt', keys: [KEY, KEY], hour: 2, keep: 7, proveDays: 28 })
})

test.each([
  [{ GREENLANE_BACKUP_TO: '/mnt' }, /GREENLANE_BACKUP_KEYS is missing/],
  [{ GREENLANE_BACKUP_KEYS: 'AGE-SECRET-KEY-1X' }, /GREENLANE_BACKUP_KEYS must be a public key/],
  [{ GREENLANE_BACKUP_HOUR: '24' }, /GREENLANE_BACKUP_HOUR/],
  [{ GREENLANE_BACKUP_KEEP: '0' }, /GREENLANE_BACKUP_KEEP/],
])('%j is refused', (env, words) => {
  expect(() => read(env)).toThrow(words)
})
