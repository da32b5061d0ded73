import { expect, it } from 'vitest'
import { firstOfPost, type OpenPost } from './open-post.ts'

const since = new Date('2026-11-18T10:00:00Z')
const later = new Date('2026-11-19T10:00:00Z')
const NONE: OpenPost = { day: null, since: null }
const by = (day: string | null, at = since): OpenPost => ({ day, since: at })

it.each<[string, OpenPost, OpenPost, [string | null, Date | null, boolean | null]]>([
  ['nothing', NONE, NONE, [null, null, null]],
  ['a letter', by('2026-12-01'), NONE, ['2026-12-01', since, false]],
  ['a check', NONE, by('2026-12-01'), ['2026-12-01', since, true]],
  ['a check without a day', NONE, by(null), [null, since, true]],
  ['a letter before a check', by('2026-12-01'), by('2026-12-02', later), ['2026-12-01', later, false]],
  ['a check before a letter', by('2026-12-02'), by('2026-12-01'), ['2026-12-01', since, true]],
  ['a check on its letter’s day', by('2026-12-01'), by('2026-12-01'), ['2026-12-01', since, true]],
  ['a check with a day before a letter without', by(null), by('2026-12-01'), ['2026-12-01', since, true]],
  ['a letter with a day before a check without', by('2026-12-01'), by(null), ['2026-12-01', since, false]],
  ['neither has a day', by(null), by(null, later), [null, later, false]],
])('%s', (_name, letters, checks, [letterDay, letterSince, letterIsCheck]) => {
  expect(firstOfPost(letters, checks)).toEqual({ letterDay, letterSince, letterIsCheck })
})
