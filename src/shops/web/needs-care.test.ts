import { expect, test } from 'vitest'
import { shopsInNeed } from './needs-care.ts'

type Status = Parameters<typeof shopsInNeed>[0][number]['status']
const OURS = { is: 'OURS', name: null, registrationNumber: null, confirmed: null } as const
const shop = (id: string, status: Status, daysLeft = 0) => ({ id, status, daysLeft, account: OURS })

test('what is broken comes first, then what ended, then what ends, then what never began', () => {
  const found = shopsInNeed([
    shop('new', 'NOT_CONNECTED'),
    shop('fine', 'ACTIVE', 300),
    shop('later', 'EXPIRING', 20),
    shop('file', 'FILE_UPLOAD'),
    shop('over', 'EXPIRED'),
    shop('sooner', 'EXPIRING', 3),
    shop('own choice', 'REVOKED'),
    shop('broken', 'BROKEN', 200),
  ])
  expect(found.map(({ id }) => id)).toEqual(['broken', 'over', 'sooner', 'later', 'new'])
})

test('an account in another company’s name is the most urgent, until a member has confirmed it', () => {
  const other = { ...OURS, is: 'OTHER' } as const
  const confirmed = { at: '2026-11-25T10:00:00Z', by: 'Wu Min' }
  const found = shopsInNeed([
    shop('over', 'EXPIRED'),
    { ...shop('confirmed', 'ACTIVE', 300), account: { ...other, confirmed } },
    { ...shop('other', 'ACTIVE', 300), account: other },
  ])
  expect(found.map(({ id }) => id)).toEqual(['other', 'over'])
})
